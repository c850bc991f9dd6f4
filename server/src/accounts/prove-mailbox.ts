import type { UnitOfWork } from '../platform/jobs/unit-of-work.ts'
import { markEmailVerified } from './sql.ts'

/**
 * Records that a shopper reads the mailbox of their account, since a link mailed to it was opened: the
 * address is verified, and conversations that were begun with it before the shopper had an account become
 * theirs. Harmless if repeated.
 */
export async function proveMailbox(
  { tx, now, enqueue, concerns }: UnitOfWork,
  shopperId: string,
): Promise<void> {
  await markEmailVerified(tx, shopperId, now)
  await enqueue('adopt-guest-conversations', { shopperId })
  concerns(shopperId)
}
