import { useId } from 'react'
import { QueueCard } from './QueueCard.tsx'
import type { OpenQueue } from './queue-size.ts'

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
