import type { Chance } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'

/** A word of a title and how much heavier goods are that bear it, as a logarithm. */
const ADJECTIVES: readonly (readonly [word: string, adds: number])[] = [
  ['加绒加厚', 0.3],
  ['轻薄', -0.22],
  ['儿童', -0.35],
  ['大号', 0.3],
  ['迷你', -0.45],
  ['实木', 0.25],
  ['便携', -0.15],
  ['重磅', 0.2],
]
/** Words that say nothing about weight. */
const FILLERS =
  '新款 爆款 ins风 2026秋冬 韩版 潮流 高级感 学生 宿舍 礼物 家用 网红 包邮 官方正品 复古 百搭'.split(' ')
const ENGLISH = 'new fashion classic daily gift premium soft street style cute'.split(' ')

/** A word that goods bear, and what it says about their weight. */
export function adjectiveOf(chance: Chance): readonly [word: string, adds: number] {
  return chance.even() < 0.45 ? pick(ADJECTIVES, chance) : ['', 0]
}

export const pick = <T>(list: readonly T[], chance: Chance): T =>
  list[Math.floor(list.length * chance.even())]!

const some = (words: readonly string[], count: number, chance: Chance) =>
  Array.from({ length: count }, () => pick(words, chance))

export type Title = { text: string; form: 'plain' | 'stuffed' | 'no noun' | 'wrong noun' | 'english' }

/**
 * A title as sellers write it. If titles are realistic, some name other goods too, some none, some only
 * others, and some are in English.
 */
export function titleOf(
  own: readonly string[],
  others: readonly string[],
  adjective: string,
  pack: string,
  isRealistic: boolean,
  chance: Chance,
): Title {
  const isHan = (word: string) => /\p{Script=Han}/u.test(word)
  const noun = pick(own.some(isHan) ? own.filter(isHan) : own, chance)
  const place = isRealistic ? chance.even() : 1
  const written = (form: Title['form'], ...words: string[]): Title => ({
    text: words.filter((word) => word !== '').join(form === 'english' ? ' ' : ''),
    form,
  })
  const fillers = some(FILLERS, 2 + Math.floor(3 * chance.even()), chance)
  const english = own.find((word) => !isHan(word))
  if (place < 0.14) return written('stuffed', ...fillers, pick(others, chance), adjective, noun, pack)
  if (place < 0.2) return written('no noun', ...fillers, adjective, pack)
  if (place < 0.25) return written('wrong noun', ...fillers, adjective, pick(others, chance), pack)
  if (place < 0.32 && english)
    return written('english', ...some(ENGLISH, 3, chance), english, pack === '' ? '' : `(${pack})`)
  return written('plain', ...fillers, adjective, noun, pack)
}
