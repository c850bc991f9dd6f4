import type { FastifyRequest } from 'fastify'
import type { Tx } from '../database/db.ts'
import { Refusal, badInput } from './refusal.ts'

/** An attempt at a call that must happen only once: its owner, route, key and body. */
export type Attempt = { owner: string; route: string; key: string; bodyHash: Buffer; now: Date }

/** How long a key is stored. */
export const KEY_DAYS = 7

/**
 * Runs the work unless this key was used before; in that case returns the first answer. The key, the work and
 * the answer commit together, and a second request with the key waits for the first to end. Refusals are not
 * stored: after a recharge the same key may succeed. `onReplay` is told when the first answer is returned.
 */
export async function replayOr<T>(
  tx: Tx,
  attempt: Attempt,
  work: () => Promise<T>,
  onReplay?: () => void,
): Promise<T> {
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
    onReplay?.()
    // It is the reply of the same route to the same body.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return first.reply as T
  }
  const reply = await work()
  await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(reply) })
    .where('owner', '=', owner)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute()
  return reply
}

const replayed = new WeakSet<FastifyRequest>()

/** Notes that a request was answered with the answer to an earlier one, which its answer says in a header. */
export const noteReplay = (request: FastifyRequest): void => void replayed.add(request)
export const wasReplayed = (request: FastifyRequest): boolean => replayed.has(request)
