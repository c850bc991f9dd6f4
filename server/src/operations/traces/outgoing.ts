import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, type Tracing } from '../../platform/tracing.ts'

/*
 * Traces calls to external servers through the diagnostics channels of undici, on which Node's own `fetch` is
 * built.
 */

/** A message about a request, as undici publishes it. */
type Asked = {
  request: { origin: string | URL; method: string; addHeader(name: string, value: string): unknown }
  response?: { statusCode: number }
  error?: unknown
}

/**
 * Records a span for each call to one of these origins, and passes the trace on to it. Addresses given by
 * shoppers are not among them, so strangers learn nothing about our traces.
 */
export function followCalls(tracing: Tracing, origins: ReadonlySet<string>): () => void {
  const open = new WeakMap<object, Span>()
  const ends = [
    listenTo('undici:request:create', ({ request }) => {
      const { host, origin } = new URL(request.origin)
      if (!origins.has(origin) || tracing.here() === undefined) return
      const about = { 'http.request.method': request.method, 'server.address': host }
      const span = tracing.begin(`${request.method} ${host}`, { kind: 'provider', about })
      open.set(request, span)
      const trace = span.run(() => tracing.here())
      if (trace !== undefined) request.addHeader('traceparent', trace)
    }),
    listenTo('undici:request:headers', ({ request, response }) => {
      open.get(request)?.end({ 'http.response.status_code': response?.statusCode ?? 0 })
      open.delete(request)
    }),
    listenTo('undici:request:error', ({ request, error }) => {
      open.get(request)?.end({}, error ?? 'other')
      open.delete(request)
    }),
  ]
  return () => ends.forEach((end) => end())
}

function listenTo(name: string, then: (asked: Asked) => void): () => void {
  // undici documents these messages, and nothing else publishes on its channels.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const take = (message: unknown): void => then(message as Asked)
  subscribe(name, take)
  return () => void unsubscribe(name, take)
}
