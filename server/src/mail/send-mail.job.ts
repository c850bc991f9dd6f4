import { isPassing, nextMailTry } from '@longhaul/domain/mail/retries.ts'
import { linkTopicOf } from '@longhaul/domain/messages/mail-topics.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { job } from '../platform/jobs/jobs.ts'
import { tracing } from '../platform/tracing.ts'
import type { World } from '../platform/world.ts'
import { choicesUrl } from './choices-link.ts'
import { handOver } from './hand-over.ts'
import { openMail } from './mail-secret.ts'
import { type MailRow, listUnsentMailsForJob, markMailFailed, markMailsSent } from './sql.ts'

declare module '../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-mail': { ids: string[] }
  }
}

/**
 * Hands mails to the SMTP server. Without one (demo mode) they stay in the console's mailbox. Failures are
 * stored with their reason. After a transient failure the mail is retried at growing intervals; after a
 * permanent one it is given up, until a member of staff retries it.
 */
export const sendMailJob = job({
  name: 'send-mail',
  async run(world, { ids }) {
    const mails = await listUnsentMailsForJob(world.db, ids)
    const isSent = await Promise.all(mails.map((mail) => send(world, mail)))
    const sent = mails.filter((_, at) => isSent[at]).map(({ id }) => id)
    if (sent.length === 0) return
    await inJob(world, ['mails'], ({ tx, now }) =>
      markMailsSent(tx, sent, now, { staysHere: !world.env.smtpUrl }),
    )
  },
})

/** Hands a mail over; if that fails, stores the failure and returns false. */
async function send(world: World, stored: MailRow): Promise<boolean> {
  const { env, clock, log, sealingKeys } = world
  const { mail, mask } = openMail(sealingKeys, stored)
  const { id, attempts, cause } = stored
  const about = {
    'longhaul.mail': stored.template,
    'longhaul.mail_id': id,
    ...(cause === null ? {} : { 'longhaul.request_id': cause }),
  }
  const span = tracing()?.begin(`mail ${stored.template}`, { kind: 'mail', about })
  const fault = env.smtpUrl ? await handOver(env, mail, unsubscribeUrlOf(world, stored)) : null
  span?.end({}, fault)
  if (!fault) {
    log.info({ mailId: id, reqId: cause }, 'mail delivered')
    return true
  }
  const nextTryAt = isPassing(fault) ? nextMailTry(attempts + 1, clock.now()) : null
  log.warn(
    { mailId: id, reqId: cause, attempts: attempts + 1, nextTryAt, code: fault.code },
    'mail not delivered',
  )
  await inJob(world, ['mails'], async ({ tx, now, enqueue }) => {
    await markMailFailed(tx, id, { error: mask(fault.message), nextTryAt, now })
    if (nextTryAt) await enqueue('send-mail', { ids: [id] }, { runAt: nextTryAt, key: mailKey(id) })
  })
  return false
}

/** The link by which the reader of news gets no more of it; none for mails that always come. */
function unsubscribeUrlOf({ secret }: World, mail: MailRow): string | undefined {
  const topic = linkTopicOf(mail.template)
  if (!topic || mail.shopper_id === null) return undefined
  const { shopper_id: shopperId, recipient: email, created_at: at } = mail
  return choicesUrl(secret, { shopperId, email, topic, at })
}

/** The job key: at most one further attempt at a mail waits in the queue. */
export const mailKey = (mailId: string): string => `mail-${mailId}`
