import type { Method, Route } from '@longhaul/contract/route.ts'
import { CHANGES_HEADER, SHOWS_HEADER, type Topic } from '@longhaul/contract/topics.ts'
import { NO_FIELDS } from '@longhaul/contract/unknown-fields.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Action } from './action.ts'
import { API, languageOf } from './api.ts'
import { CallTable, type Found } from './call-table.ts'
import { envelopeOf, serializerOf } from './compiled.ts'
import { inputValidator } from './input.ts'
import { limitRate } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { sendWritten } from './same-for-all.ts'
import type { World } from '../world.ts'

/*
 * How actions and files are served: the framework has a single wildcard route for all of them, and our own table finds the call (decision 0130). What a
 * call needs is created on its first request.
 */

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything served below the API, except the framework's own routes. */
    calls: CallTable<Served>
  }
  interface FastifyRequest {
    /** The call that is requested. */
    found: Found<Served> | null
    /** The first error in the input. Held back until the caller is known, so that strangers learn nothing about the fields. */
    inputFault: Error | null
  }
}

/** A call at an address; `ready` is created on its first request. */
type Served = { pattern: string; make: () => Ready; ready?: Ready }
type Ready = {
  limit(request: FastifyRequest): Promise<void>
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

const PER_MINUTE = 300
const EVERYTHING = '/*'

/** Finds the call of each request. */
export function findCalls(app: FastifyInstance): void {
  const calls = new CallTable<Served>()
  app.decorate('calls', calls)
  app.decorateRequest('found', null)
  app.decorateRequest('inputFault', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    request.found = calls.find(method, request.url) ?? null
    done()
  })
}

/** Serves a call at a path below the API, with parameters in braces. */
export function serveAt(app: FastifyInstance, method: string, path: string, make: () => Ready): void {
  // In the framework's notation, which is used in logs, spans and metrics.
  app.calls.add(method, API + path, { pattern: API + asPattern(path), make })
}

/** The path pattern of a request's route; undefined if there is none. */
export function patternOf({ routeOptions, found }: FastifyRequest): string | undefined {
  return routeOptions.url === API + EVERYTHING ? found?.call.pattern : routeOptions.url
}

/** Serves every action. A path with a larger body limit needs a route of its own in the framework, because the framework reads the body. */
export function serveCalls(api: FastifyInstance, world: World, actions: readonly Action[]): void {
  const readyOf = ({ call }: Found<Served>): Ready => (call.ready ??= call.make())
  const serve = {
    onRequest: async (request: FastifyRequest) => {
      if (request.found) await readyOf(request.found).limit(request)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { found } = request
      if (!found) return reply.callNotFound()
      request.params = found.params
      return await readyOf(found).handle(request, reply)
    },
  }
  for (const method of METHODS) api.route({ method, url: EVERYTHING, ...serve })
  for (const action of actions) {
    const { method, path, bodyLimit } = action.route
    serveAt(api, method, path, () => makeReady(world, action))
    if (bodyLimit) api.route({ method, url: asPattern(path), bodyLimit, ...serve })
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[]

const asPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function makeReady(world: World, { route, serve }: Action): Ready {
  const checks = checksOf(route)
  const isLookUp =
    route.method === 'GET' && (route.refusals?.some((reason) => reason === 'not_found') ?? false)
  const topics = topicHeaders(route)
  const write = (envelope: unknown): string => serializerOf(envelopeOf(route))(envelope)
  return {
    limit: limitRate(world, route.spec, route.perMinute ?? PER_MINUTE),
    async handle(request, reply) {
      request.inputFault = checkInput(request, checks, isLookUp)
      const lang = languageOf(request)
      const data = await serve(world, request, lang)
      reply.headers(topics).header('content-language', LANGUAGES[lang].html)
      const envelope = { code: 200, message: errorsIn(lang).ok, data }
      if (route.sameForAll && typeof data === 'object' && data !== null)
        return sendWritten(request, reply, data, () => write(envelope))
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').serializer(write)
      return envelope
    },
  }
}

type Check = readonly [part: 'params' | 'body' | 'query', check: ReturnType<typeof inputValidator>]

/** The checks in order; only the first error is reported. */
function checksOf({ method, params, query = NO_FIELDS, body = NO_FIELDS, form }: Route): Check[] {
  return [
    ...(params ? [['params', inputValidator(params, 'params')] as const] : []),
    ...(method === 'GET' || form ? [] : [['body', inputValidator(body, 'body')] as const]),
    ['query', inputValidator(query, 'querystring')],
  ]
}

/**
 * Replaces each part of the input by its checked and converted value, up to the first error, which is
 * returned. Whoever looks up what cannot exist, such as article `abc`, is told what they would be told of
 * article 99999.
 */
function checkInput(request: FastifyRequest, checks: readonly Check[], isLookUp: boolean): Error | null {
  for (const [part, check] of checks) {
    const checked = check(request[part])
    if ('error' in checked) return part === 'params' && isLookUp ? new Refusal('not_found') : checked.error
    request[part] = checked.value
  }
  return null
}

/** The topics that an answer shows and that the call changed, so that clients know what to refetch. */
function topicHeaders({ shows, changes }: Route): Record<string, string> {
  const header = (name: string, topics: readonly Topic[] = []) =>
    topics.length > 0 ? { [name]: topics.join(',') } : {}
  return { ...header(SHOWS_HEADER, shows), ...header(CHANGES_HEADER, changes) }
}
