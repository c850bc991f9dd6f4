import { MESSAGES_PER_HOUR } from '@longhaul/domain/conversations/limits.ts'
import type { Tx } from '../platform/database/db.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { countOwnMessagesSince } from './sql-messages.ts'

/** Refuses messages of a shopper who writes faster than staff could answer. */
export async function refuseTooMany(tx: Tx, shopperId: string, now: Date, factor: number): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  if ((await countOwnMessagesSince(tx, shopperId, hourAgo, now)) >= MESSAGES_PER_HOUR * factor)
    throw new Refusal('too_many_requests', { retry_after: 600 })
}
