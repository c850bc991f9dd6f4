import type { Lang } from '../languages.ts'
import type { Fen } from '../money/fen.ts'

/** A file's data about one shopper, one open order or one stock item. Days are `2026-03-05`, null if not given. */
export type BroughtShopper = {
  email: string
  nickname: string
  lang: Lang | null
  balanceFen: Fen
  registeredOn: string | null
}
export type BroughtOrder = {
  number: string
  email: string
  warehouse: string
  seller: string
  platform: string
  itemId: string
  url: string
  title: string
  options: string
  quantity: number
  goodsFen: Fen
  freightFen: Fen
  orderedOn: string | null
  sellerNumber: string
  trackingNumber: string
  remark: string
}
export type BroughtGoods = {
  number: string
  email: string
  warehouse: string
  shelf: string
  title: string
  quantity: number
  valueFen: Fen
  weightGrams: number
  lengthMm: number
  widthMm: number
  heightMm: number
}
export type Brought = { shoppers: BroughtShopper; orders: BroughtOrder; shelf: BroughtGoods }
