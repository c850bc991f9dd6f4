import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyRequest } from 'fastify'
import { cachedInMemory } from '../database/site-memory.ts'
import type { World } from '../world.ts'

/**
 * Caches the replies of a route that are the same for every caller, by language and parameters, until the
 * staff's configuration changes.
 */
export function replyCache(): <T extends object>(
  world: World,
  request: FastifyRequest,
  lang: Lang,
  answer: () => Promise<T>,
) => Promise<T> {
  const replies = cachedInMemory(async () => new Map<string, object>())
  return async <T extends object>(
    world: World,
    request: FastifyRequest,
    lang: Lang,
    answer: () => Promise<T>,
  ) => {
    const kept = await replies(world.db)
    const key = `${lang} ${JSON.stringify(request.params)}`
    // Only the replies of one route are cached here, so they have its type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const known = kept.get(key) as T | undefined
    if (known) return known
    const reply = await answer()
    kept.set(key, reply)
    return reply
  }
}
