import { begins } from './conditions.ts'
import { rateFor } from './rate-for.ts'
import {
  type Amount,
  type Charge,
  CHARGE_KINDS,
  type ChargeKind,
  type Money,
  type Part,
  type Per,
  type Ppm,
  type Scenario,
  WHOLE,
} from './rule.ts'
import {
  type Consignment,
  MICRO,
  type Micro,
  divide,
  inCurrency,
  partsOf,
  receivedValue,
} from './shipment.ts'

/** One step of a charge's arithmetic for some lines of goods: a rate of a base, or a sum for each unit. */
export type Working = {
  /** The lines, by their place in the shipment. */
  readonly lines: readonly number[]
  /** In minor units of the place's currency. */
  readonly base: number | null
  /** What the base is made of, where it is their plain sum. */
  readonly of: readonly { readonly part: Part | ChargeKind; readonly amount: number }[]
  readonly rate: Ppm | null
  /** The charge is part of its own base. */
  readonly inside: boolean
  readonly flat: Money | null
  readonly per: Per | null
  /** How many units; grams if charged by weight. */
  readonly count: number | null
  readonly amount: number
}

/** A charge as calculated for one scenario, in the place's currency, divided over the lines of goods. */
export type Assessed = {
  readonly byLine: readonly Micro[]
  readonly workings: readonly Working[]
  /** Part of it is not known, so that it is at least this much. */
  readonly open: boolean
  readonly guessed: boolean
}

/** The charges calculated so far, on which later ones may be based. */
export type Earlier = ReadonlyMap<string, { readonly kind: string; readonly byLine: readonly Micro[] }>

export type Calculation = {
  readonly consignment: Consignment
  readonly earlier: Earlier
  readonly scenario: Scenario
  /** Which lines of goods are charged. */
  readonly lines: readonly number[]
}

/** The lines of goods to which a charge applies, by their codes. */
export function linesOf({ goods, except }: Charge, { lines }: Consignment): number[] {
  return lines.flatMap(({ code }, index) =>
    (goods === null || begins(code, goods)) && !begins(code, except) ? [index] : [],
  )
}

/** An amount, before anything is rounded. */
export function evaluate(amount: Amount, calculation: Calculation): Assessed {
  switch (amount.by) {
    case 'open':
      return { ...nothing(calculation), open: true }
    case 'flat':
      return flat(amount, calculation)
    case 'share':
      return share(amount, calculation)
    default:
      return choose(amount.by, amount.amounts, calculation)
  }
}

const nothing = ({ consignment }: Calculation): Assessed => ({
  byLine: consignment.lines.map(() => 0n),
  workings: [],
  open: false,
  guessed: false,
})

/** The greater or the lesser of several amounts, chosen for each line of goods. */
function choose(by: 'greater' | 'lesser', amounts: readonly Amount[], calculation: Calculation): Assessed {
  let result = nothing(calculation)
  for (const index of calculation.lines) {
    const found = amounts.map((amount) => evaluate(amount, { ...calculation, lines: [index] }))
    const best = found.reduce((chosen, next) =>
      isGreater(next, chosen, index) === (by === 'greater') ? next : chosen,
    )
    result = {
      byLine: result.byLine.with(index, best.byLine[index]!),
      workings: [...result.workings, ...best.workings],
      open: result.open || found.some(({ open }) => open),
      guessed: result.guessed || found.some(({ guessed }) => guessed),
    }
  }
  return result
}

const isGreater = (a: Assessed, b: Assessed, index: number): boolean => a.byLine[index]! > b.byLine[index]!

function flat(amount: Extract<Amount, { by: 'flat' }>, calculation: Calculation): Assessed {
  const { consignment, lines, scenario } = calculation
  const money = amount.amount[scenario]
  const count = countOf(amount.per, calculation)
  if (count === null) return { ...nothing(calculation), open: true }
  const units = amount.per === 'kg' ? Math.max(0, count - amount.overGrams) : count
  const each = inCurrency(money, consignment.currency, consignment.rates) * BigInt(units)
  const total = amount.per === 'kg' ? each / 1000n : each
  const weights = consignment.lines.map((line, index) => (lines.includes(index) ? line.parts.goods : 0n))
  const byLine =
    weights.every((weight) => weight === 0n) && lines.length > 0
      ? divide(
          total,
          consignment.lines.map((_, index) => (lines.includes(index) ? 1n : 0n)),
        )
      : divide(total, weights)
  const working = {
    lines,
    base: null,
    of: [],
    rate: null,
    inside: false,
    flat: money,
    per: amount.per,
    count: units,
  }
  return { byLine, workings: [{ ...working, amount: toMinor(total) }], open: false, guessed: false }
}

/** How many units are charged; null: the weight is needed and not known. */
function countOf(per: Per, { consignment, lines }: Calculation): number | null {
  const goods = lines.map((index) => consignment.lines[index]!)
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  switch (per) {
    case 'consignment':
      return goods.length > 0 ? 1 : 0
    case 'line':
      return goods.length
    case 'piece':
    case 'pair':
      return sum(goods.map(({ pieces }) => pieces))
    case 'kg': {
      const grams = goods.map((line) => line.grams)
      if (!grams.includes(null)) return sum(grams.map((weight) => weight ?? 0))
      return goods.length === consignment.lines.length ? consignment.shipment.grams : null
    }
    default: {
      // A line without a code counts as a kind of its own, since nobody knows yet whether two are the same.
      const codes = goods.flatMap(({ code }) =>
        code === null ? [] : [per === 'hs6' ? code.slice(0, 6) : code],
      )
      return new Set(codes).size + goods.length - codes.length
    }
  }
}

function share(amount: Extract<Amount, { by: 'share' }>, calculation: Calculation): Assessed {
  const { consignment, lines, scenario } = calculation
  const bases = basesOf(amount, calculation)
  let open = false
  let guessed = false
  const groups = new Map<Ppm, number[]>()
  for (const index of lines) {
    const found = rateFor(consignment.lines[index]!.code, amount)
    guessed ||= found.guessed
    if (found.rate === null) open = true
    else groups.set(found.rate[scenario], [...(groups.get(found.rate[scenario]) ?? []), index])
  }
  const byLine = consignment.lines.map(() => 0n)
  const workings = [...groups].map(([rate, members]) => {
    for (const index of members) byLine[index] = shareOf(bases[index]!, rate, amount.inside)
    const sum = (values: readonly Micro[]): number =>
      toMinor(members.reduce((all, index) => all + values[index]!, 0n))
    const none = { flat: null, per: null, count: null }
    const of = compositionOf(amount, members, calculation)
    return { lines: members, base: sum(bases), of, rate, inside: amount.inside, ...none, amount: sum(byLine) }
  })
  return { byLine, workings, open, guessed }
}

/** A share of a base; with `inside`, of the base to which the result itself has been added. */
const shareOf = (base: Micro, rate: Ppm, inside: boolean): Micro =>
  inside ? (base * BigInt(rate)) / BigInt(WHOLE - rate) : (base * BigInt(rate)) / BigInt(WHOLE)

/** The base of each line: parts of its value, weighed and less what is free, and earlier charges. */
function basesOf(
  amount: Extract<Amount, { by: 'share' }>,
  { consignment, earlier, lines }: Calculation,
): Micro[] {
  const parts = partsOf(amount.of)
  const values = consignment.lines.map((line, index) =>
    lines.includes(index)
      ? (parts.reduce((sum, part) => sum + line.parts[part], 0n) * BigInt(amount.valued)) / BigInt(WHOLE)
      : 0n,
  )
  const charges = [...earlier].filter(
    ([id, { kind }]) => amount.of.includes(id) || amount.of.includes(`#${kind}`),
  )
  return excessOf(values, amount.over, parts, consignment).map((value, index) =>
    lines.includes(index) ? charges.reduce((sum, [, { byLine }]) => sum + byLine[index]!, value) : 0n,
  )
}

/** The parts of a base and the kinds of earlier charges in it, unless it is weighed or only an excess. */
function compositionOf(
  { of, valued, over }: Extract<Amount, { by: 'share' }>,
  members: readonly number[],
  { consignment, earlier }: Calculation,
): Working['of'] {
  if (over !== null || valued !== WHOLE) return []
  const sum = (values: readonly Micro[]): number =>
    toMinor(members.reduce((all, index) => all + (values[index] ?? 0n), 0n))
  const charges = [...earlier].filter(([id, { kind }]) => of.includes(id) || of.includes(`#${kind}`))
  const found = [
    ...partsOf(of).map((part) => ({ part, amount: sum(consignment.lines.map(({ parts }) => parts[part])) })),
    ...CHARGE_KINDS.map((kind) => ({
      part: kind,
      amount: charges.reduce((all, [, entry]) => all + (entry.kind === kind ? sum(entry.byLine) : 0), 0),
    })),
  ]
  return found.filter(({ amount }) => amount > 0)
}

/** What exceeds a free amount, of which a part may already have been used in the same period. */
function excessOf(
  values: readonly Micro[],
  over: Extract<Amount, { by: 'share' }>['over'],
  parts: readonly Part[],
  { shipment, currency, rates }: Consignment,
): readonly Micro[] {
  if (over === null) return values
  const used = receivedValue(shipment, over.window, parts)
  const free =
    inCurrency(over.limit, currency, rates) -
    inCurrency({ currency: shipment.currency, minor: used }, currency, rates)
  const total = values.reduce((sum, value) => sum + value, 0n)
  const excess = total - (free > 0n ? free : 0n)
  return divide(excess > 0n ? excess : 0n, values)
}

/** Rounded half up to whole minor units. */
export const toMinor = (micro: Micro): number => Number((micro + MICRO / 2n) / MICRO)
