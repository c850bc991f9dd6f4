import { useId } from 'react'
import { homeText } from '@longhaul/text/console/home/home.ts'
import { number } from '@longhaul/text/format.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { Age } from '../shared/Age.tsx'
import { Promised } from '../shared/Promised.tsx'
import type { QueueId } from '../sections.ts'

/** Queues under a heading; renders nothing if there are none. */
export function Queues({ title, queues }: { title: string; queues: readonly OpenQueue[] }) {
  const id = useId()
  if (queues.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-2 text-sm font-medium tracking-[0] text-ink-2" id={id}>
        {title}
      </h2>
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,260px),1fr))]">
        {queues.map((queue) => (
          <QueueCard key={queue.id} {...queue} />
        ))}
      </ul>
    </section>
  )
}

const CARD =
  'relative grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 gap-y-0.5 rounded-card border border-line bg-surface px-4 py-3 shadow-card hover:border-primary has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus'
const LATE = 'border-s-4 border-s-warn ps-[13px]'
/** Makes the whole card the link's target. */
const LINK =
  "text-ink no-underline after:absolute after:inset-0 after:rounded-[inherit] after:content-[''] hover:text-primary focus-visible:shadow-none focus-visible:outline-none"

/** One queue of the overview: its size, its oldest entry, what is late or due today, and the link to it. */
function QueueCard({ id, link, size }: OpenQueue) {
  const words = homeText.queues[id]
  return (
    <li className={`${CARD} ${size.late > 0 ? LATE : ''}`}>
      <h3 className="self-center">
        <Link className={LINK} to={link}>
          {words.name}
        </Link>
      </h3>
      <p className="col-start-2 row-span-2 row-start-1 self-start text-2xl leading-[1.2] font-semibold tabular-nums">
        {number(size.count)}
      </p>
      <p className="text-sm text-ink-2">{words.what}</p>
      <p className="col-span-full mt-1 flex min-h-[26px] flex-wrap items-center gap-x-3 gap-y-0.5 text-sm text-ink-2">
        {size.oldest_at && !size.promise && (
          <>
            {homeText.oldest} <Age since={size.oldest_at} />
          </>
        )}
        {size.late > 0 && <StatusTag kind="attention">{homeText.late(size.late)}</StatusTag>}
        {size.due > 0 && <span>{homeText.due(size.due)}</span>}
        {size.promise && <Promised promise={size.promise} />}
      </p>
    </li>
  )
}

/** The empty queues in one line, since they need no work. */
export function Cleared({ queues }: { queues: readonly OpenQueue[] }) {
  if (queues.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-ink-2">
      <span className="font-medium text-ok">{homeText.clear}</span>
      {queues.map(({ id, link }) => (
        <Link key={id} to={link}>
          {homeText.queues[id].name}
        </Link>
      ))}
    </p>
  )
}

/** The number of items in a queue, since when the oldest has waited, and how many are late or due today. */
export type QueueSize = Reply<'GET /staff/dashboard'>['queues'][number]

/**
 * A queue that the user works on, with its address. `counted`: its items wait for staff, not for shoppers or
 * sellers.
 */
export type OpenQueue = { id: QueueId; link: string; size: QueueSize; counted: boolean }
