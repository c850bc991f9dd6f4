import type { Thing } from '@longhaul/domain/ledger/thing.ts'

/** What the books know goods by: what we bought by its order's item, what was sent here as itself. */
export const thingOfGoods = (goods: { stock_item_id: string; order_item_id: string | null }): Thing =>
  goods.order_item_id
    ? { kind: 'order_item', id: goods.order_item_id }
    : { kind: 'stock_item', id: goods.stock_item_id }
