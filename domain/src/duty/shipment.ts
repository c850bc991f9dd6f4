import { type RateNanos, minorDigits } from '../money/exchange.ts'
import { type Carriage, type ChargeKind, type Money, PARTS, type Part, type Window } from './rule.ts'

/** What customs consider of a package. All values are in minor units of `currency`. */
export type Shipment = {
  readonly currency: string
  readonly goods: readonly Goods[]
  readonly freight: number
  readonly insurance: number
  readonly grams: number | null
  readonly carriage: Carriage
  readonly province: string | null
  /** The first and the last day of its expected arrival. */
  readonly arrives: { readonly first: string; readonly last: string }
  /** Which of the place's statements are true, such as that the tax was taken at the sale. */
  readonly stated: readonly string[]
  /** What this person already received in the periods that a law counts, as far as is known. */
  readonly received: readonly Received[]
  /** What the shipping line's price already contains; null: nothing. */
  readonly line: LinePromise | null
}

export type Goods = {
  /** The price of the line of goods, its carriage within the country of dispatch, and what it weighs. */
  readonly value: number
  readonly domestic: number
  readonly pieces: number
  readonly grams: number | null
  /** Six to twelve digits; null: not known yet. */
  readonly code: string | null
  /** Where the goods were made. */
  readonly origin: string
}

export type Received = {
  readonly window: Window
  readonly parcels: number
  /** Of the goods, and of their freight and insurance. */
  readonly value: number
  readonly carriage: number
  /** Nothing else can have been received; otherwise the answer is no more than an estimate. */
  readonly isComplete: boolean
}

export type LinePromise = {
  readonly covers: readonly ChargeKind[]
  readonly maxGoods: Money | null
  readonly excludes: readonly string[]
}

/** What was received in a period by the parts of its value that count: freight if it is one of them. */
export function receivedValue({ received }: Shipment, window: Window | null, of: readonly Part[]): number {
  const before = received.find((entry) => entry.window === window)
  if (!before) return 0
  return before.value + (of.includes('freight') ? before.carriage : 0)
}

/** Yuan for one major unit of each currency. */
export type Rates = ReadonlyMap<string, RateNanos>

/** Thrown inside the engine where a rule needs an exchange rate that is not held; it ends as "unknown". */
export class NoRate extends Error {
  readonly currency: string
  constructor(currency: string) {
    super(`no exchange rate for ${currency}`)
    this.currency = currency
  }
}

const rateOf = (currency: string, rates: Rates): bigint => {
  const rate = currency === 'CNY' ? 1_000_000_000 : rates.get(currency)
  if (rate === undefined) throw new NoRate(currency)
  return BigInt(rate)
}

/** The engine calculates in millionths of a minor unit, so that nothing is rounded before a charge's end. */
export type Micro = bigint
export const MICRO = 1_000_000n

/** Both sides of a comparison of two amounts of money, scaled so that nothing is rounded. */
export function compared(a: Micro, currency: string, limit: Money, rates: Rates): readonly [bigint, bigint] {
  const right = BigInt(limit.minor) * MICRO
  if (currency === limit.currency) return [a, right]
  return [
    a * rateOf(currency, rates) * 10n ** BigInt(minorDigits(limit.currency)),
    right * rateOf(limit.currency, rates) * 10n ** BigInt(minorDigits(currency)),
  ]
}

/** Whether an amount in yuan is at most a limit in another currency, without rounding. Needs its rate. */
export function isWithin(fen: number, limit: Money, rates: Rates): boolean {
  const [value, most] = compared(BigInt(fen) * MICRO, 'CNY', limit, rates)
  return value <= most
}

/** Money in another currency, rounded half up to a millionth of its minor unit. */
export function inCurrency(money: Money, currency: string, rates: Rates): Micro {
  const micro = BigInt(money.minor) * MICRO
  if (money.currency === currency) return micro
  const above = micro * rateOf(money.currency, rates) * 10n ** BigInt(minorDigits(currency))
  const below = rateOf(currency, rates) * 10n ** BigInt(minorDigits(money.currency))
  return (above * 2n + below) / (below * 2n)
}

/** Divides a total by weights: each share is rounded down, and the last with a weight takes the rest. */
export function divide(total: Micro, weights: readonly bigint[]): Micro[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  if (sum === 0n)
    return weights.length === 0 || total === 0n ? weights.map(() => 0n) : divide(total, ones(weights))
  const shares = weights.map((weight) => (total * weight) / sum)
  const last = weights.findLastIndex((weight) => weight > 0n)
  shares[last]! += total - shares.reduce((all, share) => all + share, 0n)
  return shares
}

const ones = (weights: readonly bigint[]): bigint[] => weights.map(() => 1n)

/** A shipment in the currency of the place, with freight and insurance divided over its lines by value. */
export type Consignment = {
  readonly shipment: Shipment
  readonly currency: string
  readonly rates: Rates
  readonly lines: readonly (Goods & { readonly parts: Readonly<Record<Part, Micro>> })[]
}

export function consign(shipment: Shipment, currency: string, rates: Rates): Consignment {
  const local = (minor: number): Micro => {
    if (minor === 0) return 0n
    const micro = inCurrency({ currency: shipment.currency, minor }, currency, rates)
    return ((micro + MICRO / 2n) / MICRO) * MICRO
  }
  const values = shipment.goods.map((goods) => local(goods.value))
  const freight = divide(local(shipment.freight), values)
  const insurance = divide(local(shipment.insurance), values)
  const lines = shipment.goods.map((goods, index) => ({
    ...goods,
    parts: {
      goods: values[index]!,
      domestic: local(goods.domestic),
      freight: freight[index]!,
      insurance: insurance[index]!,
    },
  }))
  return { shipment, currency, rates, lines }
}

/** The parts that a list of names such as `cif` means, each once. */
export function partsOf(names: readonly string[]): readonly Part[] {
  const found = knownParts.get(names) ?? [
    ...new Set(Object.entries(PARTS).flatMap(([name, parts]) => (names.includes(name) ? parts : []))),
  ]
  knownParts.set(names, found)
  return found
}

/** By the lists of the rules, of which each is asked for many times. */
const knownParts = new WeakMap<readonly string[], readonly Part[]>()

/** The sum of parts in the currency and without the rounding of the place, for comparisons with limits. */
export function exactValue({ goods, freight, insurance }: Shipment, of: readonly Part[]): Micro {
  const sum = (values: readonly number[]): bigint => values.reduce((all, value) => all + BigInt(value), 0n)
  const parts: Record<Part, bigint> = {
    goods: sum(goods.map(({ value }) => value)),
    domestic: sum(goods.map(({ domestic }) => domestic)),
    freight: BigInt(freight),
    insurance: BigInt(insurance),
  }
  return of.reduce((all, part) => all + parts[part] * MICRO, 0n)
}
