import type { Texts } from '../languages.ts'
import { tablesOf } from './read-charges.ts'
import { isFields } from './read-values.ts'
import type { Rules } from './release.ts'
import { tableChanges } from './table-changes.ts'
import type { Charge, Dated, Fact, Limit, Need, Place, Regime, Test } from './rule.ts'

/** A rule of a place as it is compared with that of another release: one row. */
export type RuleRow = Dated &
  Fact & {
    readonly name: Texts
    /** All tests that decide whether it applies. */
    readonly when: readonly Test[]
    readonly statements: Place['statements']
    readonly charge: Charge | null
    readonly need: Need | null
    readonly limit: Limit | null
    /** The sentence that is the whole row. */
    readonly text: Texts | null
  }

/** What of a row may differ. */
export const FACETS = ['amount', 'when', 'days', 'legal', 'details', 'text'] as const
export type Facet = (typeof FACETS)[number]

export type RowChange =
  | { readonly change: 'added'; readonly after: RuleRow }
  | { readonly change: 'removed'; readonly before: RuleRow }
  | {
      readonly change: 'changed'
      readonly facet: Facet
      readonly before: RuleRow
      readonly after: RuleRow
    }

export type PlaceChange = {
  readonly place: string
  readonly name: Texts
  readonly change: 'added' | 'removed' | 'changed'
  readonly rows: readonly RowChange[]
  /** Rows that are as before and were only checked again, or found elsewhere. */
  readonly checkedAgain: number
  /** The tables of rates that its charges point to and that say something else than before. */
  readonly tables: readonly string[]
}

/** What the rules of one release say that those of another do not, by place. */
export function changesBetween(before: Rules, after: Rules): PlaceChange[] {
  const changed = new Set(tableChanges(before, after).map(({ name }) => name))
  const names = [...new Set([...before.places.keys(), ...after.places.keys()])].toSorted()
  return names.flatMap((place): PlaceChange[] => {
    const [old, own] = [before.places.get(place), after.places.get(place)]
    if (!own) return old ? [{ place, name: old.name, change: 'removed', ...NO_ROWS }] : []
    if (!old) return [{ place, name: own.name, change: 'added', ...NO_ROWS }]
    const { rows, checkedAgain } = rowsBetween(rowsOf(old), rowsOf(own))
    const tables = tableNamesOf(own).filter((name) => changed.has(name))
    return rows.length === 0 && checkedAgain === 0 && tables.length === 0
      ? []
      : [{ place, name: own.name, change: 'changed', rows, checkedAgain, tables }]
  })
}

const NO_ROWS = { rows: [], checkedAgain: 0, tables: [] } as const

/** The names of the tables of rates to which the charges of a place point. */
export const tableNamesOf = ({ regimes }: Place): string[] => [
  ...new Set(
    regimes
      .flatMap(({ charges }) => charges.flatMap(({ amount }) => tablesOf(amount)))
      .map(({ name }) => name),
  ),
]

function rowsBetween(before: ReadonlyMap<string, RuleRow>, after: ReadonlyMap<string, RuleRow>) {
  const rows: RowChange[] = []
  let checkedAgain = 0
  for (const [key, row] of after) {
    const old = before.get(key)
    if (!old) {
      rows.push({ change: 'added', after: row })
      continue
    }
    const facets = FACETS.filter((facet) => saidBy(old, facet) !== saidBy(row, facet))
    rows.push(...facets.map((facet) => ({ change: 'changed' as const, facet, before: old, after: row })))
    if (facets.length === 0 && factOf(old) !== factOf(row)) checkedAgain += 1
  }
  for (const [key, row] of before) if (!after.has(key)) rows.push({ change: 'removed', before: row })
  return { rows, checkedAgain }
}

/** The rows of a place by what identifies them from one release to the next. */
function rowsOf(place: Place): Map<string, RuleRow> {
  const rows = new Map<string, RuleRow>()
  const put = (key: string, row: RuleRow): void =>
    void rows.set(rows.has(key) ? `${key} ${rows.size}` : key, row)
  for (const regime of place.regimes)
    for (const charge of regime.charges) put(`${regime.id} ${charge.id}`, chargeRow(place, regime, charge))
  const common = { ...NOTHING, statements: place.statements }
  for (const need of place.needs) put(`need ${need.id}`, { ...common, ...need, need })
  for (const limit of place.limits) put(`limit ${limit.id}`, { ...common, ...limit, limit })
  if (place.note) put('note', { ...common, ...UNDATED, name: place.name, when: [], text: place.note })
  return rows
}

const NOTHING = { charge: null, need: null, limit: null, text: null } as const
const UNDATED = {
  ...{ from: null, until: null, legal: 'in_force' as const },
  ...{ strength: 'official' as const, source: '', checked: '' },
}

/** A charge applies where its regime does, and on the days of both. */
const chargeRow = ({ statements }: Place, regime: Regime, charge: Charge): RuleRow => ({
  ...{ ...NOTHING, statements, charge },
  ...{ name: charge.name, when: [...regime.when, ...charge.when] },
  ...{ strength: charge.strength, source: charge.source, checked: charge.checked },
  from: charge.from ?? regime.from,
  until: charge.until ?? regime.until,
  legal: charge.legal === 'in_force' ? regime.legal : charge.legal,
})

/** What a row says in one respect, to be compared. */
function saidBy({ charge, need, limit, ...row }: RuleRow, facet: Facet): string {
  switch (facet) {
    case 'amount':
      return said([charge?.amount, charge?.minus, charge?.atLeast, charge?.atMost, charge?.notLeviedUpTo])
    case 'when':
      return said([row.when, charge?.goods, charge?.except])
    case 'days':
      return said([row.from, row.until])
    case 'legal':
      return row.legal
    case 'details':
      return said([
        ...[charge?.kind, charge?.owes, charge?.collects, charge?.at, charge?.round],
        ...[need?.need, need?.digits, limit?.effect],
      ])
    case 'text':
      return said([row.name, row.text, charge?.note])
  }
}

const factOf = ({ strength, source, checked }: RuleRow): string => said([strength, source, checked])

const said = (value: unknown): string =>
  JSON.stringify(value, (key, entry: unknown) =>
    entry instanceof Map
      ? [...entry].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))
      : // What a table says is told once for all places, and by numbers.
        key === 'table' && isFields(entry)
        ? entry['name']
        : entry,
  )
