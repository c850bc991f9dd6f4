import { sendResetMail as route } from '@longhaul/contract/accounts/account-security.ts'
import { isEmail, tidyEmail } from '@longhaul/domain/texts/email.ts'
import { hashedEmail } from '../identity/public.ts'
import { type Answer, type LongCall, longAction } from '../platform/http/action.ts'
import { causedBy } from '../platform/cause.ts'
import { inTransaction } from '../platform/database/db.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import { badInput } from '../platform/http/refusal.ts'
import { RESETS_PER_ADDRESS, RESETS_PER_EMAIL, spendAllowance } from './limit-calls.ts'
import { insertResetRequest } from './sql-links.ts'

export const sendResetMailAction = longAction(route, sendResetMail)

/**
 * Records a request for a reset link. Only the job looks the address up, so that the answer and its timing
 * reveal nothing.
 */
async function sendResetMail({
  body,
  lang,
  now,
  world,
  request,
}: LongCall<typeof route>): Answer<typeof route> {
  const email = tidyEmail(body.email)
  if (!isEmail(email)) throw badInput({ email: 'email' })
  await spendAllowance(world, `reset from ${request.ip}`, RESETS_PER_ADDRESS, now)
  await spendAllowance(world, `reset of ${hashedEmail(email)}`, RESETS_PER_EMAIL, now)
  await inTransaction(world.db, async (tx) => {
    const { id } = await insertResetRequest(tx, { email, lang, created_at: now })
    await enqueue(causedBy(tx, request.id), 'send-reset-mail', { requestId: id })
  })
  return { email }
}
