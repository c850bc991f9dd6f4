import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { asksFor } from '@longhaul/domain/messages/notice-groups.ts'
import { date } from '@longhaul/text/format.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import type { Waiting } from '../shared/waiting/desk-data.ts'
import type { Message } from './message-link.ts'
import { MessageRow } from './MessageRow.tsx'
import type { useRead } from './use-read.ts'

const GROUPS = ['decision', 'talk', 'news'] as const
type Group = (typeof GROUPS)[number]

/**
 * Pending decisions come first, each with its picture and its button, nearest deadline first; then answers of
 * customer service, and news by days, each newest first.
 */
export function MessageGroups({ messages, read }: { messages: readonly Message[]; read: Read }) {
  const desk = useCall('GET /desk')
  // Without the desk, a decision would be shown among the news and then jump.
  if (desk.isPending) return <Skeleton kind="rows" count={6} />
  const waiting = desk.data?.waiting.items ?? []
  const grouped = messages.map((message) => ({ message, ...placeOf(message, waiting) }))
  return (
    <section className="grid grid-cols-1 gap-8" aria-label={messagesText.list}>
      {GROUPS.map((group) => {
        const own = grouped.filter((entry) => entry.group === group).toSorted(byDeadline)
        if (own.length === 0) return null
        const id = `messages-${group}`
        return (
          <div key={group}>
            <h2 id={id} className="mb-2 text-lg">
              {messagesText.groups[group]}
            </h2>
            {group === 'news' ? (
              daysOf(own).map(([day, entries], nth) => (
                <div key={day} className="mt-5">
                  <p id={`${id}-${nth}`} className="mb-1 text-sm text-ink-2">
                    {day}
                  </p>
                  <Rows of={entries} read={read} isOfDay labelledBy={`${id} ${id}-${nth}`} />
                </div>
              ))
            ) : (
              <Rows of={own} read={read} isCard={group === 'decision'} labelledBy={id} />
            )}
          </div>
        )
      })}
    </section>
  )
}

type Read = ReturnType<typeof useRead>

function Rows({
  of: entries,
  read,
  isCard,
  isOfDay,
  labelledBy,
}: {
  of: readonly Entry[]
  read: Read
  isCard?: boolean
  isOfDay?: boolean
  labelledBy: string
}) {
  return (
    <ul className={isCard ? 'card' : 'border-t border-line'} aria-labelledby={labelledBy}>
      {entries.map(({ message, decision }) => (
        <MessageRow
          key={message.id}
          message={message}
          decision={decision}
          isOfDay={isOfDay}
          read={read.all || message.read_at !== null}
          onRead={() => read.mark(message.id)}
        />
      ))}
    </ul>
  )
}

/** Groups entries by the reader's days, in their order. */
function daysOf(entries: readonly Entry[]): [day: string, entries: Entry[]][] {
  const days = new Map<string, Entry[]>()
  for (const entry of entries) {
    const day = date(entry.message.created_at)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/**
 * The group of a message, and the decision that it still requires. Once decided, a message counts as news.
 */
function placeOf(
  { group, kind, subject_id: subject }: Message,
  waiting: readonly Waiting[],
): { group: Group; decision?: Waiting | undefined } {
  if (group !== 'decision') return { group }
  const decision = waiting.find(
    (entry) => [entry.subject.id, entry.stock_item_id].includes(subject) && asksFor(kind, entry.step.about),
  )
  return decision ? { group, decision } : { group: 'news' }
}

type Placed = { decision?: Waiting | undefined }
type Entry = Placed & { message: Message }

/** Decisions by their deadlines, those without one last; everything else keeps its order. */
const byDeadline = (entry: Placed, other: Placed): number =>
  entry.decision && other.decision ? deadlineOf(entry).localeCompare(deadlineOf(other)) : 0

const deadlineOf = ({ decision }: Placed): string => decision?.step.by ?? '9'
