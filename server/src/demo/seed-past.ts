import { NOTHING_STATED } from '@longhaul/domain/goods-knowledge/stated.ts'
import type { GoodsWords } from '@longhaul/domain/goods-knowledge/learnt/features.ts'
import {
  type LearntModel,
  STARTING_MODEL,
  type SellerStates,
  ask,
} from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { startPast } from '@longhaul/domain/goods-knowledge/learnt/past.ts'
import { isPlausible, unitLogs } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { shanghaiDay } from '@longhaul/domain/time/days.ts'
import { dayOf } from '../goods-knowledge/days.ts'
import { learnNight } from '../goods-knowledge/learn-night.ts'
import { optionHash } from '../goods-knowledge/option-hash.ts'
import { toGivenEstimate } from '../goods-knowledge/given-estimates.ts'
import { saveNight } from '../goods-knowledge/sql-models.ts'
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

type InForce = { version: number; model: LearntModel; sellers: ReadonlyMap<string, SellerStates> }

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
    let inForce: InForce = { version: 0, model: STARTING_MODEL, sellers: new Map() }
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

const NOTHING_YET = toGivenEstimate({ low: 1, expected: 1, high: 1 }, 0)

/** Adds to the pieces weighed in a period the estimates that were given for them. */
function addEstimates(
  product: SeedProduct,
  { version, model, sellers }: InForce,
  since: Date,
  until: Date,
): void {
  const words = wordsOf(product)
  const weighed = product.weighings.map(toWeighed)
  for (const [index, piece] of product.weighings.entries())
    if (piece.at > since && piece.at <= until) {
      const earlier = weighed.slice(0, index).flatMap((own) => own ?? [])
      const { option, at } = piece
      const asked = { option, optionText: '', day: dayOf(at) }
      const { estimates } = ask(model, words, sellers.get(product.shop) ?? null, earlier, asked)
      piece.givenEstimate = toGivenEstimate(estimates.weight, version)
    }
}

const wordsOf = ({
  platform,
  itemId,
  shop,
  kind,
  title,
  category,
  priceFen,
}: SeedProduct): GoodsWords & { id: string } => ({
  id: `${platform} ${itemId}`,
  platform,
  seller: shop,
  kind,
  title,
  category,
  priceFen,
  stated: NOTHING_STATED,
})

const toWeighed = (weighing: SeedProduct['weighings'][number]) =>
  isPlausible(weighing)
    ? {
        option: weighing.option,
        optionText: '',
        day: dayOf(weighing.at),
        pieces: weighing.pieces,
        logs: unitLogs(weighing),
        isConfirmed: false,
      }
    : null

async function learnAt(
  tx: Tx,
  products: readonly SeedProduct[],
  before: InForce,
  now: Date,
): Promise<InForce> {
  const past = startPast()
  const moments: number[] = []
  let count = 0
  for (const product of products) {
    const own = product.weighings.filter(({ at }) => at <= now)
    if (own.length === 0) continue
    count += 1
    moments.push(...own.map(({ at }) => at.getTime()))
    const add = past.addGoods(wordsOf(product))
    for (const option of new Set(own.map((weighing) => weighing.option))) {
      const addPiece = add('')
      for (const weighing of own)
        if (weighing.option === option) {
          const weighed = toWeighed(weighing)
          if (weighed) addPiece(weighed)
        }
    }
  }
  const night = await learnNight(past.finish(), before.version === 0 ? null : before.model, now)
  const row = {
    learned_at: now,
    products: count,
    weighings: moments.length,
    first_day: shanghaiDay(new Date(Math.min(...moments))),
    last_day: shanghaiDay(new Date(Math.max(...moments))),
  }
  const version = await saveNight(tx, row, night)
  return { version, model: night.model, sellers: night.sellers }
}
