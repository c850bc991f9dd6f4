import { randomUUID } from 'node:crypto'
import type { Route } from '@longhaul/contract/route.ts'
import { allRoutes } from '@longhaul/contract/routes.ts'
import { GRANT_SCOPES, type GrantScope } from '@longhaul/domain/accounts/grants.ts'
import { READ_SCOPES, type ReadScope } from '@longhaul/domain/accounts/read-tokens.ts'
import { HOOK_EVENTS } from '@longhaul/domain/hooks/events.ts'
import type { FastifyRequest } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { admit } from '../src/platform/http/admit.ts'
import { Refusal } from '../src/platform/http/refusal.ts'
import { PASSWORD, type Person, testWorld } from './world.ts'

/*
 * Generated from the contract: a token can make exactly the calls that its scopes name, and reaches nothing
 * outside the contract.
 */

const world = testWorld()
let ana: Person
const tokens = new Map<ReadScope, string>()
const actTokens = new Map<GrantScope, string>()
/** A token that acts with every scope. */
let every = ''

beforeAll(async () => {
  ana = await world.shopper('ana')
  for (const scope of READ_SCOPES) {
    const body = { name: scope, scopes: [scope], days: 1, password: PASSWORD }
    tokens.set(scope, (await ana.call('POST /tokens', { body })).token)
  }
  let programs = 0
  const acting = async (scopes: GrantScope[]) => {
    // A shopper for each, because one has at most ten.
    const { token } = await (
      await world.shopper(`ana-${++programs}`)
    ).call('POST /tokens', {
      body: { name: 'All', scopes, days: 1, password: PASSWORD },
    })
    return token
  }
  for (const scope of GRANT_SCOPES) actTokens.set(scope, await acting([scope]))
  every = await acting([...GRANT_SCOPES])
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
    const grants = security.flatMap((way) => way['actToken'] ?? [])
    expect(grants, route.spec).toEqual(route.grants ? [route.grants.scope] : [])
  }
  expect(Object.keys(document.webhooks).toSorted()).toEqual([...HOOK_EVENTS, 'test'].toSorted())
})

/** What no token may ever reach, whatever its scopes. */
const NEVER =
  /^\/(staff|withdrawals|recharges|remittances|users|security|tokens|hooks|sessions|two_factor|email_change|account|exports|approvals|push|login|logout|register)/

describe('a token that acts', () => {
  const grantOf = (route: Route) => route.grants?.scope

  test.each(specs)('reaches exactly the calls of its scopes: %s', async (_, route) => {
    for (const [scope, token] of actTokens) {
      const end = await whoIsLetIn(route, token)
      if ([scope, 'any'].includes(grantOf(route) ?? '')) expect(end, scope).toMatch(/^[0-9a-f-]{36}$/)
      else expect(end, scope).toBe('token_scope')
    }
  })

  test.each(specs.filter(([, route]) => route.grants === undefined))(
    'with every scope it does not reach %s over HTTP',
    async (_, route) => {
      const url = route.path.replaceAll(/\{\w+\}/g, () => randomUUID())
      const response = await world.inject({
        method: route.method,
        url: `/api/v1${url}`,
        headers: { authorization: every },
        ...(route.method === 'GET' || route.form ? {} : { payload: {} }),
      })
      // A form without a file, and a call that is limited, are refused before the caller is looked at.
      expect([401, 403, 406, 415, 429], route.spec).toContain(response.statusCode)
    },
  )

  test('money, security, programs themselves and approvals are reachable by none', () => {
    const open = allRoutes.filter((route) => route.grants !== undefined)
    expect(new Set(open.map(grantOf))).toEqual(new Set([...GRANT_SCOPES, 'any']))
    for (const route of open) {
      expect(['shopper', 'verified'], route.spec).toContain(route.who)
      expect(route.path).not.toMatch(NEVER)
      const verb = (route.changes ?? []).length > 0 ? 'write' : 'read'
      // With any scope a program learns what it may do and what became of its requests, and takes these back.
      if (grantOf(route) === 'any') expect(route.path).toMatch(/^\/(approval_requests\/|grant$)/)
      else expect(grantOf(route), route.spec).toMatch(new RegExp(`:${verb}$`))
      if (route.grants?.spends) expect(route.once, route.spec).toBe(true)
    }
    for (const path of [
      '/withdrawals',
      '/recharges',
      '/exports',
      '/approvals/{id}/approve',
      '/tokens',
      '/hooks',
    ])
      expect(
        allRoutes.some((route) => route.path === path),
        path,
      ).toBe(true)
  })

  test('a made-up one, and one with a wrong checksum, do not log in', async () => {
    for (const token of [
      `lh_act_${'A'.repeat(49)}`,
      every.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ])
      expect((await ask('GET', '/orders', token)).statusCode).toBe(401)
  })
})
