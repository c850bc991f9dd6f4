import { need, limit, regime } from './read-charges.ts'
import {
  type Fault,
  type Fields,
  type Found,
  at,
  each,
  fact,
  fault,
  has,
  isFields,
  knownFields,
  matching,
  text,
  texts,
  whole,
} from './read-values.ts'
import { type Place, RECHECK_DAYS, type RateTable, type Test, type Territory } from './rule.ts'

/** The fields of a place's file. `examples` are read by `readExamples`. */
const PLACE_FIELDS = [
  'place',
  'name',
  'currency',
  'territory',
  'base',
  'rates',
  'statements',
  'regimes',
  'charges',
  'needs',
  'limits',
  'note',
  'recheck_days',
  'examples',
]

/**
 * Reads the file of a place; `files` are all files by their name, from which it may take another as its base,
 * and `tables` the tables of rates to which it may point.
 * Returns everything that is wrong with it, each with its place in the file, so that all can be put right in
 * one go.
 */
export function readPlace(
  name: string,
  files: ReadonlyMap<string, unknown>,
  version: string,
  tables: ReadonlyMap<string, RateTable> = new Map(),
):
  | { readonly place: Place; readonly faults: readonly [] }
  | { readonly place: null; readonly faults: Fault[] } {
  const faults: Fault[] = []
  const own: Found = { value: files.get(name), path: '', faults, tables }
  knownFields(own, PLACE_FIELDS)
  if (!isFields(own.value)) return { place: null, faults }
  const found: Found = { ...own, value: withBase(own, own.value, files) }
  if (at(found, 'place').value !== name)
    fault(at(found, 'place'), `must be "${name}", like the name of the file`)
  const place: Place = {
    place: name,
    name: texts(at(found, 'name')),
    currency: matching(
      { ...at(found, 'currency'), value: [at(found, 'currency').value] },
      /^[A-Z]{3}$/,
      'a currency',
    )[0]!,
    territory: has(found, 'territory') ? territory(at(found, 'territory')) : null,
    statements: statements(at(found, 'statements')),
    regimes: each(at(found, 'regimes')).map(regime),
    needs: each(at(found, 'needs')).map(need),
    limits: each(at(found, 'limits')).map(limit),
    note: has(found, 'note') ? texts(at(found, 'note')) : null,
    recheckDays: has(found, 'recheck_days') ? whole(at(found, 'recheck_days'), 1) : RECHECK_DAYS,
    version,
  }
  checkPlace(found, place)
  return faults.length === 0 ? { place, faults: [] } : { place: null, faults }
}

function territory(found: Found): Territory {
  knownFields(found, ['country', 'postcodes', 'provinces'])
  const optional = (name: string, pattern: RegExp, what: string): string[] =>
    has(found, name) ? matching(at(found, name), pattern, what) : []
  return {
    country: text(at(found, 'country')),
    postcodes: optional('postcodes', /^[A-Z0-9]{1,6}$/, 'the beginning of a postcode'),
    provinces: optional('provinces', /^[A-Z0-9]{1,3}$/, 'the code of a province'),
  }
}

function statements(found: Found): Place['statements'] {
  const names = isFields(found.value) ? Object.keys(found.value) : []
  if (found.value !== undefined && !isFields(found.value)) fault(found, 'must be an object')
  return new Map(names.map((name) => [name, texts(at(found, name))]))
}

/**
 * A place with a base has the base's regimes, statements, demands and limits, and then its own. Where the
 * base says `"rate": "$vat"`, the place's own rate of that name is put, with its source; the place's charges
 * follow those of every regime.
 */
function withBase(found: Found, own: Fields, files: ReadonlyMap<string, unknown>): Fields {
  if (own['base'] === undefined) {
    for (const name of ['rates', 'charges']) if (has(found, name)) fault(at(found, name), 'needs a "base"')
    return own
  }
  const base = typeof own['base'] === 'string' ? files.get(own['base']) : undefined
  if (!isFields(base)) {
    fault(at(found, 'base'), 'must be the name of another file')
    return own
  }
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
  const added = list(own['charges'])
  const regimes = list(base['regimes']).map((entry) =>
    isFields(entry)
      ? { ...entry, charges: [...list(entry['charges']).map((entry_) => withRate(found, entry_)), ...added] }
      : entry,
  )
  return {
    ...own,
    statements: { ...fieldsOf(base['statements']), ...fieldsOf(own['statements']) },
    regimes: [...list(own['regimes']), ...regimes],
    ...(own['recheck_days'] === undefined && base['recheck_days'] !== undefined
      ? { recheck_days: base['recheck_days'] }
      : {}),
    needs: [...list(base['needs']), ...list(own['needs'])],
    limits: [...list(base['limits']), ...list(own['limits'])],
  }
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

function withRate(found: Found, charge: unknown): unknown {
  if (!isFields(charge)) return charge
  const name = charge['rate']
  if (typeof name !== 'string' || !name.startsWith('$')) return charge
  const own = at(at(found, 'rates'), name.slice(1))
  if (!isFields(own.value)) {
    fault(own, `must be given, because the base asks for "${name}"`)
    return { ...charge, rate: '0%' }
  }
  knownFields(own, ['rate', 'strength', 'source', 'checked'])
  fact(own)
  return { ...charge, ...own.value }
}

/** What only the whole file shows: unexplained names, ids used twice, shipments that fit nowhere. */
function checkPlace(found: Found, { regimes, statements: known, needs, limits, note }: Place): void {
  const tests = [...regimes, ...regimes.flatMap(({ charges }) => charges), ...needs, ...limits].flatMap(
    ({ when }) => when,
  )
  for (const name of tests.flatMap(statedIn))
    if (!known.has(name)) fault(at(found, 'statements'), `must explain "${name}", to which a test refers`)
  for (const { scheme, when, id } of regimes.flatMap(({ charges }) => charges))
    if (scheme !== null && !when.some((test) => test.is === 'stated' && test.among.join() === scheme))
      fault(found, `must test that "${scheme}" is stated before "${id}" is collected under it`)
  const ids = [...regimes, ...needs, ...limits].map(({ id }) => id)
  for (const id of new Set(ids.filter((entry, index) => ids.indexOf(entry) !== index)))
    fault(found, `has the id "${id}" twice`)
  if (regimes.length === 0) {
    if (note === null) fault(at(found, 'note'), 'must say why there are no rules')
  } else if (
    !regimes.some(({ when, until, legal }) => when.length === 0 && until === null && legal === 'in_force')
  )
    fault(
      at(found, 'regimes'),
      'must end with one in force that has no tests and no last day, for everything else',
    )
}

function statedIn(test: Test): readonly string[] {
  if (test.is === 'stated') return test.among
  if (test.is === 'not') return statedIn(test.test)
  return test.is === 'any' ? test.tests.flatMap(statedIn) : []
}
