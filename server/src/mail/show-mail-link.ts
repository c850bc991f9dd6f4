import { showMailLink as route } from '@longhaul/contract/messages/mails.staff.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal, orNotFound } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { secretAddress } from './mail-secret.ts'
import { findSecretMailForStaff } from './sql.ts'

export const showMailLinkAction = writeAction(route, showMailLink)

/**
 * Shows the link of a mail if mails are not delivered, which is the case in a demo without a mail server. In
 * a real shop only the recipient sees it.
 */
async function showMailLink(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, params, now, world } = call
  const mail = orNotFound(await findSecretMailForStaff(tx, params.id))
  if (!showsLinks(world)) throw new Refusal('feature_closed')
  if (mail.secret === null || mail.secret_expires_at === null || mail.secret_expires_at <= now)
    throw new Refusal('link_expired')
  await audit(call, { action: 'show_mail_link', subjectKind: 'mail', subjectId: mail.id })
  return { url: orNotFound(secretAddress(world.sealingKeys, mail)) }
}

/** Whether mails go only to the mailbox of the console. */
export const showsLinks = ({ env }: Pick<World, 'env'>): boolean => env.demo && !env.smtpUrl
