import { holdAll, measureOf } from './conditions.ts'
import { type Money, type Place, type Test, type ValueTest, type Window, isOn } from './rule.ts'
import { type Consignment, MICRO, compared, inCurrency } from './shipment.ts'

/**
 * What a person may receive in a period before other rules apply, and how much of it is used with this
 * package: a number of packages, or a value.
 */
export type Allowance = { readonly window: Window; readonly isOver: boolean } & (
  | { readonly parcels: { readonly count: number; readonly most: number } }
  | { readonly value: { readonly sum: Money; readonly most: Money } }
)

type Counted = Extract<Test, { is: 'parcels' }> | (ValueTest & { readonly window: Window })

/** The allowances of a place that a shipment uses up nearly, wholly, or beyond what they allow. */
export function nearAllowances(place: Place, consignment: Consignment, day: string): readonly Allowance[] {
  const rules = [...place.regimes, ...place.limits].filter(
    (rule) => isOn(rule, day) && rule.legal === 'in_force',
  )
  const lists = rules.flatMap((rule) => [
    rule.when,
    ...('charges' in rule ? rule.charges.filter((charge) => isOn(charge, day)).map(({ when }) => when) : []),
  ])
  const near = lists.flatMap((tests) => nearIn(tests, consignment))
  return [...new Map(near.map((entry) => [JSON.stringify(entry), entry])).values()]
}

/** Those of a list of tests whose others hold: a limit for post says nothing about a package by express. */
function nearIn(tests: readonly Test[], consignment: Consignment): Allowance[] {
  const counted = tests.flatMap(countedIn)
  if (counted.length === 0) return []
  const others = tests.filter((test) => countedIn(test).length === 0)
  return holdAll(others, consignment).holds ? counted.flatMap((test) => nearOf(test, consignment) ?? []) : []
}

function countedIn(test: Test): Counted[] {
  if (test.is === 'not') return countedIn(test.test)
  if (test.is === 'any') return test.tests.flatMap(countedIn)
  if (test.is === 'parcels') return [test]
  return 'window' in test && test.window !== null ? [{ ...test, window: test.window }] : []
}

/** Of an allowance that only this package uses, nothing is said; nor until four fifths of it are used. */
function nearOf(test: Counted, consignment: Consignment): Allowance | null {
  const { shipment, rates } = consignment
  const { window } = test
  const before = shipment.received.find((entry) => entry.window === window)
  if (!before || before.parcels === 0) return null
  if (test.is === 'parcels') {
    const count = before.parcels + 1
    const isNear = count * 5 >= test.atMost * 4
    return isNear ? { window, isOver: count > test.atMost, parcels: { count, most: test.atMost } } : null
  }
  const micro = measureOf(test, consignment)
  const [used, limit] = compared(micro, shipment.currency, test.limit, rates)
  if (used * 5n < limit * 4n) return null
  const each = inCurrency({ currency: shipment.currency, minor: 1 }, test.limit.currency, rates)
  const sum = { currency: test.limit.currency, minor: Number((micro * each) / MICRO / MICRO) }
  return { window, isOver: used > limit, value: { sum, most: test.limit } }
}
