import type { RefusalCode } from '@longhaul/domain/refusals.ts'
import type { Route } from '@longhaul/contract/route.ts'
import { refusalStatus } from '@longhaul/contract/refusals.ts'
import { routeNames } from '@longhaul/contract/routes.ts'
import type { TObject, TSchema } from 'typebox'
import { EXAMPLES } from './examples.ts'
import { headersOf, topicHeadersOf } from './headers.ts'
import type { WriteSchema } from './shared-schemas.ts'
import { tagOf } from './tags.ts'

/** A route as an operation of the document. */
export function describedOperation(route: Route, write: WriteSchema): Record<string, unknown> {
  const body = bodyOf(route, write)
  const call = describedCall(routeNames.get(route.spec), route, write)
  return {
    ...call,
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    ...(route.sameForAll ? { parameters: [...call.parameters, IF_NONE_MATCH] } : {}),
    responses: { 200: answer(route, write), ...(route.sameForAll ? UNCHANGED : {}), ...call.responses },
  }
}

/** What an answer that is the same for all may be asked with, and may be then. */
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  schema: { type: 'string' },
  description: 'The ETag of the answer that is there already.',
}
const UNCHANGED = { 304: { description: 'It is still so', headers: headersOf(['ETag']) } }

/** What every call has, whatever it is sent and answers: who may, its parameters and its refusals. */
export function describedCall(operationId: string | undefined, route: Asked, write: WriteSchema) {
  return {
    operationId,
    summary: route.summary,
    description: whoMay(route),
    tags: [tagOf(route)],
    security: securityOf(route),
    ...(route.tokens ? { 'x-token-scope': route.tokens } : {}),
    parameters: [
      ...parameters('path', route.params, write),
      ...parameters('query', route.query, write),
      ...(route.once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
      { $ref: '#/components/parameters/ClientLanguage' },
    ],
    responses: refusals(route),
  }
}

/** A route without what it answers. */
type Asked = Omit<Route, 'reply'>

/** Who may call it, as a sentence. */
function whoMay({ who, tokens }: Asked): string {
  if (who === 'anyone') return 'For anyone.'
  if (who === 'verified') return 'For shoppers whose e-mail address is verified.'
  if (who === 'shopper')
    return tokens ? `For shoppers, and read tokens with the scope \`${tokens}\`.` : 'For shoppers.'
  const roles = new Set([...who.staff, 'admin'])
  return roles.size === 5 ? 'For all staff.' : `For staff with one of the roles ${[...roles].join(', ')}.`
}

function securityOf({ who, tokens }: Asked): Record<string, string[]>[] {
  if (who === 'anyone') return []
  if (typeof who === 'object') return [{ staffToken: [] }]
  return [{ token: [] }, ...(tokens ? [{ readToken: [tokens] }] : [])]
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

/** A form with one part, as OpenAPI says it. */
const ONE_FILE = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream', description: 'The one file' },
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
    description: 'Done',
    headers: {
      ...headersOf(route.sameForAll ? ['Content-Language', 'ETag'] : ['Content-Language']),
      ...topicHeadersOf(route),
    },
    content: { 'application/json': { schema, ...example } },
  }
}

/** What else is answered, by status. */
const refusals = (route: Asked) =>
  Object.fromEntries(
    refusedWith(route).map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  )

/** The components that `refusals` refers to: one for each status and the codes of `data.error` that it may have. */
export const describedRefusals = (routes: readonly Asked[]): Record<string, unknown> =>
  Object.fromEntries(
    routes
      .flatMap(refusedWith)
      .map(([, codes]) => [nameOf(codes), describedRefusal(codes)] as const)
      .toSorted(([name], [other]) => name.localeCompare(other)),
  )

/** A refusal with these codes, in the wrapper. */
export const describedRefusal = (codes: readonly (RefusalCode | 'internal')[]) => ({
  description: codes.join(', '),
  headers: headersOf(codes.some(isForNow) ? ['Retry-After'] : []),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
})

/** Whether the same call may be answered a little later. */
const isForNow = (code: string): boolean => code === 'too_many_requests' || code === 'try_again'

const nameOf = (codes: readonly string[]): string => codes.join('-or-')

function refusedWith(route: Asked): (readonly [number, readonly (RefusalCode | 'internal')[]])[] {
  const byStatus = new Map<number, (RefusalCode | 'internal')[]>([[500, ['internal']]])
  for (const code of [...codesOf(route)].toSorted())
    byStatus.set(refusalStatus[code], [...(byStatus.get(refusalStatus[code]) ?? []), code])
  return [...byStatus]
}

/** The codes that a route names, and those that follow from what it is. */
function codesOf({ who, refusals: named = [], params, query, body, form, once }: Asked) {
  const codes = new Set<RefusalCode>(named)
  if (params || query || body || form) codes.add('invalid_input')
  // Forbidden to staff what is a shopper's, to shoppers what is for staff, to a token what is outside its scope.
  if (who !== 'anyone') codes.add('login_required').add('forbidden')
  if (who === 'verified') codes.add('email_not_verified')
  if (once) codes.add('idempotency_key_reused')
  return codes.add('too_many_requests').add('try_again')
}
