import type { Reply } from '@longhaul/contract/routes.ts'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { nearDay } from '@longhaul/ui/time/near-day.ts'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import type { QueueId } from '../sections.ts'
import { useDashboard } from './use-dashboard.ts'

type FirstDue = NonNullable<Reply<'GET /staff/dashboard'>['queues'][number]['promise']>

const words = homeText.promise
const SOON_MINUTES = 60

/**
 * By when the most urgent entry of a queue was promised, and the working time left or gone. The server counts
 * it, since only it knows the days off.
 */
export function Promised({ promise: { by, minutes_left: left } }: { promise: FirstDue }) {
  const now = useNow()
  const minutes = Math.abs(left)
  const time = words.time(Math.floor(minutes / 60), minutes % 60)
  const moment = nearDay(by, { now, inPage: true })
  const isLate = now !== null && Date.parse(by) < now
  const tone = isLate ? 'text-bad' : left < SOON_MINUTES ? 'text-warn' : 'text-ink-2'
  return (
    <span className={`text-sm tabular-nums ${tone}`}>
      {isLate ? words.late(minutes === 0 ? null : time, moment) : words.left(time, moment)}
    </span>
  )
}

/** How many of a queue are late, and its most urgent entry, for the head of its desk. */
export function PromiseLine({ of }: { of: QueueId }) {
  const queue = useDashboard().data?.queues.find(({ id }) => id === of)
  if (!queue?.promise) return null
  return (
    <span className="text-sm tabular-nums">
      <span className="me-2">{queue.late > 0 ? words.someLate(queue.late) : words.none}</span>
      <Promised promise={queue.promise} />
    </span>
  )
}
