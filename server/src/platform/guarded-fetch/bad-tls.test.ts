import { type Server, createServer as createPlain } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createSecureContext } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Identity, makeAuthority, selfSigned } from './certificate.test-support.ts'
import { FetchRefused, type Guard } from './guard.ts'
import { guardedFetch } from './guarded-fetch.ts'

/*
 * Shops with certificates that must be rejected, on loopback: one server that presents a different
 * certificate for each name.
 */

const authority = makeAuthority()
const stranger = makeAuthority()
const IDENTITIES: Readonly<Record<string, Identity>> = {
  'good.test': authority.issue({ name: 'good.test' }),
  'expired.test': authority.issue({ name: 'expired.test', until: '2021-01-01T00:00:00Z' }),
  'early.test': authority.issue({ name: 'early.test', from: '2098-01-01T00:00:00Z' }),
  'other-name.test': authority.issue({ name: 'good.test' }),
  'self-signed.test': selfSigned('self-signed.test'),
  'stranger.test': stranger.issue({ name: 'stranger.test' }),
}

let asked: string[] = []
const answer: Parameters<typeof createPlain>[1] = (request, response) => {
  asked.push(request.headers.host ?? '')
  if (request.url === '/down')
    response.writeHead(302, { location: `http://good.test:${plainPort}/page` }).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>ok</h1>')
}
const secure = createServer(
  {
    ...IDENTITIES['good.test'],
    SNICallback: (name, done) =>
      done(null, createSecureContext(IDENTITIES[name] ?? IDENTITIES['good.test']!)),
  },
  answer,
)
const plain = createPlain(answer)
let port: number
let plainPort: number

const listen = async (server: Server | typeof secure): Promise<number> => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return (server.address() as AddressInfo).port
}
beforeAll(async () => {
  ;[port, plainPort] = await Promise.all([listen(secure), listen(plain)])
})
afterAll(() => {
  for (const server of [secure, plain]) {
    server.closeAllConnections()
    server.close()
  }
})

const guard = (more: Partial<Guard> = {}): Guard => ({
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isAllowed: () => true,
  ports: new Set([port, plainPort]),
  exempt: new Set(),
  authorities: authority.cert,
  ...more,
})
async function visit(url: string, more?: Partial<Guard>): Promise<string> {
  asked = []
  const end = await guardedFetch(guard(more), url, { accept: 'page' }).catch((error: unknown) => error)
  return end instanceof FetchRefused ? end.reason : (end as { body: Buffer }).body.toString()
}

test('a good certificate is accepted, which proves that the others fail for their own reasons', async () => {
  expect(await visit(`https://good.test:${port}/page`)).toBe('<h1>ok</h1>')
})

test.each(['expired.test', 'early.test', 'other-name.test', 'self-signed.test', 'stranger.test'])(
  'is refused before anything is sent: %s',
  async (host) => {
    expect(await visit(`https://${host}:${port}/page`)).toBe('unreachable')
    expect(asked).toEqual([])
  },
)

test('the test’s authority is not trusted outside of this test', async () => {
  const { authorities: _, ...ordinary } = guard()
  await expect(guardedFetch(ordinary, `https://good.test:${port}/page`, { accept: 'page' })).rejects.toThrow(
    'unreachable',
  )
})

test('an exempt address skips the address check, but not the certificate check', async () => {
  const url = `https://self-signed.test:${port}/`
  expect(await visit(`${url}page`, { exempt: new Set([url]) })).toBe('unreachable')
})

test('plain HTTP in place of TLS is refused, and so is a redirect from HTTPS to HTTP', async () => {
  expect(await visit(`https://good.test:${plainPort}/page`)).toBe('unreachable')
  expect(await visit(`https://good.test:${port}/down`)).toBe('address')
  expect(asked).toEqual([`good.test:${port}`])
})
