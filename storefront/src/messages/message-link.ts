import type { Reply } from '@longhaul/contract/routes.ts'
import { to } from '../links.ts'

export type Message = Reply<'GET /messages'>['items'][number]

/** The page of a message's subject; undefined for subjects that we do not know. */
export function linkOf({ subject_kind: kind, subject_id: id }: Message): string | undefined {
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
