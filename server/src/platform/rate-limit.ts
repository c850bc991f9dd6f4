import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { hashToken, tokenOf } from './session.ts'
import type { World } from './world.ts'

const MINUTE_MS = 60_000
/** So many callers are counted at once; beyond that the oldest windows are dropped. */
const CALLERS_MAX = 50_000

/**
 * So many calls of one route per caller and minute, in fixed windows: callers are told apart by their token, guests by address. Limits that
 * must outlive a restart (log-in, mails) are kept in the database by the features that need them.
 */
export function limitRate(
  world: World,
  spec: string,
  perMinute: number,
): (request: FastifyRequest) => Promise<void> {
  const count = countCalls(world, spec, perMinute)
  return async (request) => count(callerKey(request), request)
}

/** The same for whoever has this key, however the caller is told apart. */
export function countCalls(
  world: Pick<World, 'clock' | 'env'>,
  spec: string,
  perMinute: number,
): (key: string, request: FastifyRequest) => void {
  const limit = Math.max(1, Math.round(perMinute * world.env.rateLimitFactor))
  const windows = new Map<string, { hits: number; resetsAt: number }>()
  return (key, request) => {
    const now = world.clock.now().getTime()
    let window = windows.get(key)
    if (!window || window.resetsAt <= now) {
      if (windows.size >= CALLERS_MAX) windows.delete(windows.keys().next().value ?? '')
      window = { hits: 0, resetsAt: now + MINUTE_MS }
      windows.set(key, window)
    }
    window.hits += 1
    if (window.hits > limit) {
      request.log.warn({ reqId: request.id, spec }, 'rate limit')
      throw new Refusal('too_many_requests', { retry_after: Math.ceil((window.resetsAt - now) / 1000) })
    }
  }
}

function callerKey(request: FastifyRequest): string {
  const token = tokenOf(request)
  return token ? hashToken(token).toString('base64') : request.ip
}
