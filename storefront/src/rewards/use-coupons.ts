import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { CouponState } from '@longhaul/domain/rewards/coupon.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /coupons'>
export type Coupon = Page['items'][number]
export type CouponList = { items: Coupon[]; counts: Page['counts'] }

/** The coupons of one state, page by page, with the counts of all. */
export function useCoupons(state: CouponState) {
  return useInfiniteQuery<Page, CallError, CouponList, readonly unknown[], string>({
    queryKey: ['GET /coupons', state, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('GET /coupons', { query: { state, ...(pageParam ? { cursor: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      counts: pages[0]?.counts ?? { usable: 0, used: 0, expired: 0 },
    }),
  })
}
