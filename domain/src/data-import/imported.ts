import type { Lang } from '../languages.ts'
import type { Fen } from '../money/fen.ts'

/**
 * A file's data about one shopper, one open order or one stock item. Days are `2026-03-05`, null if not
 * given.
 */
export type ImportedShopper = {
  email: string
  nickname: string
  lang: Lang | null
  balanceFen: Fen
  registeredOn: string | null
}
export type ImportedOrder = {
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
export type ImportedGoods = {
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
export type ImportedByKind = { shoppers: ImportedShopper; orders: ImportedOrder; shelf: ImportedGoods }
