import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { normaliseSellerNumber } from '@longhaul/domain/orders/seller-order.ts'
import { useDeferredValue } from 'react'
import type { Group } from './group-by-seller.ts'

/**
 * Checks a number as it is typed: whether it is new, already recorded at this seller, or recorded at another
 * seller.
 */
export function useNumberCheck(typed: string, { platform, sellerName }: Group) {
  const number = normaliseSellerNumber(useDeferredValue(typed))
  const { data } = useCall(
    'GET /staff/seller_orders',
    { query: { number } },
    { enabled: number.length >= MIN_LETTERS },
  )
  if (!data) return { state: 'unknown' } as const
  const { items } = data
  const own = items.find((entry) => entry.platform === platform && entry.seller_name === sellerName)
  const by = own ?? items[0]
  if (!by) return { state: 'new' } as const
  return { state: own ? 'recorded' : 'elsewhere', by } as const
}

/** A shorter number is probably incomplete. */
const MIN_LETTERS = 4
