import type { Reply } from '@longhaul/contract/routes.ts'

/** An option as a page names it, in letters that need no help. */
export const option = (name: string, ...values: string[]) => ({
  name,
  values,
  name_latin: name,
  values_latin: values,
})

export const prices: Reply<'GET /shipping/prices'> = {
  country: 'DE',
  weight_grams: 700,
  options: [
    {
      option: 'express',
      line_name: 'Express',
      first_grams: 500,
      first_price_fen: 20_000,
      step_grams: 500,
      step_price_fen: 7_600,
      customs_fee_fen: 0,
      total_fen: 27_600,
      min_days: 1,
      max_days: 3,
      refusal: null,
      cannot_carry: [],
    },
    {
      option: 'postal',
      line_name: 'Postal',
      first_grams: 500,
      first_price_fen: 5_000,
      step_grams: 500,
      step_price_fen: 2_100,
      customs_fee_fen: 0,
      total_fen: 7_100,
      min_days: 10,
      max_days: 14,
      refusal: null,
      cannot_carry: [],
    },
  ],
}

/** The same lines for a weight: each step that is begun counts. */
export const pricesOf = (grams: number): Reply<'GET /shipping/prices'> => ({
  ...prices,
  weight_grams: grams,
  options: prices.options.map((line) => {
    const { first_grams: first, first_price_fen: firstFen, step_grams: step, step_price_fen: stepFen } = line
    const steps = Math.ceil(Math.max(0, grams - (first ?? 0)) / (step ?? 1))
    return { ...line, total_fen: (firstFen ?? 0) + steps * (stepFen ?? 0) }
  }),
})

/** What one piece is expected to weigh: 720 g, and what packing adds. */
export const knowledge: Reply<'GET /goods/{marketplace}/{item}/knowledge'> = {
  marketplace: 'taobao',
  item_id: '812600000101',
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
    model_version: 3,
    learned_at: '2026-11-01T20:10:00.000Z',
  },
}

/** A product that was weighed here before. */
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
    problems: [{ problem: 'sent_wrong', count: 1 }],
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
  links: [
    {
      platform: 'taobao',
      url: 'https://item.taobao.com/item.htm?id=812600000101',
      words: '',
      is_whole: true,
    },
  ],
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

/** What the look-up says of a text without a link. */
export const nothing: Reply<'GET /products'> = {
  link: null,
  reason: 'no_link',
  platform: null,
  manual_url: null,
  seller_id: null,
  links: [],
  taken: null,
  proposal: { title: '', words: '' },
  product: null,
  trouble: null,
  page_url: null,
  retry_at: null,
  restricted: [],
}

/** A product of a shop abroad, whose page lists its variants. */
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
