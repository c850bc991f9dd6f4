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

/** A process that ends waits no longer for who takes its last spans. */
const END_MS = 3_000
/** A collector that is away is told of once in so long. */
const TOLD_MS = 60_000

/**
 * Sends spans of this process by OTLP over HTTP, as OpenTelemetry's own variables say (the library reads them itself). Before the server is made. What cannot be sent is
 * lost, and is never waited for.
 */
export async function startTraces(
  env: Env,
  log: Logger,
): Promise<{ flush(): Promise<void>; stop(): Promise<void> }> {
  let toldAt = Number.NEGATIVE_INFINITY
  setGlobalErrorHandler((error) => {
    if (performance.now() - toldAt < TOLD_MS) return
    toldAt = performance.now()
    // Its words may hold the address, and that a password.
    const why = typeof error === 'object' && 'code' in error ? error.code : undefined
    log.warn({ why }, 'traces are not taken, and are lost')
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

/** Whom the operator named: providers with keys, exchange rates. */
function trustedOrigins({ apiKeys, ratesUrl }: Env): Set<string> {
  const urls = [...apiKeys.values()].flatMap((values) =>
    typeof values === 'object' && values !== null && 'url' in values ? [String(values.url)] : [],
  )
  return new Set([...urls, ...(ratesUrl === undefined ? [] : [ratesUrl])].map((url) => new URL(url).origin))
}
