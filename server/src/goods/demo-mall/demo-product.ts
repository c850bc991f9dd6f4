import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Look } from '../drawings/paint.ts'
import type { Motif } from '../drawings/things.ts'

/** A product of the demo mall: invented, with an id shaped like those of its marketplace. */
export type DemoProduct = {
  platform: 'taobao' | 'tmall' | '1688' | 'weidian' | 'other'
  itemId: string
  title: string
  /** The title in English, as sellers who sell abroad add it. */
  helperTitle: string
  category: string
  /** What the cheapest variant costs, or one piece at the smallest quantity. */
  priceFen: Fen
  freightFen: Fen
  sellerName: string
  sellerId: string
  options: readonly { name: string; values: readonly string[] }[]
  /** What some values cost more than the others. */
  dearer?: Readonly<Record<string, Fen>>
  /** Values that cannot be had in combination with each other, or, one alone, at all. */
  soldOut?: readonly (readonly string[])[]
  minOrder?: number
  priceSteps?: readonly (readonly [from: number, fen: Fen])[]
  motif: Motif
  /** How each value of the option that can be seen looks; of a product that comes in one look, that of `''`. The first is the listing's. */
  looks: Readonly<Record<string, Look>>
  /** The colour behind the thing in its pictures. */
  ground: string
  /** What its page leaves out or does otherwise. */
  odd?: 'no_price' | 'sold_out' | { currency: string; minor: number }
}

/** An option and its values. */
export const one = (name: string, ...values: string[]): DemoProduct['options'][number] => ({ name, values })

/** How a choice of options looks: which of the product's looks it is, and its colours. */
export function lookOf(
  { looks }: Pick<DemoProduct, 'looks'>,
  choices: readonly string[],
): { index: number; look: Look } {
  const names = Object.keys(looks)
  const index = Math.max(
    0,
    names.findIndex((name) => choices.includes(name)),
  )
  return { index, look: looks[names[index]!]! }
}
