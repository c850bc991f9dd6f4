import type { Envelope, RefusalData } from '@longhaul/contract/route.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { staffFieldsIn } from '@longhaul/text/errors/errors-staff-in.ts'
import { fieldSentence } from '@longhaul/text/errors/field-sentence.ts'
import { type Lang, LANGS } from '@longhaul/domain/languages.ts'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { Action } from './action.ts'
import { API, languageOf } from './api.ts'
import { isAway, isFull } from '../database/db.ts'
import { endConnections } from './end-connections.ts'
import { serveEvents } from './event-stream.ts'
import { patternOf, serveCalls } from './serve-calls.ts'
import { safeHeaders, securityHeaders } from './headers.ts'
import { requestIdFor } from './inner-call.ts'
import { InputError } from './input.ts'
import { serveApiDocs, serveOpenApi } from '../openapi/serve.ts'
import { type RequestSeen, reportedError, refusalSeen, requestSeen } from '../seen.ts'
import { Refusal } from './refusal.ts'
import { logSlowStatements } from './slow-statements.ts'
import { traceRequests } from './trace-requests.ts'
import { answerUnreadable, drain } from '../database/unreadable.ts'
import { withoutRedaction } from '../log.ts'
import type { World } from '../world.ts'

const BODY_LIMIT = 64 * 1024
/** A longer path parameter cannot be one of our ids. */
const PARAM_MAX_LENGTH = 200
const SILENCE_MS = 45_000

/**
 * Replaces a page address that cannot be decoded: no page has this path, so the visitor sees the “not found”
 * page. API addresses are left alone.
 */
const UNREADABLE_PAGE = '/not-found'

function isReadable(url: string): boolean {
  if (url.startsWith(API)) return true
  try {
    // The result must be used, or the bundler takes the call for pure and drops it.
    return decodeURI(url) !== ''
  } catch {
    return false
  }
}

/** The HTTP server with every action on it. Pages and files are added by their own features. */
export async function createHttp(world: World, actions: readonly Action[]): Promise<FastifyInstance> {
  const app = Fastify({
    // The framework's type requires more of a logger than the framework uses.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    loggerInstance: world.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdFor(headers),
    // Code that logs adds the request's id itself.
    childLoggerFactory: (log) => log,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH },
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE_PAGE),
    trustProxy: world.env.trustedProxies.length > 0 ? world.env.trustedProxies : false,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    // If nothing is sent or read for this long, the client is gone or is trying to exhaust our memory.
    connectionTimeout: SILENCE_MS,
    http: { connectionsCheckingInterval: 5_000, headersTimeout: 12_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      reply.headers(safeHeaders(world.env)).header('x-request-id', request.id)
      answerError(error, request, reply)
    },
    clientErrorHandler: (error, socket) => answerUnreadable(world.env, error, socket),
  })
  // Data that the client does not read would stay in kernel memory, so such a connection is reset; an idle
  // one is closed.
  app.server.on('timeout', (socket) =>
    socket.writableLength > 0 ? socket.resetAndDestroy() : socket.destroy(),
  )
  endConnections(app)
  app.setErrorHandler((error, request, reply) => {
    world.condition.saw(error)
    return answerError(error, request, reply)
  })
  securityHeaders(app, world.env)
  // A missing Host header is refused here, because Node's own answer would lack our headers.
  app.addHook('onRequest', ({ id, headers, raw }, reply, done) => {
    reply.header('x-request-id', id)
    if (world.condition.isLeaving) reply.header('connection', 'close')
    done(headers.host === undefined && raw.httpVersion === '1.1' ? new Refusal('invalid_input') : undefined)
  })
  logRequests(app, withoutRedaction(world.log))
  logSlowStatements(app, world)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, { limits: { files: 1, fields: 5, parts: 6, fileSize: 12 * 1024 * 1024 } })

  await app.register(
    async (api) => {
      serveCalls(api, world, actions)
      serveEvents(api, world)
      serveOpenApi(
        api,
        world,
        actions.map((action) => action.route),
      )
      api.setNotFoundHandler((request, reply) => answerError(new Refusal('not_found'), request, reply))
    },
    { prefix: API },
  )
  serveApiDocs(
    app,
    actions.map((action) => action.route),
  )
  return app
}

const placeOf = (request: FastifyRequest) => ({
  reqId: request.id,
  method: request.method,
  route: patternOf(request) ?? 'none',
})

/**
 * Answers every refusal and every error, in the JSON wrapper, in the caller's language, without internal
 * details.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const lang = languageOf(request)
  const refusal = asRefusal(error)
  if (!refusal) {
    reportError(error, request)
    const data: RefusalData = { error: 'internal', id: request.id }
    return send(reply, 500, errorsIn(lang).internal, data)
  }
  if (refusalSeen.hasSubscribers) refusalSeen.publish({ reason: refusal.reason })
  const sentences = errorsIn(lang)
  const fields = refusal.fields && fieldSentences(refusal.fields, lang)
  const data: RefusalData = {
    error: refusal.code,
    ...(refusal.reason === refusal.code ? {} : { reason: refusal.reason }),
    ...(fields ? { fields } : {}),
    ...refusal.details,
  }
  if (refusal.code === 'too_many_requests' || refusal.code === 'try_again') {
    reply.header('retry-after', retryAfter(refusal))
  }
  return send(reply, refusalStatus[refusal.code], sentences.reasons[refusal.reason], data)
}

/** Logs and reports an error that is our own fault. */
export function reportError(error: unknown, request: FastifyRequest): void {
  request.log.error({ err: error, reqId: request.id }, 'unexpected error')
  if (reportedError.hasSubscribers) reportedError.publish({ error, ...placeOf(request) })
}

/** The seconds after which a refused caller may try again, for the header. */
export const retryAfter = ({ details }: Refusal): string => String(details['retry_after'] ?? 5)

/** The sentences for the rules of all fields, by language; a reason of its own is said at its field too. */
const fieldRules = new Map(
  LANGS.map(
    (lang) =>
      [lang, { ...errorsIn(lang).reasons, ...staffFieldsIn(lang), ...errorsIn(lang).fields }] as const,
  ),
)

/** The sentence for each invalid field. */
function fieldSentences(fields: Readonly<Record<string, string>>, lang: Lang): Record<string, string> {
  const sentences = fieldRules.get(lang) ?? {}
  return Object.fromEntries(
    Object.entries(fields).map(([field, rule]) => [field, fieldSentence(sentences, rule)]),
  )
}

function send(reply: FastifyReply, status: number, message: string, data: RefusalData): FastifyReply {
  const answer: Envelope<RefusalData> = { code: status, message, data }
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(answer)
}

/** The refusal that an error means; undefined if it is our own fault. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof InputError) return new Refusal('invalid_input', {}, error.fields)
  if (isFull(error)) return new Refusal('storage_full')
  if (isAway(error)) return new Refusal('try_again')
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return new Refusal('too_large')
  // An address that cannot be decoded, or that is longer than any valid one, counts as not found.
  if (status === 404 || status === 414 || isBadUrl(error)) return new Refusal('not_found')
  if (status === 503) return new Refusal('try_again')
  if (status >= 400 && status < 500) return new Refusal('invalid_input')
  return undefined
}

const isBadUrl = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_BAD_URL'

/**
 * What metrics record about a request: the pattern of its route, so that the number of distinct values is
 * bounded.
 */
const asSeen = (request: FastifyRequest, reply: FastifyReply): RequestSeen => ({
  method: request.method,
  route: patternOf(request) ?? 'none',
  status: reply.statusCode,
  ms: reply.elapsedTime,
})

/** The path of a request without a route. Long parts are left out: one may be a secret in the wrong place. */
const unknownPath = (url: string): string => url.replace(/[?#].*/s, '').replaceAll(/[^/]{20,}/g, '…')

/**
 * Logs a line for each request, and a span if tracing is on: no query string, headers or body, and the
 * route's pattern rather than the path with ids.
 */
function logRequests(app: FastifyInstance, log: World['log']): void {
  traceRequests(app)
  app.addHook('onResponse', (request, reply, done) => {
    const level =
      reply.statusCode >= 500 ? 'error' : request.routeOptions.logLevel === 'warn' ? 'debug' : 'info'
    log[level](
      {
        reqId: request.id,
        method: request.method,
        route: patternOf(request) ?? unknownPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    if (requestSeen.hasSubscribers) requestSeen.publish(asSeen(request, reply))
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 413) await drain(request.raw)
  })
}
