import { useLocation } from '@longhaul/ui/address/router.tsx'

/** What was chosen at the shelf and goes along to confirm info: the method, and the country until an address says it. */
export type Carried = { lineId: string; country: string }

/** What came along with this visit; empty where the page was opened by itself. */
export function useCarried(): Carried {
  const state: unknown = useLocation().state
  const from: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  const { lineId, country } = from
  return {
    lineId: typeof lineId === 'string' ? lineId : '',
    country: typeof country === 'string' ? country : '',
  }
}
