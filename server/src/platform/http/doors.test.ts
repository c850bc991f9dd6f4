import { randomUUID } from 'node:crypto'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { type IncomingMessage, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { cartLine } from '../../../test/cart-line.ts'
import { PASSWORD, type Person, testWorld } from '../../../test/world.ts'
import { announce } from '../announce.ts'
import { networkOf } from './rate-limit.ts'

/*
 * Requests that are not ordinary calls: unreadable input, streams, limits, stored files and slow statements.
 */

const world = testWorld({ env: () => ({ SLOW_STATEMENT_MS: '500' }) })
let ana: Person
let port: number

beforeAll(async () => {
  ana = await world.shopper('ana')
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  port = (world.app.server.address() as AddressInfo).port
})

const SAFE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("default-src 'none'"),
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** Sends raw bytes over a connection and returns the answer. */
async function sendBytes(bytes: string): Promise<{ status: number; headers: object; body: string }> {
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => (text += part))
    socket.on('end', () => resolve(text))
    socket.on('error', reject)
  })
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]!.toLowerCase(), line.split(': ').slice(1).join(': ')]),
  )
  return { status: Number(status.split(' ')[1]), headers, body: body.slice(body.indexOf('{')) }
}

const request = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n${more}\r\n`

describe('unreadable input is answered in the JSON wrapper, with the usual headers', () => {
  test.each([
    ['a truncated escape after the prefix', request('/api/v1/%'), 404],
    ['a truncated escape in a call', request('/api/v1/orders/%E0%A4%A'), 404],
    ['an id of 201 characters', request(`/api/v1/orders/${'a'.repeat(201)}`), 404],
    ['an id of 2,000 characters', request(`/api/v1/orders/${'a'.repeat(2_000)}`), 404],
    ['an address of 16 KB', request(`/${'a'.repeat(16_384)}`), 431],
    ['a header of 20 KB', request('/', `x: ${'a'.repeat(20_000)}\r\n`), 431],
    ['input that is not HTTP', 'nonsense\r\n\r\n', 400],
    ['an invalid length', 'POST /api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-length: ten\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ])('%s', async (_, bytes, status) => {
    const answer = await sendBytes(bytes)
    expect(answer.headers).toMatchObject(SAFE)
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      {
        code: status,
        message: expect.any(String),
        data: expect.objectContaining({ error: expect.any(String) }),
      },
    ])
  })
})

test('an id that nothing can have is not found where it is looked up, and invalid where something is to be done', async () => {
  const ask = async (method: 'GET' | 'POST', path: string, token?: string) => {
    const headers = token ? { authorization: token } : {}
    const answer = await world.inject({ method, url: `/api/v1${path}`, headers })
    return [answer.statusCode, answer.json<{ data: { error: string } }>().data.error]
  }
  for (const id of ['abc', '99999', '-1', '1e9'])
    expect(await ask('GET', `/article/${id}`), id).toEqual([404, 'not_found'])
  for (const id of ['abc', randomUUID()])
    expect(await ask('GET', `/orders/${id}`, ana.token)).toEqual([404, 'not_found'])
  expect(await ask('GET', '/orders/abc')).toEqual([401, 'login_required'])
  expect(await ask('POST', '/orders/abc/cancel', ana.token)).toEqual([400, 'invalid_input'])
})

test('a number beyond its limit is told the limit, an amount of money is not', async () => {
  const { fields } = errorsIn('en')
  const post = async (path: string, payload: object) => {
    const headers = { authorization: ana.token }
    const answer = await world.inject({ method: 'POST', url: `/api/v1${path}`, headers, payload })
    return answer.json<{ data: { fields?: object } }>().data.fields
  }
  const photos = `/stock_items/${randomUUID()}/fine_photos`
  expect(await post(photos, { shots: 21, remark: '' })).toEqual({ shots: 'At most 20' })
  expect(await post(photos, { shots: 0, remark: '' })).toEqual({ shots: 'At least 1' })
  expect(await post('/cart/items', cartLine({ unit_price_fen: 10 ** 15 }))).toEqual({
    unit_price_fen: fields.too_large,
  })
})

test('an oversized body is answered even while the client is still sending it', async () => {
  for (let count = 0; count < 20; count += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/cart/items`, {
      method: 'POST',
      headers: { authorization: ana.token, 'content-type': 'application/json' },
      body: '['.repeat(1_500_000),
    })
    expect([response.status, await response.json()]).toEqual([
      413,
      expect.objectContaining({ code: 413, data: { error: 'too_large' } }),
    ])
  }
})

describe('input that the database cannot store is refused as invalid', () => {
  const post = async (path: string, payload: string, more: Record<string, string> = {}) => {
    const response = await world.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      headers: { authorization: ana.token, 'content-type': 'application/json', ...more },
      payload,
    })
    return { status: response.statusCode, data: response.json<{ data: object }>().data }
  }

  test.each([
    ['6,000 brackets', '['.repeat(6_000) + ']'.repeat(6_000)],
    ['6,000 braces', '{"a":'.repeat(6_000) + '1' + '}'.repeat(6_000)],
    ['6,000 brackets in a field', `{"url":${'['.repeat(6_000)}${']'.repeat(6_000)}}`],
    ['half of a surrogate pair', JSON.stringify(given.cartLine({ title: 'a\ud800b' }))],
    ['half of a surrogate pair as an escape', '{"title":"\\udc00"}'],
    ['NUL', JSON.stringify(given.cartLine({ title: 'a\0b' }))],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['a truncated document', '{"title":"a'],
  ])('%s', async (_, payload) => {
    for (const path of ['/cart/items', '/orders', '/login', '/cart/items/delete'])
      expect(await post(path, payload), path).toMatchObject({ status: 400, data: { error: 'invalid_input' } })
  })

  test('an Idempotency-Key that is empty, too long or not ASCII', async () => {
    const item = await given.aCartItem(ana)
    const body = JSON.stringify({ cart_item_ids: [item] })
    for (const key of ['', 'é', 'x'.repeat(256)]) {
      const answer = await post('/orders', body, { 'idempotency-key': key })
      expect(answer, key).toMatchObject({ status: 400, data: { error: 'invalid_input' } })
    }
  })

  test('an Idempotency-Key applies however the address is spelled', async () => {
    const { id } = await given.anOrder(ana)
    const send = (path: string) => post(path, '{}', { 'idempotency-key': 'spelled' })
    const first = await send(`/orders/${id}/cancel`)
    expect(first.status).toBe(200)
    // Cancelling an order again is refused; the answer to the same call is repeated.
    for (const path of [
      `/%6Frders/${id}/c%61ncel`,
      `/orders/${id.toUpperCase()}/cancel`,
      `/orders/${id}/cancel?x=1`,
    ])
      expect(await send(path), path).toEqual(first)
    expect(await post(`/orders/${id}/cancel`, '{}', {})).toMatchObject({ status: 409 })
  })

  test('half a surrogate pair and NUL in an address', async () => {
    for (const path of [
      '/orders/%00',
      '/orders?cursor=%00',
      '/orders?q=%ED%A0%80',
      '/shipping/%00',
      '/files/%00',
    ])
      expect(
        (await world.inject({ url: `/api/v1${path}`, headers: { authorization: ana.token } })).statusCode,
        path,
      ).toBeLessThan(500)
  })
})

describe('a stream of events', () => {
  /** Opens a stream; `ended` resolves with everything received once the server ends it. */
  async function listen(who: Person, query = '') {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(
        { port, host: '127.0.0.1', path: `/api/v1/events${query}`, headers: { authorization: who.token } },
        resolve,
      ).on('error', reject)
    })
    let lines = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => (lines += part))
    const ended = new Promise<string>((resolve) => {
      response.on('end', () => resolve(lines))
      response.on('close', () => resolve(lines))
    })
    return { headers: response.headers, status: response.statusCode, ended }
  }

  test('has the headers of every answer', async () => {
    const bo = await world.shopper('stream-headers')
    const stream = await listen(bo)
    expect([stream.status, stream.headers]).toEqual([
      200,
      expect.objectContaining({ ...SAFE, 'content-type': 'text/event-stream; charset=utf-8' }),
    ])
    await bo.call('POST /logout', {})
    await stream.ended
  })

  test('begins with what has changed since the page fetched its data; a strange time means now', async () => {
    const bo = await world.shopper('stream-since')
    const changed = new Promise((resolve) => world.world.events.listen(bo.id, resolve))
    announce(world.world.db, [bo.id], ['orders'])
    await changed
    const queries = [
      '?since_ms=60000',
      '?since_ms=999999999999',
      '?since_ms=-1',
      '?since_ms=6e4',
      '?since_ms=x',
      '',
    ]
    const streams = await Promise.all(queries.map((query) => listen(bo, query)))
    await bo.call('POST /logout', {})
    const received = await Promise.all(streams.map(({ ended }) => ended))
    expect(received.map((text) => text.includes('data: orders'))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('ends when its session is logged out, while others stay open', async () => {
    const bo = await world.shopper('stream-out')
    const { token } = await world.caller()('POST /login', { body: { email: bo.email, password: PASSWORD } })
    const other = { ...bo, token, call: world.caller(token) }
    const [first, second] = [await listen(bo), await listen(other)]
    let isOver = false
    void second.ended.then(() => (isOver = true))
    await bo.call('POST /logout', {})
    expect(await first.ended).toContain(': open')
    expect(isOver).toBe(false)
    await other.call('POST /logout', {})
    await second.ended
  })

  test('ends with the other sessions when the password is changed', async () => {
    const bo = await world.shopper('stream-password')
    const { token } = await world.caller()('POST /login', { body: { email: bo.email, password: PASSWORD } })
    const stolen = await listen({ ...bo, token })
    await bo.call('POST /users/alter_password', {
      body: { old_password: PASSWORD, password: 'harbour77' },
    })
    expect(await stolen.ended).toContain(': open')
  })

  test('ends when its shopper is blocked, and no new one can be opened', async () => {
    const bo = await world.shopper('stream-blocked')
    const stream = await listen(bo)
    const admin = await world.staff('stream-admin', ['admin', 'support'])
    await admin.call('POST /staff/shoppers/{id}/block', { params: { id: bo.id }, body: { reason: 'Fraud' } })
    await stream.ended
    expect((await listen(bo)).status).toBeGreaterThanOrEqual(400)
  })

  test('ends when a member of staff is logged out', async () => {
    const buyer = await world.staff('stream-buyer', ['buyer'])
    const stream = await listen(buyer)
    await buyer.call('POST /staff/logout', {})
    expect(await stream.ended).toContain(': open')
  })

  test('sends nothing after its session expired', async () => {
    const bo = await world.shopper('stream-expired')
    const stream = await listen(bo)
    await world.db
      .updateTable('sessions')
      .set({ expires_at: new Date(world.clock.now().getTime() + 60_000) })
      .where('shopper_id', '=', bo.id)
      .execute()
    await stream.ended
    const again = await listen(bo)
    world.clock.advance({ minutes: 2 })
    announce(world.db, [bo.id], ['orders'])
    expect(await again.ended).not.toContain('orders')
  })
})

test('a client that sends or reads nothing is disconnected', () => {
  const { server } = world.app
  expect({ silence: server.timeout, headers: server.headersTimeout, request: server.requestTimeout }).toEqual(
    {
      silence: 45_000,
      headers: 12_000,
      request: 30_000,
    },
  )
})

describe('limits', () => {
  const narrow = testWorld({ env: () => ({ RATE_LIMIT_FACTOR: '0.01' }) })
  const status = async (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    (await narrow.inject({ url, headers, remoteAddress })).statusCode

  test.each(['/help', '/console'])('apply to pages: %s', async (path) => {
    const address = path === '/help' ? '192.0.2.11' : '192.0.2.12'
    const all: number[] = []
    for (let count = 0; count < 4; count += 1) all.push(await status(path, {}, address))
    expect(all.map((code) => code === 429)).toEqual([false, false, false, true])
    const page = await narrow.inject({ url: path, remoteAddress: address })
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': expect.any(String),
    })
    expect(await status(path, {}, '192.0.2.13')).not.toBe(429)
  })

  test('are shared by made-up tokens from one address', async () => {
    const all: number[] = []
    for (let count = 0; count < 61; count += 1)
      all.push(await status('/api/v1/cart', { authorization: randomUUID() }, '192.0.2.21'))
    expect(all.slice(0, 60).every((code) => code === 401)).toBe(true)
    expect(all[60]).toBe(429)
    expect(await status('/api/v1/cart', { authorization: randomUUID() }, '192.0.2.22')).toBe(401)
  })

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2:3:4', 'fe80:0:0:0'],
  ])('%s belongs to %s', (ip, network) => expect(networkOf(ip)).toBe(network))
})

describe('stored files', () => {
  test('are not readable by other users of the machine, even if an earlier version wrote them', async () => {
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    const folder = join(world.world.env.dataDir, 'files')
    const id = await world.upload(ana, 'POST /uploads', 'review')
    const kept = join(folder, id.slice(0, 2))
    expect([await mode(folder), await mode(kept), await mode(join(kept, id))]).toEqual(['700', '700', '600'])
    const old = join(folder, 'zz')
    await mkdir(old, { mode: 0o755 })
    await writeFile(join(old, 'old'), 'receipt', { mode: 0o644 })
    await world.world.files.prepare()
    expect([await mode(old), await mode(join(old, 'old'))]).toEqual(['700', '600'])
  })

  test('can only be attached for their purpose and by their owner', async () => {
    const bo = await world.shopper('thief')
    const receipt = await world.upload(ana, 'POST /uploads', 'receipt')
    const item = await given.aCartItem(bo)
    const refused = { constraint: expect.stringMatching(/_attached$/) }
    await expect(
      world.db.updateTable('cart_items').set({ image_file_id: receipt }).where('id', '=', item).execute(),
    ).rejects.toMatchObject(refused)
    const avatar = await world.upload(ana, 'POST /uploads', 'review')
    await expect(
      world.db.updateTable('shoppers').set({ avatar_file_id: avatar }).where('id', '=', bo.id).execute(),
    ).rejects.toMatchObject(refused)
  })

  test('and an address shown as a link must be a web address', async () => {
    const item = await given.aCartItem(ana)
    for (const url of ['javascript:alert(1)', 'data:text/html,x', ' https://a.test', 'ftp://a.test'])
      await expect(
        world.db.updateTable('cart_items').set({ url }).where('id', '=', item).execute(),
      ).rejects.toMatchObject({ constraint: 'cart_items_url_web' })
  })
})

test('a slow statement is logged without its values, with the calls that were in progress', async () => {
  // The stream of an open page is in progress all the time, but runs no statements.
  const headers = { authorization: ana.token }
  const stream = await new Promise<IncomingMessage>((resolve) =>
    get({ port, host: '127.0.0.1', path: '/api/v1/events', headers }, resolve),
  )
  const lines: object[] = []
  const warn = world.world.log.warn
  world.world.log.warn = ((line: object) => lines.push(line)) as typeof warn
  try {
    await sql`select pg_sleep(0.6), ${'a secret value'}::text`.execute(world.db)
  } finally {
    world.world.log.warn = warn
    stream.destroy()
  }
  expect(lines).toEqual([
    {
      statement: expect.stringMatching(/^[0-9a-f]{12}$/),
      ms: expect.any(Number),
      text: 'select pg_sleep(0.6), $1::text',
      duringReqIds: [],
    },
  ])
})
