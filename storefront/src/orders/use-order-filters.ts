import type { OrderList } from '@longhaul/domain/orders/place.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'

/** The page size: large enough that for most shoppers one page contains all groups completely. */
export const PAGE_SIZE = 50

const NAMES = ['q', 'from', 'to'] as const
type Name = (typeof NAMES)[number]

export type OrderFilterState = ReturnType<typeof useOrderFilters>
/** The list's request. */
export type Asked = { status: OrderList | undefined; filters: OrderFilterState }

/**
 * The words and days that the list is limited to, as stored in the address and as sent to the server. Days
 * are in the shopper's time zone.
 */
export function useOrderFilters() {
  const [params, change] = useSearchChange({ replace: true })
  const values = { q: params.get('q') ?? '', from: dayOf(params.get('from')), to: dayOf(params.get('to')) }
  return {
    values,
    any: NAMES.some((name) => values[name] !== ''),
    key: JSON.stringify(values),
    query: {
      ...(values.q ? { q: values.q.slice(0, 100) } : {}),
      ...(values.from ? { from: new Date(`${values.from}T00:00:00`).toISOString() } : {}),
      ...(values.to ? { to: new Date(`${values.to}T23:59:59.999`).toISOString() } : {}),
    },
    set: (next: Partial<Record<Name, string>>) => change(next),
  }
}

/** A calendar day such as `2026-11-02`; empty for anything else. */
const dayOf = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** The request for the first page of a list. */
export const firstPage = (filters: OrderFilterState, status: OrderList | undefined) => ({
  ...filters.query,
  ...(status ? { status } : {}),
  limit: PAGE_SIZE,
})
