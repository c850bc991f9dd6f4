import type { Declared } from '@longhaul/domain/customs/declared.ts'
import type { LandedDuty, DutyGoods } from '@longhaul/domain/duty/landed-duty.ts'
import { type StoredDuty, agreedBasis, basisOf, onBasis } from '@longhaul/domain/duty/stored-duty.ts'
import { type BilledLine, taxedBill } from '@longhaul/domain/landed-cost/duty-on-bill.ts'
import type { BillRow } from '@longhaul/domain/parcels/bill.ts'
import { type Destination, type DutyRules, type Receiver, readDutyRules } from '../../customs/public.ts'
import type { Db } from '../../platform/database/db.ts'
import { findLineTerms } from '../../shipping/public.ts'
import { toDutyGoods } from '../combining/declaration.ts'
import { addressOf } from '../combining/snapshot.ts'
import type { ParcelRow } from '../sql.ts'

/**
 * The bill of goods on a line with the tax that we collect, and what is left on arrival, by rules that were
 * read.
 */
export const taxedOn = (
  rules: DutyRules,
  goods: readonly DutyGoods[],
  line: BilledLine,
  grams: number | null,
): { bill: BillRow[]; duty: LandedDuty } => taxedBill({ ...rules, goods }, line, grams)

/** A declared package by the rules of `now`: its bill with the tax, and the duty as it is stored with it. */
export async function estimateDuty(
  db: Db,
  { country, province, postcode }: Required<Destination>,
  line: BilledLine & { declaration: readonly Declared[]; grams: number | null },
  now: Date,
  receiver: Receiver,
): Promise<Estimated> {
  const rules = await readDutyRules(db, { country, province, postcode }, now, receiver)
  return estimateBy(rules, line)
}

export type Estimated = { bill: BillRow[]; kept: string }

/** The same by rules that were read. */
export function estimateBy(
  rules: DutyRules,
  { declaration, grams, ...line }: Parameters<typeof estimateDuty>[2],
): Estimated {
  const { bill, duty } = taxedOn(rules, declaration.map(toDutyGoods), line, grams)
  const kept = { ...duty, mode: line.taxMode, basis: basisOf(rules, line.markup) } satisfies StoredDuty
  return { bill, kept: JSON.stringify(kept) }
}

/**
 * The rules of `now` for a package, with the registrations and exchange rates by which it was agreed. The
 * packages that go into it do not count beside it.
 */
export async function readAgreedRules(
  db: Db,
  parcel: ParcelRow,
  now: Date,
  takenIn: readonly string[] = [],
): Promise<DutyRules> {
  const receiver = { shopperId: parcel.shopper_id, except: [parcel.id, ...takenIn] }
  return onBasis(await readDutyRules(db, addressOf(parcel), now, receiver), parcel.tax_estimate)
}

/** What a package is calculated again by, because it was weighed, divided or merged. */
type Again = {
  declaration: readonly Declared[]
  bill: readonly BillRow[]
  grams: number | null
  /** The packages that are merged into it. */
  takenIn?: readonly string[]
}

/**
 * A new bill and estimate for a package by the rules of `now`, as it was agreed with its shopper; `kept` is
 * null if it had none before.
 */
export async function estimateAgain(
  db: Db,
  parcel: ParcelRow,
  { takenIn, ...again }: Again,
  now: Date,
): Promise<{ bill: BillRow[]; kept: string | null }> {
  const kept = parcel.tax_estimate
  const line = kept && (await findLineTerms(db, parcel.line_id, parcel.country))
  if (!kept || !line) return { bill: [...again.bill], kept: null }
  const rules = await readAgreedRules(db, parcel, now, takenIn)
  const markup = agreedBasis(kept)?.markup ?? null
  return estimateBy(rules, { ...line, ...again, markup, taxMode: kept.mode, rate: parcel.rate })
}

/**
 * A new bill of a package with the duty and tax that were agreed with its shopper. Nothing is read for a
 * package that was made while no registration concerned it, by a line that bills neither.
 */
export async function taxedAgain(db: Db, parcel: ParcelRow, again: Again, now: Date): Promise<BillRow[]> {
  const basis = agreedBasis(parcel.tax_estimate)
  const isTaxed = basis !== undefined && (basis.registrations.length > 0 || Boolean(basis.markup))
  return isTaxed ? (await estimateAgain(db, parcel, again, now)).bill : [...again.bill]
}
