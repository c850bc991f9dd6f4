import type { Fen } from '../money/fen.ts'
import type { Span } from './rule.ts'
import { isAdvanced } from './landed-duty.ts'
import type { KeptDuty } from './stored-duty.ts'

/*
 * What was really charged for duty and tax, beside what the shopper was told before paying. It is the only
 * check of the rules that needs no reading of law.
 */

/** Who says what was charged: the carrier's invoice, or the shopper. The first counts where both do. */
export const CHARGED_SOURCES = ['invoice', 'receipt'] as const
export type ChargedSource = (typeof CHARGED_SOURCES)[number]

/** The largest amount that may be entered, in minor units of any currency. */
export const CHARGED_MAX_MINOR = 10_000_000_000

/**
 * How many packages of one shopper to a place count by the shopper's own word: the newest ones. With the five
 * that are needed to show a figure at least three shoppers speak, and the median lies among the packages of
 * the others, whatever one of them says. Carriers' invoices are no shopper's word, and all count.
 */
export const RECEIPTS_OF_ONE = 2
/** With fewer packages, or of fewer shoppers, nothing is shown to the public: it would be about persons. */
export const SHOWN_FROM_PACKAGES = 5
export const SHOWN_FROM_SHOPPERS = 3
/** Only the packages of so many months count, and of these the newest of each place. */
export const CHARGED_MONTHS = 12
export const CHARGED_NEWEST = 200
/** From so many packages on, a median error above so much is an alarm for staff. */
export const ALARM_FROM_PACKAGES = 20
export const ALARM_ABOVE_PER_MILLE = 100

/**
 * Up to this difference nothing is off: customs round to whole units of their money, and the rate of exchange
 * of the carrier is not ours to the fen.
 */
const ROUNDING_FEN = 100

/**
 * What was told of a package that can be held against what was charged, in fen; null if no whole sum was
 * told, or it was told by rules that are no longer calculated. A shopper is charged the recipient's part. A
 * carrier bills the shop for what its line promises to pay or pays in advance, and passes on the recipient's
 * part where there is neither.
 */
export function toldOf(kept: KeptDuty | null, source: ChargedSource): Span<Fen> | null {
  if (kept === null || 'known' in kept) return null
  if (kept.certainty === 'partly' || kept.certainty === 'unknown' || kept.version === null) return null
  const advanced = kept.rows.filter(isAdvanced)
  const isBilledByLine = kept.linePays !== 'nothing'
  if (source === 'receipt' || (!isBilledByLine && advanced.length === 0)) return kept.fen
  return (
    isBilledByLine ? kept.rows.filter((row) => row.paidBy === 'line' || isAdvanced(row)) : advanced
  ).reduce(
    (sum, { fen }) => ({
      low: sum.low + fen.low,
      likely: sum.likely + fen.likely,
      high: sum.high + fen.high,
    }),
    { low: 0, likely: 0, high: 0 },
  )
}

/**
 * How far an estimate was from what was charged, per mille of the larger of the two: 0 where they agree (also
 * that nothing is due), 1,000 where one of them is nothing. Measured by the larger, an estimate of twice the
 * charge is as wrong as one of half, and nothing is divided by zero.
 */
export function errorPerMille(charged: Fen, likely: Fen): number {
  const off = Math.abs(charged - likely)
  return off <= ROUNDING_FEN ? 0 : Math.round((off * 1_000) / Math.max(charged, likely))
}

/** Whether a charge lies in the range that was told, but for rounding. */
export const isInside = (charged: Fen, { low, high }: Span<Fen>): boolean =>
  charged >= low - ROUNDING_FEN && charged <= high + ROUNDING_FEN

/** What is known of a place: how often the range held, and the error that half of its packages stay below. */
export type Charged = {
  readonly packages: number
  readonly shoppers: number
  readonly insidePerMille: number
  readonly errorPerMille: number
}

/** Whether the public may see it. */
export const isShown = ({ packages, shoppers }: Pick<Charged, 'packages' | 'shoppers'>): boolean =>
  packages >= SHOWN_FROM_PACKAGES && shoppers >= SHOWN_FROM_SHOPPERS

/** Whether the rules of a place must be looked at, because its estimates are too often far off. */
export const isOff = ({ packages, errorPerMille: error }: Charged): boolean =>
  packages >= ALARM_FROM_PACKAGES && error > ALARM_ABOVE_PER_MILLE

/** A package whose charge is known, as it counts: see {@link RECEIPTS_OF_ONE}. */
export type ChargedPackage = {
  readonly source: ChargedSource
  readonly shopper: string
  readonly error: number
  readonly inside: boolean
}

/** The figures of the packages of one place, the newest first; null if none counts. */
export function chargedOf(packages: readonly ChargedPackage[]): Charged | null {
  const said = new Map<string, number>()
  const counted = packages.filter(({ source, shopper }) => {
    if (source === 'invoice') return true
    said.set(shopper, (said.get(shopper) ?? 0) + 1)
    return said.get(shopper)! <= RECEIPTS_OF_ONE
  })
  if (counted.length === 0) return null
  const errors = counted.map(({ error }) => error).toSorted((a, b) => a - b)
  const middle = errors.length / 2
  return {
    packages: counted.length,
    shoppers: new Set(counted.map(({ shopper }) => shopper)).size,
    insidePerMille: Math.round((counted.filter(({ inside }) => inside).length * 1_000) / counted.length),
    // Of an even number, the mean of the two in the middle.
    errorPerMille: Math.round((errors[Math.ceil(middle) - 1]! + errors[Math.floor(middle)]!) / 2),
  }
}
