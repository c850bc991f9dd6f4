import { login } from './calls.ts'
import { becomeCreator, publishList } from './creator-steps.ts'
import { cartItem, placeOrder } from './orders.ts'
import { registerProgram } from './register-program.ts'

export const MEI = 'mei@demo.example'

/** Records of the demo's power user that addresses refer to. */
type Things = Record<
  | 'client'
  | 'cartItem'
  | 'order'
  | 'unpaid'
  | 'payment'
  | 'stock'
  | 'parcel'
  | 'done'
  | 'list'
  | 'publicList'
  | 'creator',
  string
>

type Route = {
  name: string
  path(of: Things): string
  /** Requires a log-in. */
  guarded: boolean
  /** Also walked from stop to stop with the Tab key: one of each kind of page. */
  byKeyboard: boolean
  /**
   * Contains only our own words: articles are written by the operator, and orders contain the seller's words.
   */
  ownWords: boolean
}

/** Every address of the storefront (docs/rules/storefront.md); guarded ones require a log-in. */
export const shopRoutes: readonly Route[] = [
  ownWords(byKeyboard(open('/'))),
  ownWords(byKeyboard(open('/user/login'))),
  ownWords(byKeyboard(open('/user/register'))),
  ownWords(open('/user/registerSuccess')),
  ownWords(open('/user/findPassword')),
  open('/user/resetPassword', () => '/user/resetPassword?token=worn-out'),
  open('/user/result', () => '/user/result?link=worn-out'),
  byKeyboard(open('/faq/:id', () => '/faq/59')),
  open('/faq/:id?/:vue', () => '/faq/59/how-to-buy'),
  ownWords(byKeyboard(open('/faq/:id?/:vue without either', () => '/faq'))),
  byKeyboard(open('/article/:id', () => '/article/101')),
  open('/article/:id?/*', () => '/article/103/prohibited/goods'),
  ownWords(byKeyboard(open('/fulfilment'))),
  ownWords(byKeyboard(open('/howRight'))),
  open('/productdetail', () => `/productdetail?url=${encodeURIComponent(BACKPACK)}`),
  open('/goods/:marketplace/:item', () => '/goods/taobao/812600000101'),
  ownWords(byKeyboard(open('/productdetail without url', () => '/productdetail'))),
  open('/favourites'),
  open('/list/:code', ({ publicList }) => `/list/${publicList}`),
  open('/c/:code', ({ creator }) => `/c/${creator}`),
  byKeyboard(guarded('/mine/setting')),
  byKeyboard(guarded('/mine/personal')),
  guarded('/mine/secure'),
  guarded('/mine/programs'),
  guarded('/oauth/authorize', ({ client }) => `/oauth/authorize?${connectRequest(client)}`),
  guarded('/mine/modifyPassword'),
  byKeyboard(guarded('/mine/address')),
  byKeyboard(guarded('/mine/order')),
  guarded('/mine/order/orderDetail', ({ order }) => `/mine/order/orderDetail?id=${order}`),
  byKeyboard(guarded('/mine/store')),
  guarded('/mine/store inbound', () => '/mine/store?tab=inbound'),
  guarded('/mine/store/confirmInfo', ({ stock }) => `/mine/store/confirmInfo?items=${stock}`),
  guarded('/mine/package'),
  guarded('/mine/package/packageDetail', ({ parcel }) => `/mine/package/packageDetail?id=${parcel}`),
  guarded('/mine/package/review', ({ done }) => `/mine/package/review?id=${done}`),
  byKeyboard(guarded('/mine/fund')),
  byKeyboard(guarded('/message')),
  guarded('/message conversations', () => '/message?tab=conversations'),
  guarded('/message a new conversation', () => '/message?tab=conversations&ask=new'),
  byKeyboard(guarded('/cart')),
  guarded('/cart lists', () => '/cart?list=all'),
  guarded('/cart a list', ({ list }) => `/cart?list=${list}`),
  guarded('/confirmOrder', (of) => `/confirmOrder?items=${of.cartItem}`),
  guarded('/payment', ({ unpaid }) => `/payment?orders=${unpaid}`),
  guarded('/payment/payResult', ({ payment }) => `/payment/payResult?payment=${payment}`),
  guarded('/payment/recharge'),
  guarded('/payment/westpay'),
]

/** What a guest reads without any script. */
export const readableRoutes = ['/', '/faq', '/faq/59', '/article/101', '/fulfilment'] as const

/** A product of the demo mall, as another agent's link refers to it. */
export const BACKPACK =
  'https://www.allchinabuy.com/en/page/buy/?nTag=Home-search&from=search-input&_search=url&position=&url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D812600000125&partnercode=wander'

/** A product of the demo mall without options. */
export const TEAPOT = 'https://item.taobao.com/item.htm?id=812600000170'

/** Looks up or creates the records that the addresses refer to. */
export async function thingsOfMei(url: string): Promise<Things> {
  const call = await login(url, MEI)
  const line = await call('POST /cart/items', { body: cartItem('Paper lantern', 2_300) })
  const unpaid = await placeOrder(call, 'Folding fan', 1_800)
  const paid = await placeOrder(call, 'Bamboo box', 1_200)
  const payment = await call('POST /payments', {
    body: { order_ids: [paid.id], method: 'balance', expected_total_fen: paid.totalFen },
  })
  const { items: stock } = await call('GET /stock_items', { query: { stage: 'in_stock' } })
  const { items: parcels } = await call('GET /parcels')
  const { items: orders } = await call('GET /orders', { query: { status: 'in_stock' } })
  const shown = await publishList(call, { name: 'For a small kitchen', goods: [TEAPOT] })
  const first = <T extends { id: string }>(
    rows: readonly T[],
    is: (row: T) => boolean = () => true,
  ): string => {
    const found = rows.find(is)
    if (!found) throw new Error('the demo lacks one of these records')
    return found.id
  }
  return {
    client: await registerProgram(url, 'Harbour'),
    cartItem: line.id,
    order: first(orders),
    unpaid: unpaid.id,
    payment: payment.id,
    stock: first(stock),
    parcel: first(parcels, (parcel) => parcel.stage !== 'done'),
    done: first(parcels, (parcel) => parcel.stage === 'done'),
    list: shown.id,
    publicList: shown.code,
    creator: await becomeCreator(url, call, 'Mei’s kitchen'),
  }
}

const connectRequest = (client: string): string =>
  new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: 'http://127.0.0.1/cb',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  }).toString()

function open(name: string, path: (of: Things) => string = () => name): Route {
  return { name, path, guarded: false, byKeyboard: false, ownWords: false }
}

function guarded(name: string, path?: (of: Things) => string): Route {
  return { ...open(name, path), guarded: true }
}

function byKeyboard(route: Route): Route {
  return { ...route, byKeyboard: true }
}

function ownWords(route: Route): Route {
  return { ...route, ownWords: true }
}
