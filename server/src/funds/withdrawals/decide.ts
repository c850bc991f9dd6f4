import {
  type StaffWithdrawal,
  listWithdrawalsForStaff,
  payWithdrawal,
  payWithdrawalByHand,
  rejectWithdrawal,
} from '@longhaul/contract/withdrawals.staff.ts'
import { type WithdrawalStage, type WithdrawalStep, withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { isFirstOfTwo, needsTwo, whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { whyNotPayOut } from '@longhaul/domain/funds/withdrawal.ts'
import { withdrawalPaid, withdrawalRejected } from '@longhaul/domain/ledger/recipes.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/cursor.ts'
import type { Db } from '../../platform/db.ts'
import type { Doing } from '../../platform/job-call.ts'
import type { StaffMember } from '../../platform/session.ts'
import { found, refuseIf } from '../../platform/refusal.ts'
import { readSettings } from '../../site/public.ts'
import { moveRefund } from '../sql-refunds.ts'
import { toStaffWithdrawals } from './cards.ts'
import { finishIfPaid, isPartWaiting } from './settle-part.ts'
import {
  type WithdrawalRow,
  findEmailChange,
  findWithdrawalForStaff,
  listParts,
  listWithdrawalsForStaff as listRows,
  lockWithdrawalForStaff,
  updateWithdrawal,
} from './sql.ts'

const OPEN: readonly WithdrawalStage[] = ['requested', 'paying']

export const listWithdrawalsForStaffAction = action(listWithdrawalsForStaff, async ({ tx, query, now }) => {
  const size = pageSize(query.limit)
  const stages = !query.stage || query.stage === 'open' ? OPEN : [query.stage]
  const { rows, next_cursor } = toPage(
    await listRows(tx, { stages, cursor: decodeCursor(query.cursor), size }),
    size,
  )
  return { items: await toStaffWithdrawals(tx, rows, now), next_cursor }
})

/** Approves: a job asks the providers, one part after the other, each with a key of ours. Of a large one, the first person only approves. */
export const payWithdrawalAction = action(payWithdrawal, async (call) => {
  const { tx, params, me, now } = call
  const row = await lockForStep(tx, params.id, 'pay', me)
  const { email_changed_at } = await findEmailChange(tx, row.shopper_id)
  refuseIf(whyNotPayOut(email_changed_at, now))
  const { twoPeopleFromFen } = await readSettings(tx)
  const shared = { twoPeople: needsTwo(row.amount_fen, twoPeopleFromFen), firstBy: row.approved_by }
  refuseIf(whyNotSecond(shared, me.id))
  if (isFirstOfTwo(shared)) return await approve(call, row)
  const paying = await updateWithdrawal(tx, row.id, {
    stage: 'paying',
    stage_at: now,
    decided_by: me.id,
    decided_at: now,
  })
  await call.enqueue('refund-parts', { withdrawalId: row.id }, { key: `refund-parts-${row.id}` })
  await audit(call, {
    action: 'pay_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    before: row.stage,
    after: { stage: paying.stage, amount_fen: row.amount_fen, by_hand_fen: row.by_hand_fen },
  })
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return (await toStaffWithdrawals(tx, [paying], now))[0]!
})

/** The first of two: nothing is paid yet. */
async function approve(
  call: Doing & { me: StaffMember; request: FastifyRequest },
  row: WithdrawalRow,
): Promise<Static<typeof StaffWithdrawal>> {
  const { tx, me, now } = call
  const approved = await updateWithdrawal(tx, row.id, { approved_by: me.id, approved_at: now })
  await audit(call, {
    action: 'approve_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    after: { amount_fen: row.amount_fen },
  })
  await call.changed('staff', 'funds')
  return (await toStaffWithdrawals(tx, [approved], now))[0]!
}

/** The rest was paid by hand. Refused while a provider is still being waited for: what it refuses goes by hand too. */
export const payWithdrawalByHandAction = action(payWithdrawalByHand, async (call) => {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'finish', me)
  refuseIf(row.by_hand_fen === 0 || row.by_hand_at ? 'transition_not_allowed' : null)
  refuseIf((await isPartWaiting(call, row.id)) ? 'refund_under_way' : null)
  await post(tx, {
    kind: 'withdrawal_paid',
    subject: { kind: 'withdrawal', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: withdrawalPaid(row.shopper_id, row.by_hand_fen),
  })
  const reference = body.reference.trim()
  await audit(call, {
    action: 'pay_withdrawal_by_hand',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    after: { by_hand_fen: row.by_hand_fen, reference },
  })
  const paid = await updateWithdrawal(tx, row.id, {
    withdrawing_fen: row.withdrawing_fen - row.by_hand_fen,
    by_hand_reference: reference,
    by_hand_at: now,
  })
  return (await toStaffWithdrawals(tx, [await finishIfPaid(call, paid)], now))[0]!
})

/** Rejects before anything was paid: all of it is on the balance again. */
export const rejectWithdrawalAction = action(rejectWithdrawal, async (call) => {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  for (const part of await listParts(tx, [row.id]))
    await moveRefund(tx, part, { stage: 'refused', failure: 'rejected', now })
  await post(tx, {
    kind: 'withdrawal_rejected',
    subject: { kind: 'withdrawal', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: withdrawalRejected(row.shopper_id, row.amount_fen),
  })
  const rejected = await updateWithdrawal(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    withdrawing_fen: 0,
    reason,
    decided_by: me.id,
    decided_at: now,
  })
  await notify(call, row.shopper_id, {
    kind: 'withdrawal_rejected',
    args: { number: row.number, amount_fen: row.amount_fen, reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'reject_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    before: row.stage,
    after: 'rejected',
    reason,
  })
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return (await toStaffWithdrawals(tx, [rejected], now))[0]!
})

/** A withdrawal while nobody else touches its shopper's money. Refuses a step that it cannot take now. */
async function lockForStep(
  tx: Db,
  id: string,
  step: WithdrawalStep,
  me: StaffMember,
): Promise<WithdrawalRow> {
  await lockShopper(tx, found(await findWithdrawalForStaff(tx, id)).shopper_id)
  const row = found(await lockWithdrawalForStaff(tx, id))
  refuseIf(whyNotStep(withdrawalTable, row.stage, step, me.roles))
  return row
}
