import { isPassing, nextMailTry } from '@longhaul/domain/mail/retries.ts'
import { inJob } from '../platform/jobs/job-call.ts'
import { job } from '../platform/jobs/jobs.ts'
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
  async run(world, { mailId }) {
    const { db, env, clock, log, sealingKeys } = world
    const stored = await findUnsentMailForJob(db, mailId)
    if (!stored) return
    const { mail, mask } = openMail(sealingKeys, stored)
    const fault = env.smtpUrl ? await handOver(env, mail) : null
    if (!fault) {
      await inJob(world, ['mails'], ({ tx, now }) =>
        markMailSent(tx, mailId, now, { staysHere: !env.smtpUrl }),
      )
      return
    }
    const nextTryAt = isPassing(fault) ? nextMailTry(stored.attempts + 1, clock.now()) : null
    log.warn({ mailId, attempts: stored.attempts + 1, nextTryAt, code: fault.code }, 'mail not delivered')
    await inJob(world, ['mails'], async ({ tx, now, enqueue }) => {
      await markMailFailed(tx, mailId, { error: mask(fault.message), nextTryAt, now })
      if (nextTryAt) await enqueue('send-mail', { mailId }, { runAt: nextTryAt, key: mailKey(mailId) })
    })
  },
})

/** At most one further try of a mail waits in the queue. */
export const mailKey = (mailId: string): string => `mail-${mailId}`
