import { type InventedProduct, inventPast } from '@longhaul/domain/goods-knowledge/invented-pieces.ts'
import { type Kind, findKind } from '@longhaul/domain/goods-knowledge/kinds.ts'
import { kindOf } from '@longhaul/domain/goods-knowledge/kind-of.ts'
import { medianOf } from '@longhaul/domain/goods-knowledge/quantiles.ts'
import type { Weighing } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { ODD_PRODUCTS } from '../goods/demo-mall/odd-products.ts'
import { DEMO_PRODUCTS, type DemoProduct } from '../goods/public.ts'
import { measuresOf } from './thing.ts'

/**
 * A product that was weighed before the demo's story begins. `moment` is the time of each weighing within
 * that period: 0 is the first day, 1 the last.
 */
export type PastProduct = {
  platform: string
  itemId: string
  shop: string
  kind: string
  /** The words of its page, for products of the mall; else empty. */
  title: string
  category: string
  /** The price, for products of the mall. */
  priceFen: number | null
  weighings: readonly (Weighing & { moment: number })[]
}

const PRODUCTS = 2_000
/** Pieces per product on average, and the number of shops. */
const PIECES = 3.3
const SHOPS = 160

/**
 * Some thousand pieces, including some of each of the mall's own products, from the generator with which
 * estimates are tested. The same on every call.
 */
export function inventPastPieces(): PastProduct[] {
  const mall = [...DEMO_PRODUCTS, ...ODD_PRODUCTS].filter(isWeighed)
  const kinds = [...new Set(mall.map(kindOfMall))]
  const invented = [
    ...inventPast({ products: PRODUCTS, piecesPerProduct: PIECES, shops: SHOPS, seed: 18, kinds }),
  ].toSorted((a, b) => b.weighings.length - a.weighings.length)
  const taken = new Set<InventedProduct>()
  const own = mall.map((product) => {
    const kind = kindOfMall(product)
    const model = invented.find((other) => other.kind === kind.id && !taken.has(other))
    if (!model) throw new Error(`nothing was invented that ${product.itemId} could be`)
    taken.add(model)
    return toMallProduct(product, kind, model)
  })
  const others = invented.filter((product) => !taken.has(product)).map(toPastProduct)
  return [...own, ...others]
}

/**
 * Whether a product was weighed: not those that all carriers refuse, nor those of unknown shops, which have
 * no item number.
 */
const isWeighed = ({ platform, motif }: DemoProduct) =>
  platform !== 'other' && motif !== 'powerbank' && motif !== 'perfume' && motif !== 'knife'

const wordsOf = ({ category, helperTitle, title }: DemoProduct) => `${category} / ${helperTitle} / ${title}`

function kindOfMall(product: DemoProduct): Kind {
  const kind = kindOf(wordsOf(product))
  if (!kind) throw new Error(`${product.itemId} is of no kind`)
  return kind
}

/**
 * Turns an invented product into one of the mall's: keeps the scatter, the weighing errors and the dates,
 * with weight, sides and options of the mall's product.
 */
function toMallProduct(product: DemoProduct, kind: Kind, model: InventedProduct): PastProduct {
  const { platform, itemId, sellerId, category, helperTitle, title } = product
  const { grams, sizeMm } = measuresOf(product.motif)
  const middle = medianOf(model.weighings.map(unitGrams))
  return {
    platform,
    itemId,
    shop: `${platform} ${sellerId}`,
    kind: kind.id,
    title: `${helperTitle} / ${title}`,
    category,
    priceFen: product.priceFen,
    weighings: model.weighings.map((weighing, at) => {
      const option = optionsTextOf(product, Number(weighing.option.split(':')[1]))
      const isSeveral = weighing.pieces > 1 ? Math.min(weighing.pieces, 4) : 1
      return {
        pieces: weighing.pieces,
        grams: Math.max(1, Math.round(((grams * unitGrams(weighing)) / middle) * weighing.pieces)),
        sidesMm: [sizeMm[0], sizeMm[1], sizeMm[2] * isSeveral],
        option,
        moment: model.moments[at]!,
      }
    }),
  }
}

const unitGrams = ({ grams, pieces }: Weighing) => grams / pieces

/** A value of each option, depending on `choice`. */
const optionsTextOf = ({ options }: DemoProduct, choice: number): string =>
  options.map(({ name, values }) => `${name}：${values[choice % values.length]}`).join('；')

function toPastProduct({ itemId, shop, kind, weighings, moments }: InventedProduct): PastProduct {
  return {
    platform: 'taobao',
    itemId,
    shop: `taobao 2209${shop.replace('taobao shop ', '').padStart(6, '0')}`,
    kind: findKind(kind)!.id,
    title: '',
    category: '',
    priceFen: null,
    weighings: weighings.map((weighing, at) => ({ ...weighing, moment: moments[at]! })),
  }
}
