import { approveItem as route } from '@longhaul/contract/orders/orders.staff.ts'
import { noticeNames } from '../goods/public.ts'
import type { FastifyRequest } from 'fastify'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { StaffMember } from '../platform/logged-in.ts'
import { findOrderNumber } from './sql.ts'
import { takeItemStep } from './take-item-step.ts'

export const approveItemAction = writeAction(route, approveItem)

/** Approves a reviewed item and passes it to the buyers. */
async function approveItem(call: WriteCall<typeof route>): Answer<typeof route> {
  return {
    stage: await approve(call, call.params.id),
  }
}

/**
 * Takes the approval step, records it in the audit log and notifies the shopper. Returns the item's new
 * stage.
 */
export async function approve(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  itemId: string,
) {
  const { tx, me, now } = call
  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  const { from, to, item } = await takeItemStep(tx, { ...by, itemId, step: 'approve', now })
  const subject = { subjectKind: 'order_item', subjectId: item.id }
  await audit(call, { action: 'approve_item', ...subject, before: { stage: from }, after: { stage: to } })
  const { number } = await findOrderNumber(tx, item.order_id)
  await notify(call, item.shopper_id, {
    kind: 'item_approved',
    args: { ...noticeNames(item), number },
    subject: { kind: 'order', id: item.order_id },
  })
  call.concerns(item.shopper_id)
  return to
}
