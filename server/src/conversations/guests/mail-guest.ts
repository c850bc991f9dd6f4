import { guestMailIn } from '@longhaul/text/mail/guest-mail.ts'
import { MASK, plainLetter, sendMail } from '../../mail/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import { letterheadIn, readSettings } from '../../site/public.ts'
import type { ConversationRow } from '../sql.ts'
import type { MessageRow } from '../sql-messages.ts'
import { writeGuestKey } from './guest-key.ts'

const YEAR_MS = 365 * 86_400_000

/**
 * Mails a guest the answers, with the question, and a link by which the guest can read on and write back
 * without an account.
 */
export async function mailGuest(
  work: UnitOfWork,
  secret: Buffer,
  conversation: ConversationRow,
  answers: readonly MessageRow[],
  question: string,
): Promise<void> {
  const { guest_email: to, guest_name: name, guest_lang: lang } = conversation
  if (to === null || name === null || lang === null) return
  const head = letterheadIn(await readSettings(work.tx), lang)
  const words = guestMailIn(lang)
  await sendMail(work, {
    to,
    shopperId: null,
    lang,
    template: 'guest_answer',
    head,
    secret: {
      token: writeGuestKey(secret, conversation.id),
      expiresAt: new Date(work.now.getTime() + YEAR_MS),
    },
    letter: plainLetter({
      subject: words.subject(head.siteName),
      sentences: [
        words.hello(name),
        ...answers.map(({ body }) => body),
        ...(question === '' ? [] : [words.youWrote, question]),
      ],
      button: { label: words.writeBack, url: publicUrl(`/contact?key=${MASK}`) },
      footer: { about: '', links: [], lines: [words.footer(head.siteName)] },
    }),
  })
}
