import {
  type Amount,
  type Charge,
  type Money,
  type Ppm,
  type Rate,
  type Span,
  WHOLE,
} from '@longhaul/domain/duty/rule.ts'
import { FIRST_LANG, type Lang, LANGUAGES } from '@longhaul/domain/languages.ts'
import { ruleWordsIn } from '@longhaul/text/documents/rule-words.ts'
import { formatter } from '@longhaul/text/format.ts'

/** How many rates by tariff number, or tariff numbers, are written out. */
const WRITTEN_OUT = 12

export const joinedWords = (words: readonly string[], lang: Lang): string =>
  words.filter((word) => word !== '').join(LANGUAGES[lang].spacesWords ? '; ' : '；')

export const moneyWords = ({ currency, minor }: Money, lang: Lang): string =>
  formatter(lang).moneyWithCode(minor, currency)

export const percentWords = (ppm: Ppm): string => `${ppm / 10_000}%`

export function codeWords(codes: readonly string[], lang: Lang): string {
  const more = codes.length - WRITTEN_OUT
  const rest = more > 0 ? [ruleWordsIn(lang).moreCodes(formatter(lang).number(more))] : []
  return [...codes.slice(0, WRITTEN_OUT), ...rest].join(', ')
}

/**
 * How much a charge is. Rates by tariff number that are the same in `other` are left out, because a table of
 * them may have thousands.
 */
export function amountWords(charge: Charge, other: Charge | null, lang: Lang): string {
  const say = ruleWordsIn(lang)
  return joinedWords(
    [
      oneAmount(charge.amount, other?.amount, lang),
      charge.minus ? say.minus(moneyWords(charge.minus, lang)) : '',
      charge.atLeast ? say.atLeast(oneAmount(charge.atLeast, undefined, lang)) : '',
      charge.atMost ? say.atMost(moneyWords(charge.atMost, lang)) : '',
      charge.notLeviedUpTo ? say.notLeviedUpTo(moneyWords(charge.notLeviedUpTo, lang)) : '',
    ],
    lang,
  )
}

function oneAmount(amount: Amount, other: Amount | undefined, lang: Lang): string {
  const say = ruleWordsIn(lang)
  if (amount.by === 'open') return say.unknown
  if (amount.by === 'share') return shareWords(amount, other?.by === 'share' ? other : undefined, lang)
  if (amount.by === 'flat')
    return joinedWords(
      [
        say.each(spanWords(amount.amount, lang), amount.per),
        amount.overGrams > 0 ? say.overGrams(formatter(lang).weight(amount.overGrams)) : '',
      ],
      lang,
    )
  const others = other?.by === amount.by ? other.amounts : []
  return `${say[amount.by]} (${amount.amounts.map((entry, at) => oneAmount(entry, others[at], lang)).join(' / ')})`
}

type Share = Extract<Amount, { by: 'share' }>

function shareWords(amount: Share, other: Share | undefined, lang: Lang): string {
  const say = ruleWordsIn(lang)
  const names = new Map(Object.entries(say.parts))
  const sum = say.sum(amount.of.map((part) => names.get(part.replace('#', '')) ?? part))
  const of = amount.valued === WHOLE ? sum : say.valued(percentWords(amount.valued), sum)
  const { table } = amount
  const rates = [
    table ? say.byTable(table.title[lang] ?? table.title[FIRST_LANG]) : '',
    rateWords(amount.byCode, other?.byCode, lang),
  ]
    .filter((words) => words !== '')
    .join(', ')
  return joinedWords(
    [
      amount.inside ? say.insideOf(rates, of) : say.shareOf(rates, of),
      amount.over ? say.over(moneyWords(amount.over.limit, lang)) : '',
    ],
    lang,
  )
}

type Rates = ReadonlyMap<string, Rate>

function rateWords(byCode: Rates, other: Rates | undefined, lang: Lang): string {
  const say = ruleWordsIn(lang)
  const coded = [...byCode].filter(([code]) => code !== '*')
  const differing = coded.filter(
    ([code, rate]) => !other?.has(code) || oneRate(other.get(code), lang) !== oneRate(rate, lang),
  )
  const written = differing.slice(0, WRITTEN_OUT).map(([code, rate]) => say.byCode(code, oneRate(rate, lang)))
  const more = coded.length - written.length
  return [
    ...written,
    ...(more > 0 ? [say.moreRates(formatter(lang).number(more))] : []),
    ...(byCode.has('*')
      ? [coded.length > 0 ? say.otherwise(oneRate(byCode.get('*'), lang)) : oneRate(byCode.get('*'), lang)]
      : []),
  ].join(', ')
}

function spanWords({ low, high }: Span<Money>, lang: Lang): string {
  if (low.minor === high.minor) return moneyWords(high, lang)
  return ruleWordsIn(lang).between(formatter(lang).amount(low.minor, low.currency), moneyWords(high, lang))
}

/** The name of a charge with its rate or amount, where it has one for all goods. */
export function shortAmount({ name, amount }: Charge, lang: Lang): string {
  const rate =
    amount.by === 'share' && amount.byCode.size === 1 && !amount.table ? amount.byCode.get('*') : undefined
  if (rate) return `${name[lang]} ${oneRate(rate, lang)}`
  return amount.by === 'flat' ? `${name[lang]} ${spanWords(amount.amount, lang)}` : name[lang]
}

/** A rate in words, such as `7.5%` or `0% to 7.5%`. */
export function oneRate(rate: Rate | undefined, lang: Lang): string {
  const say = ruleWordsIn(lang)
  if (!rate) return say.unknown
  return rate.low === rate.high
    ? percentWords(rate.high)
    : say.between(percentWords(rate.low), percentWords(rate.high))
}
