import type { DeliveryOption } from './fee.ts'
import { CARD_COLUMNS, type CsvRow, readZoneRate, type RowProblem, type ZoneRate } from './rate-row.ts'

/** A fault of a rate card: the row of the file, the column, the problem and the offending text. */
export type CardIssue = {
  readonly row: number
  readonly column: string
  readonly problem: CardProblem
  readonly detail: string
}
export type CardProblem =
  | RowProblem['problem']
  | 'missing_column'
  | 'unknown_column'
  | 'unknown_line'
  | 'unknown_country'
  | 'unknown_category'
  | 'twice'
  | 'overlap'
  | 'gap'

/** What a card is checked against. `current` are the rates in force when the card takes effect. */
export type CardSurroundings = {
  readonly lines: ReadonlyMap<string, DeliveryOption>
  readonly countries: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  readonly current: readonly ZoneRate[]
  /** Confirmed on import: destinations that the card omits are omitted on purpose. */
  readonly withdrawals: boolean
}

/** Columns with the sources of figures. A card may contain them; they are not stored. */
const SOURCE_COLUMNS = [
  'price_basis',
  'sourced_price_countries',
  'limits_basis',
  'transit_basis',
  'customs_fee_basis',
  'sources',
  'note',
]

/** All faults in the header of a card: missing columns, and unknown ones, which are mostly typing errors. */
export function headIssues(head: readonly string[]): CardIssue[] {
  const known: readonly string[] = [...CARD_COLUMNS, ...SOURCE_COLUMNS]
  return [
    ...CARD_COLUMNS.filter((column) => !head.includes(column)).map((column) =>
      fault(1, column, 'missing_column'),
    ),
    ...head.filter((column) => !known.includes(column)).map((column) => fault(1, column, 'unknown_column')),
  ]
}

/**
 * Parses the rows of a card and returns all faults. A card contains complete lines: each line in it has all
 * its zones, and no destination twice (`overlap`); a destination that the line serves today but not in the
 * card is a `gap`, unless it is withdrawn on purpose.
 */
export function readRateCard(
  rows: readonly { readonly row: number; readonly cells: CsvRow }[],
  around: CardSurroundings,
): { readonly zones: readonly ZoneRate[]; readonly faults: readonly CardIssue[] } {
  const faults: CardIssue[] = []
  const zones: ZoneRate[] = []
  const seen = {
    zones: new Map<string, number>(),
    places: new Map<string, number>(),
    lines: new Map<string, number>(),
  }
  for (const { row, cells } of rows) {
    const line = cells['line'] ?? ''
    const option = around.lines.get(line)
    if (line !== '' && option === undefined) faults.push(fault(row, 'line', 'unknown_line', line))
    else if (!seen.lines.has(line)) seen.lines.set(line, row)
    const countries = words(cells['countries'])
    faults.push(...unknownWords(countries, words(cells['refused_categories']), row, around))
    if (cells['zone'])
      first(seen.zones, `${line} ${cells['zone']}`, row, (before) =>
        faults.push(fault(row, 'zone', 'twice', `${cells['zone']}, ${before}`)),
      )
    for (const country of countries)
      first(seen.places, `${line} ${country}`, row, (before) =>
        faults.push(fault(row, 'countries', 'overlap', `${country}, ${before}`)),
      )
    const zone = readZoneRate(cells, option ?? 'postal')
    if ('problems' in zone)
      faults.push(...zone.problems.map((entry) => fault(row, entry.column, entry.problem, entry.detail)))
    else zones.push(zone)
  }
  if (!around.withdrawals) faults.push(...gaps())
  return { zones, faults: faults.toSorted((a, b) => a.row - b.row) }

  function gaps(): CardIssue[] {
    return [...seen.lines].flatMap(([line, row]) => {
      const left = around.current
        .filter((zone) => zone.lineCode === line)
        .flatMap((zone) => zone.countries)
        .filter((country) => !seen.places.has(`${line} ${country}`))
      return left.length > 0 ? [fault(row, 'countries', 'gap', left.toSorted().join(' '))] : []
    })
  }
}

const words = (cell: string | undefined): string[] => (cell ?? '').split(/\s+/).filter((word) => word !== '')

/** Unknown country codes and categories. Malformed country codes are reported by the row's own check. */
function unknownWords(
  countries: readonly string[],
  categories: readonly string[],
  row: number,
  around: CardSurroundings,
): CardIssue[] {
  const unknown = countries.filter((code) => /^[A-Z]{2}$/.test(code) && !around.countries.has(code))
  return [
    ...unknown.map((code) => fault(row, 'countries', 'unknown_country', code)),
    ...categories
      .filter((category) => !around.categories.has(category))
      .map((category) => fault(row, 'refused_categories', 'unknown_category', category)),
  ]
}

function first(seen: Map<string, number>, key: string, row: number, again: (before: number) => void): void {
  const before = seen.get(key)
  if (before === undefined) seen.set(key, row)
  else again(before)
}

const fault = (row: number, column: string, problem: CardProblem, detail = ''): CardIssue => ({
  row,
  column,
  problem,
  detail,
})
