import { namesOf } from '@longhaul/domain/entries.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { CheckboxField } from '@longhaul/ui/field/CheckboxField.tsx'
import { SelectField } from '@longhaul/ui/field/SelectField.tsx'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import CheckCheck from 'lucide-react/icons/check-check'
import { useEffect } from 'react'
import { MessageGroups } from './MessageGroups.tsx'
import { useRead } from './use-read.ts'

const SUBJECTS = namesOf(messagesText.subjects)

/**
 * The inbox: pending decisions, answers, news, each newest first; the address can limit it to unread messages
 * or to one kind of subject. `onAllRead` is called when all count as read although the server does not know
 * yet.
 */
export function Inbox({ onAllRead }: { onAllRead: (read: boolean) => void }) {
  const [unreadParam, setUnreadParam] = useSearchParam('unread', { replace: true })
  const [subjectParam, setSubject] = useSearchParam('about', { replace: true })
  const unreadOnly = unreadParam === '1'
  const subject = SUBJECTS.find((subject) => subject === subjectParam)
  const pages = usePages('GET /messages', {
    ...(unreadOnly ? { unread: true } : {}),
    ...(subject ? { subject_kind: subject } : {}),
  })
  const read = useRead()
  const unread = read.all ? 0 : (pages.data?.first?.unread_count ?? 0)
  useEffect(() => onAllRead(read.all), [onAllRead, read.all])
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3 md:gap-x-6">
          <div className="w-40 md:w-56">
            <SelectField
              label={messagesText.subject}
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
        </div>
        <Button
          size="small"
          icon={<CheckCheck />}
          disabledReason={unread === 0 && messagesText.nothingUnread}
          onClick={() => read.markAll(unread)}
        >
          {messagesText.markAll}
        </Button>
      </div>
      <Loaded of={pages} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty unreadOnly={unreadOnly} filtered={subject !== undefined} onAll={() => setSubject('')} />
          ) : (
            <div aria-busy={pages.isStale}>
              <MessageGroups messages={items} read={read} />
              <Pager
                shown={items.length}
                more={pages.more}
                loading={pages.loadingMore}
                onMore={pages.loadMore}
              />
            </div>
          )
        }
      </Loaded>
    </>
  )
}

function Empty({
  unreadOnly,
  filtered,
  onAll,
}: {
  unreadOnly: boolean
  filtered: boolean
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
  return (
    <EmptyState
      picture={<NoMessages />}
      title={unreadOnly ? messagesText.emptyUnread : messagesText.emptyTitle}
    >
      {!unreadOnly && messagesText.empty}
    </EmptyState>
  )
}
