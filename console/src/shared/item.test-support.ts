import type { StaffItem } from './ItemSubject.tsx'
import { PLAIN } from './goods/goods.test-support.ts'
import { ID } from './testing.tsx'

/** A typical queue item, with overrides. */
export const staffItem = (number: number, given: Partial<StaffItem> = {}): StaffItem => ({
  id: ID(number),
  order_id: ID(number + 500),
  order_number: `1024${number}-6`,
  stage: 'in_review',
  stage_at: `2026-11-02T0${number}:00:00.000Z`,
  shopper_id: ID(900),
  shopper_name: 'Mei',
  shopper_code: 'LH4K2',
  shopper_lang: 'en',
  platform: 'taobao',
  seller_name: 'Shop',
  url: 'https://item.taobao.com/item.htm?id=1',
  title: `Item ${number}`,
  image: null,
  options_text: 'Blue',
  quantity: 1,
  unit_price_fen: 10_000,
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
  ...PLAIN,
  sold_out_choice: 'ask',
  tolerance_percent: 0,
  alternative: '',
  photo_shots: 0,
  photo_remark: '',
  goods_fen: 10_000,
  freight_fen: 1_000,
  total_fen: 11_550,
  frozen_fen: 11_550,
  warehouse_id: 'GZ',
  paid_at: '2026-11-02T00:00:00.000Z',
  review_due_at: `2026-11-02T0${number}:00:00.000Z`,
  buy_by: null,
  seller_group: ID(700),
  seller_order_id: null,
  seller_order_number: null,
  bought_by: null,
  bought_at: null,
  tracking_number: null,
  ...given,
})

/** A single page of a list, with its count. */
export const pageOf = <Item extends { stage: string }>(items: readonly Item[], stage?: string | null) => ({
  items: items.filter((item) => !stage || item.stage === stage),
  next_cursor: null,
  small_differences: { item_fen: 200, order_fen: 1_000 },
  counts: Object.fromEntries(
    items.map((item) => [item.stage, items.filter((entry) => entry.stage === item.stage).length]),
  ),
})
