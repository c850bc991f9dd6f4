import { decideRefund as route } from '@longhaul/contract/orders/orders.staff.ts'
import type { RefundFault } from '@longhaul/domain/orders/refund.ts'
import { refundTable } from '@longhaul/domain/orders/refund-case.ts'
import { findEdge, whyNotStep } from '@longhaul/domain/states/table.ts'
import { noticeNames } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { notify } from '../messages/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/database/db.ts'
import { Refusal, badInput, orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { approveFirst } from './approve-refund.ts'
import { keepProblem } from './keep-problem.ts'
import { columnsOf, computeRefund } from './open-refund-case.ts'
import { payBack } from './pay-back.ts'
import {
  findRefundCaseForStaff,
  lockRefundCaseForStaff,
  moveRefundCase,
  setRefundAmounts,
} from './sql-refunds.ts'
import { type ItemRow, lockItemForStaff } from './sql.ts'

export const decideRefundAction = writeAction(route, decideRefund, { act: 'refund' })

/**
 * Moves a refund request to its next stage: put to the seller, goods being returned, granted, rejected with a
 * reason, or paid back.
 */
async function decideRefund(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body, now } = call
  const { step } = body
  const note = body.note.trim()
  if (step === 'reject' && note === '') throw badInput({ note: 'required' }, 'reason_required')
  const owner = orNotFound(await findRefundCaseForStaff(tx, params.id))
  await lockShopper(tx, owner.shopper_id)
  const item = orNotFound(await lockItemForStaff(tx, owner.order_item_id))
  const { id, stage: from, ...refundCase } = orNotFound(await lockRefundCaseForStaff(tx, params.id))
  refuseIf(whyNotStep(refundTable, from, step, me.roles))
  if (step === 'pay_back' && (await approveFirst(call, { id, ...refundCase })))
    return { stage: from, approved: true }
  const { to } = findEdge(refundTable, from, step, me.roles)!
  if (!(await moveRefundCase(tx, { id, from, to, note, now }))) throw new Refusal('transition_not_allowed')

  const by = { actor: 'staff', actorId: me.id, roles: me.roles } as const
  if (step === 'grant')
    await settleAmounts(tx, item, {
      id,
      pieces: refundCase.quantity,
      fault: body.fault ?? refundCase.fault,
      isReturned: from === 'returning',
    })
  if (step === 'reject') await keepProblem(call, item, { actor: 'system', actorId: null })
  const amountFen = step === 'pay_back' ? await payBack(call, { id, ...refundCase }, item, by) : 0
  const after = { stage: to, amount_fen: amountFen, ...(body.fault ? { fault: body.fault } : {}) }
  await audit(call, {
    action: `refund_${step}`,
    subjectKind: 'refund_case',
    subjectId: id,
    before: { stage: from },
    after,
    reason: note,
  })
  const kind = step === 'pay_back' ? 'refunded' : step === 'reject' ? 'refund_rejected' : 'refund_moved'
  await notify(call, item.shopper_id, {
    kind,
    args: { ...noticeNames(item), amount_fen: amountFen, ...(note ? { note, reason: note } : {}) },
    subject: { kind: 'order', id: item.order_id },
  })
  call.concerns(item.shopper_id)
  return { stage: to, approved: false }
}

/**
 * Sets the amounts granted: by the party that staff found at fault, if it differs, and without return freight
 * if nothing was sent back.
 */
async function settleAmounts(
  tx: Tx,
  item: ItemRow,
  granted: { id: string; pieces: number; fault: RefundFault; isReturned: boolean },
): Promise<void> {
  const { id, pieces, fault, isReturned } = granted
  const amounts = await computeRefund(tx, item, { pieces, fault })
  const returnFen = isReturned ? amounts.returnFen : 0
  await setRefundAmounts(tx, id, columnsOf(fault, { ...amounts, returnFen }))
}
