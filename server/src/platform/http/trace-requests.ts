import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { patternOf } from './serve-calls.ts'
import { type Span, tracing } from '../tracing.ts'

/**
 * Makes a span of each request, where spans are kept: its method, its route's pattern, its status and its id. Not of stored files and of open pages' streams, which are
 * many or last for hours.
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
  // Not before the body is there: what reads it calls back in the name of the connection.
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
  // Who asked did not wait. As nginx counts it.
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499)
    done()
  })
}
