import type { Reply } from '@longhaul/contract/routes.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { to } from '../links.ts'

export type Message = Reply<'GET /messages'>['items'][number]

/** The page of a message's subject and the label of its link; null for subjects that we do not know. */
export function linkOf({
  subject_kind: kind,
  subject_id: id,
}: Message): { to: string; words: string } | null {
  const { open } = messagesText
  switch (kind) {
    case 'order':
      return { to: to.order(id), words: open.order }
    case 'parcel':
      return { to: to.parcel(id), words: open.parcel }
    case 'stock_item':
      return { to: to.store(), words: open.stock_item }
    case 'inbound':
      return { to: to.store('inbound'), words: open.inbound }
    case 'funds':
      return { to: to.funds(), words: open.funds }
    case 'account':
      return { to: id === 'security' ? to.secure() : to.settings(), words: open.account }
    case 'conversation':
      return { to: to.conversation(id), words: open.conversation }
    default:
      return null
  }
}
