import type { ListId } from '@longhaul/domain/lists/lists.ts'
import { to } from '../links.ts'
import type { Cells } from './use-marks.ts'

/** Where a row leads: the place where it is worked on. Null where there is none. */
export function pageOfRow(list: ListId, id: string, cells: Cells): string | null {
  const stage = String(cells['stage'] ?? '')
  if (list === 'items') return pageOfItem(id, stage, String(cells['number'] ?? ''))
  if (list === 'parcels') return to.parcel(id)
  if (list === 'stock') return to.stockOf(String(cells['tracking'] ?? ''))
  if (list === 'recharges') return to.recharges(String(cells['number'] ?? ''))
  if (list === 'remittances') return to.remittance(id, stage)
  if (list === 'withdrawals') return to.withdrawal(id, stage)
  if (list === 'refunds') return to.refundCase(id, stage)
  if (list === 'mails') return `${to.mails()}?id=${id}`
  return to.lists('items', { shopper: String(cells['code'] ?? '') })
}

function pageOfItem(id: string, stage: string, number: string): string {
  if (stage === 'in_review') return to.review(id)
  if (stage === 'to_purchase') return `${to.purchase()}?id=${id}`
  if (stage === 'awaiting_customer' || stage === 'supplement_due') return to.purchase('waiting')
  if (stage === 'purchased') return to.purchase('seller')
  if (stage === 'seller_shipped') return to.purchase('arriving')
  return to.stockOf(number)
}
