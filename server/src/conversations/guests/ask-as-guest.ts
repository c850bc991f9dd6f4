import { askAsGuest as route } from '@longhaul/contract/messages/contact.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import {
  GUEST_QUESTIONS_PER_EMAIL,
  GUEST_QUESTIONS_PER_PLACE,
} from '@longhaul/domain/conversations/guests.ts'
import { SUBJECT_MAX } from '@longhaul/domain/conversations/limits.ts'
import { shorten } from '@longhaul/domain/texts/shorten.ts'
import { tidyLine } from '@longhaul/domain/texts/tidy.ts'
import { countHit } from '../../platform/database/count-hit.ts'
import { type Answer, type WriteCall, writeAction } from '../../platform/http/action.ts'
import { Refusal, badInput } from '../../platform/http/refusal.ts'
import { sayAsGuest } from '../say.ts'
import { insertConversation } from '../sql.ts'

export const askAsGuestAction = writeAction(route, askAsGuest)

/**
 * A guest asks customer service a question. Nothing is mailed until staff answer, so that nobody can use the
 * form to send mail to others; and nothing on the page leads to the conversation, so that only who reads the
 * mailbox sees the answer. A question that fills in the honeypot gets the usual answer and is dropped.
 */
async function askAsGuest(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, lang, now, request } = call
  const email = tidyEmail(body.email)
  const name = tidyLine(body.name)
  if (!isEmail(email)) throw badInput({ email: 'email' })
  if (name === '') throw badInput({ name: 'required' })
  if (body.website) return {}
  await limit(call, `guest ${request.ip}`, GUEST_QUESTIONS_PER_PLACE)
  await limit(call, `guest ${email.toLowerCase()}`, GUEST_QUESTIONS_PER_EMAIL)
  const conversation = await insertConversation(
    tx,
    {
      shopper_id: null,
      guest_name: name,
      guest_email: email,
      guest_lang: lang,
      subject: shorten(tidyLine(body.message), SUBJECT_MAX / 2),
      about_kind: null,
      about_id: null,
      about_page_id: null,
      about_number: '',
      about_title: '',
    },
    now,
  )
  await sayAsGuest(tx, conversation, body.message, now)
  return {}
}

const DAY_MS = 86_400_000

async function limit(
  { tx, now, world }: WriteCall<typeof route>,
  key: string,
  perDay: number,
): Promise<void> {
  const { hits, resetsAt } = await countHit(tx, key, now, DAY_MS)
  if (hits <= perDay * world.env.rateLimitFactor) return
  throw new Refusal('too_many_requests', {
    retry_after: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
  })
}
