import { randomUUID } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { READ_SCOPES, type ReadScope } from '@longhaul/domain/accounts/read-tokens.ts'
import { HOOK_EVENTS } from '@longhaul/domain/hooks/events.ts'
import type { FastifyRequest } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { admit } from '../src/platform/http/admit.ts'
import { Refusal } from '../src/platform/http/refusal.ts'
import { PASSWORD, type Person, testWorld } from './world.ts'

/*
 * Generated from the contract: a read token can make exactly the calls that its scopes name, and reaches
 * nothing outside the contract.
 */

const world = testWorld()
let ana: Person
const tokens = new Map<ReadScope, string>()

beforeAll(async () => {
  ana = await world.shopper('ana')
  for (const scope of READ_SCOPES) {
    const body = { name: scope, scopes: [scope], days: 1, password: PASSWORD }
    tokens.set(scope, (await ana.call('POST /tokens', { body })).token)
  }
})

/**
 * Whom a route admits with a token: the id of the token's shopper, or the reason for the refusal. Decided
 * before any input is checked.
 */
async function whoIsLetIn(route: Route, token: string): Promise<string> {
  const request = { id: 'x', headers: { authorization: `Bearer ${token}` } }
  const bare = JSON.parse(JSON.stringify(request)) as FastifyRequest
  return await admit(world.world, route, bare, world.clock.now()).then(
    (me) => me?.id ?? 'a guest',
    (error: unknown) => (error instanceof Refusal ? error.reason : String(error)),
  )
}

const ask = (method: Route['method'], url: string, authorization: string) =>
  world.inject({ method, url: `/api/v1${url}`, headers: { authorization } })

const specs = allRoutes.map((route) => [route.spec, route] as const)

describe('a token reaches exactly the calls of its scopes', () => {
  test.each(specs)('%s', async (_, route) => {
    for (const [scope, token] of tokens)
      expect(await whoIsLetIn(route, token), scope).toBe(route.tokens === scope ? ana.id : 'token_scope')
  })

  test.each(specs.filter(([, route]) => route.method === 'GET'))(
    '%s, when called over HTTP',
    async (_, route) => {
      const url = route.path.replaceAll(/\{\w+\}/g, () => randomUUID())
      for (const [scope, token] of tokens) {
        const response = await ask('GET', url, token)
        // The order may not exist and a query may be missing: what counts is that the call was reached.
        expect(route.tokens === scope ? [200, 404] : [400, 403], scope).toContain(response.statusCode)
        if (response.statusCode === 403)
          expect(response.json(), scope).toMatchObject({ code: 403, data: { reason: 'token_scope' } })
      }
    },
  )

  test('only calls that read a shopper’s own data are open to tokens, some for each scope, and none about the account itself', () => {
    const open = allRoutes.filter((route) => route.tokens !== undefined)
    expect(new Set(open.map((route) => route.tokens))).toEqual(new Set(READ_SCOPES))
    for (const route of open) {
      expect(route.method, route.spec).toBe('GET')
      expect(['shopper', 'verified'], route.spec).toContain(route.who)
      expect(route.spec).not.toMatch(/tokens|hooks|sessions|security|two_factor|users|exports|account|files/)
    }
  })

  test('a made-up token does not log in', async () => {
    for (const [spec, route] of specs) {
      const end = await whoIsLetIn(route, `lh_read_${'A'.repeat(43)}`)
      expect(end, spec).toBe(route.who === 'anyone' ? 'a guest' : 'login_required')
    }
  })
})

test.each([
  '/events',
  '/funds/entries.csv',
  `/orders/${randomUUID()}/receipt.pdf`,
  `/parcels/${randomUUID()}/receipt.pdf`,
])('a path that is not in the contract is closed to every token: %s', async (url) => {
  for (const token of tokens.values())
    expect((await ask('GET', url, token)).json()).toMatchObject({
      code: 403,
      data: { reason: 'token_scope' },
    })
})

test('the API’s document says which scope opens which call, and lists the hooks that are sent', async () => {
  type Operation = { security?: Record<string, string[]>[] }
  const document = (await world.inject({ url: '/api/v1/openapi.json' })).json<{
    paths: Record<string, Record<string, Operation>>
    webhooks: object
  }>()
  for (const route of allRoutes) {
    const { security = [] } = document.paths[route.path]![route.method.toLowerCase()]!
    const scopes = security.flatMap((way) => way['readToken'] ?? [])
    expect(scopes, route.spec).toEqual(route.tokens ? [route.tokens] : [])
  }
  expect(Object.keys(document.webhooks).toSorted()).toEqual([...HOOK_EVENTS, 'test'].toSorted())
})
