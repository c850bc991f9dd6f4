import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchRefused, type Guard } from './guard.ts'
import { guardedFetch } from './guarded-fetch.ts'

/*
 * Against a hostile server on loopback, with forged DNS answers. The connections are real: a pinned look-up
 * that the client does not understand would break every fetch without any other test noticing.
 */

let port = 0
let asked: IncomingMessage[] = []
let resolved: string[] = []
const sockets = new Set<{ destroy(): void }>()

const server = createServer((request, response) => {
  asked.push(request)
  const path = new URL(request.url ?? '/', 'http://x').pathname.slice(1)
  const answer = ANSWERS[path]
  if (answer) answer(response)
  else response.writeHead(404, HTML).end('<p>gone</p>')
})
server.on('connection', (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})

const HTML = { 'content-type': 'text/html; charset=GBK' }
const to = (location: () => string) => (response: ServerResponse) =>
  void response.writeHead(302, { location: location() }).end()
const at = (host: string, path: string) => `http://${host}:${port}/${path}`

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  page: (response) =>
    void response.writeHead(200, { ...HTML, 'set-cookie': 'sid=1; Path=/' }).end('<h1>ok</h1>'),
  'in-one': to(() => at('shop.test', 'page')),
  'in-two': to(() => '/in-one'),
  'in-three': to(() => '/in-two'),
  'in-four': to(() => '/in-three'),
  loop: to(() => '/loop'),
  inside: to(() => at('inside.test', 'page')),
  address: to(() => at('127.0.0.1', 'page')),
  'other-port': to(() => 'http://shop.test:1/page'),
  file: to(() => 'file:///etc/passwd'),
  script: to(() => 'javascript:alert(1)'),
  credentials: to(() => `http://a:b@shop.test:${port}/page`),
  huge: (response) => void response.writeHead(200, HTML).end(Buffer.alloc((2 << 20) + 1, 'x')),
  full: (response) => void response.writeHead(200, HTML).end(Buffer.alloc(2 << 20, 'x')),
  bomb: (response) =>
    void response
      .writeHead(200, { ...HTML, 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(64 << 20))),
  'bomb-in-bomb': (response) =>
    void response
      .writeHead(200, { ...HTML, 'content-encoding': 'gzip, br' })
      .end(brotliCompressSync(gzipSync(Buffer.alloc(64 << 20)))),
  endless: (response) => {
    response.writeHead(200, HTML)
    const more = (): void => {
      while (!response.destroyed && response.write(Buffer.alloc(64 << 10, 'x')));
      if (!response.destroyed) response.once('drain', more)
    }
    more()
  },
  program: (response) =>
    void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('MZ'),
  untyped: (response) => void response.writeHead(200).end('<h1>?</h1>'),
  picture: (response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
  headers: (response) => void response.writeHead(200, { ...HTML, 'x-long': 'x'.repeat(20 << 10) }).end('ok'),
  silent: () => undefined,
  'slow-body': (response) => void response.writeHead(200, HTML).write('<h1>'),
  cut: (response) => {
    response.writeHead(200, { ...HTML, 'content-length': '100' }).write('<h1>')
    response.destroy()
  },
}

const NAMES: Record<string, string[]> = {
  'shop.test': ['127.0.0.1'],
  'shop.test.': ['127.0.0.1'],
  'inside.test': ['127.0.0.2'],
  'half.test': ['127.0.0.1', '10.0.0.1'],
  'mapped.test': ['::ffff:10.0.0.1'],
  'nat64.test': ['64:ff9b::a00:1'],
  'metadata.test': ['169.254.169.254'],
  'nowhere.test': [],
}

/** Here only 127.0.0.1 counts as the public internet, and only this server's port as a web port. */
const usual = (): Guard => ({
  async resolve(host) {
    resolved.push(host)
    const addresses =
      host === 'rebind.test' ? [resolved.length === 1 ? '127.0.0.1' : '127.0.0.2'] : NAMES[host]
    if (!addresses) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  },
  isAllowed: (address) => address === '127.0.0.1',
  ports: new Set([port]),
  exempt: new Set(),
})

/** Decoding 2 MiB may take longer than the usual limit on a busy machine. */
const guard = (): Guard => ({ ...usual(), withinMs: 60_000 })

const visit = (url: string, accept: 'page' | 'picture' = 'page') => guardedFetch(guard(), url, { accept })

async function whyNot(url: string, accept: 'page' | 'picture' = 'page'): Promise<string> {
  const outcome = await visit(url, accept).then(
    ({ body }) => `fetched ${body.length} bytes`,
    (error: unknown) => error,
  )
  return outcome instanceof FetchRefused ? outcome.reason : String(outcome)
}

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  asked = []
  resolved = []
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

test('fetches a page under its own name and without credentials', async () => {
  const page = await visit(at('shop.test', 'page'))
  expect({ ...page, body: page.body.toString() }).toEqual({
    url: at('shop.test', 'page'),
    status: 200,
    contentType: 'text/html',
    charset: 'gbk',
    cacheControl: '',
    body: '<h1>ok</h1>',
  })
  expect(Object.keys(asked[0]!.headers).toSorted()).toEqual([
    'accept', 'accept-encoding', 'accept-language', 'connection', 'host', 'sec-fetch-mode', 'user-agent',
  ]) // prettier-ignore
  expect((await visit(at('shop.test.', 'page'))).status).toBe(200)
  expect((await visit(at('shop.test', 'nothing-here'))).status).toBe(404)
  expect(asked.every(({ headers }) => headers.cookie === undefined)).toBe(true)
})

test('follows three redirects but not a fourth', async () => {
  expect((await visit(at('shop.test', 'in-three'))).url).toBe(at('shop.test', 'page'))
  expect(await whyNot(at('shop.test', 'in-four'))).toBe('too_many_redirects')
  expect(await whyNot(at('shop.test', 'loop'))).toBe('too_many_redirects')
})

test('stops at the goal without visiting it', async () => {
  const goal = at('inside.test', 'page')
  const found = await guardedFetch(guard(), at('shop.test', 'inside'), {
    accept: 'page',
    isGoal: (url) => url === goal,
  })
  expect(found.url).toBe(goal)
  expect(asked).toHaveLength(1)
})

test.each(['inside', 'address', 'other-port', 'file', 'script', 'credentials'])(
  'a redirect to a forbidden place is not followed: %s',
  async (path) => {
    expect(await whyNot(at('shop.test', path))).toMatch(/^(?:not_public|address)$/)
    expect(asked).toHaveLength(1)
  },
)

test.each(['inside.test', 'half.test', 'mapped.test', 'nat64.test', 'metadata.test', 'nowhere.test'])(
  'a name that resolves to an internal address is refused before anything is sent: %s',
  async (host) => {
    expect(await whyNot(at(host, 'page'))).toBe('not_public')
    expect(asked).toHaveLength(0)
  },
)

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  expect((await visit(at('rebind.test', 'page'))).status).toBe(200)
  expect(resolved).toEqual(['rebind.test'])
  expect(await whyNot(at('rebind.test', 'page'))).toBe('not_public')
})

test.each([
  'ftp://shop.test/page',
  'file:///etc/passwd',
  'gopher://shop.test/',
  'data:text/html,hi',
  'javascript:alert(1)',
  'not an address',
  '',
  'http://',
  `http://shop.test/${'x'.repeat(2_048)}`,
])('is not a web address: %s', async (url) => {
  expect(await whyNot(url)).toBe('address')
})

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '127.0.0.1.',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[fe80::1]',
  '0',
  '0.0.0.0',
  '１２７.0.0.1',
  '⑫⑦.0.0.1',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'api.localhost',
  'user@shop.test',
  'user:secret@shop.test',
  'shop.test@127.0.0.1',
  'intranet',
])('is not a valid shop host: %s', async (host) => {
  expect(await whyNot(at(host, 'page'))).toBe('address')
  expect(await whyNot(`http://${host}/page`)).toBe('address')
  expect(resolved).toEqual([])
})

test('other ports are refused', async () => {
  expect(await whyNot('http://shop.test:22/')).toBe('address')
  expect(await whyNot('http://shop.test/')).toBe('address')
})

test('an exempt address passes; its neighbours do not', async () => {
  const own: Guard = { ...guard(), ports: new Set([443]), exempt: new Set([`http://shop.test:${port}/page`]) }
  expect((await guardedFetch(own, at('shop.test', 'page'), { accept: 'page' })).status).toBe(200)
  await expect(guardedFetch(own, 'http://shop.test:1/', { accept: 'page' })).rejects.toThrow('address')
  await expect(guardedFetch(own, at('shop.test', 'secret'), { accept: 'page' })).rejects.toThrow('address')
  await expect(guardedFetch(own, at('inside.test', 'page'), { accept: 'page' })).rejects.toThrow('address')
})

test('accepts 2 MiB decoded and not a byte more, however it is compressed', async () => {
  expect((await visit(at('shop.test', 'full'))).body.length).toBe(2 << 20)
  for (const path of ['huge', 'bomb', 'bomb-in-bomb', 'endless'])
    expect([path, await whyNot(at('shop.test', path))]).toEqual([path, 'too_large'])
})

test('accepts only the requested content type', async () => {
  expect(await whyNot(at('shop.test', 'program'))).toBe('content_type')
  expect(await whyNot(at('shop.test', 'untyped'))).toBe('content_type')
  expect(await whyNot(at('shop.test', 'picture'))).toBe('content_type')
  expect(await whyNot(at('shop.test', 'page'), 'picture')).toBe('content_type')
  expect((await visit(at('shop.test', 'picture'), 'picture')).contentType).toBe('image/png')
})

test('waits 5 s in all, whatever is slow', async () => {
  const reason = (error: unknown) => (error instanceof FetchRefused ? error.reason : error)
  const reasons = await Promise.all(
    ['silent', 'slow-body'].map((path) =>
      guardedFetch(usual(), at('shop.test', path), { accept: 'page' }).catch(reason),
    ),
  )
  expect(reasons).toEqual(['timed_out', 'timed_out'])
})

test('a broken answer counts as unreachable, and so does an unknown name', async () => {
  for (const path of ['cut', 'headers']) expect(await whyNot(at('shop.test', path))).toBe('unreachable')
  expect(await whyNot(at('unknown.test', 'page'))).toBe('unreachable')
})

test('HTTPS without a valid certificate counts as unreachable', async () => {
  expect(await whyNot(`https://shop.test:${port}/page`)).toBe('unreachable')
})

test('guests may use twelve slots, so that logged-in shoppers still find one', async () => {
  const slow: Guard = { ...usual(), resolve: () => new Promise(() => undefined) }
  const asGuest = { accept: 'page', forGuest: true } as const
  const reason = (error: FetchRefused) => error.reason
  const hanging = Array.from({ length: 12 }, () =>
    guardedFetch(slow, at('shop.test', 'page'), asGuest).catch(reason),
  )
  expect(await guardedFetch(guard(), at('shop.test', 'page'), asGuest).catch(reason)).toBe('busy')
  expect((await visit(at('shop.test', 'page'))).status).toBe(200)
  await Promise.all(hanging)
  expect(await guardedFetch(guard(), at('shop.test', 'page'), asGuest)).toMatchObject({ status: 200 })
})

test('at most twenty run concurrently, and each frees its slot', async () => {
  const slow: Guard = { ...usual(), resolve: () => new Promise(() => undefined) }
  const hanging = Array.from({ length: 20 }, () =>
    guardedFetch(slow, at('shop.test', 'page'), { accept: 'page' }).catch(
      (error: FetchRefused) => error.reason,
    ),
  )
  expect(await whyNot(at('shop.test', 'page'))).toBe('busy')
  expect(new Set(await Promise.all(hanging))).toEqual(new Set(['timed_out']))
  expect((await visit(at('shop.test', 'page'))).status).toBe(200)
})
