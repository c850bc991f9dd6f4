import { ATTACHMENTS_MAX, MESSAGE_MAX, SUBJECT_MAX } from '@longhaul/domain/conversations/limits.ts'
import { CONVERSATION_STAGES } from '@longhaul/domain/conversations/stages.ts'
import { Type } from 'typebox'
import { StoredFile } from '../site/files.ts'
import { ById, Done, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

/** What a conversation may be about: something of the shopper's own. */
export const ABOUT_KINDS = ['order', 'order_item', 'parcel', 'refund_case'] as const

const About = Type.Object({
  kind: oneOf(ABOUT_KINDS),
  id: Id,
  /** The number that people read: of the order, or of the package. */
  number: Type.String(),
  title: Type.String(),
  /** Where it is shown: the order of an item or a refund request, else the thing itself. */
  page_id: Id,
})

/** What both sides are told of a conversation. */
export const conversationFields = {
  id: Id,
  subject: Type.String(),
  about: nullable(About),
  stage: oneOf(CONVERSATION_STAGES),
  started_at: Moment,
  last_message_at: Moment,
  last_message: Type.Object({ author: oneOf(['shopper', 'staff']), excerpt: Type.String() }),
  /** What the caller has not read of the other side. */
  unread_count: Type.Integer(),
}

export const Conversation = Type.Object({
  ...conversationFields,
  /** How far customer service has read: what the shopper wrote before it was seen. */
  staff_read_at: Moment,
})

export const messageFields = {
  id: Id,
  author: oneOf(['shopper', 'staff']),
  author_name: Type.String(),
  body: Type.String(),
  files: Type.Array(StoredFile),
  created_at: Moment,
}
export const ConversationMessage = Type.Object(messageFields)

/** What is written: words, pictures uploaded before, or both. */
export const writtenFields = {
  body: text(MESSAGE_MAX),
  file_ids: Type.Array(Id, { maxItems: ATTACHMENTS_MAX }),
}

export const listConversations = route('GET /conversations', {
  who: 'shopper',
  tokens: 'messages',
  summary: 'Conversations with customer service, the last spoken of first.',
  query: Type.Object({ ...pageQuery, about_id: Type.Optional(Id) }),
  reply: Type.Object({ ...pageOf(Conversation).properties, unread_count: Type.Integer() }),
})

export const startConversation = route('POST /conversations', {
  who: 'shopper',
  summary:
    'Ask customer service something, about an order, an item, a package or a refund request if it is about one.',
  body: Type.Object({
    subject: filled(SUBJECT_MAX),
    about: nullable(Type.Object({ kind: oneOf(ABOUT_KINDS), id: Id })),
    ...writtenFields,
  }),
  reply: Type.Object({ id: Id }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed', 'too_many_requests'],
  once: true,
  perMinute: 10,
})

export const listConversationMessages = route('GET /conversations/{id}/messages', {
  who: 'shopper',
  tokens: 'messages',
  summary: 'One conversation: newest message first.',
  params: ById,
  query: Type.Object(pageQuery),
  reply: Type.Object({ ...pageOf(ConversationMessage).properties, conversation: Conversation }),
  refusals: ['not_found'],
})

export const writeMessage = route('POST /conversations/{id}/messages', {
  who: 'shopper',
  summary: 'Write in a conversation. One that was closed is open again.',
  params: ById,
  body: Type.Object(writtenFields),
  reply: ConversationMessage,
  refusals: ['not_found', 'invalid_input', 'too_many_requests'],
  once: true,
  perMinute: 30,
})

export const readConversation = route('POST /conversations/{id}/read', {
  who: 'shopper',
  summary: 'Everything up to this message has been read.',
  params: ById,
  body: Type.Object({ message_id: Id }),
  reply: Type.Object({ unread_count: Type.Integer() }),
  refusals: ['not_found'],
})

export const closeConversation = route('POST /conversations/{id}/close', {
  who: 'shopper',
  summary: 'It is settled.',
  params: ById,
  body: Type.Object({}),
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})
