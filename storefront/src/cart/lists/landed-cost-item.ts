import type { LandedCostItem } from '../../shared/landed-cost/use-landed-cost.ts'
import type { GoodsListRow } from './use-ticked.ts'

/** A row as the calculation of the cost to the door takes it. */
export const toLandedCostItem = (row: GoodsListRow): LandedCostItem => ({
  url: row.url,
  title: row.title,
  quantity: row.quantity ?? 1,
  ...(row.options_text && { options_text: row.options_text }),
  ...(row.unit_price_fen && { unit_price_fen: row.unit_price_fen }),
  ...(row.seller_name && { seller_name: row.seller_name }),
  ...(row.freight_fen && { freight_fen: row.freight_fen }),
})
