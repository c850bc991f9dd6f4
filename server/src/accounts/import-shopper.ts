import { randomBytes } from 'node:crypto'
import type { Lang } from '@longhaul/domain/languages.ts'
import { hashPassword } from '../identity/public.ts'
import { enqueue } from '../platform/jobs/jobs.ts'
import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import type { Tx } from '../platform/database/db.ts'
import { newCode } from './code.ts'
import { findShopperByEmail, insertShopper } from './sql.ts'

/**
 * A hash that no password matches, computed once: imported accounts have no password until their shopper sets
 * one through a mailed link.
 */
let unguessable: Promise<string> | undefined

/**
 * Creates an unverified account without a password for a shopper imported from another shop, or finds the
 * existing account. Does not notify the shopper: the operator decides when.
 */
export async function importShopper(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
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
  // If the shopper code was taken, the job is retried with another one.
  if (!known) throw new Error('the account could not be created')
  return { id: known.id, isNew: false }
}

/** Enqueues the mail with the link by which an imported shopper sets their first password. */
export const inviteShopper = (tx: Tx, shopperId: string): Promise<void> =>
  enqueue(tx, 'invite-shopper', { shopperId })
