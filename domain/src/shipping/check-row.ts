import { tableOf } from '../entries.ts'
import { isRefused, type LineRefusal, quote, type Shipment, type SizeMm } from './fee.ts'
import type { CsvRow, ZoneRate } from './rate-row.ts'

/**
 * The engine's result for a row of worked examples, in the words and units of its columns; empty where not
 * applicable.
 */
export type RowOutcome = Readonly<Record<OutcomeColumn, string>>
type OutcomeColumn = (typeof OUTCOME_COLUMNS)[number]

/** A disagreement between the engine and the row: what the row says, and what it should say. */
export type RowDifference = {
  readonly column: OutcomeColumn
  readonly stated: string
  readonly found: string
}

/** The columns that a row must have to be priced; the other columns are expectations to compare. */
export const QUESTION_COLUMNS = ['line', 'country', 'weight_g'] as const

const OUTCOME_COLUMNS = [
  'status',
  'reasons',
  'zone',
  'volumetric_g',
  'chargeable_g',
  'steps',
  'base_cny',
  'step_total_cny',
  'customs_cny',
  'total_cny',
] as const

/**
 * Prices one row (`line`, `country`, `weight_g`, `length_cm`, `width_cm`, `height_cm`, `categories` separated
 * by `|`) by its zone of the rate card, and reports where the row differs. An empty cell expects nothing, but
 * a row with `ok` expects that there are no reasons.
 */
export function checkRow(
  row: CsvRow,
  zone: ZoneRate | null,
): { readonly outcome: RowOutcome; readonly differences: readonly RowDifference[] } {
  const outcome = outcomeOf(row, zone)
  const differences = OUTCOME_COLUMNS.flatMap((column) => {
    const stated = (row[column] ?? '').trim()
    const silent = stated === '' && !(column === 'reasons' && (row['status'] ?? '').trim() !== '')
    return silent || says(column, stated, outcome[column]) ? [] : [{ column, stated, found: outcome[column] }]
  })
  return { outcome, differences }
}

function outcomeOf(row: CsvRow, zone: ZoneRate | null): RowOutcome {
  const answer = quote({
    rate: zone?.rate ?? null,
    weightGrams: wholeNumber(row['weight_g']),
    sizeMm: sizeOf(row),
    categories: (row['categories'] ?? '')
      .split('|')
      .map((category) => category.trim())
      .filter((category) => category !== ''),
  } satisfies Shipment)
  if (isRefused(answer)) return { ...NOTHING, ...refusedOutcome(answer.refusals, zone) }
  return {
    status: 'ok',
    reasons: '',
    zone: zone?.zoneCode ?? '',
    volumetric_g: String(answer.volumetricGrams),
    chargeable_g: String(answer.billedGrams),
    steps: String(answer.steps),
    base_cny: yuan(answer.firstFen),
    step_total_cny: yuan(answer.stepsFen),
    customs_cny: yuan(answer.customsFen),
    total_cny: yuan(answer.totalFen),
  }
}

/** Refusals because of an invalid question come before the look-up of a zone. */
function refusedOutcome(refusals: readonly LineRefusal[], zone: ZoneRate | null) {
  const meaningless = refusals.some(
    (refusal) => refusal.code === 'invalid_weight' || refusal.code === 'invalid_dimensions',
  )
  return {
    status: 'reject',
    reasons: refusals.map(refusalName).join('+'),
    zone: meaningless ? '' : (zone?.zoneCode ?? ''),
  }
}

const NOTHING: RowOutcome = tableOf(OUTCOME_COLUMNS.map((column) => [column, ''] as const))

/** `RESTRICTED_CATEGORY:knife`, `OVER_WEIGHT`: the names that the examples use. */
const refusalName = (refusal: LineRefusal): string =>
  refusal.code.toUpperCase() + ('category' in refusal ? `:${refusal.category}` : '')

/**
 * Compares amounts by value: `194` equals `194.00`. Compares reasons as an ordered list, however they are
 * joined.
 */
function says(column: OutcomeColumn, stated: string, found: string): boolean {
  if (column.endsWith('_cny')) return fenOf(stated) !== null && fenOf(stated) === fenOf(found)
  if (column.endsWith('_g') || column === 'steps') return found !== '' && Number(stated) === Number(found)
  if (column === 'reasons') return stated.split(/[+;]\s*/).join('+') === found
  return stated === found
}

/**
 * Three sides, or undefined if none is given. If only some are given, a missing side becomes 0, which the
 * engine refuses.
 */
function sizeOf(row: CsvRow): SizeMm | undefined {
  const sides = [row['length_cm'], row['width_cm'], row['height_cm']].map((cell) => (cell ?? '').trim())
  if (sides.every((side) => side === '')) return undefined
  return [millimetres(sides[0]), millimetres(sides[1]), millimetres(sides[2])]
}

/**
 * Converts centimetres to millimetres exactly, rounding up. Anything that is not a length becomes 0, which
 * the engine refuses.
 */
function millimetres(centimetres: string | undefined): number {
  const [, whole, tenth = '0', rest = ''] = /^(\d{1,6})(?:\.(\d)(\d*))?$/.exec(centimetres ?? '') ?? []
  if (whole === undefined) return 0
  return Number(whole) * 10 + Number(tenth) + (/[1-9]/.test(rest) ? 1 : 0)
}

const wholeNumber = (cell: string | undefined): number =>
  /^\d{1,15}$/.test((cell ?? '').trim()) ? Number(cell) : Number.NaN

const yuan = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

function fenOf(text: string): number | null {
  const [, whole, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}
