/**
 * What a unit counts or measures. Each has a prior of how much it multiplies the weight, until it is
 * learnt.
 */
export type Measured = 'contents' | 'few' | 'pack' | 'mass' | 'volume' | 'length'

/** A number with its unit in a title or an option: grams, millilitres and inches, or a count of `word`. */
export type Quantity = { count: number; word: string; measures: Measured }

/** Whether it counts pieces, rather than measuring an amount. */
export const isCount = ({ measures }: Pick<Quantity, 'measures'>): boolean =>
  measures === 'contents' || measures === 'few' || measures === 'pack'

/** The exponent with which a count is assumed to multiply the weight until weighings say otherwise. */
export const PRIOR_EXPONENTS: Readonly<Record<Measured, number>> = {
  // The pieces of a puzzle, the pens of a box: they are what the thing consists of.
  contents: 0,
  few: 0.6,
  pack: 0.9,
  mass: 1,
  volume: 0.8,
  length: 1.5,
}

/** Words of a unit, and what one of it is in the unit of its class. */
const UNITS: Readonly<Record<string, readonly [measures: Measured, word: string, times: number]>> = {
  ...counted('contents', '片 支 枚 张 抽 粒 颗 页 色 根 贴 件套 sheets'),
  ...counted('few', '个 条 瓶 包 盒 袋 罐 块 本 只 件 卷 pcs pieces packs pack'),
  ...counted('pack', '双 副 对 套 pairs pair sets'),
  克: ['mass', 'g', 1],
  g: ['mass', 'g', 1],
  斤: ['mass', 'g', 500],
  公斤: ['mass', 'g', 1_000],
  千克: ['mass', 'g', 1_000],
  kg: ['mass', 'g', 1_000],
  毫升: ['volume', 'ml', 1],
  ml: ['volume', 'ml', 1],
  升: ['volume', 'ml', 1_000],
  l: ['volume', 'ml', 1_000],
  寸: ['length', 'inch', 1],
  英寸: ['length', 'inch', 1],
  inch: ['length', 'inch', 1],
}

function counted(measures: Measured, words: string) {
  return Object.fromEntries(words.split(' ').map((word) => [word, [measures, word, 1] as const]))
}

const HAN = '零一二三四五六七八九'
const WORDS = Object.keys(UNITS).toSorted((a, b) => b.length - a.length)
const NUMBER = String.raw`(\d{1,5}(?:\.\d{1,2})?|[一二两三四五六七八九十半]{1,3})`
const COUNTED = new RegExp(
  String.raw`(?<![\d.a-z-])${NUMBER}[\s-]*(${WORDS.join('|')})(?![a-z])\s*(装|套装|组合)?`,
  'gu',
)
const GIVEN = new RegExp(`买${NUMBER}送${NUMBER}`, 'gu')
const PACK_OF = /\b(?:set|pack|box|lot) of (\d{1,3})\b/gu
/** Model numbers, and the weight of the person whom a size fits. */
const NOT_COUNTS = /[a-z]+\d{2,}[a-z0-9]*|\d{2,3}\s*[-~至]\s*\d{2,3}\s*斤/gu
const COUNT_MAX = 2_000
const FOUND_MAX = 8
const HAS_NUMBER = /[\d一二两三四五六七八九十半]/u

/**
 * Reads the numbers with units in a text, in both languages; which of them multiply the weight is learnt.
 * The text is folded (`foldWords`).
 */
export function quantitiesIn(text: string): Quantity[] {
  if (!HAS_NUMBER.test(text)) return []
  const plain = text.replaceAll(NOT_COUNTS, ' ')
  const found: Quantity[] = []
  const add = (count: number, word: string, measures: Measured) => {
    const max = measures === 'mass' || measures === 'volume' ? 50_000 : COUNT_MAX
    if (count > 0 && count <= max) found.push({ count, word, measures })
  }
  for (const [, bought, given] of plain.matchAll(GIVEN))
    add(valueOf(bought!) + valueOf(given!), 'given', 'pack')
  for (const [, count] of plain.matchAll(PACK_OF)) add(Number(count), 'pack of', 'pack')
  for (const [, number, unit, sold] of plain.matchAll(COUNTED)) {
    const [measures, word, times] = UNITS[unit!]!
    const isPack = measures === 'few' && sold !== undefined
    add(
      valueOf(number!) * times,
      sold && isCount({ measures }) ? `${word}装` : word,
      isPack ? 'pack' : measures,
    )
  }
  return found.slice(0, FOUND_MAX)
}

/** A number in digits or in Chinese, up to ninety-nine; half is 0.5. */
function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text)
  if (text === '半') return 0.5
  const plain = text.replaceAll('两', '二')
  const ten = plain.indexOf('十')
  const digit = (part: string) => (part === '' ? 1 : HAN.indexOf(part))
  if (ten < 0) return plain.length === 1 ? digit(plain) : 0
  const units = plain.slice(ten + 1)
  return digit(plain.slice(0, ten)) * 10 + (units === '' ? 0 : digit(units))
}
