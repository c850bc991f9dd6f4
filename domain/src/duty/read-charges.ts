import { AMOUNT_FIELDS, amount, nested } from './read-amounts.ts'
import { tests } from './read-tests.ts'
import {
  FACT_FIELDS,
  type Found,
  at,
  codes,
  day,
  each,
  fact,
  fault,
  has,
  knownFields,
  money,
  text,
  texts,
  whole,
  word,
} from './read-values.ts'
import {
  type Amount,
  CHARGE_KINDS,
  COLLECTS,
  type Charge,
  type Dated,
  EFFECTS,
  LEGAL_STATES,
  type Limit,
  MOMENTS,
  NEEDS,
  type Need,
  OWES,
  type RateTable,
  type Regime,
  STRENGTHS,
} from './rule.ts'

const DATED_FIELDS = ['id', 'from', 'until', 'legal', 'when', 'note', ...FACT_FIELDS] as const
const CHARGE_FIELDS = [
  ...DATED_FIELDS,
  ...AMOUNT_FIELDS,
  'kind',
  'name',
  'goods',
  'except',
  'minus',
  'at_least',
  'at_most',
  'round',
  'not_levied_up_to',
  'owes',
  'collects',
  'at',
  'scheme',
] as const

function dated(found: Found): Dated & { readonly id: string } {
  const [id, from, until] = [text(at(found, 'id')), day(at(found, 'from')), day(at(found, 'until'))]
  if (id !== '' && !/^[a-z][a-z0-9_.]*$/.test(id))
    fault(at(found, 'id'), 'must be small letters, digits, . and _')
  if (from !== null && until !== null && until < from) fault(at(found, 'until'), 'must not be before "from"')
  return { id, from, until, legal: word(at(found, 'legal'), LEGAL_STATES, 'in_force') }
}

/** A regime: when it applies, and its charges in order. */
export function regime(found: Found): Regime {
  knownFields(found, [...DATED_FIELDS, 'charges'])
  const charges = each(at(found, 'charges')).map(charge)
  checkOrder(found, charges)
  const note = has(found, 'note') ? texts(at(found, 'note')) : null
  return { ...dated(found), ...fact(found), when: tests(at(found, 'when')), charges, note }
}

function charge(found: Found): Charge {
  knownFields(found, CHARGE_FIELDS)
  const result: Charge = {
    ...dated(found),
    ...fact(found),
    kind: word(at(found, 'kind'), CHARGE_KINDS),
    name: texts(at(found, 'name')),
    when: tests(at(found, 'when')),
    goods: has(found, 'goods') ? codes(at(found, 'goods')) : null,
    except: has(found, 'except') ? codes(at(found, 'except')) : [],
    amount: amount(found),
    minus: has(found, 'minus') ? money(at(found, 'minus')) : null,
    atLeast: has(found, 'at_least') ? nested(at(found, 'at_least')) : null,
    atMost: has(found, 'at_most') ? money(at(found, 'at_most')) : null,
    round: has(found, 'round') ? rounding(at(found, 'round')) : null,
    notLeviedUpTo: has(found, 'not_levied_up_to') ? money(at(found, 'not_levied_up_to')) : null,
    owes: word(at(found, 'owes'), OWES, 'recipient'),
    collects: word(at(found, 'collects'), COLLECTS, 'carrier'),
    at: word(at(found, 'at'), MOMENTS, 'delivery'),
    scheme: has(found, 'scheme') ? text(at(found, 'scheme')) : null,
    note: has(found, 'note') ? texts(at(found, 'note')) : null,
  }
  const isAtSale = result.collects === 'seller' && result.at === 'sale' && result.owes === 'recipient'
  if (result.scheme !== null && !isAtSale)
    fault(found, 'has a "scheme", so the seller must collect it from the recipient at the sale')
  const isDoubtful = result.strength === 'weak' || result.strength === 'disputed'
  if (isDoubtful && result.legal === 'in_force' && hasFirmFigure(result.amount))
    fault(found, 'is weak or disputed, so it needs a range such as ["0%", "12%"], or null: not known')
  for (const { name, strength } of tablesOf(result.amount))
    if (STRENGTHS.indexOf(result.strength) < STRENGTHS.indexOf(strength))
      fault(at(found, 'strength'), `must not be stronger than that of "@${name}", which is ${strength}`)
  return result
}

function rounding(found: Found): Charge['round'] {
  knownFields(found, ['way', 'to'])
  const step = money(at(found, 'to'))
  if (step.minor === 0) fault(at(found, 'to'), 'must be more than 0')
  return { way: word(at(found, 'way'), ['up', 'down', 'half_up']), step }
}

/** Whether an amount says something for certain, other than that nothing is due. */
function hasFirmFigure(figure: Amount): boolean {
  switch (figure.by) {
    case 'open':
      return false
    case 'flat':
      return figure.amount.low.minor === figure.amount.high.minor
    case 'share':
      return [...figure.byCode.values(), ...(figure.table?.rates.values() ?? [])].some(
        (entry) => entry !== null && entry.high > 0 && entry.low === entry.high,
      )
    default:
      return figure.amounts.some(hasFirmFigure)
  }
}

/** The tables of rates that an amount refers to. */
export function tablesOf(figure: Amount): readonly RateTable[] {
  if (figure.by === 'share') return figure.table === null ? [] : [figure.table]
  return 'amounts' in figure ? figure.amounts.flatMap(tablesOf) : []
}

const PART_NAMES = ['goods', 'domestic', 'freight', 'insurance', 'fob', 'cif']

/** Charges run in order: a base may name parts of the value, kinds, and charges that stand before it. */
function checkOrder(found: Found, charges: readonly Charge[]): void {
  const kinds = CHARGE_KINDS.map((kind) => `#${kind}`)
  const before: string[] = []
  for (const [index, entry] of charges.entries()) {
    const place = { ...found, path: `${found.path}.charges[${index}]` }
    for (const name of [...basesOf(entry.amount), ...(entry.atLeast ? basesOf(entry.atLeast) : [])])
      if (![...PART_NAMES, ...kinds, ...before].includes(name))
        fault(place, `is based on "${name}", which is neither a part of the value nor a charge before it`)
    if (before.includes(entry.id)) fault(place, `has the id "${entry.id}" of an earlier charge`)
    if (PART_NAMES.includes(entry.id))
      fault(place, `must not be called "${entry.id}" like a part of the value`)
    before.push(entry.id)
  }
}

function basesOf(figure: Amount): readonly string[] {
  if (figure.by === 'share') return figure.of
  return 'amounts' in figure ? figure.amounts.flatMap(basesOf) : []
}

export function need(found: Found): Need {
  knownFields(found, [...DATED_FIELDS, 'need', 'name', 'digits'])
  return {
    ...dated(found),
    ...fact(found),
    need: word(at(found, 'need'), NEEDS),
    name: texts(at(found, 'name')),
    when: tests(at(found, 'when')),
    digits: has(found, 'digits') ? whole(at(found, 'digits')) : null,
  }
}

export function limit(found: Found): Limit {
  knownFields(found, [...DATED_FIELDS, 'name', 'effect'])
  return {
    ...dated(found),
    ...fact(found),
    name: texts(at(found, 'name')),
    when: tests(at(found, 'when')),
    effect: word(at(found, 'effect'), EFFECTS),
  }
}
