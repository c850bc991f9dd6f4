import { money } from '@longhaul/text/format.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { Deadline } from '@longhaul/ui/time/Deadline.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import type { Waiting } from '../shared/waiting/desk-data.ts'
import { addressOf, deadlineOf } from '../shared/waiting/waiting-words.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { GoodsName } from '../shared/GoodsName.tsx'
import { wordsOf } from '../shared/step-words.ts'
import { type Message, linkOf } from './message-link.ts'
import { Timed } from './Timed.tsx'

/**
 * One message: its title unfolds it in place, which marks it as read; inside is a link to its subject. If it
 * still requires a decision, the row shows the step's words, the goods, the deadline and the button, and its
 * own text is inside.
 */
export function MessageRow({
  message,
  decision,
  isOfDay,
  read,
  onRead,
}: {
  message: Message
  decision?: Waiting | undefined
  /** Shows only the time, because the day is above it. */
  isOfDay?: boolean | undefined
  read: boolean
  onRead: () => void
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const link = linkOf(message)
  function toggle() {
    setOpen(!open)
    if (!open && !read) onRead()
  }
  return (
    <li className="border-b border-line last:border-b-0">
      <div className={`relative pe-12 md:pe-14 ${decision ? DECISION : ''}`}>
        {decision && <GoodsPicture src={decision.photos[0] ?? decision.image} size={72} />}
        <div className="min-w-0">
          <Title
            message={message}
            asked={decision && wordsOf(decision.step).title}
            isOfDay={isOfDay}
            read={read}
            open={open}
            controls={id}
            onToggle={toggle}
          />
          {decision && <About decision={decision} />}
        </div>
        {decision && (
          <span className="relative max-md:col-start-2 max-md:ps-5">
            <ButtonLink to={addressOf(decision)} size="small" onClick={read ? undefined : onRead}>
              {wordsOf(decision.step).action}
            </ButtonLink>
          </span>
        )}
      </div>
      <div
        id={id}
        hidden={!open}
        className={`grid justify-items-start gap-3 pb-5 ps-5 ${decision ? 'px-4 md:px-6' : ''}`}
      >
        {decision && (
          <p className="max-w-text">
            <Timed text={message.title} moments={message.moments} />
          </p>
        )}
        {message.body && (
          <p className="max-w-text text-ink-2">
            <Timed text={message.body} moments={message.moments} />
          </p>
        )}
        {message.amount_fen !== null && <p className="num font-medium">{money(message.amount_fen)}</p>}
        {link && (
          <ButtonLink to={link.to} size="small">
            {link.words}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}

/** The subject of a decision, and its deadline. */
const About = ({ decision }: { decision: Waiting }) => (
  <div className="ps-5 text-sm text-ink-2">
    <p className="line-clamp-1">
      <GoodsName of={decision} />
    </p>
    {decision.step.by && <Deadline until={decision.step.by} says={deadlineOf(decision.step)} />}
  </div>
)

/**
 * The heading, which is a button across the whole row; unread messages have a dot and a word. A pending
 * decision comes first.
 */
const Title = ({
  message,
  asked,
  isOfDay,
  read,
  open,
  controls,
  onToggle,
}: {
  message: Message
  asked: string | undefined
  isOfDay: boolean | undefined
  read: boolean
  open: boolean
  controls: string
  onToggle: () => void
}) => (
  <h3 className="text-md">
    <button
      type="button"
      className={`flex w-full items-start gap-3 text-start min-h-11 after:absolute after:inset-0 md:min-h-0 ${asked ? 'py-1' : 'py-2.5'}`}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span
        className={`mt-2 size-2 flex-none rounded-full ${read ? 'bg-transparent' : 'bg-primary'}`}
        aria-hidden="true"
      />
      <span
        className={`grid min-w-0 flex-1 gap-x-4 ${isOfDay ? 'grid-cols-[1fr_auto]' : 'md:grid-cols-[1fr_auto]'}`}
      >
        <span className={asked ? 'font-semibold' : read ? 'font-normal' : 'font-medium'}>
          {!read && <span className="sr-only">{messagesText.unreadMark}: </span>}
          {asked ?? <Timed text={message.title} moments={message.moments} />}
        </span>
        {!asked && (
          <span className="text-sm font-normal text-ink-2">
            <DateTime at={message.created_at} only={isOfDay ? 'time' : undefined} />
          </span>
        )}
      </span>
      <ChevronDown className={`absolute end-4 top-3.5 text-ink-3 md:end-6 ${open ? 'rotate-180' : ''}`} />
    </button>
  </h3>
)

const DECISION =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-2 ps-4 py-3 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:ps-6'
