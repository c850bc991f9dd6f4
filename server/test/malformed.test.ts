import { beforeAll, describe, expect, test } from 'vitest'
import { type RawAnswer, listening, request } from './sockets.ts'
import { type Person, testWorld } from './world.ts'

/*
 * Bytes that no client library would send. Every one of these requests is answered as a bad request, in the
 * wrapper, with the usual headers, and the next request is served. `contract.test.ts` and `fuzz.test.ts`
 * break the contents of a body; this test breaks its form.
 */

const world = testWorld()
const wire = listening(world)
let ana: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
})

const JSON_TYPE = { 'content-type': 'application/json' }
const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  wire.send(request(`POST /api/v1${path}`, { authorization: ana.token, ...JSON_TYPE, ...headers }, body))

/** Expects one of these statuses, and the form that every refusal has. */
function expectRefused(answer: RawAnswer, ...statuses: number[]): void {
  const { status, headers, text } = answer
  expect(statuses.length > 0 ? statuses : [400], text.slice(0, 300)).toContain(status)
  expectWrapped(answer)
  expect(headers['x-content-type-options']).toBe('nosniff')
}

function expectWrapped({ status, headers, text }: RawAnswer): void {
  expect(headers['x-request-id'], `${status} ${text.slice(0, 200)}`).toBeTruthy()
  expect(JSON.parse(text)).toMatchObject({ code: status, message: expect.stringMatching(/./) })
}

const serves = async () => {
  const { status } = await wire.send(request('GET /api/v1/users/info', { authorization: ana.token }))
  expect(status).toBe(200)
}

describe('bodies', () => {
  test.each([
    ['nothing', ''],
    ['half a body', '{"email":"a'],
    ['two bodies', '{}{}'],
    ['a comment', '{/* */}'],
    ['a trailing comma', '{"a":1,}'],
    ['no number', '{"a":NaN}'],
    ['single quotes', "{'a':1}"],
    ['a byte order mark alone', '\ufeff'],
    ['a list', '[]'],
    ['a text', '"a"'],
    ['null', 'null'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['many open brackets', '['.repeat(6_000)],
    ['many open braces', '{"a":'.repeat(6_000)],
    ['a number of a thousand digits', `{"email":1${'0'.repeat(1_000)}}`],
  ])('%s', async (_, body) => {
    expectRefused(await post('/login', body))
    await serves()
  })

  test.each([
    ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@example.com","password":"x"}'],
    [
      'a constructor',
      '{"constructor":{"prototype":{"isAdmin":true}},"email":"a@example.com","password":"x"}',
    ],
  ])('%s changes nothing', async (_, body) => {
    expectRefused(await post('/login', body), 400, 401)
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  test('a body above the size limit', async () => {
    expectRefused(await post('/login', `{"email":"${'a'.repeat(70_000)}"}`), 413)
    await serves()
  })

  test('a body shorter than its declared length, which is above the size limit', async () => {
    const answer = await post('/login', '{}', { 'content-length': '999999999' })
    expectRefused(answer, 413)
    await serves()
  })
})

describe('headers', () => {
  test.each([
    ['a body that is not JSON', { 'content-type': 'text/xml' }],
    ['an invalid content type', { 'content-type': ';;;' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a compressed body', { 'content-encoding': 'gzip' }],
  ])('%s', async (_, headers) => {
    expectRefused(await post('/login', '{"email":"a@example.com","password":"x"}', headers), 400, 401, 415)
  })

  test.each([
    ['a token of 4,000 characters', { authorization: 'x'.repeat(4_000) }],
    ['a token with a scheme', { authorization: 'Basic YTpi' }],
    ['an empty token', { authorization: '' }],
  ])('%s is no log-in', async (_, headers) => {
    expectRefused(await wire.send(request('GET /api/v1/users/info', headers)), 401)
  })

  test('a key of 5,000 characters', async () => {
    expectRefused(await post('/orders', '{}', { 'idempotency-key': 'x'.repeat(5_000) }))
  })

  test('an unknown language is answered in the default one', async () => {
    const answer = await wire.send(
      request('GET /api/v1/users/info', { 'accept-language': 'x'.repeat(2_000) }),
    )
    expectRefused(answer, 401)
  })
})

describe('addresses', () => {
  test.each([
    '/api/v1/orders/..%2f..%2fetc%2fpasswd',
    '/api/v1/orders/%00',
    '/api/v1/orders/00000000-0000-0000-0000-00000000000g',
    '/api/v1/nowhere',
    '/api/v1//',
    '/api/v1/orders?cursor=%ff',
    '/api/v1/orders?cursor[]=1&cursor[]=2',
    '/api/v1/orders?page_size=1e9',
  ])('%s', async (path) => {
    const answer = await wire.send(request(`GET ${path}`, { authorization: ana.token }))
    expect(answer.status).toBeLessThan(500)
    expectWrapped(answer)
    await serves()
  })
})

describe('forms', () => {
  const upload = (body: string | Buffer, type: string) =>
    post('/uploads?kind=attachment', body, { 'content-type': type })
  const part = (head: string, body: string) => `--b\r\n${head}\r\n\r\n${body}\r\n--b--\r\n`

  test.each([
    ['a part of another name', part('content-disposition: form-data; name="x"; filename="a.png"', 'x')],
    ['a field in place of a file', part('content-disposition: form-data; name="file"', 'x')],
    ['no part', '--b--\r\n'],
    [
      'a file that is no picture',
      part('content-disposition: form-data; name="file"; filename="a.png"', '<svg/>'),
    ],
  ])('%s', async (_, body) => {
    expectRefused(await upload(body, 'multipart/form-data; boundary=b'), 400, 415)
    await serves()
  })
})

describe('invalid HTTP', () => {
  test.each([
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx'],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['an invalid request line', 'hello\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n'],
    ['a header of 64 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`],
  ])('%s is refused, and others are served', async (_, bytes) => {
    const { status } = await wire.send(bytes)
    expect([400, 404, 413, 431]).toContain(status)
    await serves()
  })
})

describe('edge cases', () => {
  test('a truncated picture is refused', async () => {
    const head = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png'
    const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4', 'base64')
    const body = Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), picture, Buffer.from('\r\n--b--\r\n')])
    const type = { 'content-type': 'multipart/form-data; boundary=b' }
    expectRefused(await post('/uploads?kind=attachment', body, type), 400, 415)
  })

  test('an invalid id and a very long path are refused', async () => {
    for (const path of ['/api/v1/orders/aaaa', `/api/v1/${'a'.repeat(8_000)}`]) {
      const answer = await wire.send(request(`GET ${path}`, { authorization: ana.token }))
      expectRefused(answer, 400, 404, 414)
      await serves()
    }
  })
})
