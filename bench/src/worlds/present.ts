import { weightEstimateBefore } from '@longhaul/domain/goods-knowledge/asked-before.ts'
import { doubtWeighing } from '@longhaul/domain/goods-knowledge/doubt-weighing.ts'
import { foldOf } from '@longhaul/domain/goods-knowledge/fold.ts'
import { startSetting } from '@longhaul/domain/goods-knowledge/judge.ts'
import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import {
  type ShopOffsets,
  type WeighedProduct,
  startLearning,
} from '@longhaul/domain/goods-knowledge/learn.ts'
import { optionKey } from '@longhaul/domain/goods-knowledge/option-key.ts'
import { readSizes, sizeFactor } from '@longhaul/domain/goods-knowledge/size-words.ts'
import { STARTING_MODEL } from '@longhaul/domain/goods-knowledge/starting-model.ts'
import type { Weighing } from '@longhaul/domain/goods-knowledge/weighings.ts'
import type { WorldPiece } from './invent-world.ts'
import type { Contender } from './live.ts'

/** The estimates of the product as they are. */
export function present(): Contender {
  const products = new Map<string, WeighedProduct & { weighings: Weighing[] }>()
  let model = STARTING_MODEL
  let shops: ShopOffsets = new Map()
  const toWeighing = ({ goods, option, grams, sidesMm }: WorldPiece): Weighing => ({
    pieces: 1,
    grams,
    sidesMm,
    option: optionKey(option),
    factor: sizeFactor(kindOf(`${goods.category} / ${goods.title}`), readSizes(goods.title, option)),
  })
  const sayOf = (piece: WorldPiece) => {
    const { goods } = piece
    const described = {
      kind: kindOf(`${goods.category} / ${goods.title}`)?.id ?? null,
      offsets: shops.get(`${goods.platform} ${goods.seller}`),
    }
    return weightEstimateBefore(
      model.weight,
      described,
      products.get(goods.id)?.weighings ?? [],
      toWeighing(piece),
    )
  }
  return {
    name: 'present',
    night() {
      const learning = startLearning()
      for (const product of products.values()) learning.see(product)
      const learnt = learning.finish()
      const setting = startSetting(learnt.model, learnt.shops)
      for (const product of products.values()) setting.see(product)
      model = setting.finish()
      shops = learnt.shops
    },
    estimate(piece) {
      const { low, expected, high } = sayOf(piece)
      return { low: Math.log(low), middle: Math.log(expected), high: Math.log(high) }
    },
    doubts: (piece) => doubtWeighing(sayOf(piece), 1, piece.grams) !== null,
    weighed(piece) {
      const { id, platform, seller, title, category } = piece.goods
      const own = products.get(id) ?? {
        fold: foldOf(platform, id),
        shop: `${platform} ${seller}`,
        kind: kindOf(`${category} / ${title}`)?.id ?? null,
        weighings: [],
      }
      own.weighings.push(toWeighing(piece))
      products.set(id, own)
    },
  }
}
