import {
  READ_TOKEN_PREFIX,
  TOKEN_READS_PER_MINUTE,
  whyNotReadWith,
  type ReadScope,
} from '@longhaul/domain/accounts/read-tokens.ts'
import type { FastifyRequest } from 'fastify'
import { findReader } from './database/find-reader.ts'
import { countCalls } from './http/rate-limit.ts'
import { refuseIf } from './http/refusal.ts'
import type { Shopper } from './logged-in.ts'
import { tokenHashOf, tokenOf } from './session.ts'
import type { World } from './world.ts'

/**
 * The precision of a token's time of last use: it shows which tokens are in use, but not the habits of their
 * owner.
 */
const USED_EVERY_MS = 3_600_000

/**
 * The shopper behind the request's read token; undefined if it has no valid one. Refuses a valid token that
 * lacks the wanted scope, and one that has exceeded its rate limit over all calls.
 */
export async function readWithToken(
  world: World,
  wanted: ReadScope | undefined,
  request: FastifyRequest,
  now: Date,
): Promise<Shopper | undefined> {
  const token = tokenOf(request)
  if (!token.startsWith(READ_TOKEN_PREFIX)) return undefined
  const found = await findReader(world.db, tokenHashOf(request), now)
  if (!found) return undefined
  limitOf(world)(found.tokenId, request)
  refuseIf(whyNotReadWith(found.scopes, wanted))
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= USED_EVERY_MS)
    await world.db
      .updateTable('read_tokens')
      .set({ last_used_at: now })
      .where('id', '=', found.tokenId)
      .execute()
  return found.shopper
}

const limits = new WeakMap<World['db'], ReturnType<typeof countCalls>>()

/** The rate limit of tokens: one per running server, over all calls. */
function limitOf(world: World): ReturnType<typeof countCalls> {
  const known = limits.get(world.db)
  if (known) return known
  const made = countCalls(world, 'read token', TOKEN_READS_PER_MINUTE)
  limits.set(world.db, made)
  return made
}
