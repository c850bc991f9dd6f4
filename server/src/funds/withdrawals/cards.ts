import type { Payout, Withdrawal } from '@longhaul/contract/funds/withdrawals.ts'
import type { StaffWithdrawal } from '@longhaul/contract/funds/withdrawals.staff.ts'
import { type Standing, heldUntil, whyNotPayOut } from '@longhaul/domain/funds/withdrawal.ts'
import type { Static } from 'typebox'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import { secondPersonFrom } from '../../policy/public.ts'
import { type WithdrawalRow, listOwnersForStaff, listParts, listStaffNames } from './sql.ts'
import { readStanding } from './standing.ts'

type PartRow = Awaited<ReturnType<typeof listParts>>[number]
type OwnerRow = Awaited<ReturnType<typeof listOwnersForStaff>>[number] & { standing: Standing }

/** The member of staff who reads, because what they may decide alone depends on what they decided today. */
type StaffReader = { tx: Db; me: Pick<StaffMember, 'id'>; now: Date }

/** Withdrawals as their shopper sees them. */
export async function toWithdrawals(
  db: Db,
  rows: readonly WithdrawalRow[],
  now: Date,
): Promise<Static<typeof Withdrawal>[]> {
  const { partsOf, ownerOf } = await readAround(db, rows, now)
  return rows.map((row) => ({ ...common(row, ownerOf(row), now), parts: partsOf(row).map(toPart) }))
}

/** Withdrawals as finance sees them. */
export async function toStaffWithdrawals(
  reader: StaffReader,
  rows: readonly WithdrawalRow[],
): Promise<Static<typeof StaffWithdrawal>[]> {
  const { tx: db, now } = reader
  const { partsOf, ownerOf } = await readAround(db, rows, now)
  const needsSecond = await secondPersonFrom(reader, 'withdrawal')
  const names = await listStaffNames(
    db,
    rows.flatMap((row) => [row.decided_by, row.approved_by]),
  )
  return rows.map((row) => {
    const { email_changed_at: _, standing: __, ...shopper } = ownerOf(row)
    return {
      ...common(row, ownerOf(row), now),
      parts: partsOf(row).map((part) => ({ ...toPart(part), failure: part.failure })),
      by_hand_reference: row.by_hand_reference,
      shopper,
      decided_by: row.decided_by,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      two_people: row.approved_by !== null || needsSecond(row.amount_fen),
      approved_by: row.approved_by,
      approved_by_name: names.get(row.approved_by ?? '') ?? null,
    }
  })
}

async function readAround(db: Db, rows: readonly WithdrawalRow[], now: Date) {
  const parts = await listParts(
    db,
    rows.map((row) => row.id),
  )
  const owners: OwnerRow[] = []
  // One query per shopper, because a page of withdrawals has few shoppers.
  for (const owner of await listOwnersForStaff(db, [...new Set(rows.map((row) => row.shopper_id))]))
    owners.push({ ...owner, standing: await readStanding(db, owner.id, now) })
  return {
    partsOf: (row: WithdrawalRow) => parts.filter((part) => part.withdrawal_id === row.id),
    ownerOf: (row: WithdrawalRow) => owners.find((owner) => owner.id === row.shopper_id)!,
  }
}

const OPEN: ReadonlySet<string> = new Set(['requested', 'paying'])

const common = (row: WithdrawalRow, owner: OwnerRow, now: Date) => ({
  id: row.id,
  number: row.number,
  stage: row.stage,
  amount_fen: row.amount_fen,
  by_hand_fen: row.by_hand_fen,
  by_hand_at: row.by_hand_at?.toISOString() ?? null,
  payout: toPayout(row),
  reason: row.reason,
  held_until:
    row.stage === 'requested' ? (heldUntil(owner.email_changed_at, now)?.toISOString() ?? null) : null,
  why_held: OPEN.has(row.stage)
    ? whyNotPayOut({ ...owner.standing, emailChangedAt: owner.email_changed_at }, now)
    : null,
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
