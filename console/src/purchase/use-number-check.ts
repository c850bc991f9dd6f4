import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { normaliseSellerNumber } from '@longhaul/domain/orders/seller-order.ts'
import { useDeferredValue } from 'react'
import type { Group } from './group-by-seller.ts'

/** Whether a number is new, asked while it is typed: recorded at this seller already, or likely another's. */
export function useNumberCheck(typed: string, { platform, sellerName }: Group) {
  const number = normaliseSellerNumber(useDeferredValue(typed))
  const { data } = useCall(
    'GET /staff/seller_orders',
    { query: { number } },
    { enabled: number.length >= MIN_LETTERS },
  )
  const own = data?.items.find((entry) => entry.platform === platform && entry.seller_name === sellerName)
  const other = own ? undefined : data?.items[0]
  if (own) return { state: 'recorded', by: own } as const
  if (other) return { state: 'elsewhere', by: other } as const
  return { state: data ? 'new' : 'unknown' } as const
}

/** Shorter than this, it is not typed to its end. */
const MIN_LETTERS = 4
