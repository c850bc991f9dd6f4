import type { Lang } from '@longhaul/domain/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { limitRate } from '../platform/http/rate-limit.ts'
import type { World } from '../platform/world.ts'
import type { Bundle } from './bundle.ts'
import { answerPageError } from './error-page.ts'
import { readReader } from './visit.ts'

/**
 * Pages per IP address and minute. A visit opens one page and then only makes calls. Many people may share an
 * address.
 */
const PER_MINUTE = 300

/** Limits pages as calls are limited. Beyond the limit the answer is a page too, since a browser shows it. */
export function limitPages(
  world: World,
  bundles?: Record<Lang, Bundle>,
): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const limit = limitRate(world, 'pages', PER_MINUTE)
  return async (request, reply) => {
    try {
      await limit(request)
      return undefined
    } catch (error) {
      return await answerPageError({ world, request, reply }, error, readReader(request), bundles)
    }
  }
}
