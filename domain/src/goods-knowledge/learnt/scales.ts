import type { Scales } from './known.ts'
import { medianOf } from '../quantiles.ts'
import type { Measure } from '../weighings.ts'
import { STARTING_MODEL } from './model.ts'
import type { Past } from './past.ts'
import type { Words } from './words.ts'

const TENS = [Math.log(10), Math.log(1_000)]
/** What was assumed counts as much as this many observations. */
const EQUAL = { scale: 20, kind: 30, sellers: 30, slips: 100 } as const
/** The variance that a hundred days add to what is known of a product. */
const WANDER = 0.02 ** 2 / 100

/** How far apart things lie, by the medians of differences, so that slips do not count. */
export function scalesOf(past: Past, words: Words, measure: Measure): Scales {
  const { pieces, kinds, sellers, goodsOf } = past
  const start = STARTING_MODEL.measures[measure].scales
  const lastOf = new Float64Array(goodsOf.length).fill(Number.NaN)
  const firstOf = new Float64Array(kinds.length).fill(Number.NaN)
  const sellerOf = new Map<string, number>()
  const same = new Map<string, number[]>()
  const [different, first]: [number[], number[]] = [[], []]
  let [shared, pairs, again, slips] = [0, 0, 0, 0]
  for (let at = 0; at < pieces.count; at += 1) {
    const option = pieces.option[at]!
    const goods = goodsOf[option]!
    const off = pieces.logs[measure][at]! - past.prior[measure][option]! - words.said[measure][option]!
    if (Number.isNaN(off)) continue
    const [last, began] = [lastOf[option]!, firstOf[goods]!]
    lastOf[option] = off
    if (!Number.isNaN(last)) {
      const apart = Math.abs(off - last)
      for (const name of ['all', kinds[goods] ?? 'none']) {
        const list = same.get(name) ?? []
        same.set(name, list)
        list.push(apart / Math.SQRT2)
      }
      again += 1
      if (TENS.some((ten) => Math.abs(apart - ten) < 0.15)) slips += 1
    } else if (!Number.isNaN(began)) different.push(Math.abs(off - began) / Math.SQRT2)
    if (!Number.isNaN(began)) continue
    firstOf[goods] = off
    first.push(Math.abs(off) / (past.deviation[measure][option]! * Math.exp(words.harder[option]!)))
    const seller = sellers[goods]!
    const before = sellerOf.get(seller)
    if (seller === '') continue
    sellerOf.set(seller, Math.max(-2, Math.min(2, off)))
    if (before === undefined) continue
    shared += before * sellerOf.get(seller)!
    pairs += 1
  }
  const usual = (list: readonly number[] | undefined, otherwise: number, equal: number) =>
    list === undefined || list.length === 0
      ? otherwise
      : (otherwise * equal + 1.4826 * medianOf(list) * list.length) / (list.length + equal)
  const noise = Math.max(0.01, usual(same.get('all'), start.noise['all']!, EQUAL.scale))
  const apart = usual(different, Math.hypot(start.option, noise), EQUAL.scale)
  const ofKind = [...same].map(([kind, list]) => [kind, Math.max(0.01, usual(list, noise, EQUAL.kind))])
  return {
    product: Math.max(0.2, usual(first, start.product, EQUAL.scale)),
    seller: Math.min(0.4, Math.max(0.05, Math.sqrt(Math.max(0, shared / (pairs + EQUAL.sellers))))),
    option: Math.sqrt(Math.max(0.02 ** 2, apart ** 2 - noise ** 2)),
    noise: { ...Object.fromEntries(ofKind), all: noise },
    wander: WANDER,
    // Each slip is seen twice: as it comes, and as the next weighing is right again.
    slips: Math.min(0.08, Math.max(0.004, (slips / 2 + start.slips * EQUAL.slips) / (again + EQUAL.slips))),
  }
}
