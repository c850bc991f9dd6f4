import { refusePrice as route } from '@longhaul/contract/orders/orders.staff.ts'
import { whyNotRefusePrice } from '@longhaul/domain/orders/price-change.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { demandSupplement } from './demand-supplement.ts'
import { findItemOwnerForStaff, lockItemForStaff, updateItem } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

export const refusePriceAction = writeAction(route, refusePrice)

/**
 * Rejects the shopper's own price, with a reason: the item costs the page's price, and the shopper pays the
 * difference with our fee on it, or lets the item be cancelled.
 */
async function refusePrice(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const reason = body.reason.trim()
  const owner = orNotFound(await findItemOwnerForStaff(tx, params.id))
  await lockShopper(tx, owner.shopper_id)
  const item = orNotFound(await lockItemForStaff(tx, params.id))
  const { stage, page_price_fen: pagePriceFen, unit_price_fen: unitPriceFen } = item
  refuseIf(whyNotRefusePrice({ stage, pagePriceFen, unitPriceFen }))

  const by = { actor: 'staff', actorId: me.id, roles: me.roles, itemId: item.id, now } as const
  // Rejecting the price completes the review.
  if (stage === 'in_review') await takeItemStep(tx, { ...by, step: 'approve' })
  const before = {
    unit_price_fen: unitPriceFen,
    page_price_fen: pagePriceFen,
    price_reason: item.price_reason,
  }
  const { to } = await takeItemStep(tx, { ...by, step: 'require_supplement', note: reason, before })
  const moreFen = (pagePriceFen! - unitPriceFen) * item.quantity
  await updateItem(tx, item.id, { unit_price_fen: pagePriceFen!, page_price_fen: null, price_reason: null })
  const real = { goodsFen: item.goods_fen + moreFen, freightFen: item.freight_fen }
  const { amountFen } = await demandSupplement(call, item, { real, note: reason })
  await audit(call, {
    action: 'refuse_price',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: { stage, unit_price_fen: unitPriceFen },
    after: { stage: to, unit_price_fen: pagePriceFen },
    reason,
  })
  call.concerns(item.shopper_id)
  return { stage: to, supplement_fen: amountFen }
}
