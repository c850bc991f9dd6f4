import type { DeliveryOption } from './fee.ts'
import { CARD_COLUMNS, type CsvRow, readZoneRate, type RowProblem, type ZoneRate } from './rate-row.ts'

/** A fault of a rate card: at which row of the file, in which column, what, and the words it is about. */
export type CardFault = {
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

/** What a card is held against. `current` is what counts when it takes effect. */
export type CardSurroundings = {
  readonly lines: ReadonlyMap<string, DeliveryOption>
  readonly countries: ReadonlySet<string>
  readonly categories: ReadonlySet<string>
  readonly current: readonly ZoneRate[]
  /** Said by whoever brings the card: destinations that it leaves out are left out on purpose. */
  readonly withdrawals: boolean
}

/** Columns that say where a figure comes from. They may stand in a card and are not kept. */
const BESIDE = [
  'price_basis',
  'sourced_price_countries',
  'limits_basis',
  'transit_basis',
  'customs_fee_basis',
  'sources',
  'note',
]

/** Every fault of the head of a card: columns it lacks, and columns nobody knows, which are mostly a slip of the keyboard. */
export function headFaults(head: readonly string[]): CardFault[] {
  const known: readonly string[] = [...CARD_COLUMNS, ...BESIDE]
  return [
    ...CARD_COLUMNS.filter((column) => !head.includes(column)).map((column) =>
      fault(1, column, 'missing_column'),
    ),
    ...head.filter((column) => !known.includes(column)).map((column) => fault(1, column, 'unknown_column')),
  ]
}

/**
 * Reads the rows of a card and names everything that is wrong. A card holds whole lines: each line that it names has all its zones in it, and
 * no destination twice (`overlap`); one that the line serves today and the card does not is a `gap`, unless it is withdrawn on purpose.
 */
export function readRateCard(
  rows: readonly { readonly row: number; readonly cells: CsvRow }[],
  around: CardSurroundings,
): { readonly zones: readonly ZoneRate[]; readonly faults: readonly CardFault[] } {
  const faults: CardFault[] = []
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
    const zone = readZoneRate(cells, option ?? 'postal')
    if ('problems' in zone) {
      faults.push(...zone.problems.map((one) => fault(row, one.column, one.problem, one.detail)))
      markPlaces(cells['countries'] ?? '', line)
      continue
    }
    zones.push(zone)
    faults.push(...unknownWords(zone, row, around))
    first(seen.zones, `${line} ${zone.zoneCode}`, row, (before) =>
      faults.push(fault(row, 'zone', 'twice', `${zone.zoneCode}, ${before}`)),
    )
    for (const country of zone.countries)
      first(seen.places, `${line} ${country}`, row, (before) =>
        faults.push(fault(row, 'countries', 'overlap', `${country}, ${before}`)),
      )
  }
  if (!around.withdrawals) faults.push(...gaps())
  return { zones, faults: faults.toSorted((a, b) => a.row - b.row) }

  /** A row with another fault still serves its countries: it must not be told as a gap too. */
  function markPlaces(countries: string, line: string): void {
    for (const country of countries.split(/\s+/)) seen.places.set(`${line} ${country}`, 0)
  }

  function gaps(): CardFault[] {
    return [...seen.lines].flatMap(([line, row]) => {
      const left = around.current
        .filter((zone) => zone.lineCode === line)
        .flatMap((zone) => zone.countries)
        .filter((country) => !seen.places.has(`${line} ${country}`))
      return left.length > 0 ? [fault(row, 'countries', 'gap', left.toSorted().join(' '))] : []
    })
  }
}

function unknownWords(zone: ZoneRate, row: number, around: CardSurroundings): CardFault[] {
  const countries = zone.countries.filter((country) => !around.countries.has(country))
  const categories = zone.rate.refusedCategories.filter((category) => !around.categories.has(category))
  return [
    ...countries.map((country) => fault(row, 'countries', 'unknown_country', country)),
    ...categories.map((category) => fault(row, 'refused_categories', 'unknown_category', category)),
  ]
}

function first(seen: Map<string, number>, key: string, row: number, again: (before: number) => void): void {
  const before = seen.get(key)
  if (before === undefined) seen.set(key, row)
  else if (before > 0) again(before)
}

const fault = (row: number, column: string, problem: CardProblem, detail = ''): CardFault => ({
  row,
  column,
  problem,
  detail,
})
