import { randomUUID } from 'node:crypto'
import { setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Logger } from 'pino'
import { pauseUntil } from '../../platform/backoff.ts'
import type { Env } from '../../platform/env.ts'
import { programVersion } from '../../platform/program-version.ts'
import { keepSpans } from '../../platform/tracing.ts'
import { followCalls } from './outgoing.ts'
import { spansBy } from './spans.ts'

/** How long a process that is ending waits for its last spans to be sent. */
const END_MS = 3_000
/** An unavailable collector is logged at most once per interval. */
const REPORT_INTERVAL_MS = 60_000

/**
 * Sends the spans of this process by OTLP over HTTP, as configured by OpenTelemetry's own variables, which
 * the library reads itself. Call this before creating the server. Spans that cannot be sent are lost, and
 * nothing waits for them.
 */
export async function startTraces(
  env: Env,
  log: Logger,
): Promise<{ flush(): Promise<void>; stop(): Promise<void> }> {
  let reportedAt = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((error) => {
    if (performance.now() - reportedAt < REPORT_INTERVAL_MS) return
    reportedAt = performance.now()
    // The message may contain the address, and that may contain a password.
    const why = typeof error === 'object' && 'code' in error ? error.code : undefined
    log.warn({ why }, 'traces could not be delivered and were lost')
  })
  const ours = resourceFromAttributes({
    'service.name': 'longhaul',
    'service.version': await programVersion(),
    'service.instance.id': randomUUID(),
    'longhaul.role': env.role,
  })
  const provider = new BasicTracerProvider({
    resource: ours.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  })
  const tracing = spansBy(provider.getTracer('longhaul'))
  keepSpans(tracing)
  const endCalls = followCalls(tracing, trustedOrigins(env))
  return {
    flush: () => provider.forceFlush(),
    async stop() {
      endCalls()
      keepSpans(undefined)
      const over = new AbortController()
      await Promise.race([provider.shutdown().catch(() => undefined), pauseUntil(END_MS, over.signal)])
      over.abort()
    },
  }
}

/** The origins of services that the operator configured: providers with keys, and exchange rates. */
function trustedOrigins({ apiKeys, ratesUrl }: Env): Set<string> {
  const urls = [...apiKeys.values()].flatMap((values) =>
    typeof values === 'object' && values !== null && 'url' in values ? [String(values.url)] : [],
  )
  return new Set([...urls, ...(ratesUrl === undefined ? [] : [ratesUrl])].map((url) => new URL(url).origin))
}
