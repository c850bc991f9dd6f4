import { begins } from './conditions.ts'
import { rateFor } from './rate-for.ts'
import {
  type Amount,
  type Charge,
  type Part,
  type Per,
  type Ppm,
  type Rate,
  type Scenario,
  WHOLE,
} from './rule.ts'
import { type Consignment, type Micro, divide, inCurrency, partsOf, receivedValue } from './shipment.ts'
import { type Earlier, type Working, chargesIn, compositionOf, toMinor } from './workings.ts'

/** A charge as calculated for one scenario, in the place's currency, divided over the lines of goods. */
export type Assessed = {
  readonly byLine: readonly Micro[]
  readonly workings: readonly Working[]
  /** Part of it is not known, so that it is at least this much. */
  readonly open: boolean
  /** Part of an earlier charge in its base is not known. */
  readonly onOpen: boolean
  readonly guessed: boolean
}

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
  onOpen: false,
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
    const others = found.filter((entry) => entry !== best)
    const than = { by, workings: others.flatMap(({ workings }) => workings) }
    result = {
      byLine: result.byLine.with(index, best.byLine[index]!),
      workings: [...result.workings, ...best.workings.map((working) => ({ ...working, than }))],
      open: result.open || found.some(({ open }) => open),
      onOpen: result.onOpen || found.some(({ onOpen }) => onOpen),
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
  return { ...nothing(calculation), byLine, workings: [{ ...working, amount: toMinor(total) }] }
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

/** Lines of the same rate are one step; the lines whose rate is not known are the last one. */
function share(amount: Extract<Amount, { by: 'share' }>, calculation: Calculation): Assessed {
  const { consignment, earlier, lines, scenario } = calculation
  const { values, bases } = basesOf(amount, calculation)
  let guessed = false
  const groups = new Map<string | null, { rate: Rate; members: number[] }>()
  for (const index of lines) {
    const found = rateFor(consignment.lines[index]!.code, amount)
    guessed ||= found.guessed
    // By all three ends, so that the steps of each scenario are for the same goods.
    const key = found.rate && [found.rate.low, found.rate.likely, found.rate.high].join(' ')
    const members = [...(groups.get(key)?.members ?? []), index]
    groups.set(key, { rate: found.rate, members })
  }
  const byLine = consignment.lines.map(() => 0n)
  const ordered = [...groups.values()].toSorted((a, b) => Number(a.rate === null) - Number(b.rate === null))
  const workings = ordered.map(({ rate: span, members }): Working => {
    const rate = span?.[scenario] ?? null
    for (const index of members) byLine[index] = shareOf(bases[index]!, rate ?? 0, amount.inside)
    const sum = (entries: readonly Micro[]): number =>
      toMinor(members.reduce((all, index) => all + entries[index]!, 0n))
    const none = { flat: null, per: null, count: null }
    const of = compositionOf(amount, members, values, calculation)
    return { lines: members, base: sum(bases), of, rate, inside: amount.inside, ...none, amount: sum(byLine) }
  })
  const open = ordered.some(({ rate }) => rate === null)
  const onOpen = chargesIn(amount, earlier).some(([, charge]) => charge.open)
  return { byLine, workings, open, onOpen, guessed }
}

/** A share of a base; with `inside`, of the base to which the result itself has been added. */
const shareOf = (base: Micro, rate: Ppm, inside: boolean): Micro =>
  inside ? (base * BigInt(rate)) / BigInt(WHOLE - rate) : (base * BigInt(rate)) / BigInt(WHOLE)

/** The base of each line: its `values` (parts of its value, weighed, less what is free), earlier charges. */
function basesOf(
  amount: Extract<Amount, { by: 'share' }>,
  { consignment, earlier, lines }: Calculation,
): { values: readonly Micro[]; bases: Micro[] } {
  const parts = partsOf(amount.of)
  const weighed = consignment.lines.map((line, index) =>
    lines.includes(index)
      ? (parts.reduce((sum, part) => sum + line.parts[part], 0n) * BigInt(amount.valued)) / BigInt(WHOLE)
      : 0n,
  )
  const values = excessOf(weighed, amount.over, parts, consignment)
  const charges = chargesIn(amount, earlier)
  const bases = values.map((value, index) =>
    lines.includes(index) ? charges.reduce((sum, [, { byLine }]) => sum + byLine[index]!, value) : 0n,
  )
  return { values, bases }
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
