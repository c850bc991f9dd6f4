import type { Centre, EstimateModel, MeasureModel } from './estimate.ts'
import type { Fold } from './fold.ts'
import { findKind } from './kinds.ts'
import { medianOf, robustDeviation } from './quantiles.ts'
import { STARTING_MODEL, modelOf } from './starting-model.ts'
import {
  MEASURES,
  type Measure,
  type Seen,
  type Weighing,
  countingWeighings,
  seenIn,
  unitLogs,
} from './weighings.ts'

/** All weighings of one product, oldest first. */
export type WeighedProduct = {
  fold: Fold
  /** Marketplace and seller; empty where the seller is unknown. */
  shop: string
  kind: string | null
  weighings: readonly Weighing[]
}

/**
 * How much heavier a shop's goods are than their kinds, as a logarithm, and from how many products this is
 * known.
 */
export type ShopOffset = { offset: number; products: number }
export type ShopOffsets = ReadonlyMap<string, Partial<Record<Measure, ShopOffset>>>

type Product = { shop: string; kind: string | null; seen: Seen }

/**
 * Learns centres from one product at a time. Keeps only the centre of each product, so that memory grows with
 * the products, not with their weighings.
 */
export function startLearning() {
  const products: Record<Measure, Product[]> = { weight: [], volume: [], longest: [] }
  const apart: Record<Measure, Map<string, number[]>> = {
    weight: new Map(),
    volume: new Map(),
    longest: new Map(),
  }
  return {
    see({ fold, shop, kind, weighings }: WeighedProduct): void {
      if (fold !== 'learn') return
      const logs = countingWeighings(weighings).map(unitLogs)
      for (const measure of MEASURES) {
        const own = logs.flatMap((log) => log[measure] ?? [])
        const seen = seenIn(own)
        if (!seen) continue
        products[measure].push({ shop, kind: findKind(kind) ? kind : null, seen })
        noteApart(apart[measure], kind, own, seen)
      }
    },
    /** The model, still without calibrated intervals, and the shops' offsets. */
    finish(): { model: EstimateModel; shops: ShopOffsets } {
      const model = modelOf((measure) => learnt(measure, products[measure], apart[measure]))
      return { model, shops: learnShops(model, products) }
    },
  }
}

const NOTED_MAX = 20_000

/**
 * Notes the distances of a product's pieces from its centre, widened because the centre of few pieces lies
 * too close to them.
 */
function noteApart(apart: Map<string, number[]>, kind: string | null, own: readonly number[], seen: Seen) {
  if (own.length < 2) return
  const wider = Math.sqrt(own.length / (own.length - 1))
  for (const name of [kind ?? 'all', 'all']) {
    const list = apart.get(name) ?? []
    apart.set(name, list)
    if (list.length < NOTED_MAX) list.push(...own.slice(0, 20).map((log) => (log - seen.centre) * wider))
  }
}

/** The number of products whose evidence counts as much as a row of the starting table. */
const TABLE_EQUAL = 4
const APART_EQUAL = 20
const APART_MIN = 0.02

function learnt(
  measure: Measure,
  products: readonly Product[],
  apart: ReadonlyMap<string, number[]>,
): MeasureModel {
  const table = STARTING_MODEL[measure]
  const byKind = grouped(products, ({ kind }) => kind)
  const kinds = Object.entries(table.kinds).map(([kind, start]) => {
    const own = byKind.get(kind) ?? []
    return [kind, drawn(start, own, TABLE_EQUAL)] as const
  })
  const all = withinOf(apart.get('all') ?? [], table.within['all']!)
  const within = kinds.map(([kind]) => [kind, withinOf(apart.get(kind) ?? [], all)] as const)
  return {
    all: drawn(table.all, products, TABLE_EQUAL),
    kinds: Object.fromEntries(kinds),
    within: { all, ...Object.fromEntries(within) },
    held: {},
  }
}

function grouped<Key>(products: readonly Product[], keyOf: (product: Product) => Key): Map<Key, Product[]> {
  const groups = new Map<Key, Product[]>()
  for (const product of products) {
    const group = groups.get(keyOf(product))
    if (group) group.push(product)
    else groups.set(keyOf(product), [product])
  }
  return groups
}

const withinOf = (distances: readonly number[], general: number): number => {
  if (distances.length === 0) return general
  const share = distances.length / (distances.length + APART_EQUAL)
  return Math.max(APART_MIN, share * robustDeviation(distances, 0) + (1 - share) * general)
}

/** The centre of some products, shrunk towards the centre that is known without them. */
function drawn(start: Centre, products: readonly Product[], equal: number): Centre {
  if (products.length === 0) return start
  const centres = products.map(({ seen }) => seen.centre)
  const share = products.length / (products.length + equal)
  const middle = medianOf(centres)
  const mix = (own: number, other: number) => share * own + (1 - share) * other
  return {
    centre: mix(middle, start.centre),
    deviation: Math.max(APART_MIN, mix(robustDeviation(centres, middle), start.deviation)),
    products: products.length,
    pieces: products.reduce((sum, { seen }) => sum + seen.weighings, 0),
  }
}

/** Shrinks the offset of a shop with few products, since one product says little about the next. */
const SHOP_EQUAL = 3

function learnShops(model: EstimateModel, products: Record<Measure, readonly Product[]>): ShopOffsets {
  const shops = new Map<string, Partial<Record<Measure, ShopOffset>>>()
  for (const measure of MEASURES) {
    const { kinds, all } = model[measure]
    const known = products[measure].filter(({ shop }) => shop !== '')
    for (const [shop, own] of grouped(known, (product) => product.shop)) {
      const over = own.map(({ kind, seen }) => seen.centre - (kinds[kind ?? ''] ?? all).centre)
      const offset = (medianOf(over) * own.length) / (own.length + SHOP_EQUAL)
      shops.set(shop, { ...shops.get(shop), [measure]: { offset, products: own.length } })
    }
  }
  return shops
}
