import { useLocation } from '@longhaul/ui/address/router.tsx'

/**
 * The choices at the shelf that are passed on to confirm info: the method, and the country until an address
 * decides it.
 */
export type Carried = { lineId: string; country: string }

/** The choices passed on with this visit; empty where the page was opened directly. */
export function useCarried(): Carried {
  const state: unknown = useLocation().state
  const from: Record<string, unknown> = typeof state === 'object' && state !== null ? { ...state } : {}
  const { lineId, country } = from
  return {
    lineId: typeof lineId === 'string' ? lineId : '',
    country: typeof country === 'string' ? country : '',
  }
}
