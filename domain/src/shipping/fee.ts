import type { Fen } from '../money/fen.ts'

/**
 * The four delivery options (docs/rules/shipping-prices.md), fastest first. A shipping line is one offer
 * under one of them.
 */
export const DELIVERY_OPTIONS = ['express', 'direct', 'postal', 'ocean'] as const
export type DeliveryOption = (typeof DELIVERY_OPTIONS)[number]

/**
 * One row of the rate card: what one shipping line charges and accepts for one zone. Limits are inclusive.
 */
export type ShippingRate = {
  readonly lineCode: string
  readonly option: DeliveryOption
  readonly firstGrams: number
  readonly firstPriceFen: Fen
  readonly stepGrams: number
  readonly stepPriceFen: Fen
  readonly customsFeeFen: Fen
  /** The minimum billed weight; 0 for none. */
  readonly minChargeGrams: number
  /** Cubic millimetres that are billed as one gram; 0 if this line does not bill volume. */
  readonly volumetricDivisor: number
  /** Volume is billed only if the longest side is at least this long; 0 for always. */
  readonly volumetricMinSideMm: number
  readonly maxGrams: number
  readonly maxLengthMm: number
  readonly maxSumMm: number | null
  readonly maxGirthMm: number | null
  /** The promised transit days; `observedDays` is what sources report, such as `8-11`. */
  readonly transitMinDays: number
  readonly transitMaxDays: number
  readonly observedDays: string
  readonly refusedCategories: readonly string[]
}

/** Three sides in whole millimetres, in any order. */
export type SizeMm = readonly [number, number, number]

/**
 * A parcel to price. Without a size only the actual weight counts, which is an estimate. Without a rate the
 * line does not serve the destination.
 */
export type Shipment = {
  readonly rate: ShippingRate | null
  readonly weightGrams: number
  readonly sizeMm?: SizeMm | undefined
  readonly categories: readonly string[]
}

/** The price of a parcel, row by row: `totalFen` is `firstFen + stepsFen + customsFen`. */
export type Quote = {
  readonly volumetricGrams: number
  readonly billedGrams: number
  readonly steps: number
  readonly firstFen: Fen
  readonly stepsFen: Fen
  readonly customsFen: Fen
  readonly totalFen: Fen
}

/** Why a line cannot carry a parcel. `actual` and `limit` are grams or millimetres. */
export type LineRefusal =
  | { readonly code: 'invalid_weight' | 'invalid_dimensions' | 'country_not_served' }
  | { readonly code: 'restricted_category'; readonly category: string }
  | { readonly code: LimitCode; readonly actual: number; readonly limit: number }
type LimitCode = 'over_weight' | 'over_length' | 'over_sum' | 'over_girth'

/** A parcel that the line cannot carry, with every reason. */
export type Refused = { readonly refusals: readonly LineRefusal[] }

/**
 * Prices a parcel on a line, or returns why the line cannot carry it. An invalid question (no weight, invalid
 * size, no such destination) yields that single reason; otherwise all reasons are returned: categories in the
 * order given, then weight, length, sum, girth.
 */
export function quote(shipment: Shipment): Quote | Refused {
  const { rate, weightGrams, sizeMm } = shipment
  if (!isWeight(weightGrams)) return { refusals: [{ code: 'invalid_weight' }] }
  if (sizeMm && !sizeMm.every(isSide)) return { refusals: [{ code: 'invalid_dimensions' }] }
  if (!rate) return { refusals: [{ code: 'country_not_served' }] }
  const refusals = [...refusedCategories(rate, shipment.categories), ...exceededLimits(rate, shipment)]
  return refusals.length > 0 ? { refusals } : price(rate, weightGrams, sizeMm)
}

/** Whether an answer of `quote` is a refusal. */
export const isRefused = (answer: Quote | Refused): answer is Refused => 'refusals' in answer

function price(rate: ShippingRate, weightGrams: number, sizeMm: SizeMm | undefined): Quote {
  const byVolume = volumetricGrams(rate, sizeMm)
  const billedGrams = Math.max(weightGrams, byVolume, rate.minChargeGrams)
  const steps = wholeUnits(Math.max(0, billedGrams - rate.firstGrams), rate.stepGrams)
  const stepsFen = steps * rate.stepPriceFen
  return {
    volumetricGrams: byVolume,
    billedGrams,
    steps,
    firstFen: rate.firstPriceFen,
    stepsFen,
    customsFen: rate.customsFeeFen,
    totalFen: rate.firstPriceFen + stepsFen + rate.customsFeeFen,
  }
}

/**
 * The volumetric weight of a parcel on this line, in grams; 0 if the line does not bill volume or the size is
 * unknown.
 */
function volumetricGrams(rate: ShippingRate, sizeMm: SizeMm | undefined): number {
  if (!sizeMm || rate.volumetricDivisor === 0) return 0
  if (Math.max(...sizeMm) < rate.volumetricMinSideMm) return 0
  return wholeUnits(sizeMm[0] * sizeMm[1] * sizeMm[2], rate.volumetricDivisor)
}

const refusedCategories = (rate: ShippingRate, categories: readonly string[]): LineRefusal[] =>
  [...new Set(categories)]
    .filter((category) => rate.refusedCategories.includes(category))
    .map((category) => ({ code: 'restricted_category', category }))

function exceededLimits(rate: ShippingRate, { weightGrams, sizeMm }: Shipment): LineRefusal[] {
  const exceeded: LineRefusal[] = []
  const check = (code: LimitCode, actual: number, limit: number | null) => {
    if (limit !== null && actual > limit) exceeded.push({ code, actual, limit })
  }
  check('over_weight', weightGrams, rate.maxGrams)
  if (sizeMm) {
    const length = Math.max(...sizeMm)
    const sum = sizeMm[0] + sizeMm[1] + sizeMm[2]
    check('over_length', length, rate.maxLengthMm)
    check('over_sum', sum, rate.maxSumMm)
    // Girth as the carriers publish it: the longest side and once around the other two.
    check('over_girth', length + 2 * (sum - length), rate.maxGirthMm)
  }
  return exceeded
}

/** The number of units in an amount, rounded up. Exact for every safe integer. */
function wholeUnits(amount: number, unit: number): number {
  const rest = amount % unit
  return (amount - rest) / unit + (rest > 0 ? 1 : 0)
}

/**
 * Measures beyond 10 t and 10 m are typing errors, and products of their sides would exceed the safe
 * integers.
 */
const isWeight = (grams: number): boolean => Number.isInteger(grams) && grams >= 1 && grams <= 10_000_000
const isSide = (mm: number): boolean => Number.isInteger(mm) && mm >= 1 && mm <= 10_000
