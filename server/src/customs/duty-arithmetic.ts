import type { DutyRow, Steps } from '@longhaul/domain/duty/answer.ts'
import { type Money, type Ppm, WHOLE } from '@longhaul/domain/duty/rule.ts'
import type { BasePart, Working } from '@longhaul/domain/duty/workings.ts'
import { FIRST_LANG, type Lang } from '@longhaul/domain/languages.ts'
import { dutyIn } from '@longhaul/text/documents/duty.ts'
import { formatter } from '@longhaul/text/format.ts'

/** The arithmetic of a row in the money of the destination; both ends of it where they differ. */
export function howOf(row: DutyRow, currency: string, lang: Lang): string {
  const say = dutyIn(lang)
  if (row.open && row.amount.high === 0) return say.depends
  const { low, high } = endsOf(row)
  const how = stepsOf([low.workings, high.workings], currency, lang)
  const least = stepsOf([low.least, high.least], currency, lang)
  const whole = adjusted(row, how, least, lang)
  if (row.open) return say.atLeast(whole)
  if (row.onOpen === true) return say.onUnknown(whole)
  return row.legal === 'unconfirmed' ? say.unconfirmed(whole) : whole
}

/** The amount itself, with the likely one where it is neither the least nor the most. */
export function localOf({ amount: { low, likely, high } }: DutyRow, currency: string, lang: Lang): string {
  const say = dutyIn(lang)
  const written = (minor: number): string => signed(minor, currency, lang)
  if (low === high) return written(high)
  const span = say.between(written(low), written(high))
  return likely > low && likely < high ? say.probably(span, written(likely)) : span
}

/** An amount with its sign, and with its code where several currencies have the same sign. */
function signed(minor: number, currency: string, lang: Lang): string {
  const { amount, moneyWithCode } = formatter(lang)
  const written = amount(minor, currency)
  return /^[$¥]/.test(written) ? moneyWithCode(minor, currency) : written
}

/** What is not confirmed counts only in the highest amount, so that there is nothing else to show. */
function endsOf({ workings, least = [], ends, legal }: DutyRow): { low: Steps; high: Steps } {
  const steps = { workings, least }
  return legal === 'unconfirmed' || ends === undefined ? { low: steps, high: steps } : ends
}

/**
 * What is done to the result, in this order: an amount is taken off, it has a least and a greatest amount, it
 * is rounded, and a small one is not levied.
 */
function adjusted({ adjusted: done, amount }: DutyRow, how: string, least: string, lang: Lang): string {
  const say = dutyIn(lang)
  const { minus = null, atMost = null, round = null, notLeviedUpTo = null } = done ?? {}
  const written = ({ minor, currency }: Money): string => signed(minor, currency, lang)
  const less = minus === null ? how : say.minus(how, written(minus))
  const more = least === '' ? less : say.least(less, least)
  const most = atMost === null ? more : say.most(more, written(atMost))
  const rounded = round === null ? most : say.rounded(most, round.way, written(round.step))
  return notLeviedUpTo === null || amount.low > 0 ? rounded : say.notLevied(rounded, written(notLeviedUpTo))
}

type Two<Thing> = readonly [Thing, Thing]

/** Steps for the same goods are written as one, with both ends of what differs. */
function stepsOf([low, high]: Two<readonly Working[]>, currency: string, lang: Lang): string {
  const say = dutyIn(lang)
  const written = (pairs: readonly Two<Working>[]): string =>
    pairs.map((pair) => stepOf(pair, currency, lang)).join(' + ')
  const pairs = low.flatMap((working, at): Two<Working>[] => {
    const other = high[at]
    return other && isSameStep([working, other]) ? [[working, other]] : []
  })
  if (pairs.length === low.length && pairs.length === high.length) return written(pairs)
  const each = ([...steps]: readonly Working[]): string =>
    steps.length === 0 ? signed(0, currency, lang) : written(steps.map((step) => [step, step]))
  return say.ends(each(low), each(high))
}

function isSameStep(pair: Two<Working>): boolean {
  const [a, b] = pair.map(({ lines, rate, per, count, flat }) =>
    JSON.stringify([lines, rate === null, per, count, flat?.currency]),
  )
  return a === b
}

function stepOf([low, high]: Two<Working>, currency: string, lang: Lang): string {
  const say = dutyIn(lang)
  const { than } = high
  const step = ownStep([low, high], currency, lang)
  return than === undefined || than.workings.length === 0
    ? step
    : say.than(step, than.by, stepsOf([than.workings, than.workings], currency, lang))
}

function ownStep([low, high]: Two<Working>, currency: string, lang: Lang): string {
  const say = dutyIn(lang)
  const { weight } = formatter(lang)
  const { flat, per, count } = high
  if (flat !== null && per !== null) {
    const sum = (minor: number): string => signed(minor, flat.currency, lang)
    const each = spanOf(sum(low.flat?.minor ?? 0), sum(flat.minor), lang)
    return per === 'kg' ? say.byWeight(each, weight(count ?? 0)) : say.each(each, per, count ?? 0)
  }
  const base = baseOf([low, high], currency, lang)
  if (low.rate === null || high.rate === null) return say.rateUnknown(base)
  const rate = spanOf(percentOf(low.rate), percentOf(high.rate), lang)
  const rest = spanOf(percentOf(WHOLE - low.rate), percentOf(WHOLE - high.rate), lang)
  return high.inside ? say.percentInside(rate, base, rest) : say.percentOf(rate, base)
}

const spanOf = (low: string, high: string, lang: Lang): string =>
  low === high ? high : dutyIn(lang).to(low, high)

/** What a base is made of, or its sum where that was not stored. */
function baseOf([low, high]: Two<Working>, currency: string, lang: Lang): string {
  const say = dutyIn(lang)
  const keyOf = ({ part, name }: BasePart): string => `${part} ${name?.[FIRST_LANG] ?? ''}`
  const parts = new Map([...low.of, ...high.of].map((part) => [keyOf(part), part]))
  if (parts.size === 0) return signed(high.base ?? 0, currency, lang)
  const written = [...parts].map(([key, part]) => {
    const [least, most] = [low, high].map(({ of }) => of.find((other) => keyOf(other) === key)?.amount ?? 0)
    return partOf(part, spanOf(signed(least!, currency, lang), signed(most!, currency, lang), lang), lang)
  })
  return say.sum(written)
}

function partOf({ part, name, valued, over }: BasePart, amount: string, lang: Lang): string {
  const say = dutyIn(lang)
  if (name !== undefined) return say.named(amount, name[lang] ?? name[FIRST_LANG])
  const written = say.part(amount, part)
  if (over !== undefined) return say.above(written, signed(over.minor, over.currency, lang))
  return valued === undefined ? written : say.percentOf(percentOf(valued), written)
}

/** Millionths as a percentage with as many decimals as it has: `9.975%`. */
export const percentOf = (ppm: Ppm): string => `${ppm / 10_000}%`
