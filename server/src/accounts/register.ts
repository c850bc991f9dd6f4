import { register as route } from '@longhaul/contract/accounts/session.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { isNickname, tidyNickname } from '@longhaul/domain/accounts/nickname.ts'
import { hashPassword } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { badInput } from '../platform/http/refusal.ts'
import { readSettings } from '../site/public.ts'
import { newCode } from './code.ts'
import { REGISTRATIONS_PER_ADDRESS, spendAllowance } from './limit-calls.ts'
import { passwordIssue } from './password-change.ts'
import { findShopperByEmail, insertShopper } from './sql.ts'
import { sendAlreadyRegistered, sendVerifyLink } from './email-links.ts'

export const registerAction = longAction(route, register)

/**
 * Creates an account and mails the link that verifies its address. If the address is known, its owner gets a
 * mail saying so; the answer is the same.
 */
async function register({
  body,
  lang,
  now,
  world,
  request,
  transact,
}: LongCall<typeof route>): Answer<typeof route> {
  const email = tidyEmail(body.email)
  const nickname = tidyNickname(body.nickname ?? '')
  const faults: Record<string, string> = {}
  if (!isEmail(email)) faults['email'] = 'email'
  const fault = passwordIssue(body.password)
  if (fault) faults['password'] = fault
  if (nickname !== '' && !isNickname(nickname)) faults['nickname'] = 'nickname'
  if (Object.keys(faults).length > 0) throw badInput(faults)

  await spendAllowance(world, `register from ${request.ip}`, REGISTRATIONS_PER_ADDRESS, now)
  const passwordHash = await hashPassword(body.password)
  await transact(async (work) => {
    const { tx } = work
    const shopper = {
      code: newCode(),
      email,
      password_hash: passwordHash,
      nickname,
      lang,
      currency: (await readSettings(tx)).defaultCurrency,
      created_at: now,
    }
    const made = await insertShopper(tx, shopper)
    if (made) {
      await work.enqueue('welcome-coupons', { shopperId: made.id })
      if (body.creator_code)
        await work.enqueue('bind-creator', { shopperId: made.id, code: body.creator_code })
      return await sendVerifyLink(work, { id: made.id, email, nickname, lang })
    }
    const owner = await findShopperByEmail(tx, email)
    if (owner) await sendAlreadyRegistered(work, owner)
  })
  return { email }
}
