import { ATTACHMENTS_MAX, MESSAGE_MAX, SUBJECT_MAX } from '@longhaul/domain/conversations/limits.ts'
import { CONVERSATION_STAGES } from '@longhaul/domain/conversations/stages.ts'
import { Type } from 'typebox'
import { StoredFile } from '../site/files.ts'
import { ById, Done, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { route } from '../route.ts'

/** What a conversation may be about: the shopper's own order, item, package or refund request. */
export const ABOUT_KINDS = ['order', 'order_item', 'parcel', 'refund_case'] as const

const About = Type.Object({
  kind: oneOf(ABOUT_KINDS),
  id: Id,
  /** The readable number of the order or the package. */
  number: Type.String(),
  title: Type.String(),
  /** The id of its page: the order for an item or a refund request, else its own. */
  page_id: Id,
})

/** The data of a conversation that both sides receive. */
export const conversationFields = {
  id: Id,
  subject: Type.String(),
  about: nullable(About),
  stage: oneOf(CONVERSATION_STAGES),
  started_at: Moment,
  last_message_at: Moment,
  last_message: Type.Object({ author: oneOf(['shopper', 'staff']), excerpt: Type.String() }),
  /** The number of the other side's messages that the caller has not read. */
  unread_count: Type.Integer(),
}

export const Conversation = Type.Object({
  ...conversationFields,
  /** How far customer service has read: the shopper's messages before this moment were seen. */
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

/** The content of a message: words, previously uploaded pictures, or both. */
export const writtenFields = {
  body: text(MESSAGE_MAX),
  file_ids: Type.Array(Id, { maxItems: ATTACHMENTS_MAX }),
}

export const listConversations = route('GET /conversations', {
  who: 'shopper',
  tokens: 'messages',
  grants: { scope: 'messages:read' },
  summary: 'List conversations with customer service, latest message first',
  query: Type.Object({
    ...pageQuery,
    about_id: Type.Optional(Id),
    /** Only conversations with an answer that the shopper has not read. */
    unread: Type.Optional(Type.Boolean()),
  }),
  shows: ['conversations'],
  reply: Type.Object({ ...pageOf(Conversation).properties, unread_count: Type.Integer() }),
})

export const startConversation = route('POST /conversations', {
  who: 'shopper',
  summary:
    'Ask customer service a question, optionally about an order, an item, a package or a refund request',
  body: Type.Object({
    subject: filled(SUBJECT_MAX),
    about: nullable(Type.Object({ kind: oneOf(ABOUT_KINDS), id: Id })),
    ...writtenFields,
  }),
  changes: ['conversations'],
  reply: Type.Object({ id: Id }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed', 'too_many_requests'],
  once: true,
  perMinute: 10,
})

export const listConversationMessages = route('GET /conversations/{id}/messages', {
  who: 'shopper',
  tokens: 'messages',
  grants: { scope: 'messages:read' },
  summary: 'List the messages of a conversation, newest first',
  params: ById,
  query: Type.Object(pageQuery),
  shows: ['conversations'],
  reply: Type.Object({ ...pageOf(ConversationMessage).properties, conversation: Conversation }),
  refusals: ['not_found'],
})

export const writeMessage = route('POST /conversations/{id}/messages', {
  who: 'shopper',
  summary: 'Write a message in a conversation. A closed conversation is reopened.',
  params: ById,
  body: Type.Object(writtenFields),
  changes: ['conversations'],
  reply: ConversationMessage,
  refusals: ['not_found', 'invalid_input', 'too_many_requests'],
  once: true,
  perMinute: 30,
})

export const readConversation = route('POST /conversations/{id}/read', {
  who: 'shopper',
  summary: 'Mark the messages of a conversation as read, up to the given one',
  params: ById,
  body: Type.Object({ message_id: Id }),
  changes: ['conversations', 'messages'],
  reply: Type.Object({ unread_count: Type.Integer() }),
  refusals: ['not_found'],
})

export const closeConversation = route('POST /conversations/{id}/close', {
  who: 'shopper',
  summary: 'Close a conversation',
  params: ById,
  body: Type.Object({}),
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})
