import {
  type Adjustment,
  askAdjustment,
  bookAdjustment,
  listAdjustments,
  rejectAdjustment,
} from '@longhaul/contract/funds/adjustments.staff.ts'
import { type AdjustmentStep, ADJUSTMENT_STAGES, adjustmentTable } from '@longhaul/domain/funds/adjustment.ts'
import { whyNotSecond } from '@longhaul/domain/funds/two-people.ts'
import { balanceCorrected } from '@longhaul/domain/ledger/recipes.ts'
import { readableNumber } from '@longhaul/domain/numbers/check-digit.ts'
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
import { badInput, found, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/session.ts'
import { askSecondPerson } from '../../site/public.ts'
import { listStaffNames } from '../withdrawals/sql.ts'
import {
  type AdjustmentRow,
  findAdjustmentForStaff,
  findAdjustedForStaff,
  insertAdjustment,
  listAdjustmentsForStaff,
  listPayeesForStaff,
  lockAdjustmentForStaff,
  nextAdjustmentNumber,
  updateAdjustment,
} from './sql.ts'

export const listAdjustmentsAction = action(listAdjustments, async ({ tx, query }) => {
  const size = pageSize(query.limit)
  const { stage = 'requested' } = query
  const stages = stage === 'all' ? ADJUSTMENT_STAGES : [stage]
  const { rows, next_cursor } = toPage(
    await listAdjustmentsForStaff(tx, { stages, cursor: decodeCursor(query.cursor), size }),
    size,
  )
  return { items: await toAdjustments(tx, rows), next_cursor }
})

/** Asks for a correction. A small one is booked at once; a large one waits for somebody else. */
export const askAdjustmentAction = action(askAdjustment, async (call) => {
  const { tx, me, body, now } = call
  if (body.amount_fen === 0) throw badInput({ amount_fen: 'required' })
  const shopper = found(await findAdjustedForStaff(tx, body.shopper_id))
  refuseIf(shopper.closed_at ? 'transition_not_allowed' : null)
  await lockShopper(tx, shopper.id)
  const { twoPeople } = await askSecondPerson(call, {
    amountFen: body.amount_fen,
    firstBy: null,
    ontoBalanceOf: shopper.id,
  })
  const reason = body.reason.trim()
  const asked = await insertAdjustment(tx, {
    number: readableNumber('A', await nextAdjustmentNumber(tx)),
    shopper_id: shopper.id,
    stage: 'requested',
    stage_at: now,
    amount_fen: body.amount_fen,
    cause: body.cause,
    reason,
    asked_by: me.id,
    created_at: now,
    two_people: twoPeople,
  })
  await audit(call, {
    action: 'ask_adjustment',
    subjectKind: 'adjustment',
    subjectId: asked.id,
    after: { amount_fen: asked.amount_fen, cause: asked.cause, two_people: twoPeople },
    reason,
  })
  await call.changed('staff', 'funds')
  return await oneOf(tx, twoPeople ? asked : await book(call, asked))
})

/** The second person: what was asked for is booked. */
export const bookAdjustmentAction = action(bookAdjustment, async (call) => {
  const { tx, me, params } = call
  const row = await lockForStep(tx, params.id, 'book', me)
  refuseIf(whyNotSecond({ twoPeople: row.two_people, firstBy: row.asked_by }, me.id))
  return await oneOf(tx, await book(call, row))
})

export const rejectAdjustmentAction = action(rejectAdjustment, async (call) => {
  const { tx, me, params, body, now } = call
  const row = await lockForStep(tx, params.id, 'reject', me)
  const reason = body.reason.trim()
  const rejected = await updateAdjustment(tx, row.id, {
    stage: 'rejected',
    stage_at: now,
    decided_by: me.id,
    decision_note: reason,
  })
  await audit(call, {
    action: 'reject_adjustment',
    subjectKind: 'adjustment',
    subjectId: row.id,
    before: row.stage,
    after: 'rejected',
    reason,
  })
  await call.changed('staff', 'funds')
  return await oneOf(tx, rejected)
})

/** Posts it and tells the shopper. The shopper's money is locked by the caller; a balance that does not reach refuses it. */
async function book(
  call: Doing & { me: StaffMember; request: FastifyRequest },
  row: AdjustmentRow,
): Promise<AdjustmentRow> {
  const { tx, me, now } = call
  await post(tx, {
    kind: 'adjustment',
    subject: { kind: 'adjustment', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: balanceCorrected(row.shopper_id, row.amount_fen),
  })
  const booked = await updateAdjustment(tx, row.id, { stage: 'booked', stage_at: now, decided_by: me.id })
  await notify(call, row.shopper_id, {
    kind: row.amount_fen > 0 ? 'balance_raised' : 'balance_lowered',
    args: { number: row.number, amount_fen: Math.abs(row.amount_fen), reason: row.reason },
    subject: { kind: 'funds', id: row.id },
  })
  await audit(call, {
    action: 'book_adjustment',
    subjectKind: 'adjustment',
    subjectId: row.id,
    before: 'requested',
    after: { stage: 'booked', amount_fen: row.amount_fen },
  })
  await call.changed(row.shopper_id, 'funds')
  await call.changed('staff', 'funds')
  return booked
}

/** A correction while nobody else touches its shopper's money. Refuses a step that it cannot take now. */
async function lockForStep(
  tx: Db,
  id: string,
  step: AdjustmentStep,
  me: StaffMember,
): Promise<AdjustmentRow> {
  await lockShopper(tx, found(await findAdjustmentForStaff(tx, id)).shopper_id)
  const row = found(await lockAdjustmentForStaff(tx, id))
  refuseIf(whyNotStep(adjustmentTable, row.stage, step, me.roles))
  return row
}

const oneOf = async (tx: Db, row: AdjustmentRow) => (await toAdjustments(tx, [row]))[0]!

async function toAdjustments(db: Db, rows: readonly AdjustmentRow[]): Promise<Static<typeof Adjustment>[]> {
  const names = await listStaffNames(
    db,
    rows.flatMap((row) => [row.asked_by, row.decided_by]),
  )
  const payees = await listPayeesForStaff(db, [...new Set(rows.map((row) => row.shopper_id))])
  return rows.map((row) => {
    const { available_fen, ...shopper } = payees.find((payee) => payee.id === row.shopper_id)!
    return {
      id: row.id,
      number: row.number,
      stage: row.stage,
      stage_at: row.stage_at.toISOString(),
      amount_fen: row.amount_fen,
      cause: row.cause,
      reason: row.reason,
      shopper,
      available_fen: available_fen ?? 0,
      two_people: row.two_people,
      asked_by: row.asked_by,
      asked_by_name: names.get(row.asked_by) ?? '',
      decided_by: row.decided_by,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      decision_note: row.decision_note,
      created_at: row.created_at.toISOString(),
    }
  })
}
