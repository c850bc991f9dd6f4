import { isRefused, quote, type SizeMm } from './fee.ts'
import type { ZoneRate } from './rate-row.ts'

/** Manually changed prices of a zone, by column name; omitted prices stay the same. */
export const PRICE_COLUMNS = [
  'first_grams',
  'first_price_fen',
  'step_grams',
  'step_price_fen',
  'customs_fee_fen',
  'min_charge_grams',
] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]
export type NewPrices = Readonly<Partial<Record<PriceColumn, number | undefined>>>

/**
 * A change of one country, one zone or, with neither, the whole line: either to new prices, or of all prices
 * by a per-mille factor.
 */
export type PriceChange = {
  readonly zone?: string | undefined
  readonly country?: string | undefined
  readonly prices?: NewPrices | undefined
  readonly perMille?: number | undefined
}

/** Why a change cannot be made to a line, by the wrong field. Null if it can. */
export function whyNotChangePrices(
  zones: readonly ZoneRate[],
  change: PriceChange,
): Readonly<Record<string, string>> | null {
  const { zone, country, prices, perMille } = change
  if (zones.length === 0) return { line: 'no_prices' }
  if (zone !== undefined && !zones.some(({ zoneCode }) => zoneCode === zone)) return { zone: 'unknown' }
  if (country !== undefined && !zones.some((served) => isMeant(served, change))) return { country: 'unknown' }
  if ((prices === undefined) === (perMille === undefined)) return { prices: 'one_of' }
  // New prices in fen require one zone or one country, because each zone of a line has its own.
  if (prices !== undefined && zone === undefined && country === undefined) return { zone: 'missing' }
  return null
}

/**
 * The zones of a line after a change. A country that gets its own prices moves from its zone to one of its
 * own.
 */
export function changePrices(zones: readonly ZoneRate[], change: PriceChange): ZoneRate[] {
  return zones.flatMap((zone) => {
    if (!isMeant(zone, change)) return [zone]
    const changed = { ...zone, rate: changedRate(zone, change) }
    const { country } = change
    if (country === undefined || zone.countries.length === 1) return [changed]
    return [
      { ...zone, countries: zone.countries.filter((code) => code !== country) },
      { ...changed, zoneCode: freeCode(zones, `${zone.zoneCode}-${country}`), countries: [country] },
    ]
  })
}

const isMeant = (zone: ZoneRate, { zone: code, country }: PriceChange): boolean =>
  (code === undefined || zone.zoneCode === code) &&
  (country === undefined || zone.countries.includes(country))

function changedRate({ rate }: ZoneRate, { prices = {}, perMille = 0 }: PriceChange): ZoneRate['rate'] {
  const raised = (fen: number) => Math.round((fen * (1_000 + perMille)) / 1_000)
  return {
    ...rate,
    firstGrams: prices.first_grams ?? rate.firstGrams,
    firstPriceFen: prices.first_price_fen ?? raised(rate.firstPriceFen),
    stepGrams: prices.step_grams ?? rate.stepGrams,
    stepPriceFen: prices.step_price_fen ?? raised(rate.stepPriceFen),
    customsFeeFen: prices.customs_fee_fen ?? rate.customsFeeFen,
    minChargeGrams: prices.min_charge_grams ?? rate.minChargeGrams,
  }
}

function freeCode(zones: readonly ZoneRate[], code: string): string {
  const taken = new Set(zones.map(({ zoneCode }) => zoneCode))
  if (!taken.has(code)) return code
  let number = 2
  while (taken.has(`${code}-${number}`)) number += 1
  return `${code}-${number}`
}

/** A package to price by old and new rates: a real one, or a typical one of its weight. */
export type TypicalParcel = { readonly grams: number; readonly sizeMm: SizeMm; readonly country: string }

/** Ten weights from a letter to a full carton, for destinations without packages so far. */
const TYPICAL_GRAMS = [250, 500, 1_000, 1_500, 2_000, 3_000, 5_000, 8_000, 12_000, 20_000]
export const TYPICAL_COUNT = TYPICAL_GRAMS.length
/** Clothes and shoes in a carton: five litres per kilogram. */
const MM3_PER_GRAM = 5_000

/**
 * Ten of the real packages, spread evenly over their weights; missing ones are replaced by typical ones to
 * the first changed country.
 */
export function typicalParcels(real: readonly TypicalParcel[], country: string): TypicalParcel[] {
  const sorted = real.toSorted((a, b) => a.grams - b.grams)
  if (sorted.length >= TYPICAL_COUNT)
    return TYPICAL_GRAMS.map((_, at) => sorted[Math.floor((at * (sorted.length - 1)) / (TYPICAL_COUNT - 1))]!)
  const madeUp = TYPICAL_GRAMS.slice(sorted.length).map((grams): TypicalParcel => {
    const side = Math.round(Math.cbrt(grams * MM3_PER_GRAM))
    return { grams, sizeMm: [side, side, side], country }
  })
  return [...sorted, ...madeUp].toSorted((a, b) => a.grams - b.grams)
}

/** The price of a package by these zones, in fen; null if the line does not carry it. */
export function priceBy(
  zones: readonly ZoneRate[],
  { grams, sizeMm, country }: TypicalParcel,
): number | null {
  const zone = zones.find(({ countries }) => countries.includes(country))
  const answer = quote({ rate: zone?.rate ?? null, weightGrams: grams, sizeMm, categories: [] })
  return isRefused(answer) ? null : answer.totalFen
}
