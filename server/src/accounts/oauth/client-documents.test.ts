import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'
import { makeAuthority } from '../../platform/guarded-fetch/certificate.test-support.ts'
import type { Guard } from '../../platform/guarded-fetch/guard.ts'
import { REDIRECT, aCode, aRequest, listed, postForm } from './connecting.test-support.ts'

/*
 * Programs whose id is the address of a document that describes them: the document is fetched from wherever a
 * stranger says, so from nowhere that it must not be, in little time, and not twice if that was allowed.
 */

const authority = makeAuthority()
const ports = new Set<number>()
const sockets = new Set<{ destroy(): void }>()
const asked: string[] = []

const server = createServer(authority.issue({ name: 'app.test' }), (request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const answer = ANSWERS[path]
  if (answer) answer(response)
  else response.writeHead(404, JSON_TYPE).end(documentAt(path))
})
server.on('connection', (socket) => {
  sockets.add(socket)
  socket.on('close', () => sockets.delete(socket))
})

const JSON_TYPE = { 'content-type': 'application/json' }
const idOf = (path: string, host = 'app.test') => `https://${host}:${[...ports][0]}${path}`
const documentAt = (path: string, changes: object = {}) =>
  JSON.stringify({
    client_id: idOf(path),
    client_name: 'Assistant',
    redirect_uris: [REDIRECT, 'app://cb'],
    token_endpoint_auth_method: 'private_key_jwt',
    ...changes,
  })
const good =
  (path: string, headers: Record<string, string> = {}, changes: object = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { ...JSON_TYPE, ...headers }).end(documentAt(path, changes))

const ANSWERS: Record<string, (response: ServerResponse) => void> = {
  '/plain.json': good('/plain.json'),
  '/hour.json': good('/hour.json', { 'cache-control': 'public, max-age=3600' }),
  '/year.json': good('/year.json', { 'cache-control': 'max-age=31536000' }),
  '/private.json': good('/private.json', { 'cache-control': 'no-store, max-age=3600' }),
  '/unequal.json': good(
    '/unequal.json',
    { 'cache-control': 'max-age=3600' },
    { client_id: 'https://app.test/x' },
  ),
  '/nameless.json': good('/nameless.json', {}, { client_name: ' ' }),
  '/moved.json': (response) => void response.writeHead(302, { location: idOf('/plain.json') }).end(),
  '/page.json': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(documentAt('/page.json')),
  '/broken.json': (response) => void response.writeHead(200, JSON_TYPE).end('{"client_id"'),
  '/list.json': (response) => void response.writeHead(200, JSON_TYPE).end('[]'),
  '/huge.json': (response) =>
    void response
      .writeHead(200, JSON_TYPE)
      .end(documentAt('/huge.json', { filler: 'x'.repeat(10 * 1024 * 1024) })),
  '/full.json': (response) => {
    const bare = documentAt('/full.json', { filler: '' }).length
    response.writeHead(200, JSON_TYPE)
    response.end(documentAt('/full.json', { filler: 'x'.repeat(64 * 1024 - bare) }))
  },
  '/silent.json': () => undefined,
  '/slow.json': (response) => void response.writeHead(200, JSON_TYPE).write('{'),
}

const guard: Guard = {
  resolve: async (host) => (NAMES[host] ? [{ address: NAMES[host], family: 4 }] : []),
  isAllowed: (address) => address === '127.0.0.1',
  ports,
  exempt: new Set(),
  authorities: authority.cert,
}
const NAMES: Readonly<Record<string, string>> = {
  'app.test': '127.0.0.1',
  'inside.test': '10.0.0.1',
  'metadata.test': '169.254.169.254',
}

const world = testWorld({ guard, env: () => ({ OAUTH_REGISTRATION: '0' }) })
let ana: Person

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  ports.add((server.address() as AddressInfo).port)
  ana = await world.shopper('ana')
})
beforeEach(() => {
  asked.length = 0
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})

const preview = (clientId: string) =>
  ana.call('POST /oauth/authorizations/preview', { body: aRequest(clientId).request })

test('a program is known by its document, and connected without a registration', async () => {
  const id = idOf('/plain.json')
  expect(await preview(id)).toMatchObject({
    name: 'Assistant',
    described_by: new URL(id).host,
    host: 'app.example',
    problem: null,
  })
  const { form } = await aCode(ana, id)
  expect((await postForm(world, '/oauth/token', form)).status).toBe(200)
  expect(await listed(ana)).toMatchObject([{ name: 'Assistant', connected_to: 'app.example' }])
})

test('registration can be switched off: it is neither offered nor answered', async () => {
  const { body } = await postForm(world, '/oauth/register', {})
  expect(body['code']).toBe(404)
  const metadata = await world.inject({ url: '/.well-known/oauth-authorization-server' })
  expect(metadata.json()).not.toHaveProperty('registration_endpoint')
})

test('it is kept for as long as its server allows, a day at most', async () => {
  const timesAsked = async (path: string) => {
    asked.length = 0
    await preview(idOf(path))
    return asked.length
  }
  for (const path of ['/hour.json', '/year.json']) {
    expect(await timesAsked(path), path).toBe(1)
    expect(await timesAsked(path), path).toBe(0)
  }
  for (const path of ['/plain.json', '/private.json'])
    expect([await timesAsked(path), await timesAsked(path)], path).toEqual([1, 1])
  world.clock.advance({ minutes: 60 })
  expect([await timesAsked('/hour.json'), await timesAsked('/year.json')]).toEqual([1, 0])
  world.clock.advance({ hours: 23 })
  expect(await timesAsked('/year.json')).toBe(1)
})

test('64 KiB are read, and no more', async () => {
  expect((await preview(idOf('/full.json'))).name).toBe('Assistant')
})

test.each([
  '/unequal.json',
  '/nameless.json',
  '/moved.json',
  '/page.json',
  '/broken.json',
  '/list.json',
  '/huge.json',
  '/none.json',
])('%s is refused, and nothing is kept', async (path) => {
  for (let time = 1; time <= 2; time += 1) {
    const refused = await expectRefusal(preview(idOf(path)), 'invalid_input')
    expect(refused.reason).toBe('program_unknown')
    expect(asked).toEqual(Array.from({ length: time }, () => path))
  }
})

test.each(['inside.test', 'metadata.test', 'unknown.test'])('nobody is asked at %s', async (host) => {
  const refused = await expectRefusal(preview(idOf('/plain.json', host)), 'invalid_input')
  expect(refused.reason).toBe('program_unknown')
  expect(asked).toEqual([])
})

test.each(['127.0.0.1', 'localhost', '[::1]'])('nor at %s', async (host) => {
  await expectRefusal(preview(idOf('/plain.json', host)), 'invalid_input')
  expect(asked).toEqual([])
})

test.each(['/silent.json', '/slow.json'])('%s is given up', async (path) => {
  const refused = await expectRefusal(preview(idOf(path)), 'invalid_input')
  expect(refused.reason).toBe('program_unknown')
})
