import { readYuan } from '@longhaul/browser/form/typed-money.ts'
import { type SellerPrice, isTolerated, sellerFen } from '@longhaul/domain/orders/price-change.ts'
import { type PaidItem, purchaseBalance } from '@longhaul/domain/orders/purchase.ts'
import { type SellerShare, shareSellerOrder, whyNotBill } from '@longhaul/domain/orders/seller-order.ts'
import {
  type BorneShare,
  type SmallDifferenceLimits,
  bearSmallDifferences,
} from '@longhaul/domain/orders/small-difference.ts'
import { plainMoney } from '@longhaul/text/format.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

/** The typed data of an order at a seller. An unedited price or freight is what the shoppers paid. */
export type TypedOrder = {
  number: string
  freight_fen: string | null
  discount_fen: string
  /** The price of each item at the seller, by item id. */
  prices: Readonly<Record<string, string>>
  /** Whether an item is in this order, by item id, where the buyer decided. */
  chosen: Readonly<Record<string, boolean>>
  number_seen: boolean
}

export const NOTHING_TYPED: TypedOrder = {
  number: '',
  freight_fen: null,
  discount_fen: '',
  prices: {},
  chosen: {},
  number_seen: false,
}

/**
 * An item of the order: its share of the bill, and how far that is below or above the amount on hold. `share`
 * is null while an amount is invalid.
 */
export type BilledItem = {
  item: StaffItem
  price: string
  share: SellerShare | null
  /** What the house bears of the price; the rest is the shopper's. */
  houseFen: number
  missingFen: number
  savedFen: number
  /** The shopper agreed to this in advance. */
  isAgreed: boolean
}

export type Bill = {
  rows: readonly BilledItem[]
  freight: string
  goodsFen: number | null
  freightFen: number | null
  discountFen: number | null
  paidFen: number | null
  isDiscountTooLarge: boolean
}

/** Parses the typed bill and shares it among the items in the order, less what the house bears. */
export function readBill(
  chosen: readonly StaffItem[],
  typed: TypedOrder,
  limits: SmallDifferenceLimits,
): Bill {
  const prices = chosen.map((item) => typed.prices[item.id] ?? plainMoney(item.goods_fen))
  const freight = typed.freight_fen ?? plainMoney(chosen.reduce((sum, item) => sum + item.freight_fen, 0))
  const freightFen = readYuan(freight)
  const discountFen = typed.discount_fen.trim() === '' ? 0 : readYuan(typed.discount_fen)
  const goods = prices.map(readYuan)
  const read = goods.flatMap((fen) => (fen !== null && fen > 0 ? [fen] : []))
  const isRead = read.length === goods.length && goods.length > 0
  const goodsFen = isRead ? read.reduce((sum, fen) => sum + fen, 0) : null
  const known =
    goodsFen === null || freightFen === null || discountFen === null ? null : { freightFen, discountFen }
  const isDiscountTooLarge = known !== null && whyNotBill({ goodsFen: read, ...known }) !== null
  const agreedFreightFen = chosen.map((item) => item.freight_fen)
  const shares =
    known && !isDiscountTooLarge ? shareSellerOrder({ goodsFen: read, agreedFreightFen, ...known }) : null
  const borne =
    shares &&
    bearSmallDifferences(
      chosen.map((item, at) => ({
        paid: paidOf(item),
        share: shares[at]!,
        unitPriceFen: item.unit_price_fen,
        pagePriceFen: item.page_price_fen,
      })),
      limits,
    )
  return {
    rows: chosen.map((item, at) => billed(item, prices[at]!, borne?.[at] ?? null)),
    freight,
    goodsFen,
    freightFen,
    discountFen,
    paidFen: shares && shares.reduce((sum, share) => sum + sellerFen(share), 0),
    isDiscountTooLarge,
  }
}

/** What was paid for an item; the part of the total that is not the seller's is our fee and the photos. */
const paidOf = (item: StaffItem): PaidItem => ({
  frozenFen: item.frozen_fen,
  serviceFen: item.total_fen - item.goods_fen - item.freight_fen,
  photosFen: 0,
})

const agreedOf = (item: StaffItem): SellerPrice => ({
  goodsFen: item.goods_fen,
  freightFen: item.freight_fen,
})

function billed(item: StaffItem, price: string, share: BorneShare | null): BilledItem {
  const nothing = { item, price, share, houseFen: 0, missingFen: 0, savedFen: 0, isAgreed: false }
  if (!share) return nothing
  const balance = { ...purchaseBalance(paidOf(item), sellerFen(share)), houseFen: share.houseFen }
  return { ...nothing, ...balance, isAgreed: isTolerated(agreedOf(item), share, item.tolerance_percent) }
}

/** Whether the shopper must be asked first. */
export const isAsked = (row: BilledItem): boolean => row.missingFen > 0 && !row.isAgreed
