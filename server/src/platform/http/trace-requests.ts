import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { patternOf } from './serve-calls.ts'
import { type Span, tracing } from '../tracing.ts'

/**
 * Records a span for each request, if tracing is on: its method, route pattern, status and id. Not for stored
 * files, which are many, or event streams, which last for hours.
 */
export function traceRequests(app: FastifyInstance): void {
  const traces = tracing()
  if (!traces) return
  const open = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, headers, routeOptions } = request
    if (routeOptions.logLevel === 'warn') return done()
    const route = patternOf(request) ?? 'none'
    const from = headers['traceparent']
    const about = { 'http.request.method': method, 'http.route': route, 'longhaul.request_id': id }
    const span = { kind: 'request', from: typeof from === 'string' ? [from] : [], about } as const
    open.set(request, traces.begin(`${method} ${route}`, span))
    done()
  })
  // Only once the body has been read, because its callbacks run in the async context of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = open.get(request)
    if (span) span.run(done)
    else done()
  })
  const end = (request: FastifyRequest, status: number): void => {
    open.get(request)?.end({ 'http.response.status_code': status })
    open.delete(request)
  }
  app.addHook('onResponse', (request, reply: FastifyReply, done) => {
    end(request, reply.statusCode)
    done()
  })
  // The client disconnected before the answer; nginx uses the same status.
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499)
    done()
  })
}
