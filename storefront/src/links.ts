import { articleSlug } from '@longhaul/domain/content/articles.ts'

/** The help article about buying. */
export const HOW_TO_BUY = 59

/** Every address of the shop. No other code writes paths; `routes.tsx` is the counterpart of this list. */
export const to = {
  home: () => '/',
  prices: () => '/#prices',
  estimate: () => '/shippingEstimate',
  login: (back?: string) => (back ? `/user/login?back=${encodeURIComponent(back)}` : '/user/login'),
  /** The log-in page for a page that requires a log-in; it says so. */
  loginFirst: (back: string) => `/user/login?first=1&back=${encodeURIComponent(back)}`,
  register: () => '/user/register',
  registerSuccess: () => '/user/registerSuccess',
  findPassword: () => '/user/findPassword',
  resetPassword: () => '/user/resetPassword',
  result: () => '/user/result',
  passwordResult: () => '/user/result?of=password',
  settings: () => '/mine/setting',
  personal: () => '/mine/personal',
  secure: () => '/mine/secure',
  modifyPassword: () => '/mine/modifyPassword',
  programs: () => '/mine/programs',
  addresses: () => '/mine/address',
  orders: (status?: string) => (status ? `/mine/order?status=${status}` : '/mine/order'),
  order: (id: string) => `/mine/order/orderDetail?id=${id}`,
  store: (tab?: 'inbound' | 'unclaimed') => (tab ? `/mine/store?tab=${tab}` : '/mine/store'),
  /** The shelf with these items ticked. */
  shelf: (stockItemIds: readonly string[]) =>
    stockItemIds.length > 0 ? `/mine/store?items=${stockItemIds.join(',')}` : '/mine/store',
  confirmInfo: (stockItemIds: readonly string[]) => `/mine/store/confirmInfo?items=${stockItemIds.join(',')}`,
  parcels: (status?: string) => (status ? `/mine/package?status=${status}` : '/mine/package'),
  parcel: (id: string) => `/mine/package/packageDetail?id=${id}`,
  reviewParcel: (id: string) => `/mine/package/review?id=${id}`,
  funds: () => '/mine/fund',
  withdrawals: () => '/mine/fund#withdrawals',
  remittances: () => '/payment/westpay#remittances',
  rewards: (tab?: 'points' | 'plan') => (tab ? `/mine/reward?tab=${tab}` : '/mine/reward'),
  messages: () => '/message',
  conversations: () => '/message?tab=conversations',
  newConversation: () => '/message?tab=conversations&ask=new',
  conversation: (id: string) => `/message?tab=conversations&conversation=${id}`,
  /** A new conversation whose subject is already set in the form. */
  ask: (kind: 'order' | 'order_item' | 'parcel' | 'refund_case', id: string, number: string) =>
    `/message?tab=conversations&ask=${kind}:${id}&number=${encodeURIComponent(number)}`,
  favourites: () => '/favourites',
  cart: () => '/cart',
  confirmOrder: (cartItemIds: readonly string[]) => `/confirmOrder?items=${cartItemIds.join(',')}`,
  payOrders: (orderIds: readonly string[]) => `/payment?orders=${orderIds.join(',')}`,
  payParcel: (parcelId: string) => `/payment?parcel=${parcelId}`,
  paySupplements: (supplementIds: readonly string[]) => `/payment?supplements=${supplementIds.join(',')}`,
  payResult: (paymentId: string) => `/payment/payResult?payment=${paymentId}`,
  rechargeResult: (rechargeId: string) => `/payment/payResult?recharge=${rechargeId}`,
  recharge: (back?: string) =>
    back ? `/payment/recharge?back=${encodeURIComponent(back)}` : '/payment/recharge',
  /** With the amount that a payment is short of, and the address to return to. */
  westpay: (wanted?: { fen?: number | undefined; back: string }) =>
    wanted
      ? `/payment/westpay?${wanted.fen ? `fen=${wanted.fen}&` : ''}back=${encodeURIComponent(wanted.back)}`
      : '/payment/westpay',
  goods: (link: string) => `/productdetail?url=${encodeURIComponent(link)}`,
  search: (words = '') => `/search?q=${encodeURIComponent(words)}`,
  byPicture: () => '/search?by=picture',
  /** A pasted list that is too long for an address. */
  pastedList: () => '/productdetail?list=pasted',
  /** The page of what our warehouse knows about a product. */
  product: (marketplace: string, item: string) => `/goods/${marketplace}/${item}`,
  helpIndex: () => '/faq',
  helpSearch: (words: string) => `/faq?q=${encodeURIComponent(words)}`,
  help: (id: number, name?: string) => `/faq/${id}${slug(name)}`,
  article: (id: number, name?: string) => `/article/${id}${slug(name)}`,
  howToBuy: (name?: string) => `/faq/${HOW_TO_BUY}${slug(name)}`,
  contact: () => '/article/105',
  /** The form by which guests reach customer service. */
  contactForm: () => '/contact',
  terms: () => '/article/101',
  privacy: () => '/article/102',
  prohibited: () => '/article/103',
  fulfilment: () => '/fulfilment',
  accuracy: () => '/howRight',
  /** The page of a list that a shopper shows to everybody. */
  publicList: (code: string) => `/list/${code}`,
  /** The page of a creator, which is also their link. */
  creator: (code: string) => `/c/${code}`,
  /** The rules of the creators' programme. */
  creatorRules: () => '/faq/60',
}

/**
 * The console of the demo, outside the shop: its mailbox, and the desk where an order or a package is
 * processed. Never shown in a real shop.
 */
export const CONSOLE_MAILBOX = '/console/mails'
export function consoleDesk(
  pathname: string,
  search: string,
): { of: 'order' | 'package'; to: string } | undefined {
  const id = new URLSearchParams(search).get('id')
  const of = DESK_SUBJECTS[pathname]
  return id && of ? { of, to: `/console/desk?${of}=${encodeURIComponent(id)}` } : undefined
}
const DESK_SUBJECTS: Readonly<Record<string, 'order' | 'package'>> = {
  '/mine/order/orderDetail': 'order',
  '/mine/package/packageDetail': 'package',
}

/** Article links are built from id plus name (docs/rules/content.md). */
const slug = (name: string | undefined): string => (name ? `/${articleSlug(name)}` : '')
