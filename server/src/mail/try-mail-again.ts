import { tryMailAgain as route } from '@longhaul/contract/messages/mails.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import { mailKey } from './send-mail.job.ts'
import { lockMailForStaff, markMailDue } from './sql.ts'

export const tryMailAgainAction = writeAction(route, tryMailAgain)

/**
 * Retries a mail now, for example after the mail server was repaired. A mail that was sent is not sent again.
 */
async function tryMailAgain(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now, enqueue } = call
  const mail = orNotFound(await lockMailForStaff(tx, params.id))
  if (mail.sent_at !== null) throw new Refusal('mail_sent_already')
  // The secret was wiped when the link expired, so the mail's link would not work.
  if (mail.secret === null && mail.secret_expires_at !== null) throw new Refusal('link_expired')
  await markMailDue(tx, mail.id, now)
  await enqueue('send-mail', { ids: [mail.id] }, { runAt: now, key: mailKey(mail.id) })
  await audit(call, {
    action: 'try_mail_again',
    subjectKind: 'mail',
    subjectId: mail.id,
    before: { attempts: mail.attempts, last_error: mail.last_error },
  })
  return {}
}
