import { foldWords } from '../../texts/tidy.ts'
import { type Kind, findKind, startingCentre } from '../kinds.ts'
import type { Stated } from '../stated.ts'
import type { Measure } from '../weighings.ts'
import { PRIOR_EXPONENTS, type Quantity, isCount, quantitiesIn } from './quantities.ts'

/** What is known of goods before they are weighed. */
export type GoodsWords = {
  title: string
  category: string
  platform: string
  /** Marketplace and seller; empty where the seller is unknown. */
  seller: string
  priceFen: number | null
  kind: string | null
  /** The kind as the shop has it; left out, as the program has it. */
  assumed?: Kind | undefined
  stated: Stated
}

/** What is assumed of goods until they are weighed. */
export const assumedKind = ({ kind, assumed }: Pick<GoodsWords, 'kind' | 'assumed'>): Kind | undefined =>
  assumed ?? findKind(kind)

/** Hashed names of features, with their values. */
export type Sparse = { buckets: readonly number[]; values: readonly number[] }

/** An option of a product in features, with the priors that hold until their effects are learnt. */
export type Described = {
  /** What all options of the product share. The same object for each of them. */
  goods: Sparse
  own: Sparse
  quantities: readonly Quantity[]
  /** By the starting table: the logarithm of each measure, and how far goods lie from it. */
  prior: Record<Measure, { centre: number; deviation: number }>
}

export const BUCKETS = 1 << 17

/** FNV-1a with its high bits mixed in, as a bucket. */
function bucketOf(name: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93)
  return ((hash ^ (hash >>> 15)) >>> 0) % BUCKETS
}

const TEXT_MAX = 400
/** The features of a text share this length, so that long titles say no more than short ones. */
const TITLE_LENGTH = 2
const OPTION_LENGTH = 1.2

/** Describes a product once, and then each of its options by features. */
export function describer(words: GoodsWords): (option: string) => Described {
  const { kind, priceFen } = words
  const goods = new Features()
  goods.add('all', 1)
  goods.add(`kind ${kind}`, 1)
  goods.add(`platform ${words.platform}`, 0.7)
  const title = foldWords(words.title.slice(0, TEXT_MAX))
  goods.addAll(gramsOf(title, 't'), TITLE_LENGTH)
  goods.addAll(endsOf(title), 0.8)
  if (words.category !== '') goods.addAll(gramsOf(foldWords(words.category.slice(0, TEXT_MAX)), 'c'), 1)
  if (priceFen !== null && priceFen > 0) {
    const log = Math.log(priceFen)
    goods.add('price', (log - 8.5) / 2)
    goods.add(`price ${kind}`, (log - 8.5) / 2)
    goods.add(`price ${Math.round(log * 2)}`, 0.4)
  }
  const named = quantitiesIn(title)
  const assumed = assumedKind(words)
  return (option) => {
    const own = new Features()
    const plain = foldWords(option.slice(0, TEXT_MAX))
    if (plain !== '') own.addAll(gramsOf(plain, 'o'), OPTION_LENGTH)
    // Where both name a count, the option does, because it says what is bought.
    const chosen = quantitiesIn(plain)
    const isCounted = chosen.some(isCount)
    const quantities = [...named.filter((quantity) => !isCounted || !isCount(quantity)), ...chosen]
    own.addCounts(quantities, kind)
    return {
      goods,
      own,
      quantities,
      prior: {
        weight: priorOf('weight', assumed, quantities),
        volume: priorOf('volume', assumed, quantities),
        longest: priorOf('longest', assumed, quantities),
      },
    }
  }
}

/** Buckets with values, collected by names. */
class Features implements Sparse {
  readonly buckets: number[] = []
  readonly values: number[] = []

  add(name: string, value: number): void {
    this.buckets.push(bucketOf(name))
    this.values.push(value)
  }

  addAll(names: ReadonlySet<string>, length: number): void {
    for (const name of names) this.add(name, length / Math.sqrt(names.size))
  }

  addCounts(quantities: readonly Quantity[], kind: string | null): void {
    for (const { count, word, measures } of quantities) {
      this.add(`count ${word}`, Math.log(count))
      this.add(`count ${measures} ${kind}`, Math.log(count))
      this.add(`names ${word}`, 0.5)
    }
  }
}

/** Chinese characters by twos and threes, other words whole. */
function gramsOf(text: string, place: string): Set<string> {
  const grams = new Set<string>()
  for (const [run] of text.matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+/gu))
    if (/^\p{Script=Han}/u.test(run)) {
      for (let at = 0; at < run.length - 1; at += 1) {
        grams.add(`${place} ${run.slice(at, at + 2)}`)
        if (at + 3 <= run.length) grams.add(`${place} ${run.slice(at, at + 3)}`)
      }
      if (run.length === 1) grams.add(`${place} ${run}`)
    } else grams.add(`${place} ${run}`)
  return grams
}

/** The last characters, because the noun comes last in a title. */
function endsOf(title: string): Set<string> {
  const noun = /(\p{Script=Han}{2,}|[a-z]+)[^\p{Script=Han}a-z]*$/u.exec(
    title.replaceAll(/[\d一二两三四五六七八九十]+.?.?(?:装|件套)/gu, ''),
  )?.[1]
  if (noun === undefined) return new Set()
  return new Set([`end ${noun.slice(-2)}`, `end ${noun.slice(-3)}`])
}

/** Goods of unknown kind. */
const UNKNOWN = { weight: 420, volume: 3_200, longest: 280 } as const
const UNKNOWN_DEVIATION = { weight: 0.95, volume: 1.1, longest: 0.45 } as const
/** No count multiplies by more than this before it was weighed. */
const COUNTS_MAX = Math.log(12)
/** Goods weigh a little more than the contents that their title names. */
const PACKED = Math.log(1.15)

/** What the starting table says: a kind, changed by the counts and amounts that the words name. */
function priorOf(measure: Measure, kind: Kind | undefined, quantities: readonly Quantity[]) {
  const share = measure === 'longest' ? 1 / 3 : 1
  const counts = quantities
    .filter(isCount)
    .reduce((sum, { count, measures }) => sum + PRIOR_EXPONENTS[measures] * Math.log(count), 0)
  const times = share * Math.min(COUNTS_MAX, Math.max(0, counts))
  const amount = quantities.find(({ measures }) => measures === 'mass' || measures === 'volume')
  if (!kind) {
    const named = amount && amount.count >= 50 ? Math.log(amount.count) + PACKED : null
    if (measure === 'weight' && named !== null) return { centre: named, deviation: 0.5 }
    return { centre: Math.log(UNKNOWN[measure]) + times, deviation: UNKNOWN_DEVIATION[measure] }
  }
  const { centre, deviation } = startingCentre(measure, kind)
  const own = kind.bySize && quantities.findLast(({ word }) => word === UNIT_WORDS[kind.bySize!.unit])
  const size = own
    ? PRIOR_EXPONENTS[own.measures] * Math.log(Math.min(20, Math.max(0.05, own.count / kind.bySize!.usual)))
    : 0
  return { centre: centre + times + share * size, deviation }
}

const UNIT_WORDS = { inch: 'inch', ml: 'ml', gram: 'g' } as const
