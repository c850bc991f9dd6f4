import type { Remittance } from '@longhaul/contract/funds/remittances.ts'
import type { StaffRemittance } from '@longhaul/contract/funds/remittances.staff.ts'
import type { Static } from 'typebox'
import { imageUrl } from '../../files/public.ts'
import type { Db } from '../../platform/database/db.ts'
import type { StaffMember } from '../../platform/logged-in.ts'
import type { World } from '../../platform/world.ts'
import { firstOf, secondStepOf } from '../../policy/public.ts'
import { rateText } from '../quote.ts'
import { listOwnersForStaff, listStaffNames } from '../withdrawals/sql.ts'
import { type RemittanceRow, readSameReferences } from './sql.ts'

/** A remittance as its shopper sees it, with only the end of the control number. */
export const toRemittance = (world: World, row: RemittanceRow, now: Date): Static<typeof Remittance> => ({
  id: row.id,
  number: row.number,
  method: row.method,
  stage: row.stage,
  sender_first_name: row.sender_first_name,
  sender_last_name: row.sender_last_name,
  country: row.country,
  currency: row.currency,
  sent_minor: row.sent_minor,
  sent_on: row.sent_on,
  mtcn_end: row.mtcn_end,
  bank_reference: row.bank_reference,
  receipt_url: imageUrl(world, row.receipt_file_id, now),
  note: row.note,
  received_currency: row.received_currency,
  received_minor: row.received_minor,
  credit_fen: row.credit_fen,
  rate:
    row.rate_nanos === null
      ? null
      : rateText({ rateNanos: row.rate_nanos, marginPerMille: row.margin_per_mille ?? 0 }),
  rate_quoted_on: row.rate_quoted_on,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
  stage_at: row.stage_at.toISOString(),
})

export async function toStaffRemittances(
  reader: { db: Db; me: Pick<StaffMember, 'id'>; now: Date; world: World },
  rows: readonly RemittanceRow[],
): Promise<Static<typeof StaffRemittance>[]> {
  const { db, now, world } = reader
  const whyNotSecond = await secondStepOf(reader, 'remittance')
  const owners = await listOwnersForStaff(db, [...new Set(rows.map((row) => row.shopper_id))])
  const names = await listStaffNames(
    db,
    rows.flatMap((row) => [row.decided_by, row.approved_by]),
  )
  const same =
    rows.length > 0
      ? await readSameReferences(
          db,
          rows.map((row) => row.id),
        )
      : undefined
  return rows.map((row) => {
    return {
      ...toRemittance(world, row, now),
      shopper: owners.find((owner) => owner.id === row.shopper_id)!,
      decided_by: row.decided_by,
      decided_by_name: names.get(row.decided_by ?? '') ?? null,
      approved_by: row.approved_by,
      approved_by_name: names.get(row.approved_by ?? '') ?? null,
      why_not_second: whyNotSecond(firstOf(row)),
      approved_currency: row.approved_currency,
      approved_minor: row.approved_minor,
      same_reference: same?.get(row.id) ?? [],
    }
  })
}
