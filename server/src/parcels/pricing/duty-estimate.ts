import type { Declared } from '@longhaul/domain/customs/declared.ts'
import type { LandedDuty, DutyGoods } from '@longhaul/domain/duty/landed-duty.ts'
import type { StoredDuty } from '@longhaul/domain/duty/stored-duty.ts'
import { type BilledLine, dutyOnBill } from '@longhaul/domain/landed-cost/duty-on-bill.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { type Destination, type DutyRules, type Receiver, readDutyRules } from '../../customs/public.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { findLineLimit } from '../../shipping/public.ts'
import { toDutyGoods } from '../combining/declaration.ts'
import { addressOf } from '../combining/snapshot.ts'
import type { ParcelRow } from '../sql.ts'

/** What customs will charge for goods on a line, by rules that have been read. */
export const dutyOn = (
  rules: DutyRules,
  goods: readonly DutyGoods[],
  line: BilledLine,
  grams: number | null,
): LandedDuty => dutyOnBill({ ...rules, goods }, line, grams)

/** The duty expected for a declared package by the rules of `now`, as it is stored with it. */
export async function estimateDuty(
  db: Db,
  { country, province, postcode }: Required<Destination>,
  { declaration, grams, ...line }: BilledLine & { declaration: readonly Declared[]; grams: number | null },
  now: Date,
  receiver: Receiver,
): Promise<string> {
  const rules = await readDutyRules(db, { country, province, postcode }, now, receiver)
  const duty = dutyOn(rules, declaration.map(toDutyGoods), line, grams)
  return JSON.stringify({ ...duty, mode: line.taxMode } satisfies StoredDuty)
}

/**
 * A new estimate for a package whose contents changed because staff divided or merged it, by the rules of
 * `now`; null if it had none before.
 */
export async function estimateAgain(
  tx: Tx,
  parcel: ParcelRow,
  part: { declaration: readonly Declared[]; bill: readonly BillRow[] },
  now: Date,
): Promise<string | null> {
  const kept = parcel.tax_estimate
  if (!kept) return null
  const line = await findLineLimit(tx, parcel.line_id, parcel.country)
  if (!line) return null
  const { mode: taxMode } = kept
  return await estimateDuty(
    tx,
    addressOf(parcel),
    { ...line, ...part, taxMode, rate: parcel.rate, grams: null },
    now,
    { shopperId: parcel.shopper_id, except: [parcel.id] },
  )
}
