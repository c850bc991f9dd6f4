import { randomUUID } from 'node:crypto'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, testWorld } from '../../test/world.ts'
import { REVISIONS, aToken, anAssistant } from './mcp.test-support.ts'
import { scopesFor } from './scopes.ts'
import { PUBLIC_TOOLS, TOOLS } from './tools/tools.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  await given.money(world, ana, 500_000)
  await given.aPaidOrder(world, ana)
})

/** A request of the revision of 2026, as it is on the wire. */
const message = (method: string, params: object = {}) => ({
  jsonrpc: '2.0',
  id: 1,
  method,
  params: {
    ...params,
    _meta: {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    },
  },
})
const send = (url: string, payload: ReturnType<typeof message>, headers: InjectOptions['headers'] = {}) =>
  world.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': payload.method,
      ...('name' in payload.params ? { 'mcp-name': String(payload.params.name) } : {}),
      ...headers,
    },
  })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the door', () => {
  test.each(['tools/list', 'tools/call', 'server/discover', 'initialize', 'ping'])(
    'without a valid token, %s is answered with where to get one',
    async (method) => {
      for (const headers of [{}, bearer(`lh_read_${'A'.repeat(43)}`), bearer(ana.token)]) {
        const response = await send('/mcp', message(method), headers)
        expect(response.statusCode).toBe(401)
        const { 'www-authenticate': said = '' } = response.headers
        expect(said).toContain(
          'resource_metadata="http://shop.test/.well-known/oauth-protected-resource/mcp"',
        )
        expect(said).toContain(
          `scope="${GRANT_SCOPES.filter((scope) => scope !== 'messages:read').join(' ')}"`,
        )
      }
    },
  )

  test('a token is accepted in the header only, and staff have no tools', async () => {
    const { token } = await aToken(ana)
    expect((await send(`/mcp?access_token=${token}`, message('tools/list'))).statusCode).toBe(401)
    expect((await send('/mcp', message('tools/list'), bearer(packer.token))).statusCode).toBe(401)
    expect((await send('/mcp', message('tools/list'), bearer(token))).statusCode).toBe(200)
    await ana.call('DELETE /tokens')
    expect((await send('/mcp', message('tools/list'), bearer(token))).statusCode).toBe(401)
  })

  test.each(['/mcp', '/mcp/public'])('%s refuses pages of other sites, and other methods', async (url) => {
    const { token } = await aToken(ana)
    const from = (origin: string) => send(url, message('tools/list'), { ...bearer(token), origin })
    expect((await from('https://evil.example')).statusCode).toBe(403)
    expect((await from('null')).statusCode).toBe(403)
    expect((await from('http://shop.test')).statusCode).toBe(200)
    for (const method of ['GET', 'DELETE'] as const) {
      const response = await world.inject({ method, url, headers: bearer(token) })
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST'])
    }
  })

  test('what is too long, no JSON or no request is refused as such', async () => {
    const post = (payload: string) =>
      world.inject({
        method: 'POST',
        url: '/mcp/public',
        payload,
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      })
    expect((await post('x'.repeat(256 * 1024 + 1))).statusCode).toBe(413)
    expect((await post('{')).json()).toMatchObject({ error: { code: -32_700 } })
    expect((await post('[]')).statusCode).toBe(400)
    expect((await post('null')).statusCode).toBe(400)
    expect((await send('/mcp/public', message('tools/make'))).statusCode).toBe(404)
    const other = await send('/mcp/public', message('tools/list'), { 'mcp-protocol-version': '2031-01-01' })
    expect(other.statusCode).toBe(400)
  })

  test('nobody can keep a stream open', async () => {
    const listening = message('subscriptions/listen', { notifications: { toolsListChanged: true } })
    const refused = await send('/mcp/public', listening)
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toEqual({
      jsonrpc: '2.0',
      id: listening.id,
      error: { code: -32_601, message: 'Method not found' },
    })
  })

  test.each([
    ['place_order', 'orders:write payments:write'],
    ['ship_package', 'payments:write parcels:write'],
    ['balance', 'funds:read'],
  ])('a token without the scopes of %s is told all of them', async (name, scopes) => {
    const { token } = await aToken(ana, { scopes: ['cart:read', 'orders:read'] })
    const { token: reading } = await aToken(ana, { scopes: ['orders'], ceilings: undefined as never })
    for (const one of [token, reading]) {
      const response = await send('/mcp', message('tools/call', { name, arguments: {} }), bearer(one))
      expect(response.statusCode).toBe(403)
      expect(response.headers['www-authenticate']).toContain('error="insufficient_scope"')
      expect(response.headers['www-authenticate']).toContain(`scope="${scopes}"`)
    }
    await ana.call('DELETE /tokens')
  })

  test('a token that reads uses the tools of its scopes', async () => {
    const { token } = await aToken(ana, { scopes: ['orders', 'funds'], ceilings: undefined as never })
    const { call } = await anAssistant(world, token)
    expect((await call<{ orders: object[] }>('list_orders')).orders).toHaveLength(1)
    await call('balance')
  })
})

describe('the tools', () => {
  const listed = async (url: string, headers: InjectOptions['headers']) =>
    (await send(url, message('tools/list'), headers)).body

  test('are twenty on the one endpoint, four on the other, in the same order and bytes each time', async () => {
    const headers = bearer((await aToken(ana)).token)
    expect(await listed('/mcp', headers)).toBe(await listed('/mcp', headers))
    for (const revision of REVISIONS) {
      const { client } = await anAssistant(world, undefined, { revision, path: '/mcp/public' })
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual([
        'read_text',
        'estimate_to_door',
        'known_photos',
        'shop_rules',
      ])
    }
    const discovered = await send('/mcp', message('server/discover'), headers)
    expect(discovered.json()).toMatchObject({ result: { capabilities: { tools: { listChanged: false } } } })
    expect(TOOLS).toHaveLength(20)
    expect(PUBLIC_TOOLS).toHaveLength(4)
  })

  test('each says what it is, whether it only reads, what goes in and what comes out', async () => {
    const { client } = await anAssistant(world, (await aToken(ana)).token)
    const { tools } = await client.listTools()
    expect(tools).toHaveLength(20)
    for (const { name, title, description, annotations = {}, inputSchema, outputSchema } of tools) {
      expect(name.length, name).toBeLessThanOrEqual(64)
      expect([title, description, inputSchema.type, outputSchema?.['type']], name).toEqual([
        expect.stringMatching(/^[A-Z]/),
        expect.stringMatching(/\.$/),
        'object',
        'object',
      ])
      expect(annotations.readOnlyHint === true, name).not.toBe(annotations.destructiveHint === true)
      expect(inputSchema['additionalProperties'], name).toBe(false)
      // No place in any tool takes an address in words.
      expect(JSON.stringify(inputSchema), name).not.toMatch(
        /"(postcode|city|street|phone|first_name|contact)"/,
      )
    }
    const spending = TOOLS.filter(({ does }) => does === 'spends')
    for (const tool of spending) {
      expect(Object.keys(tool.input.properties), tool.name).toEqual(
        expect.arrayContaining(['expected_total_fen', 'idempotency_key']),
      )
      expect(scopesFor(tool), tool.name).toContain('payments:write')
    }
  })

  test('whoever has no account reads texts, estimates, photos and rules', async () => {
    const { call, client } = await anAssistant(world, undefined, { path: '/mcp/public' })
    const text = 'https://item.taobao.com/item.htm?id=674029285425'
    expect(await call('read_text', { text })).toMatchObject({ platform: 'taobao', item_id: '674029285425' })
    expect(await call('read_text', { text: 'hello' })).toMatchObject({ reason: 'no_link', product: null })
    expect(await call('known_photos', { platform: 'taobao', item_id: '674029285425' })).toMatchObject({
      photos: [],
      weighings: 0,
    })
    const { articles } = await call<{ articles: { paragraphs: string[] }[] }>('shop_rules', {
      topic: 'refund',
    })
    expect(articles.length).toBeGreaterThan(0)
    expect(articles.flatMap(({ paragraphs }) => paragraphs).join('\n')).not.toMatch(/<\/?[a-z]+|&amp;/)
    await expect(client.callTool({ name: 'get_cart', arguments: {} })).rejects.toThrow('not found')
  })

  test('a refusal is a sentence in the caller’s language with its stable name', async () => {
    const { token } = await aToken(ana)
    const id = randomUUID()
    const { refused, client } = await anAssistant(world, token)
    expect(await refused('get_order', { id })).toEqual({
      sentence: expect.stringMatching(/^[A-Z]/),
      data: { error: 'not_found' },
    })
    const chinese = await anAssistant(world, token, { lang: 'zh' })
    expect((await chinese.refused('get_order', { id })).sentence).toMatch(/\p{Script=Han}/u)
    const wrong = await client.callTool({ name: 'get_order', arguments: { id: 7, more: true } })
    expect(wrong.isError).toBe(true)
  })

  test('the cart names the lines that it refuses and takes the others', async () => {
    const { call } = await anAssistant(world, (await aToken(ana)).token)
    const line = { title: 'Lamp', seller: 'Mumian', price_fen: 1_000 }
    const { groups, refused } = await call<{ groups: { items: object[] }[]; refused: object[] }>(
      'change_cart',
      {
        add: [
          { ...line, url: 'the red lamp' },
          { ...line, url: 'https://item.taobao.com/item.htm?id=674029285499', remark: 'red' },
        ],
        remove: [randomUUID()],
      },
    )
    expect(refused).toMatchObject([{ line: 'the red lamp', error: 'invalid_input' }])
    expect(groups.flatMap(({ items }) => items)).toMatchObject([{ remark: 'red', sold_out_choice: 'ask' }])
  })

  test('an unbought item is refunded at once, and an order cancelled, once for a key', async () => {
    const { call } = await anAssistant(world, (await aToken(ana)).token)
    const first = await given.aPaidOrder(world, ana)
    const refund = { order_item_id: first.itemIds[0]!, cause: 'other', reason: 'x', idempotency_key: 'a' }
    const given1 = await call('cancel_or_refund', refund)
    expect(given1).toMatchObject({ granted: true })
    expect(await call('cancel_or_refund', refund)).toEqual(given1)
    const second = await given.aPaidOrder(world, ana)
    const cancelled = await call('cancel_or_refund', { order_id: second.id, idempotency_key: 'a' })
    expect(cancelled).toMatchObject({ granted: true, amount: { fen: second.totalFen } })
  })
})
