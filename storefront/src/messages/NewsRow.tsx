import type { Reply } from '@longhaul/contract/routes.ts'
import { money } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { GoodsPicture } from '@longhaul/ui/density/GoodsPicture.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Mail from 'lucide-react/icons/mail'
import Package from 'lucide-react/icons/package'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Wallet from 'lucide-react/icons/wallet'
import Warehouse from 'lucide-react/icons/warehouse'
import { Fragment, type ReactNode } from 'react'
import { to } from '../links.ts'

const ICONS: Readonly<Record<string, typeof Mail>> = {
  order: ClipboardList,
  parcel: Package,
  stock_item: Warehouse,
  inbound: Warehouse,
  funds: Wallet,
  account: ShieldCheck,
}

/**
 * One piece of news: a link to what it is about, which marks it as read. Unread news has a dot, a word for
 * screen readers, and a bold title.
 */
export function NewsRow({ message, read, onRead }: { message: Message; read: boolean; onRead: () => void }) {
  const Icon = ICONS[message.subject_kind] ?? Mail
  const link = linkOf(message)
  const amount = message.amount_fen ? money(message.amount_fen) : ''
  const title = (
    <>
      {!read && <span className="sr-only">{named(messagesText.unreadMark, '')}</span>}
      <Timed text={message.title} moments={message.moments} />
    </>
  )
  const look = `text-ink no-underline after:absolute after:inset-0 ${read ? 'font-normal' : 'font-semibold'}`
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 hover:bg-sunken">
      {message.image ? (
        <GoodsPicture src={message.image} size={44} />
      ) : (
        <span className="grid size-11 place-items-center rounded-control bg-sunken text-ink-2">
          <Icon />
        </span>
      )}
      <div className="min-w-0">
        <h3 className="text-md">
          {!read && <span className="me-2 inline-block size-2 rounded-full bg-primary" aria-hidden="true" />}
          {link ? (
            <Link to={link} className={look} onClick={read ? undefined : onRead}>
              {title}
            </Link>
          ) : (
            <span className={read ? 'font-normal' : 'font-semibold'}>{title}</span>
          )}
        </h3>
        <p className="max-w-text text-sm text-ink-2">
          {message.body && <Timed text={message.body} moments={message.moments} />}
          {amount && !message.body.includes(amount) && (
            <span className="num ms-2 font-medium whitespace-nowrap">{amount}</span>
          )}
        </p>
      </div>
      <span className="text-sm text-ink-2">
        <DateTime at={message.created_at} only="time" />
      </span>
    </li>
  )
}

export type Message = Reply<'GET /messages'>['items'][number]

/** The page of a message's subject; undefined for subjects that we do not know. */
function linkOf({ subject_kind: kind, subject_id: id }: Message): string | undefined {
  switch (kind) {
    case 'order':
      return to.order(id)
    case 'parcel':
      return to.parcel(id)
    case 'stock_item':
      return to.store()
    case 'inbound':
      return to.store('inbound')
    case 'funds':
      return to.funds()
    case 'account':
      if (id === 'watches') return `${to.favourites()}?tab=watched`
      return id === 'security' ? to.secure() : to.settings()
    case 'conversation':
      return to.conversation(id)
    default:
      return undefined
  }
}

/** A sentence of a message, with its times by the reader's clock. */
function Timed({ text, moments }: { text: string; moments: Message['moments'] }) {
  let parts: readonly ReactNode[] = [text]
  for (const moment of moments)
    parts = parts.flatMap((part) => (typeof part === 'string' ? replaced(part, moment) : [part]))
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

function replaced(sentence: string, { text, at, only }: Message['moments'][number]): ReactNode[] {
  const [first = '', ...rest] = sentence.split(text)
  return [first, ...rest.flatMap((after) => [<DateTime key={at} at={at} only={only ?? undefined} />, after])]
}
