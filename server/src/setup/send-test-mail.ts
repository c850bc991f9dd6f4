import { sendTestMail as route } from '@longhaul/contract/site/setup.staff.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { MAIL_TEST_MINUTES } from '@longhaul/domain/setup/mail-test.ts'
import { testMailIn } from '@longhaul/text/mail/test-mail.ts'
import { MASK, plainLetter, sendMail } from '../mail/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { badInput } from '../platform/http/refusal.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { letterheadIn, readSettings } from '../site/public.ts'
import { hashOfMailServer, readSetup } from './read-setup.ts'
import { insertMailTest } from './sql.ts'

export const sendTestMailAction = writeAction(route, sendTestMail)

/**
 * Sends a mail whose link proves that it arrived: stored mails do not contain the link, so the console's
 * mailbox does not show it.
 */
async function sendTestMail(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, body, me, now, lang, world } = call
  const to = tidyEmail(body.to ?? me.email)
  if (!isEmail(to)) throw badInput({ to: 'email' })
  const token = newToken()
  const words = testMailIn(lang)
  await insertMailTest(tx, {
    recipient: to,
    code_hash: hashToken(token),
    settings_hash: hashOfMailServer(world.env),
    sent_at: now,
    sent_by: me.id,
  })
  const head = letterheadIn(await readSettings(tx), lang)
  await sendMail(call, {
    to,
    shopperId: null,
    lang,
    template: 'test_mail',
    head,
    secret: { token, expiresAt: new Date(now.getTime() + MAIL_TEST_MINUTES * 60_000) },
    letter: plainLetter({
      subject: words.subject(head.siteName),
      sentences: [words.greeting, words.body],
      button: { label: words.open, url: publicUrl(`/console/setup?mail=${MASK}`) },
      footer: { about: '', links: [], lines: [words.footer] },
    }),
  })
  await audit(call, { action: 'send_test_mail', subjectKind: 'setup', subjectId: 'mail', after: { to } })
  return await readSetup(call)
}
