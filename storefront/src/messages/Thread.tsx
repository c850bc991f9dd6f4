import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { StatusTag } from '@longhaul/ui/tag/StatusTag.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { to } from '../links.ts'
import { useHead } from '../shared/head.ts'
import { aboutLink, aboutWords } from './about.ts'
import { Composer } from './Composer.tsx'
import { stageKinds } from './ConversationRow.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import {
  type Conversation,
  type Thread as ThreadOf,
  type ThreadMessage,
  useThread,
} from './use-conversations.ts'
import { useOutbox } from './use-outbox.ts'

/** One conversation: its subject, all messages, and the input for another. */
export function Thread({ id, isOnly }: { id: string; isOnly: boolean }) {
  const thread = useThread(id)
  return (
    <div className="grid grid-cols-1 gap-1 md:gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:hidden">
        {!isOnly && <BackLink />}
        {isOnly && <Link to={to.newConversation()}>{conversationsText.start}</Link>}
      </div>
      <Loaded of={thread} skeleton={<Skeleton kind="card" />}>
        {(found) => (
          <ThreadCard
            thread={found}
            more={thread.hasNextPage}
            loadingMore={thread.isFetchingNextPage}
            onMore={() => void thread.fetchNextPage()}
          />
        )}
      </Loaded>
    </div>
  )
}

/** On a telephone the list is a separate page. */
export const BackLink = () => (
  <Link
    to={to.conversations()}
    className="inline-flex min-h-11 items-center gap-2 justify-self-start md:hidden"
  >
    <ArrowLeft />
    {conversationsText.back}
  </Link>
)

/**
 * As high as the window below the header and the tabs, on a telephone also above the bar of tabs, so that the
 * input is always in view and only the messages scroll.
 */
const CARD =
  'card flex h-[max(22rem,calc(100dvh-17rem))] flex-col [&>[role=log]]:flex-1 md:h-[max(26rem,calc(100dvh-17.5rem))] [@media(max-height:30rem)]:h-auto'

function ThreadCard({
  thread: { conversation, messages },
  more,
  loadingMore,
  onMore,
}: {
  thread: ThreadOf
  more: boolean
  loadingMore: boolean
  onMore: () => void
}) {
  const outbox = useOutbox(conversation.id)
  useReadThread(conversation, messages)
  useHead({ title: conversationsText.title(conversation.subject) })
  return (
    <section className={CARD} aria-labelledby="thread-subject">
      <ThreadHead conversation={conversation} />
      <ThreadMessages
        messages={messages}
        unsent={outbox.unsent}
        seenUntil={conversation.staff_read_at}
        {...{ more, loadingMore, onMore }}
        onRetry={outbox.retry}
        onDrop={outbox.drop}
      />
      <div className="border-t border-line px-4 py-3 md:px-5">
        {conversation.stage === 'closed' && (
          <p className="mb-3 text-sm text-ink-2">{conversationsText.closed}</p>
        )}
        <Composer draft={`conversation-${conversation.id}`} onSend={outbox.send} />
      </div>
    </section>
  )
}

/** Reports to the server how far the shopper has read, while the page is visible. */
function useReadThread({ id, unread_count }: Conversation, messages: readonly ThreadMessage[]): void {
  const { mutate } = useSend('POST /conversations/{id}/read', {
    quiet: true,
  })
  const newest = messages.findLast((message) => message.author === 'staff')?.id
  const unread = unread_count > 0
  useEffect(() => {
    if (!unread || !newest) return
    const read = () => {
      if (document.visibilityState === 'visible') mutate({ params: { id }, body: { message_id: newest } })
    }
    read()
    document.addEventListener('visibilitychange', read, { once: true })
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, mutate, newest, unread])
}

function ThreadHead({ conversation }: { conversation: Conversation }) {
  const { id, subject, about, stage } = conversation
  const close = useSend('POST /conversations/{id}/close')
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 md:px-5">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-lg break-words" id="thread-subject">
          {subject}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <StatusTag kind={stageKinds[stage]}>{conversationsText.stages[stage]}</StatusTag>
          {about && <Link to={aboutLink(about)}>{aboutWords(about.kind, about.number)}</Link>}
        </p>
      </div>
      {stage !== 'closed' && (
        <Button
          size="small"
          busy={close.isPending && conversationsText.closing}
          onClick={() => close.mutate({ params: { id }, body: {} })}
        >
          {conversationsText.close}
        </Button>
      )}
    </header>
  )
}
