import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import type { GoodsWords } from '@longhaul/domain/goods-knowledge/learnt/features.ts'
import {
  type LearntModel,
  STARTING_MODEL,
  type SellerStates,
  type Weighed,
  ask,
} from '@longhaul/domain/goods-knowledge/learnt/model.ts'
import { type Past, startPast } from '@longhaul/domain/goods-knowledge/learnt/past.ts'
import { learn } from '@longhaul/domain/goods-knowledge/learnt/train.ts'
import { optionKey } from '@longhaul/domain/goods-knowledge/option-key.ts'
import type { WorldPiece } from './invent-world.ts'
import type { Contender } from './live.ts'

/** A product and what was weighed of it. */
export type Product = { words: GoodsWords & { id: string }; weighed: Weighed[] }

/** The learnt model, as the product uses it. */
export function learnt(): Contender {
  const products = new Map<string, Product>()
  let model: LearntModel = STARTING_MODEL
  let sellers: ReadonlyMap<string, SellerStates> = new Map()
  const answer = (piece: WorldPiece) => {
    const words = wordsOf(piece)
    return ask(
      model,
      words,
      sellers.get(words.seller) ?? null,
      (products.get(words.id)?.weighed ?? []).slice(-60),
      {
        option: optionKey(piece.option),
        optionText: piece.option,
        day: piece.day,
      },
    )
  }
  return {
    name: 'learnt',
    night(day) {
      const made = finished(learn(pastOf(products.values()), day))
      model = made.model
      sellers = made.sellers
    },
    estimate(piece) {
      const { low, expected, high } = answer(piece).estimates.weight
      return { low: Math.log(low), middle: Math.log(expected), high: Math.log(high) }
    },
    doubts: (piece) =>
      answer(piece).oddsOfSlip(Math.log(piece.grams), 1, volumeLogOf(piece)) > model.queriesFrom,
    weighed: (piece) => addTo(products, piece),
  }
}

const wordsOf = ({ goods }: WorldPiece): GoodsWords & { id: string } => ({
  ...goods,
  seller: `${goods.platform} ${goods.seller}`,
  kind: kindOf(`${goods.category} / ${goods.title}`)?.id ?? null,
})

const volumeLogOf = ({ sidesMm: [a, b, c] }: WorldPiece) => Math.log((a * b * c) / 1_000)

/** Adds a piece to what is known of its product. */
export function addTo(products: Map<string, Product>, piece: WorldPiece): void {
  const words = wordsOf(piece)
  const own = products.get(words.id) ?? { words, weighed: [] }
  products.set(words.id, own)
  const [a, b, c] = piece.sidesMm
  own.weighed.push({
    option: optionKey(piece.option),
    optionText: piece.option,
    day: piece.day,
    pieces: 1,
    logs: {
      weight: Math.log(piece.grams),
      volume: volumeLogOf(piece),
      longest: Math.log(Math.max(a, b, c)),
    },
    isConfirmed: false,
  })
}

/** Everything that was weighed, as a night reads it. */
export function pastOf(products: Iterable<Product>): Past {
  const past = startPast()
  for (const { words, weighed } of products) {
    const add = past.addGoods(words)
    for (const own of byOption(weighed)) {
      const addPiece = add(own[0]!.optionText)
      for (const piece of own) addPiece(piece)
    }
  }
  return past.finish()
}

/** Goes through all steps at once. */
export function finished<Made>(steps: Generator<void, Made>): Made {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

function byOption(weighed: readonly Weighed[]): Iterable<Weighed[]> {
  const options = new Map<string, Weighed[]>()
  for (const piece of weighed) options.set(piece.option, [...(options.get(piece.option) ?? []), piece])
  return options.values()
}
