/** Calls a route as a shopper. */
export type Answers = (method: 'GET' | 'POST', url: string, body?: object) => Promise<unknown>

let lines = 0

/** The steps of a purchase, and how long each took in milliseconds: into the cart, placed, paid from the balance, cancelled, the messages of it read. */
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
    cart_item_ids,
    coupons: [],
    warehouse_id: 'GZ1',
    contact,
    remark: '',
    expected_total_fen: amounts.total_fen,
    accept_terms: true,
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

const cartLine = () => ({
  url: `https://item.taobao.com/item.htm?id=${650_000_000_000 + ++lines}`,
  title: 'Cotton shirt',
  seller_name: 'Mumian',
  image_file_id: null,
  freight_fen: 0,
  options_text: 'blue, M',
  quantity: 1,
  remark: '',
  photo_shots: 0,
  photo_remark: '',
  sold_out_choice: 'ask',
  alternative: '',
  unit_price_fen: 3_000,
  page_price_fen: null,
  price_reason: null,
  price_reason_text: '',
})
