import { listReviewedItemsOfProduct } from '../sql.ts'
import { NOT_KNOWN, type ProductProvider } from './provider.ts'

/** The number of latest orders that are read: enough for a median price, few enough to be current. */
const ORDERS_ASKED = 15

/**
 * The entries of earlier shoppers of this site for the same item: the newest title, and the median price, so
 * that a single odd entry has no effect. Only items that staff have reviewed count.
 */
export const earlierShoppers: ProductProvider = {
  source: 'earlier_shoppers',
  timeLimitMs: 1_000,
  isOpen: () => true,
  async find({ world }, { platform, itemId }) {
    const rows = await listReviewedItemsOfProduct(world.db, platform, itemId, ORDERS_ASKED)
    const [newest] = rows
    if (!newest) return undefined
    const picture = rows.find((row) => row.image_file_id !== null)?.image_file_id
    const priceFen = median(rows.map((row) => row.page_price_fen ?? row.unit_price_fen))
    return {
      ...NOT_KNOWN,
      title: newest.title,
      price: priceFen === null ? null : { minor: priceFen, currency: 'CNY' },
      freightFen: null,
      sellerName: newest.seller_name,
      sellerId: '',
      imageFileIds: picture ? [picture] : [],
      options: [],
      source: 'earlier_shoppers',
      readAt: newest.created_at,
    }
  },
}

/** The median; of two middle prices the lower one, so that the result was really paid. */
function median(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
