import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FetchRefused, type Guard } from './guard.ts'
import { guardedPost } from './guarded-post.ts'

/* Against a hostile server on loopback, with forged DNS answers: posts are guarded like fetches. */

let port = 0
let asked: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
let resolved: string[] = []
const sockets = new Set<{ destroy(): void }>()

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    asked.push({
      path: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    if (request.url === '/silent') return
    if (request.url === '/inside')
      response.writeHead(307, { location: `http://inside.test:${port}/page` }).end()
    else if (request.url === '/endless') {
      response.writeHead(200)
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64 << 10, 'x')));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    } else response.writeHead(request.url === '/gone' ? 410 : 204).end()
  })
})
server.on('connection', (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})

const NAMES: Record<string, string[]> = {
  'shop.test': ['127.0.0.1'],
  'inside.test': ['127.0.0.2'],
  'half.test': ['127.0.0.1', '10.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.2'],
  'metadata.test': ['169.254.169.254'],
}

const guard = (): Guard => ({
  async resolve(host) {
    resolved.push(host)
    const lies = host === 'rebind.test' ? [resolved.length === 1 ? '127.0.0.1' : '127.0.0.2'] : NAMES[host]
    return (lies ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  },
  isAllowed: (address) => address === '127.0.0.1',
  ports: new Set([port]),
  exempt: new Set(),
})

const send = async (host: string, path = '/page') => {
  const headers = { 'content-type': 'application/json', 'webhook-id': 'w1' }
  const address = `http://${host}:${port}${path}`
  return (await guardedPost(guard(), address, { headers, body: '{"a":1}' })).status
}
const whyNot = (host: string, path?: string): Promise<string> =>
  send(host, path).then(String, (error: unknown) =>
    error instanceof FetchRefused ? error.reason : String(error),
  )

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

test('sends the body without credentials, and returns the status', async () => {
  expect(await send('shop.test')).toBe(204)
  expect(await send('shop.test', '/gone')).toBe(410)
  expect(asked[0]).toMatchObject({ body: '{"a":1}', headers: { 'webhook-id': 'w1' } })
  expect(asked[0]!.headers).not.toHaveProperty('cookie')
  expect(asked[0]!.headers).not.toHaveProperty('authorization')
})

test('a redirect is returned as the answer and not followed', async () => {
  expect(await send('shop.test', '/inside')).toBe(307)
  expect(asked).toHaveLength(1)
  expect(resolved).toEqual(['shop.test'])
})

test.each(['inside.test', 'half.test', 'mapped.test', 'metadata.test', 'nowhere.test'])(
  'a name that resolves to an internal address is refused before anything is sent: %s',
  async (host) => {
    expect(await whyNot(host)).toBe('not_public')
    expect(asked).toEqual([])
  },
)

test.each([
  '127.0.0.1',
  '169.254.169.254',
  '2130706433',
  '[::1]',
  '[::ffff:127.0.0.1]',
  'localhost',
  'a:b@shop.test',
])('is no name: %s', async (host) => {
  expect(await whyNot(host)).toBe('address')
  expect(asked).toEqual([])
})

test('a name that resolves differently the next time gains nothing', async () => {
  expect(await send('rebind.test')).toBe(204)
  expect(resolved).toEqual(['rebind.test'])
  expect(await whyNot('rebind.test')).toBe('not_public')
  expect(asked).toHaveLength(1)
})

test('an endless answer is not read, and a missing one times out', async () => {
  expect(await send('shop.test', '/endless')).toBe(200)
  expect(await whyNot('shop.test', '/silent')).toBe('timed_out')
})
