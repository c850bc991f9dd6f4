import type { Payout, Withdrawal } from '@longhaul/contract/funds/withdrawals.ts'
import type { StaffWithdrawal } from '@longhaul/contract/funds/withdrawals.staff.ts'
import { type Standing, heldUntil, standingFor, whyNot } from '@longhaul/domain/funds/standing.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { firstOf, secondPersonFrom, secondStepOf } from '../../policy/public.ts'
import { findPayoutKeys, readStanding, toHold, toLifted } from '../../standing/public.ts'
import { type WithdrawalRow, listOwnersForStaff, listParts, listStaffNames } from './sql.ts'

type PartRow = Awaited<ReturnType<typeof listParts>>[number]

/** The member of staff who reads, because what they may decide alone depends on what they decided today. */
type StaffReader = { db: Db; me: Pick<StaffMember, 'id'>; now: Date }

/** Withdrawals as their shopper sees them. */
export async function toWithdrawals(
  db: Db,
  rows: readonly WithdrawalRow[],
  now: Date,
): Promise<Static<typeof Withdrawal>[]> {
  const { partsOf, standingOf } = await readAround(db, rows, now)
  return rows.map((row) => ({ ...common(row, standingOf(row)), parts: partsOf(row).map(toPart) }))
}

/** Withdrawals as finance sees them. */
export async function toStaffWithdrawals(
  reader: StaffReader,
  rows: readonly WithdrawalRow[],
): Promise<Static<typeof StaffWithdrawal>[]> {
  const { db, now } = reader
  const { partsOf, standingOf } = await readAround(db, rows, now)
  const needsSecond = await secondPersonFrom(reader, 'withdrawal')
  const owners = await listOwnersForStaff(db, [...new Set(rows.map((row) => row.shopper_id))])
  const whyNotSecond = await secondStepOf(reader, 'withdrawal')
  const names = await listStaffNames(
    db,
    rows.flatMap((row) => [row.decided_by, row.approved_by]),
  )
  const cards = []
  for (const row of rows) {
    const { lifted } = standingOf(row)
    cards.push({
      ...common(row, standingOf(row)),
      parts: partsOf(row).map((part) => ({ ...toPart(part), failure: part.failure })),
      by_hand_reference: row.by_hand_reference,
      shopper: owners.find((owner) => owner.id === row.shopper_id)!,
      decided_by: row.decided_by,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      two_people: row.approved_by !== null || lifted.length > 0 || needsSecond(row.amount_fen),
      approved_by: row.approved_by,
      approved_by_name: names.get(row.approved_by ?? '') ?? null,
      why_not_second: whyNotSecond(firstOf(row)),
      lifted: await toLifted(db, { lifted }),
    })
  }
  return cards
}

async function readAround(db: Db, rows: readonly WithdrawalRow[], now: Date) {
  const open = rows.filter((row) => OPEN.has(row.stage))
  const parts = await listParts(
    db,
    rows.map((row) => row.id),
  )
  const accounts = await findPayoutKeys(
    db,
    open.map((row) => row.id),
  )
  const standings = new Map<string, Standing>()
  // One query per shopper, because a page of withdrawals has few shoppers; none for what is finished.
  for (const shopperId of new Set(open.map((row) => row.shopper_id)))
    standings.set(shopperId, await readStanding(db, shopperId, now))
  return {
    partsOf: (row: WithdrawalRow) => parts.filter((part) => part.withdrawal_id === row.id),
    standingOf: (row: WithdrawalRow): Standing =>
      OPEN.has(row.stage)
        ? standingFor(standings.get(row.shopper_id)!, accounts.get(row.id) ?? null)
        : FINISHED,
  }
}

const FINISHED: Standing = { debts: [], due: [], holds: [], lifted: [] }
const OPEN: ReadonlySet<string> = new Set(['requested', 'paying'])

const common = (row: WithdrawalRow, standing: Standing) => ({
  id: row.id,
  number: row.number,
  stage: row.stage,
  amount_fen: row.amount_fen,
  by_hand_fen: row.by_hand_fen,
  by_hand_at: row.by_hand_at?.toISOString() ?? null,
  payout: toPayout(row),
  reason: row.reason,
  held_until: heldUntil(standing)?.toISOString() ?? null,
  holds: standing.holds.map(toHold),
  why_held: whyNot('pay_out', standing),
  created_at: row.created_at.toISOString(),
  stage_at: row.stage_at.toISOString(),
})

const toPart = (part: PartRow) => ({
  provider: part.provider,
  recharge_number: part.number,
  currency: part.currency,
  amount_minor: part.amount_minor,
  amount_fen: part.amount_fen,
  stage: part.stage,
})

const toPayout = (row: WithdrawalRow): Static<typeof Payout> | null =>
  row.payout_method === null
    ? null
    : {
        // The contract allows no other methods.
        method: row.payout_method,
        name: row.payout_name,
        account: row.payout_account,
        details: row.payout_details,
      }
