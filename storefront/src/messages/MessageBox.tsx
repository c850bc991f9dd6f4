import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { LinkedText } from '@longhaul/ui/rich/LinkedText.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import type { ThreadMessage } from './use-conversations.ts'
import type { Unsent } from './use-outbox.ts'

/** One message: author, time, text and pictures. The shopper's own are aligned to the end of the line. */
export function MessageBox({ message, seen }: { message: ThreadMessage; seen: boolean }) {
  const own = message.author === 'shopper'
  return (
    <Box own={own}>
      <p className="text-xs text-ink-2">
        <span className="font-medium">
          {own ? conversationsText.you : conversationsText.serviceOf(message.author_name)}
        </span>{' '}
        · <DateTime at={message.created_at} only="time" />
        {seen && ` · ${conversationsText.seen}`}
      </p>
      <Words own={own} body={message.body} />
      <Pictures pictures={message.files} />
    </Box>
  )
}

/** A message being sent, or one that failed: it is kept, to be resent or discarded. */
export function UnsentBox({
  message,
  onRetry,
  onDrop,
}: {
  message: Unsent
  onRetry: () => void
  onDrop: () => void
}) {
  const { body, pictures, failed } = message
  return (
    <Box own>
      <Words own body={body} />
      <Pictures pictures={pictures} />
      {failed === null ? (
        <p className="text-xs text-ink-2" role="status">
          {conversationsText.sending}
        </p>
      ) : (
        <div className="grid justify-items-end gap-2" role="alert">
          <p className="flex items-start gap-1.5 text-sm text-bad">
            <CircleAlert className="mt-0.5 size-4 flex-none" />
            <span>
              {conversationsText.notSent}. {failed}
            </span>
          </p>
          <span className="flex flex-wrap justify-end gap-2">
            <Button size="small" icon={<RotateCw />} onClick={onRetry}>
              {conversationsText.retry}
            </Button>
            <Button size="small" guardMs={0} onClick={onDrop}>
              {conversationsText.discard}
            </Button>
          </span>
        </div>
      )}
    </Box>
  )
}

const Box = ({ own, children }: { own: boolean; children: ReactNode }) => (
  <article
    className={`grid max-w-[min(34rem,92%)] min-w-0 gap-1.5 ${own ? 'justify-items-end justify-self-end' : 'justify-items-start justify-self-start'}`}
  >
    {children}
  </article>
)

function Words({ own, body }: { own: boolean; body: string }) {
  if (body === '') return null
  return (
    <p
      className={`max-w-full rounded-card border px-3.5 py-2.5 break-words whitespace-pre-wrap ${own ? 'border-primary-tint bg-primary-tint' : 'border-line bg-surface'}`}
    >
      <LinkedText text={body} />
    </p>
  )
}

function Pictures({ pictures }: { pictures: readonly ThreadMessage['files'][number][] }) {
  if (pictures.length === 0) return null
  return (
    <Gallery
      label={conversationsText.picture}
      size="small"
      photos={pictures.map(({ url }, index) => ({
        src: url,
        caption: conversationsText.attached(index + 1),
      }))}
    />
  )
}
