import { getMail as route } from '@longhaul/contract/staff/operations.staff.ts'
import { mailHtmlUrl, showsLinks } from '../mail/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { auditReading } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findMailForStaff, hasReadMail } from './sql.ts'
import { toWire } from './list-mails.ts'

/** An open page fetches the mail repeatedly; within this time that counts as one reading. */
const ONE_READING_MS = 15 * 60_000

export const getMailAction = readAction(route, getMail)

/** A mail as stored; links that log in are masked. Reading a mail to a shopper is audited. */
async function getMail(call: ReadCall<typeof route>): Answer<typeof route> {
  const { db, params, world, now } = call
  const { secret_expires_at, shopper_id, ...mail } = orNotFound(await findMailForStaff(db, params.id))
  if (!(await hasReadMail(db, call.me.id, mail.id, new Date(now.getTime() - ONE_READING_MS))))
    await auditReading(call.world, call, {
      action: 'read_mail',
      subjectKind: 'mail',
      subjectId: mail.id,
      after: { template: mail.template, shopper_id },
    })
  return {
    ...toWire(mail),
    link:
      secret_expires_at === null
        ? ('none' as const)
        : showsLinks(world) && secret_expires_at > now
          ? ('on_demand' as const)
          : ('masked' as const),
    text_body: mail.text_body,
    html_body: mail.html_body,
    cause: mail.cause,
    html_url: mailHtmlUrl(world, mail.id, now),
  }
}
