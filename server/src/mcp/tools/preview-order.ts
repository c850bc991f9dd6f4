import { Id, Quote, nullable } from '@longhaul/contract/fields.ts'
import { ORDER_LINES_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { Money, ThirdParty, money, tool } from '../tool.ts'

export const previewOrder = tool({
  name: 'preview_order',
  title: 'Preview an order',
  description:
    'Says what an order of lines of the cart would cost, one order per seller, and returns a quote for placing it. This is the first payment; shipping is paid later, from our warehouse.',
  does: 'reads',
  calls: ['POST /orders/preview', 'GET /grant'],
  input: Type.Object({ cart_item_ids: Type.Array(Id, { minItems: 1, maxItems: ORDER_LINES_MAX }) }),
  output: Type.Object({
    orders: Type.Array(
      Type.Object({
        seller: ThirdParty,
        cart_item_ids: Type.Array(Id),
        goods: Money,
        freight: Money,
        service: Money,
        photos: Money,
        total: Money,
      }),
    ),
    total: Money,
    available: Money,
    allowance: Type.Object(
      { per_act: Money, left_today: Money },
      { description: 'What may be spent without asking the shopper; 0: they are always asked' },
    ),
    why_not: nullable(Type.String({ description: 'Why it cannot be placed now' })),
    quote: nullable(Quote),
    quote_minutes: Type.Integer({ description: 'For how long the quote is valid' }),
  }),
  async run({ cart_item_ids }, shop) {
    const found = await shop.call('POST /orders/preview', { body: { cart_item_ids } })
    const grant = await shop.call('GET /grant')
    return {
      orders: found.orders.map(({ seller_name, cart_item_ids: ids, amounts }) => ({
        seller: seller_name,
        cart_item_ids: ids,
        goods: money(shop, amounts.goods_fen),
        freight: money(shop, amounts.freight_fen),
        service: money(shop, amounts.service_fen),
        photos: money(shop, amounts.photos_fen),
        total: money(shop, amounts.total_fen),
      })),
      total: money(shop, found.amounts.total_fen),
      available: money(shop, found.available_fen),
      allowance: {
        per_act: money(shop, grant.per_act_fen),
        left_today: money(shop, grant.left_today_fen),
      },
      why_not: found.why_not,
      quote: found.quote ?? null,
      quote_minutes: QUOTE_MINUTES,
    }
  },
})

const QUOTE_MINUTES = 15
