import { goodsNumberText } from '@longhaul/domain/warehouse/goods-labels.ts'
import { PLAIN } from '../shared/goods/goods.test-support.ts'
import { keep } from '../shared/stored.ts'
import { ID, type Replier, renderConsole } from '../shared/testing.tsx'
import ReceiveScreen from './ReceiveScreen.tsx'
import type { StockRow } from './stock-item.ts'

export const stock = (number: number, given: Partial<StockRow> = {}): StockRow => ({
  id: ID(number),
  goods_number: goodsNumberText(number),
  labelled_pieces: 0,
  stage: 'received',
  title: `Gloves ${number}`,
  image: null,
  ...PLAIN,
  options_text: 'Red / M',
  quantity: 1,
  shopper_id: ID(900),
  shopper_name: 'Mei',
  shopper_code: 'LH4K2',
  shopper_lang: 'en',
  order_number: '10212-0',
  order_item_id: ID(800),
  inbound_id: null,
  tracking_number: 'YT7720418836621',
  warehouse_id: 'GZ',
  category: null,
  weight_grams: null,
  size_mm: null,
  shelf: '',
  photo_shots: 0,
  photo_remark: '',
  photos: [],
  received_at: '2026-11-02T01:00:00.000Z',
  stocked_at: null,
  free_until: null,
  ...given,
})

export const photo = { id: ID(70), url: '/p', width: 1, height: 1, kind: 'free' }

export const answer = (rows: StockRow[], body: unknown, repeated = false) => {
  const { tracking_number } = body as { tracking_number: string }
  const items = rows.filter((row) => row.tracking_number === tracking_number)
  return {
    tracking_number,
    courier: 'YTO',
    unclaimed: items.length === 0,
    in_doubt: false,
    arrival_id: ID(600),
    repeated,
    items,
  }
}

export const unclaimed = {
  id: ID(600),
  stage: 'unclaimed',
  tracking_number: 'SF1604883201557',
  courier: 'SF',
  warehouse_id: 'GZ',
  shelf: '',
  look: '',
  image: null,
  arrived_at: '2026-11-02T01:00:00.000Z',
  stage_at: '2026-11-02T01:00:00.000Z',
  open_claims: 0,
  photos: [],
  claims: [],
  bought: [],
  received: [],
  disposable_from: '2027-01-31T01:00:00.000Z',
  stock_item_id: null,
  history: [],
}

export function open(rows: StockRow[], more: Record<string, Replier> = {}, warehouse = 'GZ', labels = 'off') {
  keep('labels', labels)
  if (warehouse) keep('warehouse', warehouse)
  return renderConsole(<ReceiveScreen />, {
    path: '/receive',
    replies: {
      'GET /warehouses': () => ({ warehouses: [{ id: 'GZ', name: 'Guangzhou' }], closed: [] }),
      'POST /staff/arrivals': ({ body }) => answer(rows, body),
      'GET /staff/unclaimed/{id}': () => unclaimed,
      'GET /staff/stock_items': () => ({ items: [], next_cursor: null, counts: {} }),
      'GET /staff/stock_items/{id}': ({ path }) => rows.find((row) => path.endsWith(row.id)),
      'PUT /staff/stock_items/{id}/measures': ({ path, body }) => ({
        ...rows.find((row) => path.includes(row.id)),
        ...(body as object),
      }),
      'POST /staff/stock_items/{id}/shelve': ({ path, body }) => ({
        ...rows.find((row) => path.includes(row.id)),
        stage: 'in_stock',
        shelf: (body as { shelf: string }).shelf,
      }),
      ...more,
    },
  })
}
