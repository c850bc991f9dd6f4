import { to } from '../links.ts'

/** The page where an item is processed: by its stage, and its order's number where it is found by that. */
export function pageOfItem(id: string, stage: string, number: string): string {
  if (stage === 'in_review') return to.review(id)
  if (stage === 'to_purchase') return `${to.purchase()}?id=${id}`
  if (stage === 'awaiting_customer' || stage === 'supplement_due') return to.purchase('waiting')
  if (stage === 'purchased') return to.purchase('seller')
  if (stage === 'seller_shipped') return to.purchase('arriving')
  return to.stockOf(number)
}
