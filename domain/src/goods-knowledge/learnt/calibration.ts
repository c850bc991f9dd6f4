import {
  BASES,
  type SellerState,
  type MarketplaceState,
  type Asked,
  type Basis,
  type Forecast,
} from './known.ts'
import { type ProductState } from './states.ts'

/** The shares at which the distribution of an estimate is kept. */
export const SHARES: readonly number[] = Array.from({ length: 21 }, (_, at) =>
  at === 0 ? 0.01 : at === 20 ? 0.99 : at / 20,
)
const LOW_AT = 2
const MIDDLE_AT = 10
const HIGH_AT = 18
/** The middles of ten equal parts of the distribution. */
export const OUTCOMES_AT: readonly number[] = Array.from({ length: 10 }, (_, part) => 2 * part + 1)
export const INTERVAL = { low: LOW_AT, middle: MIDDLE_AT, high: HIGH_AT } as const

/** What pieces like this one were off by, in units of what was expected, at each share. */
export type Group = { pieces: number; quantiles: readonly number[] }
export type Groups = Readonly<Record<string, Group>>

/** Within this many days of a change of the goods, or an alarm about the seller, estimates are less sure. */
const RECENT_DAYS = 60
const NEW_MARKETPLACE = 200

const REASONS = [
  '',
  'stated',
  'count',
  'waiting',
  'changed',
  'new marketplace',
  'alarm',
  'heavy',
  'light',
] as const
type Reason = (typeof REASONS)[number]

/** The group of pieces that an estimate is compared with, and its parent. */
export type GroupNames = { own: string; parent: Basis }
const NAMES: ReadonlyMap<Basis, ReadonlyMap<Reason, GroupNames>> = new Map(
  BASES.map((parent) => [
    parent,
    new Map(REASONS.map((reason) => [reason, { own: `${parent} ${reason}`, parent }])),
  ]),
)

/** The group that a forecast belongs to, by the first reason that it has to be less sure, or surer. */
export function groupOf(
  { level, mean, believed = 0 }: Forecast,
  text: number,
  state: ProductState,
  seller: SellerState,
  marketplace: MarketplaceState | undefined,
  { day, countVariance }: Asked,
): GroupNames {
  if (believed > BELIEVED) return NAMES.get(level)!.get('stated')!
  return NAMES.get(level)!.get(reasonOf(text + mean, state, seller, marketplace, day, countVariance))!
}

function reasonOf(
  expected: number,
  state: ProductState,
  seller: SellerState,
  marketplace: MarketplaceState | undefined,
  day: number,
  countVariance: number,
): Reason {
  if (state.own === null && countVariance > 0.01) return 'count'
  if (state.waiting !== null) return 'waiting'
  if (day - state.changedDay < RECENT_DAYS) return 'changed'
  if ((marketplace?.pieces ?? 0) < NEW_MARKETPLACE) return 'new marketplace'
  if (day - seller.alarmDay < RECENT_DAYS) return 'alarm'
  if (expected > HEAVY) return 'heavy'
  return expected < LIGHT ? 'light' : ''
}

/** From here on an estimate stands on what is stated rather than on words. */
const BELIEVED = 0.5
const HEAVY = Math.log(5_000)
const LIGHT = Math.log(100)

/** The weight of evidence halves in this many days. */
const HALF_LIFE = 120
/** A group counts as much as its parent with this many pieces. */
const EQUAL = 60
/** Until enough was weighed: the quantiles of Student's t, a little wider than normal ones. */
const UNCALIBRATED: readonly number[] = [
  -3.2, -2, -1.5, -1.22, -1, -0.77, -0.6, -0.43, -0.28, -0.14, 0, 0.14, 0.28, 0.43, 0.6, 0.77, 1, 1.22, 1.5,
  2, 3.2,
]

/** Only so many of the latest pieces of a group are compared. */
const LATEST_MAX = 30_000
/** Nothing is further off than this. */
const FAR = 8
type Latest = { off: number[]; day: number[]; seen: number }

/** Collects what estimates were off by, and finds the quantiles of each group. */
export function startCalibration() {
  const groups = new Map<string, Latest>()
  const of = (name: string) => {
    const own = groups.get(name) ?? { off: [], day: [], seen: 0 }
    groups.set(name, own)
    return own
  }
  const chains = new Map<GroupNames, readonly Latest[]>()
  const chainOf = (names: GroupNames) => {
    const chain = chains.get(names) ?? [of('all'), of(names.parent), of(names.own)]
    chains.set(names, chain)
    return chain
  }
  return {
    see(names: GroupNames, off: number, day: number): void {
      for (const group of chainOf(names)) {
        const place = group.seen % LATEST_MAX
        group.off[place] = Math.max(-FAR, Math.min(FAR, off))
        group.day[place] = day
        group.seen += 1
      }
    },
    finish: (today: number): Groups =>
      Object.fromEntries([...groups].map(([name, { off, day }]) => [name, quantilesOf(off, day, today)])),
  }
}

function quantilesOf(off: readonly number[], day: readonly number[], today: number): Group {
  const order = orderOf(off)
  const weights = new Float64Array(order.length)
  let [sum, squares] = [0, 0]
  for (let at = 0; at < order.length; at += 1) {
    const weight = 2 ** ((day[order[at]!]! - today) / HALF_LIFE)
    weights[at] = weight
    sum += weight
    squares += weight * weight
  }
  const pieces = sum ** 2 / squares
  // The piece to be estimated counts as one more, on either side.
  const widened = (share: number) => 0.5 + (share - 0.5) * (1 + 1 / (pieces + 1))
  let [passed, at] = [0, 0]
  const quantiles = SHARES.map((share) => {
    const wanted = Math.min(1, Math.max(0, widened(share))) * sum
    while (at < weights.length - 1 && passed + weights[at]! < wanted) {
      passed += weights[at]!
      at += 1
    }
    return off[order[at]!]!
  })
  return { pieces, quantiles }
}

/**
 * The places of values in ascending order. Sorted as whole numbers that end in the place, which takes a tenth
 * of the time that a comparison by a function takes; equal to a millionth, they may change places.
 */
function orderOf(off: readonly number[]): Uint32Array {
  const keys = new Float64Array(off.length)
  for (let at = 0; at < off.length; at += 1) keys[at] = Math.round((off[at]! + FAR) * 1e6) * PLACES + at
  keys.sort()
  const order = new Uint32Array(off.length)
  for (let at = 0; at < off.length; at += 1) order[at] = keys[at]! % PLACES
  return order
}

/** More than there are places. */
const PLACES = 2 ** 15

/** The quantiles for a group: its own as far as it has pieces, else those of its level and of all. */
export function quantilesFor(groups: Groups, { own, parent }: GroupNames): number[] {
  let quantiles = [...UNCALIBRATED]
  for (const name of ['all', parent, own]) {
    const group = groups[name]
    if (!group) continue
    const share = group.pieces / (group.pieces + EQUAL)
    quantiles = quantiles.map((value, at) => value * (1 - share) + group.quantiles[at]! * share)
  }
  return quantiles
}
