import { writeAsGuest as route } from '@longhaul/contract/messages/contact.ts'
import { GUEST_MESSAGES_PER_HOUR } from '@longhaul/domain/conversations/guests.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import { sayAsGuest } from '../say.ts'
import { takeConversationStep } from '../take-conversation-step.ts'
import { readGuestKey } from './guest-key.ts'
import { countQuestionsSince, lockConversationByKey, proveGuest } from './sql-guests.ts'

export const writeAsGuestAction = writeAction(route, writeAsGuest)

/**
 * A guest writes back by the link of an answer. A forgotten conversation, which is nobody's, cannot be
 * continued.
 */
async function writeAsGuest({
  tx,
  body,
  now,
  world,
  concerns,
}: WriteCall<typeof route>): Answer<typeof route> {
  const id = orNotFound(readGuestKey(world.secret, body.key))
  const conversation = orNotFound(await lockConversationByKey(tx, id))
  orNotFound(conversation.shopper_id ?? conversation.guest_email)
  const hourAgo = new Date(now.getTime() - 3_600_000)
  if (
    (await countQuestionsSince(tx, id, hourAgo, now)) >=
    GUEST_MESSAGES_PER_HOUR * world.env.rateLimitFactor
  )
    throw new Refusal('too_many_requests', { retry_after: 600 })
  await sayAsGuest(tx, conversation, body.body, now)
  await takeConversationStep(tx, conversation, 'ask', ['shopper'], now)
  await proveGuest(tx, id, now)
  if (conversation.shopper_id) concerns(conversation.shopper_id)
  return {}
}
