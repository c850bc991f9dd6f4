import type { Reply } from '@longhaul/contract/routes.ts'
import { goodsNumberText, readGoodsNumber } from '@longhaul/domain/warehouse/goods-labels.ts'

export type StockRow = Reply<'GET /staff/stock_items'>['items'][number]

/** Of the goods that a search found, those with the label: it also finds titles that contain the text. */
export function pickGoods(items: readonly StockRow[], code: string): StockRow | undefined {
  const number = readGoodsNumber(code)
  return items.find((item) => number !== null && item.goods_number === goodsNumberText(number))
}
