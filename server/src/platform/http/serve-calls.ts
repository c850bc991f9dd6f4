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
import { sendWritten } from './same-for-all.ts'
import type { World } from '../world.ts'

/*
 * How actions and files are served: the framework knows one address for all of them, and a table of ours which is meant (decision 0130). What one needs is
 * made when it is first asked for.
 */

declare module 'fastify' {
  interface FastifyInstance {
    /** What is served below the API, but for what the framework serves by itself. */
    calls: CallTable<Served>
  }
  interface FastifyRequest {
    /** Which of them it asks for. */
    found: Found<Served> | null
    /** What is wrong with its input. Kept until it is known who is calling: a stranger is told nothing of the fields. */
    inputFault: Error | null
  }
}

/** What stands at an address. It is made ready for its first request. */
type Served = { pattern: string; make: () => Ready; ready?: Ready }
type Ready = {
  limit(request: FastifyRequest): Promise<void>
  handle(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

const PER_MINUTE = 300
const EVERYTHING = '/*'

/** Notes at each request what it asks for. */
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

/** Serves at a path below the API, with parameters in braces. */
export function serveAt(app: FastifyInstance, method: string, path: string, make: () => Ready): void {
  // As the framework writes addresses: so it is named in logs, spans and figures.
  app.calls.add(method, API + path, { pattern: API + asPattern(path), make })
}

/** The pattern of the address that a request came to; none where nothing is. */
export function patternOf({ routeOptions, found }: FastifyRequest): string | undefined {
  return routeOptions.url === API + EVERYTHING ? found?.call.pattern : routeOptions.url
}

/** Serves every action. An address that takes larger bodies than others the framework must know by itself, because it reads them. */
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
  const topics = topicHeaders(route)
  const write = (envelope: unknown): string => serializerOf(envelopeOf(route))(envelope)
  return {
    limit: limitRate(world, route.spec, route.perMinute ?? PER_MINUTE),
    async handle(request, reply) {
      request.inputFault = checkInput(request, checks)
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

/** In this order: the first that finds a fault is told of. */
function checksOf({ method, params, query = NO_FIELDS, body = NO_FIELDS, form }: Route): Check[] {
  return [
    ...(params ? [['params', inputValidator(params, 'params')] as const] : []),
    ...(method === 'GET' || form ? [] : [['body', inputValidator(body, 'body')] as const]),
    ['query', inputValidator(query, 'querystring')],
  ]
}

/** Puts what is checked and converted in the place of what came, as far as it is right; says what is not. */
function checkInput(request: FastifyRequest, checks: readonly Check[]): Error | null {
  for (const [part, check] of checks) {
    const checked = check(request[part])
    if ('error' in checked) return checked.error
    request[part] = checked.value
  }
  return null
}

/** What an answer shows and what the call changed, for clients: they know what to ask for again. */
function topicHeaders({ shows, changes }: Route): Record<string, string> {
  const header = (name: string, topics: readonly Topic[] = []) =>
    topics.length > 0 ? { [name]: topics.join(',') } : {}
  return { ...header(SHOWS_HEADER, shows), ...header(CHANGES_HEADER, changes) }
}
