import type { OrderList } from '@longhaul/domain/orders/place.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'

/** So many orders at once: enough for the groups of a page to be whole for most shoppers. */
export const PAGE_SIZE = 50

const NAMES = ['q', 'from', 'to'] as const
type Name = (typeof NAMES)[number]

export type OrderFilterState = ReturnType<typeof useOrderFilters>
/** What is asked of the list. */
export type Asked = { status: OrderList | undefined; filters: OrderFilterState }

/** Words and days by which the list is narrowed: as they stand in the address, and as the server is asked. Days are the shopper's own. */
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

/** A calendar day such as `2026-11-02`; anything else is none. */
const dayOf = (text: string | null): string =>
  text && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : ''

/** What the first page of a list asks. */
export const firstPage = (filters: OrderFilterState, status: OrderList | undefined) => ({
  ...filters.query,
  ...(status ? { status } : {}),
  limit: PAGE_SIZE,
})
