import type { Reply } from '@longhaul/contract/routes.ts'
import type { Replies } from '../shared/render-screen.test-support.tsx'
import type { StockItem } from './shelf.ts'
import type { LineQuote, Preview } from './preview.ts'

/** A readable id: `idOf('mug')`. */
export const idOf = (name: string): string =>
  `00000000-0000-4000-8000-${[...name]
    .map((c) => c.charCodeAt(0).toString(16))
    .join('')
    .padStart(12, '0')
    .slice(-12)}`

export const stockItem = (name: string, over: Partial<StockItem> = {}): StockItem => ({
  id: idOf(name),
  next: null,
  stage: 'in_stock',
  title: name,
  quantity: 1,
  value_fen: 8300,
  category: null,
  warehouse_id: 'GZ1',
  order_id: idOf('order'),
  order_number: 'O000100015',
  order_item_id: idOf('orderitem'),
  image: null,
  weight_grams: 640,
  size_mm: [260, 190, 160],
  photos: [],
  problem: null,
  stocked_at: '2026-11-01T00:00:00.000Z',
  free_until: '2026-12-12T15:59:59.000Z',
  days_left: 21,
  free_days: 42,
  late_fee_fen: 0,
  refund_deadline_at: null,
  refund_open: false,
  ...over,
})

/** A shelf of one page, as the server returns it. */
export const shelfOf = (items: readonly StockItem[] = []): Reply<'GET /stock_items'> => ({
  items: [...items],
  next_cursor: null,
  counts: {
    all: items.length,
    in_stock: items.filter(({ stage }) => stage === 'in_stock').length,
    in_parcel: items.filter(({ stage }) => stage === 'in_parcel').length,
    soon: items.filter(({ days_left: days }) => days !== null && days <= 7).length,
  },
})

export const lineQuote = (over: Partial<LineQuote> = {}): LineQuote => ({
  line_id: 'PST-EUB',
  name: 'ePacket',
  option: 'postal',
  refusals: [],
  billed_grams: 704,
  volumetric_grams: 0,
  first_grams: 500,
  step_grams: 500,
  steps: 1,
  grams_to_next_step: 296,
  next_step_fen: 2700,
  fees: [
    { kind: 'first', name: 'First weight', fee_fen: 6520 },
    { kind: 'steps', name: 'Further weight', fee_fen: 2700 },
    { kind: 'customs', name: 'Customs declaration', fee_fen: 800 },
  ],
  total_fen: 10020,
  min_days: 5,
  max_days: 10,
  observed_days: '10-21',
  max_grams: 2000,
  cannot_carry: ['Liquids'],
  ...over,
})

export const preview = (items: readonly StockItem[], over: Partial<Preview> = {}): Preview => ({
  country: 'DE',
  goods_grams: 640,
  estimated_grams: 704,
  estimated_size_mm: [260, 190, 160],
  goods_fen: items.reduce((sum, item) => sum + item.value_fen, 0),
  available_fen: 0,
  lines: [
    lineQuote(),
    lineQuote({
      line_id: 'EXP-HK',
      name: 'Via Hong Kong',
      option: 'express',
      total_fen: 39665,
      min_days: 1,
      max_days: 3,
    }),
    lineQuote({
      line_id: 'SEA',
      name: 'Ocean line',
      option: 'ocean',
      total_fen: null,
      fees: [],
      refusals: ['Too heavy: 2 kg, at most 1 kg'],
    }),
  ],
  services: [{ id: 'film', name: 'Stretch film', note: '', price_fen: 400 }],
  pay_ways: [
    { id: 'estimate', fee_fen: 0, deposit_fen: 0 },
    { id: 'exact', fee_fen: 500, deposit_fen: 2000 },
  ],
  declaration: items.map((item) => ({
    stock_item_id: item.id,
    description: '',
    quantity: item.quantity,
    value_fen: item.value_fen,
    category: null,
  })),
  ...over,
})

export const noAdvice: Reply<'POST /parcels/advice'> = {
  line_id: 'PST-EUB',
  lighter: null,
  without: [],
  is_duty_known: true,
  together_fen: 10020,
  alone_fen: null,
  split: null,
  wait: null,
}

export const address = (over: Partial<Reply<'GET /addresses'>['addresses'][number]> = {}) => ({
  id: idOf('berlin'),
  first_name: 'Mei',
  last_name: 'Lin',
  email: 'mei@example.com',
  country: 'DE',
  country_name: 'Germany',
  province: '',
  city: 'Berlin',
  address: 'Oranienstrasse 25',
  postcode: '10999',
  phone: '+49 30 901820',
  tax_id: '',
  is_default: true,
  ...over,
})

/** The requests that every warehouse page makes in addition to its own. */
export const around: Replies = {
  'POST /parcels/advice': noAdvice,
  'GET /warehouses': {
    warehouses: ['GZ1', 'YW1'].map((id) => ({
      id,
      name: id === 'GZ1' ? 'Guangzhou' : 'Yiwu',
      address_latin: '8 Yuantao Road',
      address_chinese: '远淘路 8 号',
      receiver: '远淘',
      phone: '400-000-0001',
      postcode: '510000',
    })),
    closed: [{ id: 'TJ1', name: 'Tianjin' }],
  },
  'GET /country': {
    countries: [
      ['DE', 'Germany', 'Europe'],
      ['US', 'United States', 'North America'],
    ].map(([code = '', name = '', continent = '']) => ({
      code,
      name,
      continent,
      continent_name: continent,
      dial_code: '49',
      currency: 'EUR',
      province_required: code === 'US',
      postcode_used: true,
      postcode_required: true,
      postcode_pattern: '',
      postcode_example: '',
      phone_example: '',
      province_list: false,
      ships_to: true,
      closed_why: '',
    })),
  },
}
