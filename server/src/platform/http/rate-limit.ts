import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'
import { tokenHashOf, tokenOf } from '../session.ts'
import type { World } from '../world.ts'

const MINUTE_MS = 60_000
/** The maximum number of callers counted; beyond it the oldest windows are dropped. */
const CALLERS_MAX = 50_000
/** How many people may share an address: a household, an office, a mobile network. */
const TOKENS_PER_ADDRESS = 20

/**
 * Limits the calls to a route per caller and minute, in fixed windows. Callers are distinguished by token,
 * guests by address. Limits that must survive a restart (log-in, mails) are stored in the database by the
 * features that need them.
 */
export function limitRate(
  world: World,
  spec: string,
  perMinute: number,
): (request: FastifyRequest) => Promise<void> {
  const countOwn = countCalls(world, spec, perMinute)
  const countTokens = countCalls(world, spec, perMinute * TOKENS_PER_ADDRESS)
  return async (request) => {
    const token = tokenOf(request)
    const address = networkOf(request.ip)
    if (!token) return countOwn(address, request)
    countOwn(tokenHashOf(request).toString('base64'), request)
    // Anyone can make up tokens, so all tokens from one address also share a wider limit.
    countTokens(address, request)
  }
}

/** The same with a key chosen by the calling code. */
export function countCalls(
  world: Pick<World, 'clock' | 'env'>,
  spec: string,
  perMinute: number,
): (key: string, request: FastifyRequest) => void {
  const windows = new Map<string, Window>()
  let limit: number | undefined
  return (key, request) => {
    // With the first call, not when the route is registered: a test sets the factor in between.
    limit ??= Math.max(1, Math.round(perMinute * world.env.rateLimitFactor))
    const now = world.clock.now().getTime()
    const window = openWindow(windows, key, now)
    window.hits += 1
    if (window.hits > limit) {
      request.log.warn({ reqId: request.id, spec }, 'rate limit')
      throw new Refusal('too_many_requests', { retry_after: Math.ceil((window.resetsAt - now) / 1000) })
    }
  }
}

type Window = { hits: number; resetsAt: number }

function openWindow(windows: Map<string, Window>, key: string, now: number): Window {
  const open = windows.get(key)
  // A window that ends later than one that begins now was opened before the clock was set back.
  if (open && open.resetsAt > now && open.resetsAt <= now + MINUTE_MS) return open
  windows.delete(key)
  if (windows.size >= CALLERS_MAX) windows.delete(windows.keys().next().value ?? '')
  const window = { hits: 0, resetsAt: now + MINUTE_MS }
  windows.set(key, window)
  return window
}

/**
 * The network that an address belongs to: an IPv4 address itself, or the first half of an IPv6 address,
 * because a household controls the other half.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const [head = '', tail = ''] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail.split(':').filter(Boolean)
  const missing = ip.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, 4).join(':')
}
