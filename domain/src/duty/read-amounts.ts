import {
  type Found,
  at,
  each,
  fault,
  has,
  isFields,
  knownFields,
  matching,
  money,
  ppm,
  rate,
  span,
  truth,
  whole,
  word,
} from './read-values.ts'
import { type Amount, PER, type Rate, type RateTable, WHOLE, WINDOWS } from './rule.ts'

/** The fields of an amount; exactly one of the first five says how it is charged. */
const WAYS = ['rate', 'rates', 'flat', 'greater', 'lesser', 'open'] as const
export const AMOUNT_FIELDS = [
  ...WAYS,
  'of',
  'valued',
  'over',
  'window',
  'inside',
  'per',
  'over_grams',
] as const

/** The amount of a charge, whose fields are among those of the charge itself. */
export function amount(found: Found): Amount {
  const ways = WAYS.filter((name) => has(found, name))
  const [way] = ways
  if (way === undefined || ways.length > 1) {
    fault(found, `must have exactly one of ${WAYS.join(', ')}`)
    return { by: 'open' }
  }
  switch (way) {
    case 'open':
      if (!truth(at(found, 'open'))) fault(at(found, 'open'), 'must be true if it is there')
      return { by: 'open' }
    case 'flat':
      return {
        by: 'flat',
        amount: span(at(found, 'flat'), money, ({ minor }) => minor),
        per: word(at(found, 'per'), PER),
        overGrams: whole(at(found, 'over_grams'), 0),
      }
    case 'greater':
    case 'lesser':
      return { by: way, amounts: several(at(found, way)) }
    default:
      return share(found)
  }
}

function several(found: Found): Amount[] {
  const amounts = each(found).map(nested)
  if (amounts.length < 2) fault(found, 'must have at least two amounts')
  return amounts
}

/** An amount that stands by itself, inside another or as the least of a charge. */
export function nested(found: Found): Amount {
  knownFields(found, AMOUNT_FIELDS)
  return amount(found)
}

function share(found: Found): Amount {
  const { byCode, table } = has(found, 'rate')
    ? { byCode: new Map([['*', rate(at(found, 'rate'))]]), table: null }
    : ratesByCode(at(found, 'rates'))
  const inside = truth(at(found, 'inside'))
  const rates = [...byCode.values(), ...(table?.rates.values() ?? [])]
  if (inside && rates.some((entry) => entry !== null && entry.high >= WHOLE))
    fault(found, 'a charge inside its own base must be below 100%')
  const window = has(found, 'window') ? word(at(found, 'window'), WINDOWS) : null
  if (window !== null && !has(found, 'over'))
    fault(at(found, 'window'), 'needs "over": the free amount in it')
  return {
    by: 'share',
    byCode,
    table,
    of: matching(
      at(found, 'of'),
      /^#?[a-z][a-z0-9_.]*$/,
      'a part of the value, the id of a charge, or #kind',
    ),
    valued: has(found, 'valued') ? ppm(at(found, 'valued')) : WHOLE,
    over: has(found, 'over') ? { limit: money(at(found, 'over')), window } : null,
    inside,
  }
}

type Rates = { readonly byCode: Map<string, Rate>; readonly table: RateTable | null }

/**
 * Rates by the beginnings of codes, or those of a table: `"@us.301"`. With `"table": "@us.301"` among them
 * they are for the codes that the table lacks. `*` must say what holds for all others, if only null: not
 * known.
 */
function ratesByCode(found: Found): Rates {
  if (typeof found.value === 'string') return { byCode: new Map([['*', null]]), table: tableOf(found) }
  const table = has(found, 'table') ? tableOf(at(found, 'table')) : null
  const entries = isFields(found.value) ? Object.keys(found.value).filter((key) => key !== 'table') : []
  if (!entries.includes('*'))
    fault(found, 'must say with "*" what holds for all other codes (null: not known)')
  for (const key of entries)
    if (key !== '*' && !/^\d{2,12}$/.test(key))
      fault(at(found, key), 'must begin with the 2 to 12 digits of a code')
  return { byCode: new Map(entries.map((key) => [key, rate(at(found, key))])), table }
}

function tableOf(found: Found): RateTable | null {
  const name = typeof found.value === 'string' ? /^@(.+)$/.exec(found.value)?.[1] : undefined
  const table = found.tables?.get(name ?? '') ?? null
  if (table === null) fault(found, 'must be "@" and the name of a table of rates that is there')
  return table
}
