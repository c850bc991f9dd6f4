import { conversationsText } from '@longhaul/text/console/conversations/conversations.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Gallery } from '@longhaul/ui/gallery/Gallery.tsx'
import { LinkedText } from '@longhaul/ui/rich/LinkedText.tsx'
import { useFollowEnd } from '@longhaul/ui/scroll/use-follow-end.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import type { StaffConversation, StaffMessage } from './use-talk.ts'

type Step = StaffConversation['steps'][number]
type Entry = { at: string } & ({ message: StaffMessage } | { step: Step })

/**
 * Messages and steps in order, newest last. Internal notes look different from anything that a shopper
 * receives.
 */
export function Talk({
  conversation,
  messages,
  more,
  loadingMore,
  onMore,
}: {
  conversation: StaffConversation
  messages: readonly StaffMessage[]
  more: boolean
  loadingMore: boolean
  onMore: () => void
}) {
  const { box, content } = useFollowEnd(undefined)
  const from = more ? (messages[0]?.created_at ?? '') : ''
  const entries: Entry[] = [
    ...messages.map((message) => ({ at: message.created_at, message })),
    ...conversation.steps.map((step) => ({ at: step.created_at, step })).filter(({ at }) => at >= from),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  const lastOurs = messages.findLast((message) => message.author === 'staff' && !message.internal)
  return (
    <div
      className="overflow-y-auto overscroll-contain focus-visible:-outline-offset-3 max-md:max-h-[60dvh]"
      ref={box}
      role="log"
      aria-label={conversationsText.thread}
      tabIndex={0}
    >
      <div className="grid content-start gap-3 px-6 py-4" ref={content}>
        {more && (
          <div className="justify-self-center">
            <Button size="small" guardMs={0} disabled={loadingMore} onClick={onMore}>
              {conversationsText.earlier}
            </Button>
          </div>
        )}
        {entries.map((entry) =>
          'message' in entry ? (
            <MessageBubble
              key={entry.message.id}
              message={entry.message}
              seen={entry.message === lastOurs && entry.at <= conversation.shopper_read_at}
            />
          ) : (
            <StepLine key={`${entry.at}${entry.step.step}`} step={entry.step} />
          ),
        )}
      </div>
    </div>
  )
}

const SHEET = 'px-3 py-2 border rounded-card'
/** Shopper at the left, staff at the right, internal notes at full width. */
const LOOKS = {
  shopper: {
    place: 'max-w-[min(40rem,88%)] justify-items-start justify-self-start',
    words: `${SHEET} border-line bg-surface`,
  },
  staff: {
    place: 'max-w-[min(40rem,88%)] justify-items-end justify-self-end',
    words: `${SHEET} border-primary-tint bg-primary-tint`,
  },
  note: { place: 'border-s-3 border-kraft bg-kraft-tint px-3 py-2', words: '' },
} as const

function MessageBubble({ message, seen }: { message: StaffMessage; seen: boolean }) {
  const { author, author_name, internal, body, files, created_at } = message
  const look = LOOKS[internal ? 'note' : author]
  return (
    <article className={`grid min-w-0 gap-1 ${look.place}`}>
      <p className="text-xs text-ink-2">
        <b>{author_name}</b> · <DateTime at={created_at} />
        {internal && ` · ${conversationsText.note}`}
        {seen && ` · ${conversationsText.seen}`}
      </p>
      {body && (
        <p className={`max-w-full wrap-anywhere whitespace-pre-wrap ${look.words}`}>
          <LinkedText text={body} />
        </p>
      )}
      {files.length > 0 && (
        <Gallery
          label={conversationsText.pictures}
          size="small"
          photos={files.map(({ url }, index) => ({
            src: url,
            caption: `${conversationsText.picture} ${index + 1}`,
          }))}
        />
      )}
    </article>
  )
}

const StepLine = ({ step: { step, actor_name, to_name, note, created_at } }: { step: Step }) => (
  <p className="justify-self-center text-center text-xs text-ink-2">
    {conversationsText.steps[step](actor_name, to_name ?? '')} · <DateTime at={created_at} />
    {note && <q className="block">{note}</q>}
  </p>
)
