import { writeMessage } from '@longhaul/contract/messages/conversations.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { say } from './say.ts'
import { lockOwnConversation } from './sql.ts'
import { takeConversationStep } from './take-conversation-step.ts'
import { toMessages, withoutMark } from './to-wire.ts'

/** The shopper writes; whatever was closed is open again and waits for us. */
export const writeMessageAction = action(
  writeMessage,
  async ({ tx, me, params, body, now, world, changed }) => {
    const conversation = found(await lockOwnConversation(tx, me.id, params.id))
    await refuseTooMany(tx, me.id, now, world.env.rateLimitFactor)
    const message = await say(tx, conversation, { shopperId: me.id }, body, now)
    await takeConversationStep(tx, conversation, 'ask', ['shopper'], now)
    await changed(me.id, 'conversations')
    await changed('staff', 'conversations')
    const [written] = await toMessages({ tx, world, now }, [message], me.name)
    return withoutMark(found(written))
  },
)
