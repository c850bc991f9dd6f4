import { mailboxOf } from '@longhaul/domain/texts/email.ts'
import type { Db } from '../platform/database/db.ts'
import { fingerprint } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import type { Owner } from './sql-coupons.ts'
import { findEmail } from './sql-reader.ts'

/**
 * A shopper as the owner of coupons: the account, and the keyed hash of its mailbox, by which a later account
 * of the same mailbox is recognised.
 */
export async function ownerOf(db: Db, { secret }: Pick<World, 'secret'>, shopperId: string): Promise<Owner> {
  const mailbox = mailboxOf(await findEmail(db, shopperId))
  return { shopperId, mailboxHash: fingerprint(secret, 'mailbox of a coupon', mailbox) }
}
