import type { Reply } from '@longhaul/contract/routes.ts'
import { placeOfOrder } from '@longhaul/domain/orders/place.ts'
import type { Step } from '../shared/step-words.ts'
import type { Order, OrderCard, OrderItem } from './order-looks.ts'

const HOUR = 3_600_000
/** The moment this many hours from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString()

export const ids = {
  order: '00000000-0000-4000-8000-000000000101',
  item: '00000000-0000-4000-8000-000000000201',
  supplement: '00000000-0000-4000-8000-000000000301',
} as const

const amounts = { goods_fen: 10_000, freight_fen: 800, service_fen: 540, photos_fen: 0, total_fen: 11_340 }

/** An item of an order, not bought yet unless specified. */
export const orderItem = (change: Partial<OrderItem> = {}): OrderItem => ({
  id: ids.item,
  next: null,
  photo: null,
  weight_grams: null,
  free_until: null,
  parcel: null,
  stage: 'in_review',
  status: 'paid',
  platform: 'taobao',
  url: 'https://item.taobao.com/item.htm?id=1',
  title: '手冲咖啡壶',
  image: null,
  options_text: '颜色: 哑光黑',
  quantity: 1,
  unit_price_fen: 10_000,
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
  remark: '',
  sold_out_choice: 'ask',
  paid_to_seller: null,
  given_back: {
    goods_fen: 0,
    freight_fen: 0,
    service_fen: 0,
    return_fen: 0,
    compensated_fen: 0,
    left_fen: 1_000_000,
  },
  cost_fen: amounts.total_fen,
  refunded_quantity: 0,
  tolerance_percent: 0,
  alternative: '',
  photo_shots: 0,
  photo_remark: '',
  amounts,
  frozen_fen: 11_340,
  closed_by: null,
  close_reason: '',
  refund_deadline_at: null,
  question: null,
  supplement: null,
  refund: null,
  inspection: null,
  ...change,
})

/** An order of these items. */
export const orderOf = (items: OrderItem[], change: Partial<Order> = {}): Order => ({
  id: ids.order,
  number: 'O000102596',
  status: items[0]?.status ?? 'paid',
  place: placeOfOrder(items.map(({ stage, parcel }) => ({ stage, parcelStage: parcel?.stage ?? null }))),
  next: items.find(({ next }) => next)?.next ?? null,
  return_until: items[0]?.refund_deadline_at ?? null,
  partly_arrived: false,
  platform: 'taobao',
  seller_name: '豆间器物',
  amounts,
  cost_fen: items.reduce((sum, item) => sum + item.cost_fen, 0),
  balance_freeze_fen: items.reduce((sum, item) => sum + item.frozen_fen, 0),
  photo_count: 0,
  contact: 'mei@demo.example',
  created_at: '2026-11-20T06:00:00.000Z',
  pay_by: inHours(20),
  paid_at: '2026-11-20T07:00:00.000Z',
  warehouse_id: 'GZ',
  remark: '',
  review_due_at: null,
  corrected_fen: 0,
  items,
  history: [],
  ...change,
})

/** The same order as in lists. */
export const cardOf = (order: Order): OrderCard => ({ ...order, items: order.items })

export const listOf = (cards: OrderCard[], counts: Record<string, number>): Reply<'GET /orders'> => ({
  items: cards,
  next_cursor: null,
  counts,
})

/** A step that waits for the shopper until tomorrow. */
export const stepOf = (about: Step['about'], kind: Step['kind'], change: Partial<Step> = {}): Step => ({
  kind,
  about,
  waits: kind !== 'track' && kind !== 'review' && about !== 'on_shelf',
  by: inHours(20),
  otherwise: null,
  pay_fen: null,
  back_fen: null,
  day_fen: null,
  ...change,
})
