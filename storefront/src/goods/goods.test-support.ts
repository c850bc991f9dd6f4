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
