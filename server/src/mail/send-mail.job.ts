import { isPassing, nextMailTry } from '@longhaul/domain/mail/retries.ts'
import { inTransaction } from '../platform/database/db.ts'
import { announce } from '../platform/announce.ts'
import { enqueue, job } from '../platform/jobs/jobs.ts'
import { handOver } from './hand-over.ts'
import { openMail } from './mail-secret.ts'
import { findUnsentMailForJob, markMailFailed, markMailSent } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-mail': { mailId: string }
  }
}

/**
 * Hands a mail to the SMTP server. Without one (demo mode) the mailbox is where it stays. A failure is kept with its reason; one that may pass is
 * tried again later and later, one that is the server's last word is given up, until a member of staff retries it.
 */
export const sendMailJob = job({
  name: 'send-mail',
  async run({ db, env, clock, log, sealingKeys }, { mailId }) {
    const stored = await findUnsentMailForJob(db, mailId)
    if (!stored) return
    const { mail, mask } = openMail(sealingKeys, stored)
    const fault = env.smtpUrl ? await handOver(env, mail) : null
    const now = clock.now()
    if (!fault) {
      await markMailSent(db, mailId, now, { staysHere: !env.smtpUrl })
      return
    }
    const nextTryAt = isPassing(fault) ? nextMailTry(stored.attempts + 1, now) : null
    log.warn({ mailId, attempts: stored.attempts + 1, nextTryAt, code: fault.code }, 'mail not delivered')
    await inTransaction(db, async (tx) => {
      await markMailFailed(tx, mailId, { error: mask(fault.message), nextTryAt, now })
      announce(tx, [], ['mails'])
      if (nextTryAt) await enqueue(tx, 'send-mail', { mailId }, { runAt: nextTryAt, key: mailKey(mailId) })
    })
  },
})

/** At most one further try of a mail waits in the queue. */
export const mailKey = (mailId: string): string => `mail-${mailId}`
