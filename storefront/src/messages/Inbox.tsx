import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { deskText } from '@longhaul/text/storefront/desk/desk.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { to } from '../links.ts'
import type { Waiting } from '../shared/waiting/desk-data.ts'
import { WaitingRow } from '../shared/waiting/WaitingRow.tsx'
import { ConversationRow } from './ConversationRow.tsx'
import { News } from './News.tsx'

/**
 * The inbox: everything that waits for the shopper, the same as on the desk; unread answers of customer
 * service; then news by days. The server makes each part, so that nothing depends on how far the news is
 * loaded. `onAllRead` is called when all news counts as read although the server does not know yet.
 */
export function Inbox({ onAllRead }: { onAllRead: (read: boolean) => void }) {
  const waiting = useCall('GET /desk/waiting')
  const answers = usePages('GET /conversations', { unread: true })
  const both = {
    data: waiting.data && answers.data && { waiting: waiting.data, answers: answers.data.items },
    error: waiting.error ?? answers.error,
    isFetching: waiting.isFetching || answers.isFetching,
    refetch: () => [waiting.refetch(), answers.refetch()],
  }
  return (
    <Loaded of={both} skeleton={<Skeleton kind="rows" count={6} />}>
      {(found) => (
        <div className="grid grid-cols-1 gap-10">
          <WaitingPart {...found.waiting} />
          {found.answers.length > 0 && (
            <section aria-labelledby="messages-answers">
              <h2 id="messages-answers" className="mb-2 text-lg">
                {messagesText.groups.talk}
              </h2>
              <ul className="border-y border-line" aria-labelledby="messages-answers">
                {found.answers.map((conversation) => (
                  <ConversationRow key={conversation.id} conversation={conversation} current={false} />
                ))}
              </ul>
              <MorePages of={answers} shown={found.answers.length} />
            </section>
          )}
          <News
            onAllRead={onAllRead}
            isAlone={found.waiting.items.length === 0 && found.answers.length === 0}
          />
        </div>
      )}
    </Loaded>
  )
}

/** What waits for the shopper, nearest deadline first; the first with both of its answers. */
function WaitingPart({ count, items }: { count: number; items: readonly Waiting[] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="messages-waiting">
      <h2 id="messages-waiting" className="mb-2 text-lg">
        {deskText.waiting(count)}
      </h2>
      <ul className="card px-4 md:px-6" aria-labelledby="messages-waiting">
        {items.map((waiting, index) => (
          <WaitingRow
            key={`${waiting.subject.id} ${waiting.order_item_id} ${waiting.step.about}`}
            waiting={waiting}
            answers={index === 0}
          />
        ))}
      </ul>
      {count > items.length && (
        <p className="mt-3">
          <Link to={to.orders()}>{deskText.allWaiting(count - items.length)}</Link>
        </p>
      )}
    </section>
  )
}
