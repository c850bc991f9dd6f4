import { useCall } from '@longhaul/browser/calls/use-call.ts'

const REFETCH_MS = 60_000

/**
 * The queues with their counts. Refetched on server events, and once a minute, because items become late by
 * time alone.
 */
export const useDashboard = () =>
  useCall('GET /staff/dashboard', undefined, { refetchMs: REFETCH_MS, staleMs: 5_000 })
