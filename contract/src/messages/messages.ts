import { NOTICE_GROUPS } from '@longhaul/domain/messages/notice-groups.ts'
import { Type } from 'typebox'
import { Fen, Id, Moment, nullable, pageOf, pageQuery, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** One message of the inbox, in the reader's language. */
export const Message = Type.Object({
  id: Id,
  kind: Type.String(),
  /** Something to decide, news, or an answer in a conversation. */
  group: oneOf(NOTICE_GROUPS),
  title: Type.String(),
  body: Type.String(),
  /** The times mentioned in title and body, as written there in warehouse time. */
  moments: Type.Array(Type.Object({ text: Type.String(), at: Moment, only: nullable(oneOf(['date'])) })),
  subject_kind: Type.String(),
  subject_id: Type.String(),
  /** A picture of the first of its goods; null if it is not about goods, or nothing shows them. */
  image: nullable(Type.String()),
  amount_fen: nullable(Fen),
  read_at: nullable(Moment),
  created_at: Moment,
})

export const listMessages = route('GET /messages', {
  who: 'shopper',
  tokens: 'messages',
  grants: { scope: 'messages:read' },
  summary: 'List the inbox, newest first. `unread_count` counts the same group.',
  query: Type.Object({
    ...pageQuery,
    group: Type.Optional(oneOf(NOTICE_GROUPS)),
    unread: Type.Optional(Type.Boolean()),
    subject_kind: Type.Optional(
      oneOf(['order', 'parcel', 'stock_item', 'inbound', 'funds', 'account', 'conversation']),
    ),
  }),
  shows: ['messages'],
  reply: Type.Object({ ...pageOf(Message).properties, unread_count: Type.Integer() }),
})

export const readMessages = route('POST /messages/read', {
  who: 'shopper',
  summary: 'Mark messages as read: the given ones, or all',
  body: Type.Object({
    ids: Type.Optional(Type.Array(Id, { maxItems: 100 })),
    all: Type.Optional(Type.Boolean()),
  }),
  changes: ['messages'],
  reply: Type.Object({ unread_count: Type.Integer() }),
})
