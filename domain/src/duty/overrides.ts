import type { Texts } from '../languages.ts'
import { joined } from './own-rules.ts'
import type { Rules } from './release.ts'
import type { Amount, Charge, Money, Place, Test } from './rule.ts'

/*
 * A shop may replace one figure of one charge of the rules by its own, until it takes it back. Whatever else
 * a release says of that charge keeps counting. The figure belongs to the charge by its id: a release without
 * that charge makes it idle, which is an alarm.
 */

/** The figures of a charge that can be replaced. */
export const FIGURES = ['rate', 'amount', 'limit'] as const
export type Figure = (typeof FIGURES)[number]

export type Override = {
  readonly place: string
  readonly charge: string
  readonly figure: Figure
  /** A rate in millionths; an amount or a limit in minor units of the charge's own currency. */
  readonly value: number
  /** Why, as the shopper reads it, and since which day. */
  readonly reason: Texts
  readonly since: string
}

/** The figures of a charge that a shop may replace, with their present values. */
export function figuresOf(
  charge: Charge,
): Partial<Record<Figure, { value: number; currency: string | null }>> {
  const { amount } = charge
  const limit = limitOf(charge.when)
  return {
    ...(amount.by === 'share' ? { rate: { value: rateOf(amount), currency: null } } : {}),
    ...(amount.by === 'flat'
      ? { amount: { value: amount.amount.likely.minor, currency: amount.amount.likely.currency } }
      : {}),
    ...(limit ? { limit: { value: limit.minor, currency: limit.currency } } : {}),
  }
}

type Share = Extract<Amount, { by: 'share' }>

/** The rate of all goods, or the highest of the charge's own by tariff number. */
const rateOf = ({ byCode }: Share): number =>
  byCode.get('*')?.likely ?? Math.max(0, ...[...byCode.values()].map((rate) => rate?.likely ?? 0))

/** The one limit on a value among the tests of a charge; null if there is none, or more than one. */
function limitOf(tests: readonly Test[]): Money | null {
  const limits = tests.flatMap((test) => ('limit' in test ? [test.limit] : []))
  return limits.length === 1 ? (limits[0] ?? null) : null
}

/**
 * Rules with a shop's own figures. `note` says of a charge that the figure is the shop's, since when and why.
 */
export function withOverrides(
  rules: Rules,
  overrides: readonly Override[],
  note: (override: Override) => Texts,
): Rules {
  if (overrides.length === 0) return rules
  const of = new Map(overrides.map((override) => [keyOf(override), override]))
  const places = new Map(
    [...rules.places].map(([name, place]) => [
      name,
      overrides.some((override) => override.place === name) ? changed(place, of, note) : place,
    ]),
  )
  return { ...rules, places }
}

const keyOf = ({ place, charge }: Pick<Override, 'place' | 'charge'>): string => `${place} ${charge}`

const changed = (
  place: Place,
  of: ReadonlyMap<string, Override>,
  note: (override: Override) => Texts,
): Place => ({
  ...place,
  regimes: place.regimes.map((regime) => ({
    ...regime,
    charges: regime.charges.map((charge) => {
      const override = of.get(keyOf({ place: place.place, charge: charge.id }))
      return override && figuresOf(charge)[override.figure]
        ? {
            ...withFigure(charge, override),
            note: joined([note(override), ...(charge.note ? [charge.note] : [])]),
          }
        : charge
    }),
  })),
})

function withFigure(charge: Charge, { figure, value }: Override): Charge {
  const { amount } = charge
  if (figure === 'rate' && amount.by === 'share') {
    const rate = { low: value, likely: value, high: value }
    return { ...charge, amount: { ...amount, byCode: new Map([['*', rate]]), table: null } }
  }
  if (figure === 'amount' && amount.by === 'flat') {
    const money = { currency: amount.amount.likely.currency, minor: value }
    return { ...charge, amount: { ...amount, amount: { low: money, likely: money, high: money } } }
  }
  return {
    ...charge,
    when: charge.when.map((test) =>
      'limit' in test ? { ...test, limit: { ...test.limit, minor: value } } : test,
    ),
  }
}

/** The figures that no longer apply, because the rules have no such charge, or it has no such figure. */
export const idleOverrides = (rules: Rules, overrides: readonly Override[]): Override[] =>
  overrides.filter(({ place, charge: id, figure }) =>
    (rules.places.get(place)?.regimes ?? [])
      .flatMap(({ charges }) => charges)
      .every((charge) => charge.id !== id || !figuresOf(charge)[figure]),
  )
