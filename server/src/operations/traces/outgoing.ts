import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Span, type Tracing } from '../../platform/tracing.ts'

/* Calls to other people's servers, by what undici (Node's own `fetch` as well) says of its requests. */

/** As undici describes a request. */
type Asked = {
  request: { origin: string | URL; method: string; addHeader(name: string, value: string): unknown }
  response?: { statusCode: number }
  error?: unknown
}

/**
 * Makes a span of each call to one of these origins, and sends the trace along. Addresses that shoppers name are none of them: strangers learn nothing of what is
 * under way here.
 */
export function followCalls(tracing: Tracing, origins: ReadonlySet<string>): () => void {
  const open = new WeakMap<object, Span>()
  const ends = [
    hear('undici:request:create', ({ request }) => {
      const { host, origin } = new URL(request.origin)
      if (!origins.has(origin) || tracing.here() === undefined) return
      const about = { 'http.request.method': request.method, 'server.address': host }
      const span = tracing.begin(`${request.method} ${host}`, { kind: 'provider', about })
      open.set(request, span)
      const trace = span.run(() => tracing.here())
      if (trace !== undefined) request.addHeader('traceparent', trace)
    }),
    hear('undici:request:headers', ({ request, response }) => {
      open.get(request)?.end({ 'http.response.status_code': response?.statusCode ?? 0 })
      open.delete(request)
    }),
    hear('undici:request:error', ({ request, error }) => {
      open.get(request)?.end({}, error ?? 'other')
      open.delete(request)
    }),
  ]
  return () => ends.forEach((end) => end())
}

function hear(name: string, then: (asked: Asked) => void): () => void {
  // So undici documents them; nobody else writes to these channels.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const take = (message: unknown): void => then(message as Asked)
  subscribe(name, take)
  return () => void unsubscribe(name, take)
}
