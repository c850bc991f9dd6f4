import { cancelItemByStaff as route } from '@longhaul/contract/orders/orders.staff.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { closeItem } from './close-item.ts'
import { findItemOwnerForStaff, lockItemForStaff } from './sql.ts'

export const cancelItemByStaffAction = writeAction(route, cancelItemByStaff)

/**
 * Cancels an item that is not bought, with a reason shown to the shopper, and releases all money frozen for
 * it.
 */
async function cancelItemByStaff(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  const { shopper_id: shopperId } = orNotFound(await findItemOwnerForStaff(tx, params.id))
  await lockShopper(tx, shopperId)
  const item = orNotFound(await lockItemForStaff(tx, params.id))
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
    args: { ...noticeNames(item), reason, amount_fen: releasedFen },
    subject: { kind: 'order', id: item.order_id },
  })
  call.concerns(shopperId)
  return { released_fen: releasedFen }
}
