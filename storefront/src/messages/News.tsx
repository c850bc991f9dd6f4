import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { namesOf } from '@longhaul/domain/entries.ts'
import { date } from '@longhaul/text/format.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import CheckCheck from 'lucide-react/icons/check-check'
import { useEffect } from 'react'
import { type Message, NewsRow } from './NewsRow.tsx'
import { useRead } from './use-read.ts'

const SUBJECTS = namesOf(messagesText.subjects)

/**
 * What has happened, by the reader's days, newest first; the address can limit it to unread news or to one
 * kind of subject. `isAlone` if nothing else is in the inbox.
 */
export function News({ onAllRead, isAlone }: { onAllRead: (read: boolean) => void; isAlone: boolean }) {
  const [unreadParam, setUnreadParam] = useSearchParam('unread', { replace: true })
  const [subjectParam, setSubject] = useSearchParam('about', { replace: true })
  const unreadOnly = unreadParam === '1'
  const subject = SUBJECTS.find((subject) => subject === subjectParam)
  const pages = usePages('GET /messages', {
    group: 'news',
    ...(unreadOnly ? { unread: true } : {}),
    ...(subject ? { subject_kind: subject } : {}),
  })
  const read = useRead()
  const unread = read.all ? 0 : (pages.data?.first?.unread_count ?? 0)
  useEffect(() => onAllRead(read.all), [onAllRead, read.all])
  return (
    <section aria-label={messagesText.list}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="messages-news" className="text-lg">
          {messagesText.groups.news}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:gap-x-6">
          <div className="w-40 md:w-48">
            <SelectField
              label={messagesText.subject}
              labelHidden
              unmarked
              empty={messagesText.anySubject}
              value={subject ?? ''}
              onChange={setSubject}
              options={SUBJECTS.map((value) => ({ value, label: messagesText.subjects[value] }))}
            />
          </div>
          <CheckboxField
            label={messagesText.unreadOnly(unread)}
            value={unreadOnly}
            onChange={(only) => setUnreadParam(only ? '1' : '')}
          />
          <Button
            size="small"
            icon={<CheckCheck />}
            disabledReason={unread === 0 && messagesText.nothingUnread}
            onClick={() => read.markAll(unread)}
          >
            {messagesText.markAll}
          </Button>
        </div>
      </div>
      <Loaded of={pages} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty
              unreadOnly={unreadOnly}
              filtered={subject !== undefined}
              isAlone={isAlone}
              onAll={() => setSubject('')}
            />
          ) : (
            <div className="grid gap-5" aria-busy={pages.isStale}>
              {daysOf(items).map(([day, messages], nth) => (
                <div key={day}>
                  <p id={`messages-day-${nth}`} className="mb-1 text-sm text-ink-2">
                    {day}
                  </p>
                  <ul className="border-t border-line" aria-labelledby={`messages-news messages-day-${nth}`}>
                    {messages.map((message) => (
                      <NewsRow
                        key={message.id}
                        message={message}
                        read={read.all || message.read_at !== null}
                        onRead={() => read.mark(message.id)}
                      />
                    ))}
                  </ul>
                </div>
              ))}
              <MorePages of={pages} shown={items.length} />
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

/** Groups messages by the reader's days, in their order. */
function daysOf(messages: readonly Message[]): [day: string, messages: Message[]][] {
  const days = new Map<string, Message[]>()
  for (const message of messages) {
    const day = date(message.created_at)
    days.set(day, [...(days.get(day) ?? []), message])
  }
  return [...days]
}

function Empty({
  unreadOnly,
  filtered,
  isAlone,
  onAll,
}: {
  unreadOnly: boolean
  filtered: boolean
  isAlone: boolean
  onAll: () => void
}) {
  if (filtered)
    return (
      <EmptyState
        picture={<NoMessages />}
        title={messagesText.emptyFilter}
        action={<Button onClick={onAll}>{messagesText.showAll}</Button>}
      />
    )
  const title = unreadOnly ? messagesText.emptyUnread : messagesText.emptyTitle
  // Below other entries a picture would say that there is nothing at all.
  if (!isAlone) return <p className="text-ink-2">{title}</p>
  return (
    <EmptyState picture={<NoMessages />} title={title}>
      {!unreadOnly && messagesText.empty}
    </EmptyState>
  )
}
