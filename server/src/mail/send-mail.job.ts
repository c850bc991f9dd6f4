import { createTransport } from 'nodemailer'
import { job } from '../platform/jobs.ts'
import { findUnsentMailForJob, markMailFailed, markMailSent } from './sql.ts'

/** Hands a mail to the SMTP server. Without one (demo mode) the mailbox is where it stays. A failure is kept and tried again. */
export const sendMailJob = job({
  name: 'send-mail',
  async run({ db, env, clock }, { mailId }) {
    const mail = await findUnsentMailForJob(db, mailId)
    if (!mail) return
    if (!env.smtpUrl) {
      await markMailSent(db, mailId, clock.now())
      return
    }
    const transport = createTransport({
      url: env.smtpUrl,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    })
    try {
      await transport.sendMail({
        from: env.mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        // The same id on every attempt: a mail program shows a repeat once.
        messageId: `<${mail.id}@longhaul>`,
        headers: {
          'Content-Language': mail.lang === 'zh' ? 'zh-Hans' : 'en',
          'Auto-Submitted': 'auto-generated',
        },
      })
    } catch (error) {
      await markMailFailed(db, mailId, error instanceof Error ? error.message : String(error))
      throw error
    } finally {
      transport.close()
    }
    await markMailSent(db, mailId, clock.now())
  },
})
