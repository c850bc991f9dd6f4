import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Section } from '../sections.ts'
import { useDashboard } from '../shared/use-dashboard.ts'

export type Waiting = { count: number; late: number }

/**
 * Counts the waiting and late items of sections, from each section's queues; at the overview, the notes that
 * name the user.
 */
export function useWaiting(): (sections: readonly Section[]) => Waiting {
  const queues = useDashboard().data?.queues ?? []
  const named = useCall('GET /staff/mentions').data?.items.length ?? 0
  return (sections) => {
    const counted = queues.filter(({ id }) =>
      sections.some((section) => section.counts?.some((queue) => queue === id)),
    )
    return {
      count:
        counted.reduce((sum, queue) => sum + queue.count, 0) +
        (sections.some(({ id }) => id === 'home') ? named : 0),
      late: counted.reduce((sum, queue) => sum + queue.late, 0),
    }
  }
}
