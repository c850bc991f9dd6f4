import { cancelItemByStaff } from '@longhaul/contract/orders/orders.staff.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { found } from '../platform/http/refusal.ts'
import { closeItem } from './close-item.ts'
import { findItemOwnerForStaff, lockItemForStaff } from './sql.ts'
import { tellOrdersChanged } from './tell.ts'

/** Cancels an item that is not bought, with a reason that the shopper reads; all that is frozen for it goes back. */
export const cancelItemByStaffAction = action(cancelItemByStaff, async (call) => {
  const { tx, me, params, body } = call
  const { shopper_id: shopperId } = found(await findItemOwnerForStaff(tx, params.id))
  await lockShopper(tx, shopperId)
  const item = found(await lockItemForStaff(tx, params.id))
  const reason = body.reason.trim()
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const releasedFen = await closeItem(call, item, { ...by, reason })
  await audit(call, {
    action: 'cancel_item',
    subjectKind: 'order_item',
    subjectId: item.id,
    before: { stage: item.stage, frozen_fen: item.frozen_fen },
    after: { stage: 'cancelled', released_fen: releasedFen },
    reason,
  })
  await notify(call, shopperId, {
    kind: 'item_cancelled',
    args: { title: item.title, reason, amount_fen: releasedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  await tellOrdersChanged(call, shopperId)
  return { released_fen: releasedFen }
})
