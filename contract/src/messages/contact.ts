import { GUEST_KEY_MAX } from '@longhaul/domain/conversations/guests.ts'
import { MESSAGE_MAX } from '@longhaul/domain/conversations/limits.ts'
import { CONVERSATION_STAGES } from '@longhaul/domain/conversations/stages.ts'
import { Type } from 'typebox'
import { Done, Id, Moment, filled, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

/** The key in the link of an answer's mail. Whoever has it has the guest's mailbox. */
const Key = Type.String({ minLength: 1, maxLength: GUEST_KEY_MAX })

export const askAsGuest = route('POST /contact', {
  who: 'anyone',
  summary: 'Ask customer service a question without an account; it is answered by e-mail',
  body: Type.Object({
    name: filled(100),
    email: filled(254),
    message: filled(MESSAGE_MAX),
    /** A honeypot: the field is invisible, so only a bot fills it in. */
    website: Type.Optional(text(200)),
  }),
  changes: ['conversations'],
  reply: Done,
  refusals: ['invalid_input', 'too_many_requests'],
  perMinute: 5,
})

export const readGuestConversation = route('POST /contact/thread', {
  who: 'anyone',
  summary:
    "Read a guest's conversation with the key from the mail that answered it: its latest messages, oldest first",
  body: Type.Object({ key: Key }),
  changes: ['conversations'],
  reply: Type.Object({
    stage: oneOf(CONVERSATION_STAGES),
    messages: Type.Array(
      Type.Object({
        id: Id,
        author: oneOf(['shopper', 'staff']),
        author_name: Type.String(),
        body: Type.String(),
        created_at: Moment,
      }),
    ),
  }),
  refusals: ['not_found'],
  perMinute: 60,
})

export const writeAsGuest = route('POST /contact/thread/messages', {
  who: 'anyone',
  summary: "Write in a guest's conversation with the key from the mail. A closed conversation is reopened.",
  body: Type.Object({ key: Key, body: filled(MESSAGE_MAX) }),
  changes: ['conversations'],
  reply: Done,
  refusals: ['not_found', 'invalid_input', 'too_many_requests'],
  perMinute: 10,
})
