import type { Reply } from '@longhaul/contract/routes.ts'
import type { CartItem } from './use-cart.ts'

/** A line of the cart: `cartItem('1', { quantity: 2 })`. */
export const cartItem = (digit: string, change: Partial<CartItem> = {}): CartItem => {
  const item: CartItem = {
    id: `00000000-0000-4000-8000-00000000000${digit}`,
    platform: 'taobao',
    url: `https://item.taobao.com/item.htm?id=${digit}`,
    title: `商品 ${digit}`,
    seller_name: '木棉生活馆',
    image: `/api/v1/files/00000000-0000-4000-8000-0000000000f${digit}?sign=x`,
    options_text: '颜色: 墨绿',
    quantity: 1,
    remark: '',
    photo_shots: 0,
    photo_remark: '',
    sold_out_choice: 'ask',
    tolerance_percent: 0,
    alternative: '',
    unit_price_fen: 10_000,
    page_price_fen: null,
    price_reason: null,
    price_reason_text: '',
    freight_fen: 0,
    goods_fen: 10_000,
    photos_fen: 0,
    restricted: [],
    created_at: '2026-11-21T06:00:00.000Z',
    ...change,
  }
  return { ...item, goods_fen: item.unit_price_fen * item.quantity, photos_fen: item.photo_shots * 200 }
}

/** The cart of these lines, grouped by seller. */
export function cartOf(...items: CartItem[]): Reply<'GET /cart'> {
  const sellers = [...new Set(items.map((item) => item.seller_name))]
  return {
    count: items.length,
    prices: { service_fee_per_mille: 50, photo_price_fen: 200 },
    groups: sellers.map((seller_name) => {
      const own = items.filter((item) => item.seller_name === seller_name)
      return {
        platform: own[0]?.platform ?? '',
        seller_name,
        freight_fen: Math.max(...own.map((item) => item.freight_fen)),
        items: own,
      }
    }),
  }
}
