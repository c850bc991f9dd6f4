import { tryMailAgain } from '@longhaul/contract/messages/mails.staff.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, found } from '../platform/http/refusal.ts'
import { mailKey } from './send-mail.job.ts'
import { lockMailForStaff, markMailDue } from './sql.ts'

/** Tries a mail once more, now: the address was mended, or the mail server. What was sent is not sent again. */
export const tryMailAgainAction = action(tryMailAgain, async (call) => {
  const { tx, params, now, enqueue, changed } = call
  const mail = found(await lockMailForStaff(tx, params.id))
  if (mail.sent_at !== null) throw new Refusal('mail_sent_already')
  // Its secret was wiped when the link was over: the mail would open nothing.
  if (mail.secret === null && mail.secret_expires_at !== null) throw new Refusal('link_expired')
  await markMailDue(tx, mail.id, now)
  await enqueue('send-mail', { mailId: mail.id }, { runAt: now, key: mailKey(mail.id) })
  await audit(call, {
    action: 'try_mail_again',
    subjectKind: 'mail',
    subjectId: mail.id,
    before: { attempts: mail.attempts, last_error: mail.last_error },
  })
  await changed('staff', 'messages')
  return {}
})
