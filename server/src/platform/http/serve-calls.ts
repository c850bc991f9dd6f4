import type { Route } from '@longhaul/contract/route.ts'
import { CHANGES_HEADER, SHOWS_HEADER, type Topic } from '@longhaul/contract/topics.ts'
import { NO_FIELDS } from '@longhaul/contract/unknown-fields.ts'
import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import etag from '@fastify/etag'
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify'
import type { Action } from './action.ts'
import { languageOf } from './api.ts'
import { envelopeOf, serializerOf } from './compiled.ts'
import { wasReplayed } from './idempotency.ts'
import { inputValidator } from './input.ts'
import { limitRate } from './rate-limit.ts'
import type { World } from '../world.ts'

const PER_MINUTE = 300

/** Serves every action at a route of its own, whose schemas are those of the contract. */
export function serveCalls(api: FastifyInstance, world: World, actions: readonly Action[]): void {
  api.setValidatorCompiler<Route['params']>(({ schema, httpPart }) => inputValidator(schema!, httpPart))
  api.setSerializerCompiler<Route['reply']>(
    ({ schema }) =>
      (answer) =>
        serializerOf(schema)(answer),
  )
  for (const action of actions) if (!action.route.publiclyCached) serveCall(api, world, action)
  api.register(async (shared) => {
    await shared.register(etag, { weak: true })
    // The plug-in also gives a tag to a refusal, which nobody may keep.
    shared.addHook('onSend', async (_, reply) => {
      if (reply.statusCode >= 400) reply.removeHeader('etag')
    })
    for (const action of actions) if (action.route.publiclyCached) serveCall(shared, world, action)
  })
}

/** A contract's path in the framework's notation: `/orders/{id}` is `/orders/:id`. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

/** The path pattern of a request's route, for logs and metrics; undefined if there is none. */
export const patternOf = ({ routeOptions }: FastifyRequest): string | undefined => routeOptions.url

function serveCall(api: FastifyInstance, world: World, { route, serve }: Action): void {
  const { method, path, bodyLimit } = route
  const topics = topicHeaders(route)
  const caching = route.publiclyCached
    ? { 'cache-control': 'no-cache', vary: 'client-language, accept-language, accept-encoding' }
    : { 'cache-control': 'no-store' }
  api.route({
    method,
    url: routePath(path),
    schema: schemaOf(route),
    // The caller is identified first, so that strangers learn nothing about the fields (action.ts).
    attachValidation: true,
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: limitRate(world, route.spec, route.perMinute ?? PER_MINUTE),
    async handler(request, reply) {
      const lang = languageOf(request)
      const data = await serve(world, request, lang)
      if (wasReplayed(request)) reply.header('idempotent-replayed', 'true')
      reply
        .headers({ ...topics, ...caching, 'content-language': LANGUAGES[lang].html })
        .type('application/json; charset=utf-8')
      return { code: 200, message: errorsIn(lang).ok, data }
    },
  })
}

function schemaOf(route: Route): FastifySchema {
  const { method, params, query = NO_FIELDS, body = NO_FIELDS, form } = route
  return {
    ...(params ? { params } : {}),
    ...(method === 'GET' || form ? {} : { body }),
    querystring: query,
    response: { 200: envelopeOf(route) },
  }
}

/** The topics that an answer shows and that the call changed, so that clients know what to refetch. */
function topicHeaders({ shows, changes }: Route): Record<string, string> {
  const header = (name: string, topics: readonly Topic[] = []) =>
    topics.length > 0 ? { [name]: topics.join(',') } : {}
  return { ...header(SHOWS_HEADER, shows), ...header(CHANGES_HEADER, changes) }
}
