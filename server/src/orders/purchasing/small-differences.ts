import type { SellerPrice } from '@longhaul/domain/orders/price-change.ts'
import type { PaidItem } from '@longhaul/domain/orders/purchase.ts'
import type { SellerShare } from '@longhaul/domain/orders/seller-order.ts'
import {
  type BorneShare,
  type SmallDifferenceLimits,
  bearSmallDifferences,
} from '@longhaul/domain/orders/small-difference.ts'
import type { Settings } from '../../site/public.ts'
import type { ItemRow } from '../sql.ts'

/** The shop's own limits. */
export const smallDifferenceLimits = (settings: Settings): SmallDifferenceLimits => ({
  itemFen: settings.smallDifferenceItemFen,
  orderFen: settings.smallDifferenceOrderFen,
})

type Paid = Pick<ItemRow, 'frozen_fen' | 'service_fen' | 'photos_fen' | 'goods_fen' | 'freight_fen'>

/** What was paid for an item that is about to be bought. */
export const paidOf = (item: Paid): PaidItem => ({
  frozenFen: item.frozen_fen,
  serviceFen: item.service_fen,
  photosFen: item.photos_fen,
})

/** What was agreed for it at the seller. */
export const agreedOf = (item: Paid): SellerPrice => ({
  goodsFen: item.goods_fen,
  freightFen: item.freight_fen,
})

/** What each shopper pays, and the house bears, for the items of one seller's order. */
export const bearShares = (
  items: readonly {
    item: Paid & Pick<ItemRow, 'unit_price_fen' | 'page_price_fen'>
    share: SellerShare
  }[],
  limits: SmallDifferenceLimits,
): BorneShare[] =>
  bearSmallDifferences(
    items.map(({ item, share }) => ({
      paid: paidOf(item),
      share,
      unitPriceFen: item.unit_price_fen,
      pagePriceFen: item.page_price_fen,
    })),
    limits,
  )
