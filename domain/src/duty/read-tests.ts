import {
  type Found,
  at,
  codes,
  each,
  fault,
  has,
  isFields,
  knownFields,
  matching,
  money,
  ppm,
  whole,
  word,
  words,
} from './read-values.ts'
import { CARRIAGES, PARTS, type Test, type ValueTest, WHOLE, WINDOWS } from './rule.ts'
import { partsOf } from './shipment.ts'

const COMPARISONS = ['within', 'below', 'above', 'reaches'] as const
/** The field that says which test it is, and the fields that it may have beside it. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  carriage: [],
  stated: [],
  province: [],
  origin: [],
  within: ['of', 'valued', 'window'],
  below: ['of', 'valued', 'window'],
  above: ['of', 'valued', 'window'],
  reaches: ['of', 'valued', 'window'],
  parcels_within: ['window'],
  pieces_within: ['goods'],
  grams_within: [],
  all_goods: [],
  any_goods: [],
  not: [],
  any: [],
}

/** A list of tests, each an object with the one field that names it. */
export const tests = (found: Found): Test[] => each(found).flatMap((entry) => test(entry) ?? [])

function test(found: Found): Test | null {
  const names = isFields(found.value) ? Object.keys(found.value).filter((name) => name in FIELDS) : []
  const [name] = names
  if (name === undefined || names.length > 1) {
    fault(found, `must be one test: ${Object.keys(FIELDS).join(', ')}`)
    return null
  }
  knownFields(found, [name, ...FIELDS[name]!])
  const field = at(found, name)
  switch (name) {
    case 'carriage':
      return { is: 'carriage', among: words(field, CARRIAGES) }
    case 'stated':
      return { is: 'stated', among: matching(field, /^[a-z_]+$/, 'the name of a statement') }
    case 'province':
      return { is: 'province', among: matching(field, /^[A-Z0-9]{1,3}$/, 'the code of a province') }
    case 'origin':
      return { is: 'origin', among: matching(field, /^[A-Z]{2}$/, 'the code of a country') }
    case 'parcels_within':
      return { is: 'parcels', atMost: whole(field), window: word(at(found, 'window'), WINDOWS) }
    case 'pieces_within':
      return {
        is: 'pieces',
        atMost: whole(field),
        goods: has(found, 'goods') ? codes(at(found, 'goods')) : null,
      }
    case 'grams_within':
      return { is: 'grams', atMost: whole(field) }
    case 'all_goods':
    case 'any_goods':
      return { is: name, codes: codes(field) }
    case 'not': {
      const inner = test(field)
      return inner && { is: 'not', test: inner }
    }
    case 'any': {
      const inner = tests(field)
      if (inner.length === 0) fault(field, 'must have at least one test')
      return inner.length === 0 ? null : { is: 'any', tests: inner }
    }
    default:
      return valueTest(found, word({ ...field, value: name }, COMPARISONS))
  }
}

function valueTest(found: Found, is: ValueTest['is']): ValueTest {
  const names = has(found, 'of') ? words(at(found, 'of'), [...Object.keys(PARTS), 'item']) : ['goods']
  if (names.includes('item') && names.length > 1) fault(at(found, 'of'), 'must not name anything beside item')
  return {
    is,
    limit: money(at(found, is)),
    of: names.includes('item') ? 'item' : partsOf(names),
    valued: has(found, 'valued') ? ppm(at(found, 'valued')) : WHOLE,
    window: has(found, 'window') ? word(at(found, 'window'), WINDOWS) : null,
  }
}
