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
  /** The price of the cheapest variant, or of one piece at the smallest quantity. */
  priceFen: Fen
  freightFen: Fen
  sellerName: string
  sellerId: string
  options: readonly { name: string; values: readonly string[] }[]
  /** The surcharges of the more expensive values. */
  surcharges?: Readonly<Record<string, Fen>>
  /** Combinations of values that are sold out; a single value is sold out altogether. */
  soldOut?: readonly (readonly string[])[]
  minOrder?: number
  priceSteps?: readonly (readonly [from: number, fen: Fen])[]
  motif: Motif
  /**
   * The look of each value of the visible option; a product with a single look has it under `''`. The listing
   * shows the first.
   */
  looks: Readonly<Record<string, Look>>
  /** The background colour of its pictures. */
  ground: string
  /** What its page leaves out or does differently. */
  odd?: 'no_price' | 'sold_out' | { currency: string; minor: number }
}

/** An option and its values. */
export const one = (name: string, ...values: string[]): DemoProduct['options'][number] => ({ name, values })

/** The look of a choice of options: its position among the product's looks, and its colours. */
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
