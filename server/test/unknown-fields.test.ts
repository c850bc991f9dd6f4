import { randomUUID } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { FIRST_LANG, LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { someOf } from '@longhaul/domain/form.test-support.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../src/platform/openapi/document.ts'
import { type Schema, objectsIn, put, wholeSample } from './contract-samples.ts'
import { resolved } from './openapi-samples.ts'
import { type Person, testWorld } from './world.ts'

/*
 * A field that the contract does not name is refused by its name, at any depth of a body, before anything is
 * looked up or written. Generated from the contract, so that a new call is included automatically.
 */

const world = testWorld()
let ana: Person
let admin: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  admin = await world.staff('admin', ['admin'])
})

/** Names that exist in a table or on a prototype, and one that exists nowhere. */
const UNKNOWN = ['is_admin', 'toString', 'no_such_field']

async function send(route: Route, body: unknown, lang: Lang = 'en') {
  const params = (route.params ? wholeSample(route.params as Schema) : {}) as Record<string, unknown>
  const response = await world.inject({
    method: route.method,
    url: `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`,
    headers: {
      authorization: typeof route.who === 'object' ? admin.token : ana.token,
      'content-type': 'application/json',
      'client-language': lang,
    },
    payload: JSON.stringify(body),
  })
  const { data } = JSON.parse(response.body) as {
    data: { error?: string; fields?: Record<string, string> } | null
  }
  return { status: response.statusCode, error: data?.error, fields: data?.fields ?? {} }
}

const writes = allRoutes.filter((route) => route.method !== 'GET' && !route.form)
const places = writes.flatMap((route) =>
  (route.body ? objectsIn(route.body as Schema) : [[]]).map(
    (path) => [route.spec, path.join('.') || 'the body', route, path] as const,
  ),
)

test('there are bodies to test, and some are nested', () => {
  expect(places.length).toBeGreaterThan(150)
  expect(places.filter(([, , , path]) => path.length > 1).length).toBeGreaterThan(5)
})

test.each(places)('%s takes no unknown field in %s', async (spec, where, route, path) => {
  const good = route.body ? wholeSample(route.body as Schema) : {}
  const refuses = async (names: readonly string[], lang: Lang) => {
    const body = names.reduce<unknown>((made, name) => put(made, [...path, name], randomUUID()), good)
    const answer = await send(route, body, lang)
    expect([answer.status, answer.error], JSON.stringify(answer)).toEqual([400, 'invalid_input'])
    for (const name of names)
      expect(answer.fields[[...path, name].join('.')]).toBe(errorsIn(lang).fields.unknown_field)
  }
  // A single unknown field is refused, a different one at each place; of several, each is named.
  await refuses([UNKNOWN[(spec.length + where.length) % UNKNOWN.length]!], FIRST_LANG)
  for (const lang of someOf(LANGS, 2, where.length % 2)) await refuses(UNKNOWN, lang)
})

describe('the OpenAPI document', () => {
  const { paths } = resolved(openApiDocument(allRoutes, 'http://shop.test', '1')) as {
    paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>
  }
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      return schema ? [[`${method.toUpperCase()} ${path}`, schema] as const] : []
    }),
  )

  /** The paths of objects in a schema that accept unknown fields. */
  const openIn = (schema: Schema, path: string): string[] => [
    ...(schema.type === 'object' && !schema.patternProperties && schema.additionalProperties !== false
      ? [path || 'the body']
      : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => openIn(inner, `${path}.${name}`)),
    ...Object.values(schema.patternProperties ?? {}).flatMap((inner) => openIn(inner, `${path}.*`)),
    ...(schema.items ? openIn(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((inner) => openIn(inner, path)),
  ]

  test.each(bodies)('%s has a closed body', (_, schema) => expect(openIn(schema, '')).toEqual([]))
})

test('a field that the body does not name cannot be smuggled in through the query', async () => {
  const { id } = await ana.call('POST /cart/items', {
    body: {
      url: 'https://item.taobao.com/item.htm?id=7512345678',
      title: 'Kettle',
      seller_name: 'Tea house',
      image_file_id: null,
      freight_fen: 0,
      options_text: '',
      quantity: 1,
      remark: '',
      photo_shots: 0,
      photo_remark: '',
      sold_out_choice: 'cancel',
      alternative: '',
      unit_price_fen: 1_000,
      page_price_fen: null,
      price_reason: null,
      price_reason_text: '',
    },
  })
  const row = () =>
    world.db.selectFrom('cart_items').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const before = await row()
  for (const stolen of [
    { shopper_id: admin.id },
    { url: 'javascript:alert(1)' },
    { image_file_id: randomUUID() },
    { freight_fen: 0 },
    { created_at: '1970-01-01T00:00:00.000Z' },
  ]) {
    const headers = { authorization: ana.token, 'content-type': 'application/json' }
    const response = await world.inject({
      method: 'PATCH',
      url: `/api/v1/cart/items/${id}`,
      headers,
      payload: JSON.stringify({ quantity: 2, ...stolen }),
    })
    expect(response.statusCode).toBe(400)
    expect(await row()).toEqual(before)
    const query = await world.inject({
      method: 'PATCH',
      url: `/api/v1/cart/items/${id}?${new URLSearchParams(Object.entries(stolen).map(([name, value]) => [name, String(value)])).toString()}`,
      headers,
      payload: JSON.stringify({ quantity: 1 }),
    })
    expect(query.statusCode).toBe(200)
    expect(await row()).toEqual({ ...before, updated_at: expect.any(Date) })
  }
})
