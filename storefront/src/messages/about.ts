import { namesOf } from '@longhaul/domain/entries.ts'
import { conversationsText } from '@longhaul/text/storefront/messages/conversations.ts'
import { to } from '../links.ts'
import type { Conversation } from './use-conversations.ts'

type About = NonNullable<Conversation['about']>
export type AboutKind = About['kind']

const KINDS = namesOf(conversationsText.about)

/** The subject of a conversation in words: "Order 10241-5". */
export const aboutWords = (kind: AboutKind, number: string): string => conversationsText.about[kind](number)

/** The page of the subject. */
export const aboutLink = ({ kind, page_id: id }: About): string =>
  kind === 'parcel' ? to.parcel(id) : to.order(id)

/** Parses `order:0198…` from the address or a select; null for anything else. */
export function readAbout(text: string): { kind: AboutKind; id: string } | null {
  const [, word, id] = /^(\w+):([0-9a-f-]{36})$/i.exec(text) ?? []
  const kind = KINDS.find((kind) => kind === word)
  return kind && id ? { kind, id } : null
}
