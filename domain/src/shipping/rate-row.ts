import { LANGS, type Texts, inEachLanguage, fieldsOf } from '@longhaul/domain/languages.ts'
import type { DeliveryOption, ShippingRate } from './fee.ts'

/** A row of the rate card as in a CSV file: column name to text. */
export type CsvRow = Readonly<Record<string, string>>

/** One zone of one line, parsed from its CSV row. */
export type ZoneRate = {
  readonly lineCode: string
  readonly zoneCode: string
  readonly zoneName: Texts
  /** ISO 3166-1 alpha-2 codes. */
  readonly countries: readonly string[]
  readonly rate: ShippingRate
}

/** A rate by column name; the names are the same in the database and on the wire. */
export const rateColumns = (rate: ShippingRate) => ({
  first_grams: rate.firstGrams,
  first_price_fen: rate.firstPriceFen,
  step_grams: rate.stepGrams,
  step_price_fen: rate.stepPriceFen,
  customs_fee_fen: rate.customsFeeFen,
  min_charge_grams: rate.minChargeGrams,
  volumetric_divisor: rate.volumetricDivisor,
  volumetric_min_side_mm: rate.volumetricMinSideMm,
  max_grams: rate.maxGrams,
  max_length_mm: rate.maxLengthMm,
  max_sum_mm: rate.maxSumMm,
  max_girth_mm: rate.maxGirthMm,
  min_days: rate.transitMinDays,
  max_days: rate.transitMaxDays,
  observed_days: rate.observedDays,
  refused_categories: [...rate.refusedCategories],
})

/** A zone of a line by database column name. */
export const zoneColumns = ({ rate, ...zone }: ZoneRate) => ({
  line_id: zone.lineCode,
  zone: zone.zoneCode,
  zone_name: zone.zoneName,
  countries: [...zone.countries],
  ...rateColumns(rate),
})

/** The columns of a rate card, in the order in which it is written. */
export const CARD_COLUMNS = [
  'line',
  'zone',
  ...LANGS.map((lang) => `zone_${lang}` as const),
  'countries',
  'first_grams',
  'first_price_fen',
  'step_grams',
  'step_price_fen',
  'customs_fee_fen',
  'min_charge_grams',
  'volumetric_divisor',
  'volumetric_min_side_mm',
  'max_grams',
  'max_length_mm',
  'max_sum_mm',
  'max_girth_mm',
  'transit_min_days',
  'transit_max_days',
  'observed_days',
  'refused_categories',
] as const
export type CardColumn = (typeof CARD_COLUMNS)[number]

/** A zone as a CSV row, which `readZoneRate` reads back. */
export function zoneCells({ rate, ...zone }: ZoneRate): Record<CardColumn, string> {
  return {
    line: zone.lineCode,
    zone: zone.zoneCode,
    ...fieldsOf('zone', zone.zoneName),
    countries: zone.countries.join(' '),
    first_grams: String(rate.firstGrams),
    first_price_fen: String(rate.firstPriceFen),
    step_grams: String(rate.stepGrams),
    step_price_fen: String(rate.stepPriceFen),
    customs_fee_fen: String(rate.customsFeeFen),
    min_charge_grams: String(rate.minChargeGrams),
    volumetric_divisor: String(rate.volumetricDivisor),
    volumetric_min_side_mm: String(rate.volumetricMinSideMm),
    max_grams: String(rate.maxGrams),
    max_length_mm: String(rate.maxLengthMm),
    max_sum_mm: rate.maxSumMm === null ? '' : String(rate.maxSumMm),
    max_girth_mm: rate.maxGirthMm === null ? '' : String(rate.maxGirthMm),
    transit_min_days: String(rate.transitMinDays),
    transit_max_days: String(rate.transitMaxDays),
    observed_days: rate.observedDays,
    refused_categories: rate.refusedCategories.join(' '),
  }
}

/** A problem with a row: the column and what is wrong. */
export type RowProblem = {
  readonly column: string
  readonly problem: 'missing' | 'not_whole' | 'too_small' | 'negative' | 'malformed' | 'too_long' | 'reversed'
  /** The offending value, where useful. */
  readonly detail?: string
}

/**
 * Parses a row of the rate card (`server/seed/rate-card.csv`), or returns all its problems. Has no side
 * effects, so that an import can check first.
 */
export function readZoneRate(
  row: CsvRow,
  option: DeliveryOption,
): ZoneRate | { readonly problems: readonly RowProblem[] } {
  const countries = words(row['countries'])
  const problems = [
    ...TEXTS.flatMap((column) => problem(column, row[column]?.trim() ? null : 'missing')),
    ...[...TEXTS, 'observed_days'].flatMap((column) =>
      problem(column, column !== 'countries' && (row[column] ?? '').length > TEXT_MAX ? 'too_long' : null),
    ),
    ...countries.flatMap((code) =>
      problem('countries', /^[A-Z]{2}$/.test(code) ? null : 'malformed', code.slice(0, TEXT_MAX)),
    ),
    ...Object.entries(SMALLEST).flatMap(([column, smallest]) =>
      problem(column, wholeProblem(row[column], smallest), row[column]),
    ),
    ...OPTIONAL.flatMap((column) =>
      problem(column, row[column] ? wholeProblem(row[column], 1) : null, row[column]),
    ),
    ...problem(
      'transit_max_days',
      Number(row['transit_max_days']) < Number(row['transit_min_days']) ? 'reversed' : null,
      `${row['transit_min_days']}-${row['transit_max_days']}`,
    ),
  ]
  if (problems.length > 0) return { problems }
  const text = (column: string): string => (row[column] ?? '').trim()
  const whole = (column: string): number => Number(row[column])
  const optional = (column: string): number | null => (row[column] ? Number(row[column]) : null)
  return {
    lineCode: text('line'),
    zoneCode: text('zone'),
    zoneName: inEachLanguage((lang) => text(`zone_${lang}`)),
    countries,
    rate: {
      lineCode: text('line'),
      option,
      firstGrams: whole('first_grams'),
      firstPriceFen: whole('first_price_fen'),
      stepGrams: whole('step_grams'),
      stepPriceFen: whole('step_price_fen'),
      customsFeeFen: whole('customs_fee_fen'),
      minChargeGrams: whole('min_charge_grams'),
      volumetricDivisor: whole('volumetric_divisor'),
      volumetricMinSideMm: whole('volumetric_min_side_mm'),
      maxGrams: whole('max_grams'),
      maxLengthMm: whole('max_length_mm'),
      maxSumMm: optional('max_sum_mm'),
      maxGirthMm: optional('max_girth_mm'),
      transitMinDays: whole('transit_min_days'),
      transitMaxDays: whole('transit_max_days'),
      observedDays: text('observed_days'),
      refusedCategories: words(row['refused_categories']),
    },
  }
}

/** Zone names must fit into tables. */
const TEXT_MAX = 100

const NAMES = LANGS.map((lang) => `zone_${lang}` as const)
const TEXTS = ['line', 'zone', ...NAMES, 'countries'] as const

/** The columns with whole numbers, and the smallest valid value of each. */
const SMALLEST: Readonly<Record<string, number>> = {
  first_grams: 1,
  first_price_fen: 0,
  step_grams: 1,
  step_price_fen: 0,
  customs_fee_fen: 0,
  min_charge_grams: 0,
  volumetric_divisor: 0,
  volumetric_min_side_mm: 0,
  max_grams: 1,
  max_length_mm: 1,
  transit_min_days: 1,
  transit_max_days: 1,
}
const OPTIONAL = ['max_sum_mm', 'max_girth_mm'] as const

function wholeProblem(text: string | undefined, smallest: number): RowProblem['problem'] | null {
  if (!text) return 'missing'
  if (/^-\d+(\.\d+)?$/.test(text)) return 'negative'
  if (!/^\d{1,9}$/.test(text)) return 'not_whole'
  return Number(text) < smallest ? 'too_small' : null
}

const problem = (column: string, found: RowProblem['problem'] | null, detail?: string): RowProblem[] =>
  found ? [{ column, problem: found, ...(detail ? { detail: detail.slice(0, TEXT_MAX) } : {}) }] : []

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter((word) => word !== '')
