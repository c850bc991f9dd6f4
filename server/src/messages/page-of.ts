import type { Subject } from './subject.ts'

/** The page of the shop that shows a subject. */
export function pageOf({ kind, id }: Subject): string {
  switch (kind) {
    case 'order':
      return `/mine/order/orderDetail?id=${id}`
    case 'parcel':
      return `/mine/package/packageDetail?id=${id}`
    case 'stock_item':
      return '/mine/store'
    case 'inbound':
      return '/mine/store?tab=inbound'
    case 'funds':
      return '/mine/fund'
    case 'account':
      return ACCOUNT_PAGES[id] ?? '/mine/setting'
    case 'conversation':
      return `/message?tab=conversations&conversation=${id}`
  }
}

const ACCOUNT_PAGES: Readonly<Record<string, string>> = {
  security: '/mine/secure',
  programs: '/mine/programs',
  reward: '/mine/reward',
  lists: '/cart?list=all',
  creator: '/mine/reward?tab=creator',
  watches: '/favourites?tab=watched',
}
