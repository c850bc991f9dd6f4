import { duty } from '../shared/duty/duty.test-support.ts'
import type { Reply } from '@longhaul/contract/routes.ts'

/** An option as a page names it, in letters that need no transcription. */
export const option = (name: string, ...values: string[]) => ({
  name,
  values,
  name_latin: name,
  values_latin: values,
})

/** An amount that does not depend on the weight. */
export const exactly = (fen: number) => ({ low_fen: fen, expected_fen: fen, high_fen: fen })

/** Two hoodies up to delivery: by post, which takes 30 kg; by air, which takes no batteries. */
export const door: Reply<'POST /goods/landed_cost'> = {
  country: 'DE',
  day: '2026-11-23',
  items: [
    {
      marketplace: 'taobao',
      item_id: '812600000101',
      title: '重磅连帽卫衣',
      quantity: 2,
      unit_price_fen: 12_900,
      weight_grams: { low: 400, expected: 720, high: 850 },
      level: 'kind',
      explanation: 'Hoodies, 214 weighed, 0.6 kg to 0.85 kg',
    },
  ],
  unpriced: 0,
  goods_grams: { low: 800, expected: 1_440, high: 1_700 },
  packed_grams: { low: 468, expected: 792, high: 935 },
  holds_in: 80,
  model_version: 3,
  line_id: 'POST',
  rows: [
    {
      kind: 'goods',
      name: 'Goods',
      how: '2 × ¥129.00',
      source: 'https://item.taobao.com/item.htm?id=812600000101',
      when: 'order',
      ...exactly(25_800),
    },
    {
      kind: 'freight',
      name: 'Shipping',
      how: 'Postal: about 0.79 kg packed, charged for 1.00 kg: ¥50.00 + 1 × ¥21.00',
      source: '/faq/18',
      when: 'shipping',
      low_fen: 5_000,
      expected_fen: 7_100,
      high_fen: 7_100,
    },
    {
      kind: 'packing',
      name: 'Packing',
      how: 'Carton, filling and tape, once for a package',
      source: '/faq/25',
      when: 'shipping',
      ...exactly(800),
    },
    {
      kind: 'tax',
      name: 'Duty and tax',
      how: 'VAT 19 %',
      source: 'https://customs.example/vat',
      when: 'door',
      ...exactly(1_300),
    },
  ],
  total: { low_fen: 35_230, expected_fen: 37_330, high_fen: 37_330 },
  order_fen: 28_130,
  shipping: { low_fen: 5_800, expected_fen: 7_900, high_fen: 7_900 },
  duty: duty({ low_fen: 1_300, likely_fen: 1_300, high_fen: 1_300 }),
  free_grams: 208,
  shelf: { things: 3, adds: exactly(1_400) },
  lines: [
    {
      line_id: 'POST',
      name: 'Postal',
      option: 'postal',
      min_days: 10,
      max_days: 14,
      tax_mode: 'ddu',
      takes: 'all',
      refusals: [],
      max_grams: 30_000,
      usual_min_days: 9,
      usual_max_days: 15,
      charged: { grams: 1_000, by: 'weight' },
      is_senseless: false,
      at_door: exactly(1_300),
      tax_certainty: 'estimate',
      line_pays: 'nothing',
      shipping: { low_fen: 5_800, expected_fen: 7_900, high_fen: 7_900 },
      total: { low_fen: 35_230, expected_fen: 37_330, high_fen: 37_330 },
      with_shelf: exactly(30_830),
    },
    {
      line_id: 'AIR',
      name: 'Direct air',
      option: 'direct',
      min_days: 5,
      max_days: 10,
      tax_mode: 'ddp',
      takes: 'none',
      refusals: ['Does not carry: Batteries'],
      max_grams: 20_000,
      usual_min_days: 5,
      usual_max_days: 10,
      charged: null,
      is_senseless: false,
      at_door: null,
      tax_certainty: null,
      line_pays: null,
      shipping: null,
      total: null,
      with_shelf: null,
    },
  ],
}

/** The expected weight of one piece: 720 g, and the weight added by packing. */
export const knowledge: Reply<'GET /goods/{marketplace}/{item}/knowledge'> = {
  marketplace: 'taobao',
  item_id: '812600000101',
  page: null,
  seen: null,
  seen_option: null,
  estimate: {
    weight_grams: { low: 400, expected: 720, high: 850 },
    volume_cm3: { low: 6_000, expected: 8_000, high: 10_000 },
    longest_mm: { low: 320, expected: 360, high: 390 },
    holds_in: 80,
    level: 'kind',
    weighings: 214,
    kind: { id: 'hoodie', name: 'Hoodies' },
    source: null,
    explanation: 'Hoodies, 214 weighed, 0.6 kg to 0.85 kg',
    caution: null,
    nearest: [],
    model_version: 3,
    learned_at: '2026-11-01T20:10:00.000Z',
  },
}

/** A product that was weighed by our warehouse before. */
export const weighed: Reply<'GET /goods/{marketplace}/{item}/knowledge'> = {
  ...knowledge,
  seen: {
    weighings: 14,
    pieces: 14,
    weight_grams: { p10: 630, median: 660, p90: 700 },
    length_mm: { p10: 320, median: 360, p90: 390 },
    width_mm: null,
    height_mm: null,
    first_at: '2026-06-01T02:00:00.000Z',
    last_at: '2026-11-01T02:00:00.000Z',
    options: 3,
    arrived: 14,
    problem_per_mille: 71,
    problems: [{ problem: 'sent_wrong', count: 1, refunded: 1 }],
    weighed: [630, 640, 650, 660, 660, 670, 700].map((weight_grams) => ({
      weight_grams,
      had_problem: weight_grams === 700,
    })),
    days_to_dock: { p10: 4, median: 6, p90: 9 },
    prices: [],
    lines: [],
  },
  estimate: {
    ...knowledge.estimate,
    weight_grams: { low: 620, expected: 660, high: 710 },
    level: 'product',
    weighings: 14,
    explanation: 'This product, weighed 14 times, 0.62 kg to 0.71 kg',
  },
}

export const lookUp: Reply<'GET /products'> = {
  link: {
    platform: 'taobao',
    item_id: '812600000101',
    canonical_url: 'https://item.taobao.com/item.htm?id=812600000101',
    seller_id: null,
    sku_id: null,
    via_agent: 'superbuy',
  },
  reason: null,
  platform: null,
  manual_url: 'https://item.taobao.com/item.htm?id=812600000101',
  seller_id: null,
  shop_url: null,
  links: [
    {
      platform: 'taobao',
      url: 'https://item.taobao.com/item.htm?id=812600000101',
      words: '',
      is_whole: true,
    },
  ],
  links_cut: false,
  taken: 0,
  proposal: { title: '', words: '' },
  product: {
    title: '重磅纯棉连帽卫衣',
    helper_title: 'Heavy cotton hoodie',
    price_fen: 12_900,
    freight_fen: 800,
    seller_name: '木棉生活馆',
    seller_id: '1',
    images: [{ file_id: '00000000-0000-4000-8000-000000000001', url: '/front.png' }],
    options: [option('颜色', '墨绿', '米白')],
    source: 'page',
    read_at: '2026-11-21T06:02:00.000Z',
    price_is_from: false,
    seller_price: null,
    variants: [],
    min_order: null,
    price_steps: [],
    availability: null,
    more_images: false,
  },
  trouble: null,
  page_url: null,
  retry_at: null,
  restricted: [],
}

/** The look-up's reply to a link whose page could not be read. */
export const unread: Reply<'GET /products'> = { ...lookUp, product: null, trouble: 'blocked' }

/** The look-up's reply to a text without a link. */
export const nothing: Reply<'GET /products'> = {
  link: null,
  reason: 'no_link',
  platform: null,
  manual_url: null,
  seller_id: null,
  shop_url: null,
  links: [],
  links_cut: false,
  taken: null,
  proposal: { title: '', words: '' },
  product: null,
  trouble: null,
  page_url: null,
  retry_at: null,
  restricted: [],
}

/** A product of a shop abroad whose page lists its variants. */
export const abroad: Reply<'GET /products'> = {
  ...lookUp,
  link: null,
  reason: 'not_a_product',
  platform: null,
  manual_url: 'https://shop.example.com/p/1',
  product: {
    ...lookUp.product!,
    title: 'Kettle',
    price_fen: 8_750,
    freight_fen: null,
    seller_name: 'Kettles & Co',
    options: [option('color', 'red', 'blue'), option('size', 'S', 'L')],
    source: 'page',
    price_is_from: true,
    seller_price: {
      minor: 1_250,
      currency: 'USD',
      rate: { nanos: 7_000_000_000, quoted_on: '2026-11-20' },
    },
    variants: [
      { choices: ['red', 'S'], price_fen: 8_750, stock: 3, is_available: true },
      { choices: ['red', 'L'], price_fen: 9_100, stock: null, is_available: false },
      { choices: ['blue', 'S'], price_fen: 9_800, stock: null, is_available: true },
    ],
  },
}
