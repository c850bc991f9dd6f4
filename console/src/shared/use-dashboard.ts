import { useCall } from '@longhaul/browser/calls/use-call.ts'

const REFETCH_MS = 60_000

/** The queues with their sizes: said anew by the server's events, and once a minute, since lateness comes with time alone. */
export const useDashboard = () =>
  useCall('GET /staff/dashboard', undefined, { refetchMs: REFETCH_MS, staleMs: 5_000 })
