import { CANNED_BODY_MAX, CANNED_TITLE_MAX } from '@longhaul/domain/conversations/canned.ts'
import { Type } from 'typebox'
import { conversationFields, messageFields, writtenFields } from './conversations.ts'
import {
  ById,
  Done,
  filled,
  Id,
  inLanguages,
  Lang,
  Moment,
  nullable,
  oneOf,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts'
import { route } from '../route.ts'

const DESK = { staff: ['support', 'buyer'] } as const

/** A member of staff, as colleagues see each other. */
export const Colleague = Type.Object({ id: Id, name: Type.String() })

export const StaffConversation = Type.Object({
  ...conversationFields,
  waiting_since: nullable(Moment),
  /** The shopper or, without an id and a code, a guest. */
  shopper: Type.Object({
    id: nullable(Id),
    name: Type.String(),
    code: Type.String(),
    email: Type.String(),
    lang: Lang,
    /**
     * Whether the address is known to be theirs: a guest may have typed anyone's. Nothing about an account
     * may be told to it before.
     */
    proved: Type.Boolean(),
  }),
  /** The member of staff it is assigned to, and since when. */
  holder: nullable(Type.Object({ ...Colleague.properties, since: Moment })),
  shopper_read_at: Moment,
})

export const StaffMessage = Type.Object({
  ...messageFields,
  /** A note for colleagues: the shopper never sees it. */
  internal: Type.Boolean(),
})

const Step = Type.Object({
  step: oneOf(['take', 'hand_over', 'release', 'close', 'reopen']),
  actor_name: Type.String(),
  by_shopper: Type.Boolean(),
  to_name: nullable(Type.String()),
  note: Type.String(),
  created_at: Moment,
})

export const listConversationsForStaff = route('GET /staff/conversations', {
  who: DESK,
  summary:
    'List conversations of all shoppers: those waiting for us by waiting time, all others by their last message',
  query: Type.Object({
    ...pageQuery,
    view: Type.Optional(oneOf(['waiting', 'mine', 'open', 'closed', 'all'])),
    q: Type.Optional(text(100)),
  }),
  shows: ['conversations'],
  reply: Type.Object({
    ...pageOf(StaffConversation).properties,
    counts: Type.Object({ waiting: Type.Integer(), mine: Type.Integer(), open: Type.Integer() }),
  }),
})

export const getConversationForStaff = route('GET /staff/conversations/{id}', {
  who: DESK,
  summary: 'Get a conversation: its shopper, subject, assignee and history',
  params: ById,
  shows: ['conversations'],
  reply: Type.Object({ ...StaffConversation.properties, steps: Type.Array(Step) }),
  refusals: ['not_found'],
})

export const listMessagesForStaff = route('GET /staff/conversations/{id}/messages', {
  who: DESK,
  summary: "List the messages of a conversation, including colleagues' notes, newest first",
  params: ById,
  query: Type.Object(pageQuery),
  shows: ['conversations'],
  reply: pageOf(StaffMessage),
  refusals: ['not_found'],
})

export const answerConversation = route('POST /staff/conversations/{id}/messages', {
  who: DESK,
  summary:
    'Answer the shopper, or leave a note for colleagues. Answering an unassigned conversation assigns it to the caller.',
  params: ById,
  body: Type.Object({ ...writtenFields, internal: Type.Boolean(), close: Type.Boolean() }),
  changes: ['conversations', 'messages', 'staff'],
  reply: StaffMessage,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
  once: true,
})

export const takeConversation = route('POST /staff/conversations/{id}/take', {
  who: DESK,
  summary: 'Take over a conversation that is unassigned, or assigned to the named colleague',
  params: ById,
  body: Type.Object({ from_staff_id: nullable(Id) }),
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const handOverConversation = route('POST /staff/conversations/{id}/hand_over', {
  who: DESK,
  summary: 'Hand a conversation to a colleague, or back to everyone',
  params: ById,
  body: Type.Object({ staff_id: nullable(Id), note: text(500) }),
  changes: ['conversations', 'staff'],
  reply: Done,
  refusals: ['not_found', 'invalid_input'],
})

export const closeConversationByStaff = route('POST /staff/conversations/{id}/close', {
  who: DESK,
  summary: 'Close a conversation',
  params: ById,
  body: Type.Object({}),
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const reopenConversation = route('POST /staff/conversations/{id}/reopen', {
  who: DESK,
  summary: 'Reopen a conversation; it waits for us again',
  params: ById,
  body: Type.Object({}),
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const readConversationByStaff = route('POST /staff/conversations/{id}/read', {
  who: DESK,
  summary: 'Mark the messages of a conversation as read, up to the given one',
  params: ById,
  body: Type.Object({ message_id: Id }),
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found'],
})

export const listColleagues = route('GET /staff/conversation_desk', {
  who: DESK,
  summary: 'List colleagues who can be handed a conversation',
  shows: ['conversations'],
  reply: Type.Object({ items: Type.Array(Colleague) }),
})

const cannedFields = {
  ...inLanguages('title', filled(CANNED_TITLE_MAX)),
  ...inLanguages('body', filled(CANNED_BODY_MAX)),
}
export const CannedAnswer = Type.Object({
  id: Id,
  ...cannedFields,
  updated_at: Moment,
  updated_by: nullable(Type.String()),
})

export const listCannedAnswers = route('GET /staff/canned_answers', {
  who: DESK,
  summary: 'List the canned answers in every language. {name} and {number} are filled in when one is used.',
  shows: ['conversations'],
  reply: Type.Object({ items: Type.Array(CannedAnswer) }),
})

export const addCannedAnswer = route('POST /staff/canned_answers', {
  who: { staff: ['support'] },
  summary: 'Add a canned answer',
  body: Type.Object(cannedFields),
  changes: ['conversations'],
  reply: CannedAnswer,
  refusals: ['invalid_input'],
})

export const changeCannedAnswer = route('PUT /staff/canned_answers/{id}', {
  who: { staff: ['support'] },
  summary:
    'Change a canned answer. `seen_at` is the version that was edited; a version changed by a colleague since then is not overwritten.',
  params: ById,
  body: Type.Object({ ...cannedFields, seen_at: Moment }),
  changes: ['conversations'],
  reply: CannedAnswer,
  refusals: ['not_found', 'invalid_input', 'out_of_date'],
})

export const removeCannedAnswer = route('DELETE /staff/canned_answers/{id}', {
  who: { staff: ['support'] },
  summary: 'Delete a canned answer',
  params: ById,
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found'],
})
