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
import { reportedError } from '../../platform/seen.ts'
import type { ErrorReportSettings } from './env-error-reports.ts'
import { eventOf } from './event-of.ts'

/** A recurring fault is reported once per interval, with the number of occurrences since the last report. */
const AGAIN_MS = 60_000
/**
 * The maximum number of kinds of fault per interval. More than that have a common cause, and are only logged.
 */
const KINDS_MAX = 100
/** The maximum number of reports in progress; further faults are only logged. */
const WAITING_MAX = 20
const SEND_MS = 5_000
const END_MS = 2_000

/**
 * Reports our faults, each kind at most once a minute, to a service that supports Sentry's protocol. Nothing
 * waits for it, and reports are dropped if it is unavailable: all faults are in the log.
 */
export async function sendErrorReports(
  env: Env & { faults: ErrorReportSettings },
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
  let reportedAt = Number.NEGATIVE_INFINITY
  const away = (error: unknown): void => {
    if (performance.now() - reportedAt < AGAIN_MS) return
    reportedAt = performance.now()
    log.warn(
      { why: error instanceof Error ? error.name : 'unknown' },
      'errors could not be sent to SENTRY_DSN',
    )
  }
  const send = (seen: Parameters<typeof eventOf>[0]): void => {
    const { event, kind } = eventOf(seen, constant, clock.now())
    const times = isDue(kinds, kind)
    if (times === 0) return
    if (times > 1) event.tags = { ...event.tags, times }
    transport.send(createEventEnvelope(event, dsn, metadata)).then(undefined, away)
  }
  const end = reportedError.listen((seen) => {
    try {
      send(seen)
    } catch (error) {
      // A failure to report a fault must not make the request fail.
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

/** The number of occurrences since the last report, including this one; 0 if it is too soon for a report. */
function isDue(kinds: Map<string, Kind>, kind: string): number {
  const now = performance.now()
  const known = kinds.get(kind)
  if (known && now - known.sentAt < AGAIN_MS) {
    known.times += 1
    return 0
  }
  // Other kinds keep their counts until there is no room for a new one.
  if (!known && kinds.size >= KINDS_MAX)
    for (const [name, { sentAt }] of kinds) if (now - sentAt >= AGAIN_MS) kinds.delete(name)
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
