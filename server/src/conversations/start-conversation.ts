import { startConversation } from '@longhaul/contract/messages/conversations.ts'
import { whyNotStart } from '@longhaul/domain/conversations/limits.ts'
import { action } from '../platform/http/action.ts'
import { found, refuseIf } from '../platform/http/refusal.ts'
import { refuseTooMany } from './refuse-too-many.ts'
import { say } from './say.ts'
import { countOwnOpen, insertConversation, lockShopperRow } from './sql.ts'
import { findOwnAbout } from './sql-about.ts'

/** Asks customer service something, about one thing of the shopper's own or about nothing in particular. */
export const startConversationAction = action(
  startConversation,
  async ({ tx, me, body, now, world, changed }) => {
    await lockShopperRow(tx, me.id)
    refuseIf(whyNotStart(await countOwnOpen(tx, me.id)))
    await refuseTooMany(tx, me.id, now, world.env.rateLimitFactor)
    const about = body.about && found(await findOwnAbout(tx, me.id, body.about.kind, body.about.id))
    const conversation = await insertConversation(
      tx,
      {
        shopper_id: me.id,
        // A line is a line, whatever was pasted into it.
        subject: body.subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(),
        about_kind: body.about?.kind ?? null,
        about_id: body.about?.id ?? null,
        about_page_id: about?.page_id ?? null,
        about_number: about?.number ?? '',
        about_title: about?.title ?? '',
      },
      now,
    )
    await say(tx, conversation, { shopperId: me.id }, body, now)
    await changed(me.id, 'conversations')
    await changed('staff', 'conversations')
    return { id: conversation.id }
  },
)
