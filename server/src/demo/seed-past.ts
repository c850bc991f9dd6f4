import { weightEstimateBefore } from '@longhaul/domain/goods-knowledge/asked-before.ts'
import type { EstimateModel } from '@longhaul/domain/goods-knowledge/estimate.ts'
import type { ShopOffsets } from '@longhaul/domain/goods-knowledge/learn.ts'
import { STARTING_MODEL } from '@longhaul/domain/goods-knowledge/starting-model.ts'
import { shanghaiDay } from '@longhaul/domain/reports/period.ts'
import { learnNight, toModelRow } from '../goods-knowledge/learn-night.ts'
import { optionHash } from '../goods-knowledge/option-hash.ts'
import { toGivenEstimate } from '../goods-knowledge/given-estimates.ts'
import { insertModel } from '../goods-knowledge/sql-models.ts'
import { type Tx, inTransaction } from '../platform/database/db.ts'
import type { World } from '../platform/world.ts'
import { inventPastPieces } from './past-pieces.ts'
import { insertPast } from './sql-past.ts'
import type { SeedProduct } from './seed-product.ts'

const DAY_MS = 86_400_000
const PAST_DAYS = 300
/**
 * The nights in which a version was learnt, in days before the end of the story. Before the first one the
 * starting table was in force.
 */
const NIGHTS = [98, 84, 70, 56, 42, 28, 14, 7]

type InForce = { version: number; model: EstimateModel; shops: ShopOffsets }

/**
 * Invents what the shop weighed in the months until the story's end, before it kept records of the owners,
 * with the estimates of the versions then in force: so that the demo's links lead to weighed goods, and the
 * accuracy of the estimates can be seen.
 */
export async function seedPast({ db }: World, end: Date, step?: () => void): Promise<void> {
  const products = inventPastPieces().map((product): SeedProduct => {
    const weighings = product.weighings.map((piece) => ({
      ...piece,
      option: optionHash(piece.option).toString('hex'),
      at: momentOfPast(piece.moment, end),
      givenEstimate: NOTHING_YET,
    }))
    return { ...product, weighings }
  })
  await inTransaction(db, async (tx) => {
    let inForce: InForce = { version: 0, model: STARTING_MODEL, shops: new Map() }
    let since = new Date(0)
    for (const days of [...NIGHTS, 0]) {
      const until = new Date(end.getTime() - days * DAY_MS)
      for (const product of products) addEstimates(product, inForce, since, until)
      if (days > 0) inForce = await learnAt(tx, products, inForce, until)
      since = until
      step?.()
    }
    await insertPast(tx, products, end)
  })
}

/** Converts a moment of the past to a date: 0 is its first day, 1 the last. */
export const momentOfPast = (moment: number, end: Date): Date =>
  new Date(end.getTime() - DAY_MS * (1 + PAST_DAYS * (1 - moment)))

const NOTHING_YET = toGivenEstimate({ low: 1, expected: 1, high: 1, level: 'all', weighings: 0 }, 0)

/** Adds to the pieces weighed in a period the estimates that were given for them. */
function addEstimates(
  { kind, shop, weighings }: SeedProduct,
  { version, model, shops }: InForce,
  since: Date,
  until: Date,
): void {
  const described = { kind, offsets: shops.get(shop) }
  for (const [index, piece] of weighings.entries())
    if (piece.at > since && piece.at <= until)
      piece.givenEstimate = toGivenEstimate(
        weightEstimateBefore(model.weight, described, weighings.slice(0, index), piece),
        version,
      )
}

async function learnAt(
  tx: Tx,
  products: readonly SeedProduct[],
  before: InForce,
  now: Date,
): Promise<InForce> {
  const known = products.flatMap((product) => {
    const weighings = product.weighings.filter(({ at }) => at <= now)
    return weighings.length > 0 ? [{ ...product, weighings }] : []
  })
  const night = await learnNight(
    (fold) => known.filter((product) => product.fold === fold),
    before.version === 0 ? null : before,
  )
  const moments = known.flatMap(({ weighings }) => weighings.map(({ at }) => at.getTime()))
  const row = {
    learned_at: now,
    products: known.length,
    weighings: moments.length,
    first_day: shanghaiDay(new Date(Math.min(...moments))),
    last_day: shanghaiDay(new Date(Math.max(...moments))),
    ...toModelRow(night),
  }
  const version = await insertModel(tx, row, night.shops)
  return night.whyNot === null ? { version, model: night.model, shops: night.shops } : before
}
