import { money } from '@longhaul/text/format.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { type Message, linkOf } from './message-link.ts'
import { Timed } from './Timed.tsx'

/** One message: its title opens it in its place, which marks it as read; inside, the way to what it is about. */
export function MessageRow({
  message,
  read,
  onRead,
}: {
  message: Message
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
      <h3 className="text-md tracking-normal">
        <button
          type="button"
          className="flex w-full items-start gap-3 px-4 py-3.5 text-start md:px-6"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          <span
            className={`mt-2 size-2 flex-none rounded-full ${read ? 'bg-transparent' : 'bg-primary'}`}
            aria-hidden="true"
          />
          <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[1fr_auto]">
            <span className={read ? 'font-normal' : 'font-semibold'}>
              {!read && <span className="sr-only">{messagesText.unreadMark}: </span>}
              <Timed text={message.title} moments={message.moments} />
            </span>
            <span className="text-sm font-normal text-ink-2">
              <DateTime at={message.created_at} />
            </span>
          </span>
          <ChevronDown className={`mt-0.5 text-ink-3 ${open ? 'rotate-180' : ''}`} />
        </button>
      </h3>
      <div id={id} hidden={!open} className="grid justify-items-start gap-3 px-4 pb-5 ps-9 md:px-6 md:ps-11">
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
