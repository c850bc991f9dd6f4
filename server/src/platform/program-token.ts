import type { Route } from '@longhaul/contract/route.ts'
import { ACT_CALLS_PER_MINUTE, isActToken, whyNotAct } from '@longhaul/domain/accounts/grants.ts'
import {
  READ_TOKEN_PREFIX,
  TOKEN_READS_PER_MINUTE,
  whyNotReadWith,
} from '@longhaul/domain/accounts/read-tokens.ts'
import type { FastifyRequest } from 'fastify'
import { type FoundToken, findToken } from './database/find-token.ts'
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
 * Whether a text may be a program's token. One that acts has a checksum, so made-up ones are not looked up.
 */
const isProgramToken = (token: string): boolean => token.startsWith(READ_TOKEN_PREFIX) || isActToken(token)

/** The request's token for programs, if it is a valid one. */
export async function findProgram(
  world: World,
  request: FastifyRequest,
  now: Date,
): Promise<FoundToken | undefined> {
  if (!isProgramToken(tokenOf(request))) return undefined
  return await findToken(world.db, tokenHashOf(request), now)
}

/**
 * The shopper behind the request's token for programs; undefined if it has no valid one. Refuses a valid
 * token that the route is closed to, and one that has exceeded its rate limit over all calls.
 */
export async function admitProgram(
  world: World,
  route: Pick<Route, 'tokens' | 'grants'>,
  request: FastifyRequest,
  now: Date,
): Promise<Shopper | undefined> {
  const found = await findProgram(world, request, now)
  if (!found) return undefined
  limitOf(world, found)(found.tokenId, request)
  refuseIf(
    found.acts ? whyNotAct(found.actScopes, route.grants?.scope) : whyNotReadWith(found.scopes, route.tokens),
  )
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= USED_EVERY_MS)
    await world.db
      .updateTable('read_tokens')
      .set({ last_used_at: now })
      .where('id', '=', found.tokenId)
      .execute()
  return found.shopper
}

type Count = ReturnType<typeof countCalls>
const limits = new WeakMap<World['db'], { reads: Count; acts: Count }>()

/** The rate limit of a token: one for each kind per running server, over all calls. */
function limitOf(world: World, { acts }: FoundToken): Count {
  const known = limits.get(world.db) ?? {
    reads: countCalls(world, 'read token', TOKEN_READS_PER_MINUTE),
    acts: countCalls(world, 'acting token', ACT_CALLS_PER_MINUTE),
  }
  limits.set(world.db, known)
  return acts ? known.acts : known.reads
}
