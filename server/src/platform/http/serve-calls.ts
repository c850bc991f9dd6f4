import type { Route } from '@longhaul/contract/route.ts'
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
 * How actions are served: the framework knows one address for all of them, and a table of ours which call is meant (decision 0130). What a call needs is made
 * when it first comes.
 */

declare module 'fastify' {
  interface FastifyRequest {
    /** Which call it is, where it is one. */
    found: Found<Served> | null
    /** What is wrong with its input. Kept until it is known who is calling: a stranger is told nothing of the fields. */
    inputFault: Error | null
  }
}

/** An action with its address as the framework writes one: so it is named in logs, spans and figures. */
type Served = { action: Action; pattern: string; ready?: Ready }
/** What is made of an action for its first call. */
type Ready = {
  limit: (request: FastifyRequest) => Promise<void>
  checks: readonly Check[]
  topics: Readonly<Record<string, string>>
}
type Check = readonly [part: 'params' | 'body' | 'query', check: ReturnType<typeof inputValidator>]

const PER_MINUTE = 300
const EVERY_CALL = '/*'

/** Notes at each request which call it is. */
export function findCalls(app: FastifyInstance, actions: readonly Action[]): void {
  const table = new CallTable<Served>()
  for (const action of actions) {
    const { method, path } = action.route
    table.add(method, API + path, { action, pattern: API + asPattern(path) })
  }
  app.decorateRequest('found', null)
  app.decorateRequest('inputFault', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method
    request.found = table.find(method, request.url) ?? null
    done()
  })
}

/** The pattern of the address that a request came to; none where nothing is. */
export function patternOf({ routeOptions, found }: FastifyRequest): string | undefined {
  return routeOptions.url === API + EVERY_CALL ? found?.call.pattern : routeOptions.url
}

/** Serves every action. An address that takes larger bodies than others the framework must know by itself, because it reads them. */
export function serveCalls(api: FastifyInstance, world: World, actions: readonly Action[]): void {
  const readyOf = (served: Served): Ready => (served.ready ??= makeReady(world, served.action.route))
  const serve = {
    onRequest: async (request: FastifyRequest) => {
      if (request.found) await readyOf(request.found.call).limit(request)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { found } = request
      if (!found) return reply.callNotFound()
      const ready = readyOf(found.call)
      request.params = found.params
      request.inputFault = checkInput(request, ready.checks)
      return await answer(world, found.call.action, ready, request, reply)
    },
  }
  const methods = new Set(actions.map(({ route }) => route.method))
  for (const method of methods) api.route({ method, url: EVERY_CALL, ...serve })
  for (const { route } of actions)
    if (route.bodyLimit)
      api.route({ method: route.method, url: asPattern(route.path), bodyLimit: route.bodyLimit, ...serve })
}

const asPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

function makeReady(world: World, route: Route): Ready {
  const { method, params, query = NO_FIELDS, body = NO_FIELDS, form } = route
  return {
    limit: limitRate(world, route.spec, route.perMinute ?? PER_MINUTE),
    checks: [
      ...(params ? [['params', inputValidator(params, 'params')] as const] : []),
      ...(method === 'GET' || form ? [] : [['body', inputValidator(body, 'body')] as const]),
      ['query', inputValidator(query, 'querystring')],
    ],
    topics: topicHeaders(route),
  }
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

async function answer(
  world: World,
  { route, serve }: Action,
  { topics }: Ready,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const lang = languageOf(request)
  const data = await serve(world, request, lang)
  reply.headers(topics).header('content-language', LANGUAGES[lang].html)
  const envelope = { code: 200, message: errorsIn(lang).ok, data }
  const write = (written: unknown): string => serializerOf(envelopeOf(route))(written)
  if (route.sameForAll && typeof data === 'object' && data !== null)
    return sendWritten(request, reply, data, () => write(envelope))
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').serializer(write)
  return envelope
}

/** What an answer shows and what the call changed, for clients: they know what to ask for again. */
function topicHeaders({ shows, changes }: Route): Record<string, string> {
  const header = (name: string, topics: readonly Topic[] = []) =>
    topics.length > 0 ? { [name]: topics.join(',') } : {}
  return { ...header(SHOWS_HEADER, shows), ...header(CHANGES_HEADER, changes) }
}
