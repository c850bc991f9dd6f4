import { cartLine, orderOf } from '../../server/test/cart-line.ts'

/** Calls a route as a shopper. */
export type Answers = (method: 'GET' | 'POST', url: string, body?: object) => Promise<unknown>

/**
 * The steps of a purchase, and how long each took in milliseconds: added to the cart, placed, paid from the
 * balance, cancelled, its messages read.
 */
export async function buyAndCancel(ask: Answers): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  const post = async (url: string, body: object): Promise<unknown> => {
    const begun = performance.now()
    const reply = await ask('POST', url, body)
    times.set(`POST ${url.replace(/[0-9a-f-]{36}/, '{id}')}`, performance.now() - begun)
    return reply
  }
  const { id: cartItemId } = (await post('/cart/items', cartLine())) as { id: string }
  const cart_item_ids = [cartItemId]
  const { amounts, contact } = (await post('/orders/preview', { cart_item_ids, coupons: [] })) as {
    amounts: { total_fen: number }
    contact: string
  }
  const { order_ids } = (await post('/orders', {
    ...orderOf(cart_item_ids, { totalFen: amounts.total_fen, contact }),
    coupons: [],
  })) as { order_ids: string[] }
  await post('/payments', {
    method: 'balance',
    order_ids,
    expected_total_fen: amounts.total_fen,
  })
  await post(`/orders/${order_ids[0]}/cancel`, { reason: '' })
  const { items } = (await ask('GET', '/messages?unread=true&limit=3')) as { items: { id: string }[] }
  await post('/messages/read', { ids: items.map(({ id }) => id) })
  return times
}
