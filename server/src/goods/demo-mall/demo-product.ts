import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Motif } from './motifs.ts'

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
  /** Of its pictures: the thing, and what is behind it. */
  colours: readonly [thing: string, ground: string]
  /** What its page leaves out or does otherwise. */
  odd?: 'no_price' | 'sold_out' | { currency: string; minor: number }
}

/** An option and its values. */
export const one = (name: string, ...values: string[]): DemoProduct['options'][number] => ({ name, values })
