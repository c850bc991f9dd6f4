import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { date } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useFollowEnd } from '@longhaul/ui/scroll/use-follow-end.ts'
import { Fragment } from 'react'
import { MessageBox, UnsentBox } from './MessageBox.tsx'
import type { ThreadMessage } from './use-conversations.ts'
import type { Unsent } from './use-outbox.ts'

/**
 * All messages by day, the newest at the bottom, followed by those still being sent. New messages are
 * announced to screen readers.
 */
export function ThreadMessages({
  messages,
  unsent,
  seenUntil,
  more,
  loadingMore,
  onMore,
  onRetry,
  onDrop,
}: {
  messages: readonly ThreadMessage[]
  unsent: readonly Unsent[]
  seenUntil: string
  more: boolean
  loadingMore: boolean
  onMore: () => void
  onRetry: (message: Unsent) => void
  onDrop: (key: string) => void
}) {
  const { box, content } = useFollowEnd(unsent.at(-1)?.key)
  const lastOwn = messages.findLast((message) => message.author === 'shopper')
  return (
    <div
      ref={box}
      className="min-h-40 overflow-y-auto overscroll-contain bg-paper"
      role="log"
      aria-label={conversationsText.thread}
      tabIndex={0}
    >
      <div ref={content} className="grid grid-cols-1 content-start gap-4 px-4 py-4 md:px-5">
        {more && (
          <div className="justify-self-center">
            <Button size="small" guardMs={0} disabled={loadingMore} onClick={onMore}>
              {conversationsText.earlier}
            </Button>
          </div>
        )}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            {isNewDay(messages[index - 1], message) && (
              <p className="justify-self-center text-xs text-ink-2">{date(message.created_at)}</p>
            )}
            <MessageBox message={message} seen={message === lastOwn && message.created_at <= seenUntil} />
          </Fragment>
        ))}
        {unsent.map((message) => (
          <UnsentBox
            key={message.key}
            message={message}
            onRetry={() => onRetry(message)}
            onDrop={() => onDrop(message.key)}
          />
        ))}
      </div>
    </div>
  )
}

const isNewDay = (before: ThreadMessage | undefined, message: ThreadMessage): boolean =>
  before === undefined || date(before.created_at) !== date(message.created_at)
