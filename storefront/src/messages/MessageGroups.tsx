import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import type { Message } from './message-link.ts'
import { MessageRow } from './MessageRow.tsx'
import type { useRead } from './use-read.ts'

const GROUPS = ['decision', 'talk', 'news'] as const
type Group = (typeof GROUPS)[number]

/** What still has to be decided, answers of customer service, and what merely happened, each newest first. */
export function MessageGroups({
  messages,
  read,
}: {
  messages: readonly Message[]
  read: ReturnType<typeof useRead>
}) {
  const waiting = useWaiting()
  const of = (group: Group) => messages.filter((message) => groupOf(message, waiting) === group)
  return (
    <section className="grid grid-cols-1 gap-6" aria-label={messagesText.list}>
      {GROUPS.map((group) => {
        const own = of(group)
        if (own.length === 0) return null
        return (
          <div key={group}>
            <h2 id={`messages-${group}`} className="mb-3 text-lg">
              {messagesText.groups[group]}
            </h2>
            <ul className="card" aria-labelledby={`messages-${group}`}>
              {own.map((message) => (
                <MessageRow
                  key={message.id}
                  message={message}
                  read={read.all || message.read_at !== null}
                  onRead={() => read.mark(message.id)}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

/** A decision that was made is news. */
const groupOf = ({ group, subject_id: subject }: Message, waiting: ReadonlySet<string>): Group =>
  group === 'decision' && !waiting.has(subject) ? 'news' : group

/** The orders, packages and things on the shelf that wait for the shopper. */
function useWaiting(): ReadonlySet<string> {
  const { data } = useCall('GET /desk')
  return new Set(
    data?.waiting.items.flatMap(({ subject, stock_item_id: thing }) => [subject.id, thing ?? '']),
  )
}
