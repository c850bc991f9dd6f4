import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
} from '@longhaul/contract/accounts/account-security.ts'
import { CHANGE_LINK_HOURS, isEmail } from '@longhaul/domain/accounts/limits.ts'
import { notify } from '../messages/public.ts'
import { action } from '../platform/http/action.ts'
import { inTransaction } from '../platform/database/db.ts'
import { type Doing, jobCall } from '../platform/jobs/job-call.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { hashToken, newToken } from '../platform/session.ts'
import { type Addressee, sendAccountMail } from './account-mail.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { MAILS_PER_SHOPPER, spendAllowance } from './limit-calls.ts'
import { findOwnProfile, findShopperByEmail, insertEmailLink, lockEmailLink, useEmailLink } from './sql.ts'
import { setEmail, voidEmailLinks } from './sql-sessions.ts'
import { sendAlreadyRegistered } from './verify-link.ts'

/** Asks for another address: a link to the new one, word to the old one. Whether the new one is taken, only its owner learns. */
export const changeEmailAction = action(
  changeEmail,
  async ({ body, me, now, world }) => {
    const email = body.email.trim()
    if (!isEmail(email)) throw badInput({ email: 'email' })
    if (email.toLowerCase() === me.email.toLowerCase()) throw badInput({ email: 'same_email' })
    await confirmIdentity(world, me.id, body, now)
    await spendAllowance(world, `mails to ${me.id}`, MAILS_PER_SHOPPER, now)
    await inTransaction(world.db, async (tx) => {
      const doing = jobCall(world, tx)
      const profile = await findOwnProfile(tx, me.id)
      const owner = await findShopperByEmail(tx, email)
      await voidEmailLinks(tx, me.id, ['change_email'], now)
      if (owner) await sendAlreadyRegistered(doing, owner)
      await sendChangeLink(doing, { ...profile, email }, owner === undefined)
      await sendAccountMail(doing, profile, 'email_change_asked', { args: { email } })
    })
    return { email }
  },
  { transaction: false },
)

/** A taken address gets no link, but the page shows the same as ever: that it waits for an answer. */
async function sendChangeLink(doing: Doing, to: Addressee, isFree: boolean): Promise<void> {
  const token = newToken()
  const expiresAt = new Date(doing.now.getTime() + CHANGE_LINK_HOURS * 3_600_000)
  await insertEmailLink(doing.tx, {
    token_hash: hashToken(token),
    purpose: 'change_email',
    shopper_id: to.id,
    email: to.email,
    created_at: doing.now,
    expires_at: expiresAt,
  })
  if (isFree) await sendAccountMail(doing, to, 'email_change', { secret: { token, expiresAt } })
}

/** Moves the account to the confirmed address; the old one is told. A second click is harmless. */
export const confirmEmailChangeAction = action(confirmEmailChange, async (call) => {
  const { tx, body, now } = call
  const link = await lockEmailLink(tx, hashToken(body.link.trim()), 'change_email')
  if (!link) throw new Refusal('link_expired')
  if (link.used_at && link.email === link.current_email) return { email: link.email }
  if (link.used_at || link.expires_at <= now) throw new Refusal('link_expired')
  const taken = await findShopperByEmail(tx, link.email)
  if (taken && taken.id !== link.shopper_id) throw new Refusal('link_expired')
  const before = await findOwnProfile(tx, link.shopper_id)
  await useEmailLink(tx, link.id, now)
  await voidEmailLinks(tx, link.shopper_id, ['reset_password', 'verify_email'], now)
  await setEmail(tx, link.shopper_id, link.email, now)
  await sendAccountMail(call, before, 'email_changed', { args: { email: link.email } })
  await notify(call, link.shopper_id, {
    kind: 'email_changed',
    args: { email: link.email },
    subject: { kind: 'account', id: 'security' },
  })
  await call.changed(link.shopper_id, 'account')
  return { email: link.email }
})

export const cancelEmailChangeAction = action(cancelEmailChange, async ({ tx, me, now }) => {
  await voidEmailLinks(tx, me.id, ['change_email'], now)
  return {}
})
