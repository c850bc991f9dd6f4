import {
  createEventEnvelope,
  createTransport,
  getEnvelopeEndpointWithUrlEncodedAuth,
  makeDsn,
} from '@sentry/core'
import type { Logger } from 'pino'
import { type Clock } from '../../platform/clock.ts'
import type { Env } from '../../platform/env.ts'
import { programVersion } from '../../platform/program-version.ts'
import { faultSeen } from '../../platform/seen.ts'
import type { FaultSettings } from './env-faults.ts'
import { eventOf } from './event-of.ts'

/** One that comes again is told once in so long, with how often it came meanwhile. */
const AGAIN_MS = 60_000
/** So many kinds are told apart. More in one minute are one trouble, and the log has them. */
const KINDS_MAX = 100
/** So many may be on their way; what comes while these wait is in the log only. */
const WAITING_MAX = 20
const SEND_MS = 5_000
const END_MS = 2_000

/**
 * Sends faults of ours, each kind at most once a minute, to an address that speaks Sentry's protocol. Nobody waits for it, and where it is away nothing is kept: the log
 * has all of them.
 */
export async function sendFaults(
  env: Env & { faults: FaultSettings },
  clock: Clock,
  log: Logger,
): Promise<{ flush(): Promise<void>; stop(): Promise<void> }> {
  const dsn = makeDsn(env.faults.dsn)
  if (!dsn) throw new Error('SENTRY_DSN cannot be read')
  const version = await programVersion()
  const constant = { release: `longhaul@${version}`, environment: env.faults.environment, role: env.role }
  const metadata = { sdk: { name: 'longhaul', version } }
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn, undefined, metadata.sdk)
  const transport = createTransport(
    { bufferSize: WAITING_MAX, recordDroppedEvent: () => undefined },
    ({ body }) => post(url, body),
  )
  const kinds = new Map<string, Kind>()
  let toldAt = Number.NEGATIVE_INFINITY
  const away = (error: unknown): void => {
    if (performance.now() - toldAt < AGAIN_MS) return
    toldAt = performance.now()
    log.warn({ why: error instanceof Error ? error.name : 'unknown' }, 'faults cannot be sent to SENTRY_DSN')
  }
  const send = (seen: Parameters<typeof eventOf>[0]): void => {
    const { event, kind } = eventOf(seen, constant, clock.now())
    const times = isDue(kinds, kind)
    if (times === 0) return
    if (times > 1) event.tags = { ...event.tags, times }
    transport.send(createEventEnvelope(event, dsn, metadata)).then(undefined, away)
  }
  const end = faultSeen.listen((seen) => {
    try {
      send(seen)
    } catch (error) {
      // A fault in telling of a fault must not become that of a request.
      away(error)
    }
  })
  const flush = async (): Promise<void> => void (await transport.flush(END_MS))
  return {
    flush,
    async stop() {
      end()
      await flush()
    },
  }
}

type Kind = { sentAt: number; times: number }

/** How often it came since it was last told; 0 where that is too soon. */
function isDue(kinds: Map<string, Kind>, kind: string): number {
  const now = performance.now()
  const known = kinds.get(kind)
  if (known && now - known.sentAt < AGAIN_MS) {
    known.times += 1
    return 0
  }
  for (const [name, { sentAt }] of kinds) if (now - sentAt >= AGAIN_MS && name !== kind) kinds.delete(name)
  if (!known && kinds.size >= KINDS_MAX) return 0
  kinds.set(kind, { sentAt: now, times: 1 })
  return known?.times ?? 1
}

async function post(url: string, body: string | Uint8Array) {
  const response = await fetch(url, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': 'application/x-sentry-envelope' },
    redirect: 'error',
    signal: AbortSignal.timeout(SEND_MS),
  })
  await response.body?.cancel()
  return {
    statusCode: response.status,
    headers: {
      'x-sentry-rate-limits': response.headers.get('x-sentry-rate-limits'),
      'retry-after': response.headers.get('retry-after'),
    },
  }
}
