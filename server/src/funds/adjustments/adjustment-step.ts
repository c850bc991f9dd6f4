import { type Adjustment } from '@longhaul/contract/funds/adjustments.staff.ts'
import { type AdjustmentStep, adjustmentTable } from '@longhaul/domain/funds/adjustment.ts'
import type { Posting } from '@longhaul/domain/ledger/posting.ts'
import { balanceCorrected } from '@longhaul/domain/ledger/recipes.ts'
import { leftOf } from '@longhaul/domain/ledger/thing.ts'
import { sumFen } from '@longhaul/domain/money/fen.ts'
import { splitFen } from '@longhaul/domain/money/split.ts'
import { whyNotStep } from '@longhaul/domain/states/table.ts'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { lockShopper, post, readThings } from '../../ledger/public.ts'
import { notify } from '../../messages/public.ts'
import { audit } from '../../platform/audit.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { Refusal, orNotFound, refuseIf } from '../../platform/http/refusal.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { secondStepOf } from '../../policy/public.ts'
import { listStaffNames } from '../withdrawals/sql.ts'
import {
  type AdjustmentRow,
  findAdjustedForStaff,
  findAdjustmentForStaff,
  listOrdersForStaff,
  listPaidItemsForStaff,
  listPayeesForStaff,
  lockAdjustmentForStaff,
  updateAdjustment,
} from './sql.ts'

/**
 * Posts a correction and notifies the shopper. Refuses it if the balance does not cover it. The caller has
 * locked the shopper's balance.
 */
export async function book(
  call: UnitOfWork & { me: StaffMember; request: FastifyRequest },
  row: AdjustmentRow,
): Promise<AdjustmentRow> {
  const { tx, me, now } = call
  await post(tx, {
    kind: 'adjustment',
    subject: { kind: 'adjustment', id: row.id },
    shopperId: row.shopper_id,
    actor: `staff:${me.id}`,
    now,
    postings: await postingsOf(tx, row),
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
  call.concerns(row.shopper_id)
  return booked
}

/**
 * What is given back of an order is divided among its items by what is still left to give back for each, and
 * said to be of them.
 */
async function postingsOf(tx: Tx, row: AdjustmentRow): Promise<Posting[]> {
  if (row.order_id === null) return balanceCorrected(row.shopper_id, row.amount_fen)
  const items = (await listPaidItemsForStaff(tx, row.order_id)).map(
    ({ id }) => ({ kind: 'order_item', id }) as const,
  )
  const accountOf = await readThings(tx, items)
  const left = items.map((item) => leftOf(accountOf(item)))
  if (row.amount_fen > sumFen(left)) throw new Refusal('more_than_paid')
  const parts = splitFen(row.amount_fen, left)
  return items.flatMap((about, at) =>
    balanceCorrected(row.shopper_id, parts[at]!).map((posting) => ({ ...posting, about })),
  )
}

/** Refuses for a closed account. Only final if the shopper's balance is locked. */
export async function refuseClosed(tx: Tx, shopperId: string): Promise<void> {
  const { closed_at: closedAt } = orNotFound(await findAdjustedForStaff(tx, shopperId))
  refuseIf(closedAt ? 'transition_not_allowed' : null)
}

/** Locks a correction together with its shopper's balance. Refuses a step that it cannot take now. */
export async function lockForStep(
  tx: Tx,
  id: string,
  step: AdjustmentStep,
  me: StaffMember,
): Promise<AdjustmentRow> {
  await lockShopper(tx, orNotFound(await findAdjustmentForStaff(tx, id)).shopper_id)
  const row = orNotFound(await lockAdjustmentForStaff(tx, id))
  refuseIf(whyNotStep(adjustmentTable, row.stage, step, me.roles))
  return row
}

/** The member of staff who reads, because not everyone may book what a colleague requested. */
type Reader = { db: Db; me: Pick<StaffMember, 'id'>; now: Date }

export const oneOf = async (reader: Reader, row: AdjustmentRow) => (await toAdjustments(reader, [row]))[0]!

export async function toAdjustments(
  reader: Reader,
  rows: readonly AdjustmentRow[],
): Promise<Static<typeof Adjustment>[]> {
  const { db } = reader
  const whyNotSecond = await secondStepOf(reader, 'adjustment')
  const names = await listStaffNames(
    db,
    rows.flatMap((row) => [row.asked_by, row.decided_by]),
  )
  const orders = await listOrdersForStaff(
    db,
    rows.flatMap((row) => row.order_id ?? []),
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
      order: orders.find((order) => order.id === row.order_id) ?? null,
      shopper,
      available_fen: available_fen ?? 0,
      two_people: row.two_people,
      asked_by: row.asked_by,
      asked_by_name: names.get(row.asked_by) ?? '',
      why_not_second:
        row.stage === 'requested' ? whyNotSecond({ by: row.asked_by, at: row.created_at }) : null,
      decided_by: row.decided_by,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      decision_note: row.decision_note,
      created_at: row.created_at.toISOString(),
    }
  })
}
