import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { routeNames } from '@longhaul/contract/routes.ts'
import type { TObject, TSchema } from 'typebox'
import { EXAMPLES } from './examples.ts'
import { headersOf, topicHeadersOf } from './headers.ts'
import type { WriteSchema } from './shared-schemas.ts'
import { tagOf } from './tags.ts'

/** The OpenAPI operation for a route. */
export function describedOperation(route: Route, write: WriteSchema): Record<string, unknown> {
  const body = bodyOf(route, write)
  const call = describedCall(routeNames.get(route.spec), route, write)
  return {
    ...call,
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    ...(route.publiclyCached ? { parameters: [...call.parameters, IF_NONE_MATCH] } : {}),
    responses: { 200: answer(route, write), ...(route.publiclyCached ? UNCHANGED : {}), ...call.responses },
  }
}

/** The request header, and the answer it leads to, for answers that are the same for every caller. */
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag of the response that the client already has.',
}
const UNCHANGED = { 304: { description: 'Not modified', headers: headersOf(['ETag']) } }

/**
 * The parts of an operation that do not depend on its body and reply: who may call it, its parameters and its
 * refusals.
 */
export function describedCall(operationId: string | undefined, route: Asked, write: WriteSchema) {
  return {
    operationId,
    summary: route.summary,
    description: whoMay(route),
    tags: [tagOf(route)],
    security: securityOf(route),
    ...(route.tokens ? { 'x-token-scope': route.tokens } : {}),
    ...(route.grants ? { 'x-grant': route.grants } : {}),
    parameters: [
      ...parameters('path', route.params, write),
      ...parameters('query', route.query, write),
      ...(route.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      { $ref: '#/components/parameters/ClientLanguage' },
    ],
    responses: refusals(route),
  }
}

/** A route without its reply. */
type Asked = Omit<Route, 'reply'>

/** A sentence that says who may call a route. */
function whoMay({ who, tokens, grants }: Asked): string {
  if (who === 'anyone') return 'For anyone.'
  if (typeof who === 'object') {
    const roles = new Set([...who.staff, 'admin'])
    return roles.size === 5 ? 'For all staff.' : `For staff with one of the roles ${[...roles].join(', ')}.`
  }
  const shoppers = who === 'verified' ? 'shoppers whose e-mail address is verified' : 'shoppers'
  const programs = [
    ...(tokens ? [`read tokens with the scope \`${tokens}\``] : []),
    ...(grants?.scope === 'any' ? ['tokens that act'] : []),
    ...(grants && grants.scope !== 'any' ? [`tokens that act with the scope \`${grants.scope}\``] : []),
  ]
  const asks = grants?.spends
    ? ' Above their ceilings, a program is answered with 202 and `needs_approval`.'
    : ''
  return `For ${[shoppers, ...programs].join(', and ')}.${asks}`
}

function securityOf({ who, tokens, grants }: Asked): Record<string, string[]>[] {
  if (who === 'anyone') return []
  if (typeof who === 'object') return [{ staffToken: [] }]
  return [
    { token: [] },
    ...(tokens ? [{ readToken: [tokens] }] : []),
    ...(grants ? [{ actToken: [grants.scope] }] : []),
  ]
}

function parameters(place: 'path' | 'query', schema: TObject | undefined, write: WriteSchema) {
  const required: readonly string[] = schema?.required ?? []
  return Object.entries<TSchema>(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: write(property),
  }))
}

function bodyOf(route: Route, write: WriteSchema): Record<string, unknown> | undefined {
  if (route.form) return { 'multipart/form-data': { schema: ONE_FILE } }
  if (!route.body) return undefined
  const { body } = EXAMPLES[route.spec] ?? {}
  return { 'application/json': { schema: write(route.body), ...(body ? { example: body } : {}) } }
}

/** The OpenAPI schema of a form with one file. */
const ONE_FILE = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file' },
  },
}

function answer(route: Route, write: WriteSchema): Record<string, unknown> {
  const { data } = EXAMPLES[route.spec] ?? {}
  const schema = {
    type: 'object',
    required: ['code', 'message', 'data'],
    properties: { code: { const: 200 }, message: { type: 'string' }, data: write(route.reply) },
  }
  const example = data ? { example: { code: 200, message: 'OK', data } } : {}
  return {
    description: 'Success',
    headers: {
      ...headersOf([
        'Content-Language',
        ...(route.publiclyCached ? (['ETag'] as const) : []),
        ...(route.once ? (['Idempotent-Replayed'] as const) : []),
      ]),
      ...topicHeadersOf(route),
    },
    content: { 'application/json': { schema, ...example } },
  }
}

/** References to the possible refusals, by status. */
const refusals = (route: Asked) =>
  Object.fromEntries(
    refusedWith(route).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  )

/**
 * The components that `refusals` refers to: one for each combination of a status and its possible codes in
 * `data.error`.
 */
export const describedRefusals = (routes: readonly Asked[]): Record<string, unknown> =>
  Object.fromEntries(
    routes
      .flatMap(refusedWith)
      .map(([, codes]) => [nameOf(codes), describedRefusal(codes)] as const)
      .toSorted(([name], [other]) => name.localeCompare(other)),
  )

/** The response component for a refusal with one of these codes. */
export const describedRefusal = (codes: readonly (RefusalCode | 'internal')[]) => ({
  description: codes.join(', '),
  headers: headersOf(codes.some(isForNow) ? ['Retry-After'] : []),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** Whether the same call may succeed if it is repeated a little later. */
const isForNow = (code: string): boolean => code === 'too_many_requests' || code === 'try_again'

const nameOf = (codes: readonly string[]): string => codes.join('-or-')

function refusedWith(route: Asked): (readonly [number, readonly (RefusalCode | 'internal')[]])[] {
  const byStatus = new Map<number, (RefusalCode | 'internal')[]>([[500, ['internal']]])
  for (const code of [...codesOf(route)].toSorted())
    byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code])
  return [...byStatus]
}

/** The codes that a route declares, and those that follow from its other properties. */
function codesOf({ who, refusals: named = [], params, query, body, form, once, grants }: Asked) {
  const codes = new Set<RefusalCode>(named)
  if (params || query || body || form) codes.add('invalid_input')
  // `forbidden` covers staff on shoppers' routes, shoppers on staff routes, and read tokens outside their
  // scope.
  if (who !== 'anyone') codes.add('login_required').add('forbidden')
  if (who === 'verified') codes.add('email_not_verified')
  if (once) codes.add('idempotency_key_reused')
  // Also when a program asks again for what its shopper declined.
  if (grants?.spends) codes.add('needs_approval').add('transition_not_allowed')
  return codes.add('too_many_requests').add('try_again')
}
