import { tidyShown } from '@longhaul/domain/texts/tidy.ts'
import { startConversation as route } from '@longhaul/contract/messages/conversations.ts'
import { whyNotStart } from '@longhaul/domain/conversations/limits.ts'
import { lockShopperRow } from '../platform/database/own-rows.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound, refuseIf } from '../platform/http/refusal.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { say } from './say.ts'
import { countOwnOpen, insertConversation } from './sql.ts'
import { findOwnAbout } from './sql-about.ts'

export const startConversationAction = writeAction(route, startConversation)

/**
 * Asks customer service a question, about one of the shopper's own orders, items or the like, or about
 * nothing in particular.
 */
async function startConversation({
  tx,
  me,
  body,
  now,
  world,
}: WriteCall<typeof route>): Answer<typeof route> {
  await lockShopperRow(tx, me.id)
  refuseIf(whyNotStart(await countOwnOpen(tx, me.id)))
  await refuseTooMany(tx, me.id, now, world.env.rateLimitFactor)
  const about = body.about && orNotFound(await findOwnAbout(tx, me.id, body.about.kind, body.about.id))
  const conversation = await insertConversation(
    tx,
    {
      shopper_id: me.id,
      // The subject is a single line, whatever was pasted into it.
      subject: tidyShown(body.subject),
      about_kind: body.about?.kind ?? null,
      about_id: body.about?.id ?? null,
      about_page_id: about?.page_id ?? null,
      about_number: about?.number ?? '',
      about_title: about?.title ?? '',
    },
    now,
  )
  await say(tx, conversation, { shopperId: me.id }, body, now)
  return { id: conversation.id }
}
