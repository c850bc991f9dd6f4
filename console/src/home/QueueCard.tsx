import { homeText } from '@longhaul/text/console/home/home.ts'
import { number } from '@longhaul/text/format.ts'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import { Link } from 'react-router'
import type { QueueId, Section } from '../sections.ts'
import { Age } from '../shared/Age.tsx'
import { type Me, whyNotRole } from '../shared/use-me.ts'
import type { QueueSize } from './queue-size.ts'

const CARD =
  'relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 rounded-card border border-line px-4 py-3 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus'
const OPEN = 'bg-surface shadow-card hover:border-primary'
/** By whether the user may open it, and its state. */
const LOOKS = {
  off: 'text-ink-3',
  empty: OPEN,
  open: OPEN,
  late: `${OPEN} border-s-4 border-s-warn ps-[13px]`,
} as const
/** The link's target is the whole card. */
const LINK =
  "text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit] after:content-[''] hover:text-primary focus-visible:shadow-none focus-visible:outline-none"

/** One queue of the overview: its size, its oldest entry, what is late, and the link to it. */
export function QueueCard({
  id,
  link,
  queue,
  section,
  me,
}: {
  id: QueueId
  link: string
  queue: QueueSize
  section: Section
  me: Me | undefined
}) {
  const words = homeText.queues[id]
  const why = whyNotRole(me, section.roles)
  const look = why ? 'off' : queue.count === 0 ? 'empty' : queue.late > 0 ? 'late' : 'open'
  const isQuiet = look === 'off' || look === 'empty'
  const small = `text-sm ${why ? '' : 'text-ink-2'}`
  return (
    <li className={`${CARD} ${LOOKS[look]}`}>
      <h3 className="self-center">
        {why ? (
          words.name
        ) : (
          <Link className={LINK} to={link}>
            {words.name}
          </Link>
        )}
      </h3>
      <p
        className={`col-start-2 row-span-2 row-start-1 self-start text-2xl leading-[1.2] tabular-nums ${isQuiet ? 'text-ink-3' : 'font-semibold'}`}
      >
        {number(queue.count)}
      </p>
      <p className={small}>{why ?? words.what}</p>
      <p className={`col-span-full mt-1 flex min-h-[26px] flex-wrap items-center gap-x-3 gap-y-0.5 ${small}`}>
        {queue.count > 0 && queue.oldest_at && (
          <>
            {homeText.oldest} <Age since={queue.oldest_at} />
          </>
        )}
        {queue.late > 0 && <StatusTag kind="attention">{homeText.late(queue.late)}</StatusTag>}
        {queue.count === 0 && <StatusTag kind="done">{homeText.clear}</StatusTag>}
      </p>
    </li>
  )
}
