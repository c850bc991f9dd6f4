import { changeEmail as route } from '@longhaul/contract/accounts/account-security.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { CHANGE_LINK_HOURS } from '@longhaul/domain/accounts/limits.ts'
import { confirmIdentity, holdPassword } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { badInput } from '../platform/http/refusal.ts'
import { type Addressee, sendAccountMail } from './account-mail.ts'
import { MAILS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
import { makeEmailLink, sendAlreadyRegistered } from './email-links.ts'
import { findOwnProfile, findShopperByEmail } from './sql.ts'
import { voidEmailLinks } from './sql-links.ts'

export const changeEmailAction = longAction(route, changeEmail)

/**
 * Requests a change of address: mails a link to the new address and a notice to the old one. Only its owner
 * learns if the new address is taken.
 */
async function changeEmail({ body, me, now, world, transact }: LongCall<typeof route>): Answer<typeof route> {
  const email = tidyEmail(body.email)
  if (!isEmail(email)) throw badInput({ email: 'email' })
  if (email.toLowerCase() === tidyEmail(me.email).toLowerCase()) throw badInput({ email: 'same_email' })
  const confirmed = await confirmIdentity(world, me, body, now)
  await spendAllowance(world, `mails to ${me.id}`, MAILS_PER_SHOPPER, now)
  await transact(async (work) => {
    const { tx } = work
    const profile = await findOwnProfile(tx, me.id)
    const owner = await findShopperByEmail(tx, email)
    await voidEmailLinks(tx, me.id, ['change_email'], now)
    await holdPassword(tx, confirmed)
    if (owner) await sendAlreadyRegistered(work, owner)
    await sendChangeLink(work, { ...profile, email }, owner === undefined)
    await sendAccountMail(work, profile, 'email_change_asked', { args: { email } })
  })
  return { email }
}

/** Mails no link to a taken address; the page shows a pending confirmation in either case. */
async function sendChangeLink(work: UnitOfWork, to: Addressee, isFree: boolean): Promise<void> {
  const secret = await makeEmailLink(work, 'change_email', to, CHANGE_LINK_HOURS * 3_600_000)
  if (isFree) await sendAccountMail(work, to, 'email_change', { secret })
}
