import { writeMessage as route } from '@longhaul/contract/messages/conversations.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { say } from './say.ts'
import { lockOwnConversation } from './sql.ts'
import { takeConversationStep } from './take-conversation-step.ts'
import { toMessages, withoutMark } from './to-wire.ts'

export const writeMessageAction = writeAction(route, writeMessage)

/** Adds a message of the shopper. A closed conversation is reopened and waits for staff. */
async function writeMessage({
  tx,
  me,
  params,
  body,
  now,
  world,
}: WriteCall<typeof route>): Answer<typeof route> {
  const conversation = orNotFound(await lockOwnConversation(tx, me.id, params.id))
  await refuseTooMany(tx, me.id, now, world.env.rateLimitFactor)
  const message = await say(tx, conversation, { shopperId: me.id }, body, now)
  await takeConversationStep(tx, conversation, 'ask', ['shopper'], now)
  const [written] = await toMessages({ db: tx, world, now }, [message], me.name)
  return withoutMark(orNotFound(written))
}
