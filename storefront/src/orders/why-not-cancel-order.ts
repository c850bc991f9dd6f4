import { whyNotCancel } from '@longhaul/domain/orders/cancel.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'

/** Why an order cannot be cancelled, as a sentence; null while one of its items still can. */
export function whyNotCancelOrder({ items }: { items: readonly { stage: ItemStage }[] }): string | null {
  const reasons = items.map((item) => whyNotCancel(item.stage))
  if (reasons.includes(null)) return null
  const reason = reasons.find((reason) => reason === 'already_purchased') ?? reasons[0]
  return reason ? errorText.reasons[reason] : null
}
