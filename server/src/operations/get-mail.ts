import { getMail as route } from '@longhaul/contract/staff/operations.staff.ts'
import { mailHtmlUrl, showsLinks } from '../mail/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findMailForStaff, hasReadMail } from './sql.ts'
import { toWire } from './list-mails.ts'

/** An open page fetches the mail repeatedly; within this time that counts as one reading. */
const ONE_READING_MS = 15 * 60_000

export const getMailAction = action(route, getMail)

/** A mail as stored; links that log in are masked. Reading a mail to a shopper is audited. */
async function getMail(call: Call<typeof route>): Answer<typeof route> {
  const { tx, params, world, now } = call
  const { secret_expires_at, shopper_id, ...mail } = orNotFound(await findMailForStaff(tx, params.id))
  if (!(await hasReadMail(tx, call.me.id, mail.id, new Date(now.getTime() - ONE_READING_MS))))
    await audit(call, {
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
