import {
  type StaffWithdrawal,
  listWithdrawalsForStaff,
  payWithdrawal,
  payWithdrawalByHand,
  rejectWithdrawal,
} from '@longhaul/contract/funds/withdrawals.staff.ts'
import { type WithdrawalStage, type WithdrawalStep, withdrawalTable } from '@longhaul/domain/funds/stages.ts'
import { whyNotPayOut } from '@longhaul/domain/funds/withdrawal.ts'
import { withdrawalPaid, withdrawalRejected } from '@longhaul/domain/ledger/recipes.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { lockShopper, post } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { action } from '../../platform/http/action.ts'
import { audit } from '../../platform/audit.ts'
import { decodeCursor, pageSize, toPage } from '../../platform/http/cursor.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Doing } from '../../platform/jobs/job-call.ts'
import type { StaffMember } from '../../platform/session.ts'
import { found, refuseIf } from '../../platform/http/refusal.ts'
import { askSecondPerson } from '../../site/public.ts'
import { moveRefund } from '../sql-refunds.ts'
import { toStaffWithdrawals } from './cards.ts'
import { finishIfPaid, isPartDone, isPartWaiting } from './settle-part.ts'
import {
  type WithdrawalRow,
  findEmailChange,
  findWithdrawalForStaff,
  lockOwnParts,
  listParts,
  listWithdrawalsForStaff as listRows,
  lockWithdrawalForStaff,
  updateWithdrawal,
} from './sql.ts'
import { readStanding } from './standing.ts'

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
  await refuseHeld(tx, row.shopper_id, now)
  const { isFirst, twoPeople } = await askSecondPerson(call, {
    amountFen: row.amount_fen,
    firstBy: row.approved_by,
  })
  if (isFirst) return await approve(call, row)
  const paying = await updateWithdrawal(tx, row.id, {
    stage: 'paying',
    stage_at: now,
    decided_by: me.id,
    decided_at: now,
    ...(twoPeople ? {} : { approved_by: null, approved_at: null }),
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
  await refuseHeld(tx, row.shopper_id, now)
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

/**
 * Rejects: what was not paid yet is on the balance again. That is all of it, or of one that is being paid what was to go by hand. Refused while a
 * provider is still being waited for.
 */
export const rejectWithdrawalAction = action(rejectWithdrawal, async (call) => {
  const { tx, params, body, me, now } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  if (row.stage === 'paying') refuseIf((await isPartWaiting(call, row.id)) ? 'refund_under_way' : null)
  else
    for (const part of await listParts(tx, [row.id]))
      await moveRefund(tx, part, { stage: 'refused', failure: 'rejected', now })
  const backFen = row.withdrawing_fen
  await post(tx, {
    kind: 'withdrawal_rejected',
    subject: { kind: 'withdrawal', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: withdrawalRejected(row.shopper_id, backFen),
  })
  const isPartPaid = backFen < row.amount_fen && (await isPartDone(call, row.id))
  const rejected = await updateWithdrawal(tx, row.id, {
    stage: isPartPaid ? 'paid' : 'rejected',
    stage_at: now,
    withdrawing_fen: 0,
    ...(row.stage === 'paying' ? { by_hand_fen: 0 } : {}),
    reason,
    ...(row.stage === 'requested' ? { decided_by: me.id, decided_at: now } : {}),
  })
  await notify(call, row.shopper_id, {
    kind: 'withdrawal_rejected',
    args: { number: row.number, amount_fen: backFen, reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'reject_withdrawal',
    subjectKind: 'withdrawal',
    subjectId: row.id,
    before: row.stage,
    after: { stage: rejected.stage, back_fen: backFen },
    reason,
  })
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return (await toStaffWithdrawals(tx, [rejected], now))[0]!
})

/** Refuses while the shopper owes, a dispute is open, or the e-mail address is young. */
async function refuseHeld(tx: Db, shopperId: string, now: Date): Promise<void> {
  const { email_changed_at: emailChangedAt } = await findEmailChange(tx, shopperId)
  refuseIf(whyNotPayOut({ ...(await readStanding(tx, shopperId, now)), emailChangedAt }, now))
}

/** A withdrawal while nobody else touches its shopper's money. Refuses a step that it cannot take now. */
async function lockForStep(
  tx: Db,
  id: string,
  step: WithdrawalStep,
  me: StaffMember,
): Promise<WithdrawalRow> {
  const { shopper_id } = found(await findWithdrawalForStaff(tx, id))
  await lockShopper(tx, shopper_id)
  await lockOwnParts(tx, shopper_id, id)
  const row = found(await lockWithdrawalForStaff(tx, id))
  refuseIf(whyNotStep(withdrawalTable, row.stage, step, me.roles))
  return row
}
