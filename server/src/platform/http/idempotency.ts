import type { Db } from '../database/db.ts'
import { sendAhead } from '../database/send-ahead.ts'
import { Refusal, badInput } from './refusal.ts'

/** One attempt at a call that must happen once: whose, which call, which key, which body. */
export type Attempt = { owner: string; route: string; key: string; bodyHash: Buffer; now: Date }

/** How long a key is remembered. */
export const KEY_DAYS = 7

/**
 * Runs the work unless this key was used before: then answers what the first one answered. The key, the work and the answer commit
 * together; a second request with the key waits for the first to end. Refusals are not kept: after a recharge the same key may work.
 */
export async function replayOr<T>(tx: Db, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  if (!/^[\x20-\x7e]{1,255}$/.test(attempt.key))
    throw badInput({ 'idempotency-key': attempt.key === '' ? 'required' : 'format' })
  const { owner, route, key, bodyHash, now } = attempt
  const inserted = await tx
    .insertInto('idempotency_keys')
    .values({ owner, route, key, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  const thisKey = tx
    .selectFrom('idempotency_keys')
    .where('owner', '=', owner)
    .where('route', '=', route)
    .where('key', '=', key)
  if (!inserted) {
    const first = await thisKey.select(['body_hash', 'reply']).executeTakeFirst()
    if (!first) throw new Refusal('try_again')
    if (!first.body_hash.equals(bodyHash)) throw new Refusal('idempotency_key_reused')
    // What the same route answered to the same body.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return first.reply as T
  }
  const reply = await work()
  await sendAhead(
    tx,
    tx
      .updateTable('idempotency_keys')
      .set({ reply: JSON.stringify(reply) })
      .where('owner', '=', owner)
      .where('route', '=', route)
      .where('key', '=', key),
  )
  return reply
}
