import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import type { DutyCard } from '@longhaul/contract/parcels/duty.ts'
import type { Static } from 'typebox'

/*
 * Calculates what a shopper reads, from the printed words alone: nothing here knows the rules. Both languages
 * are read by their numbers and signs, so that a sentence may change and its arithmetic may not.
 */

type Card = Static<typeof DutyCard>
type Row = Card['rows'][number]
export type Ends = { readonly low: number; readonly high: number }

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', '£': 'GBP', CHF: 'CHF', R$: 'BRL', '₩': 'KRW', '₺': 'TRY', lei: 'RON', L: 'RON' },
}
const MONEY = /(?:(€|£|CHF|R\$|₩|₺|lei|RON|\$|¥)\s?)([\d,]+(?:\.\d+)?)(?:\s([A-Z]{3}))?/g
const SPAN = /(⟦[^⟧]*⟧|[\d.]+%)\s?(?:to|至)\s?(⟦[^⟧]*⟧|[\d.]+%)/g

/** Yuan for one unit of each currency, as printed. */
export const ratesIn = ({ exchange }: Card): Map<string, number> =>
  new Map(
    [...exchange.matchAll(/1 ([A-Z]{3}) = ([\d.]+) CNY/g)].map(([, name, rate]) => [name!, Number(rate)]),
  )

/** The amounts of a text in their currencies; a sign that several currencies have needs its code. */
export const moneyIn = (text: string): { currency: string; value: number }[] =>
  [...text.matchAll(MONEY)].map(([, sign, digits, code]) => ({
    currency: code ?? SIGNS[sign!] ?? 'CNY',
    value: Number(digits!.replaceAll(',', '')),
  }))

/** The amount of a row in the money of the destination: its lowest and its highest end. */
export function localIn({ local }: Row): Ends & { currency: string } {
  const found = moneyIn(local)
  const [low, high = low] = found
  if (!low || !high) throw new Error(`no amount in ${local}`)
  return { low: low.value, high: high.value, currency: low.currency }
}

/** Both ends of the printed arithmetic, in a currency; null where nothing is calculated; 0 if not levied. */
export function calculated(
  { how }: Pick<Row, 'how'>,
  currency: string,
  rates: Map<string, number>,
): Ends | null {
  const rateOf = (name: string): number => {
    const rate = rates.get(name)
    if (rate === undefined) throw new Error(`no exchange rate of ${name} for ${how}`)
    return rate
  }
  const [, notLevied = ''] = /(?:; up to |；不超过 )(.*)(?: nothing is levied| 不征收)/.exec(how) ?? []
  const free = moneyIn(notLevied)[0]?.value ?? 0
  const text = how
    .replace(/(?:; up to |；不超过 ).*$/, '')
    // The sentences after the arithmetic, and the words before it.
    .replace(/[.。] ?(?:At least|Not confirmed|至少|尚未).*$/, '')
    .replace(/^.*(?:contains it: |含税总额的 [^：]*：)/, '')
    .replace(/, not (?:less|more) than .*|（不[低高]于 .*）$/, '')
    .replaceAll(MONEY, (_all, sign: string, digits: string, code?: string) => {
      const name = code ?? SIGNS[sign] ?? 'CNY'
      const value = Number(digits.replaceAll(',', ''))
      return `⟦${name === currency ? value : (value * rateOf(name)) / rateOf(currency)}⟧`
    })
  if (!/\d/.test(text)) return null
  const end = (pick: '$1' | '$2'): number => {
    const value = valueOf(text.replaceAll(SPAN, pick))
    return value > free ? value : 0
  }
  return { low: end('$1'), high: end('$2') }
}

/** The value of terms in which only numbers, percentages, signs and brackets count. */
function valueOf(text: string): number {
  const plain = text
    .replaceAll(/(?:a rate that isn’t known|税率未知) ×/g, '0 ×')
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll(/([\d.]+)%/g, '($1/100)')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll(/[^\d.()+*/-]/g, '')
  return termsOf(plain, { at: 0 })
}

type Place = { at: number }

function termsOf(text: string, place: Place): number {
  let sum = factorsOf(text, place)
  while (text[place.at] === '+' || text[place.at] === '-') {
    const sign = text[place.at++] === '+' ? 1 : -1
    sum += sign * factorsOf(text, place)
  }
  return sum
}

function factorsOf(text: string, place: Place): number {
  let product = numberIn(text, place)
  while (text[place.at] === '*' || text[place.at] === '/') {
    const isTimes = text[place.at++] === '*'
    const next = numberIn(text, place)
    product = isTimes ? product * next : product / next
  }
  return product
}

function numberIn(text: string, place: Place): number {
  if (text[place.at] === '(') {
    place.at += 1
    const inner = termsOf(text, place)
    if (text[place.at++] !== ')') throw new Error(`unbalanced: ${text}`)
    return inner
  }
  const [digits] = /^[\d.]+/.exec(text.slice(place.at)) ?? []
  if (digits === undefined) throw new Error(`no number at ${place.at} of ${text}`)
  place.at += digits.length
  return Number(digits)
}

/** Yuan in fen, rounded up, without the inexactness of a product of fractions. */
export const inFen = (value: number, currency: string, rate: number): number => {
  const minor = Math.round(value * 10 ** minorDigits(currency))
  const exact = BigInt(minor) * BigInt(Math.round(rate * 1e9)) * 100n
  const whole = 10n ** BigInt(minorDigits(currency)) * 1_000_000_000n
  return Number((exact + whole - 1n) / whole)
}
