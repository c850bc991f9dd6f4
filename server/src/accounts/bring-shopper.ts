import { randomBytes } from 'node:crypto'
import type { Lang } from '@longhaul/domain/languages.ts'
import { hashPassword } from '../identity/public.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { Doing } from '../platform/jobs/job-call.ts'
import type { Db } from '../platform/database/db.ts'
import { newCode } from './code.ts'
import { findShopperByEmail, insertShopper } from './sql.ts'

/** A hash that no password fits, made once: accounts that are brought along have no password until their shopper sets one by mail. */
let unguessable: Promise<string> | undefined

/**
 * Makes the account of a shopper who comes from another shop, without a password and not verified, or finds the one there is. Nobody is told: the operator
 * decides when.
 */
export async function bringShopper(
  { tx, now }: Pick<Doing, 'tx' | 'now'>,
  shopper: { email: string; nickname: string; lang: Lang; currency: string; registeredAt: Date | null },
): Promise<{ id: string; isNew: boolean }> {
  unguessable ??= hashPassword(randomBytes(32).toString('base64url'))
  const made = await insertShopper(tx, {
    code: newCode(),
    email: shopper.email,
    password_hash: await unguessable,
    nickname: shopper.nickname,
    lang: shopper.lang,
    currency: shopper.currency,
    created_at: shopper.registeredAt ?? now,
  })
  if (made) return { id: made.id, isNew: true }
  const known = await findShopperByEmail(tx, shopper.email)
  // A code that is taken already is tried again with the job.
  if (!known) throw new Error('an account could not be made')
  return { id: known.id, isNew: false }
}

/** Has a shopper who was brought along mailed the link that sets their first password. */
export const inviteShopper = (tx: Db, shopperId: string): Promise<void> =>
  enqueue(tx, 'invite-shopper', { shopperId })
