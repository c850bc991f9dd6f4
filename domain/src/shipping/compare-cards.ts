import { LANGS } from '@longhaul/domain/languages.ts'
import { CARD_COLUMNS, type CardColumn, zoneCells, type ZoneRate } from './rate-row.ts'

/** The changes that a card makes to some destinations of a line, identical for all of them. */
export type CardChange = {
  readonly lineCode: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly countries: readonly string[]
  /**
   * Column by column as it was and as it will be; of what goods are refused only the difference. Nothing
   * where a destination is removed.
   */
  readonly fields: readonly { readonly column: CardColumn; readonly before: string; readonly after: string }[]
}

/**
 * The changes to the lines of `after`, destination by destination, grouped where they are identical. Names of
 * zones are ignored.
 */
export function compareCards(before: readonly ZoneRate[], after: readonly ZoneRate[]): CardChange[] {
  const lines = [...new Set(after.map((zone) => zone.lineCode))]
  return lines.flatMap((line) => {
    const [was, will] = [byCountry(before, line), byCountry(after, line)]
    const changes = new Map<string, CardChange>()
    for (const country of [...new Set([...was.keys(), ...will.keys()])].toSorted()) {
      const change = {
        lineCode: line,
        countries: [country],
        ...changeOf(was.get(country), will.get(country)),
      }
      if (change.kind === 'changed' && change.fields.length === 0) continue
      const key = JSON.stringify([change.kind, change.fields])
      const alike = changes.get(key)
      changes.set(key, alike ? { ...alike, countries: [...alike.countries, country] } : change)
    }
    return [...changes.values()]
  })
}

const byCountry = (zones: readonly ZoneRate[], line: string): Map<string, ZoneRate> =>
  new Map(
    zones
      .filter((zone) => zone.lineCode === line)
      .flatMap((zone) => zone.countries.map((country) => [country, zone] as const)),
  )

/** Ignored: the position of a price is not a change. */
const NAMES: readonly string[] = ['line', 'zone', ...LANGS.map((lang) => `zone_${lang}`), 'countries']
/** Reported for a new destination. */
const PRICES: readonly string[] = [
  'first_grams',
  'first_price_fen',
  'step_grams',
  'step_price_fen',
  'customs_fee_fen',
]

function changeOf(
  before: ZoneRate | undefined,
  after: ZoneRate | undefined,
): Pick<CardChange, 'kind' | 'fields'> {
  if (!after) return { kind: 'removed', fields: [] }
  const now = zoneCells(after)
  if (!before) {
    const fields = CARD_COLUMNS.filter((column) => PRICES.includes(column))
    return { kind: 'added', fields: fields.map((column) => ({ column, before: '', after: now[column] })) }
  }
  const was = { ...zoneCells(before), refused_categories: only(before, after) }
  const will = { ...now, refused_categories: only(after, before) }
  const fields = CARD_COLUMNS.filter((column) => !NAMES.includes(column) && was[column] !== will[column])
  return {
    kind: 'changed',
    fields: fields.map((column) => ({ column, before: was[column], after: will[column] })),
  }
}

/** The categories that the first rate refuses and the other does not. */
const only = (zoneRate: ZoneRate, other: ZoneRate): string =>
  zoneRate.rate.refusedCategories
    .filter((category) => !other.rate.refusedCategories.includes(category))
    .toSorted()
    .join(' ')
