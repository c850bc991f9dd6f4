import { createHmac } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeAuthority } from '../platform/guarded-fetch/certificate.test-support.ts'
import type { Guard } from '../platform/guarded-fetch/guard.ts'

/** A delivery as the shopper's program received it. */
export type Received = {
  path: string
  id: string
  timestamp: string
  signature: string
  version: string
  body: string
}

/**
 * A shopper's program on loopback, with TLS, under host names that the guard of the test world accepts as
 * public.
 */
export function aReceiver() {
  const authority = makeAuthority()
  const ports = new Set<number>()
  const sockets = new Set<{ destroy(): void }>()
  const received: Received[] = []
  /** The paths whose callers timed out waiting for an answer. */
  const givenUp: string[] = []
  /** The answer at a path: a status, an address to redirect to, or none. Default: 204. */
  const answers = new Map<string, number | string | 'silence'>()
  /** What `Retry-After` says at a path. */
  const asksToWait = new Map<string, string>()
  let onRequest: (path: string) => Promise<unknown> = async () => undefined

  const server = createServer(authority.issue({ name: 'hook.test' }), (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const path = request.url ?? ''
      const header = (name: string) => String(request.headers[name] ?? '')
      received.push({
        path,
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        version: header('longhaul-event-version'),
        body: Buffer.concat(chunks).toString(),
      })
      await onRequest(path)
      const answer = answers.get(path) ?? 204
      if (answer === 'silence') return void response.once('close', () => givenUp.push(path))
      if (typeof answer === 'string') response.writeHead(302, { location: answer }).end()
      else {
        const wait = asksToWait.get(path)
        response.writeHead(answer, wait === undefined ? {} : { 'retry-after': wait }).end()
      }
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  const guard: Guard = {
    resolve: async (host) => {
      const address = NAMES[host]
      return address ? [{ address, family: address.includes(':') ? 6 : 4 }] : []
    },
    isAllowed: (address) => address === '127.0.0.1',
    ports,
    exempt: new Set(),
    authorities: authority.cert,
  }

  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    ports.add((server.address() as AddressInfo).port)
  })
  beforeEach(() => {
    received.length = 0
    answers.clear()
    asksToWait.clear()
    onRequest = async () => undefined
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })

  return {
    guard,
    received,
    givenUp,
    answers,
    asksToWait,
    url: (path: string, host = 'hook.test') => `https://${host}:${[...ports][0]}${path}`,
    during: (run: (path: string) => Promise<unknown>) => {
      onRequest = run
    },
  }
}

const NAMES: Readonly<Record<string, string>> = {
  'hook.test': '127.0.0.1',
  'inside.test': '127.0.0.2',
  'metadata.test': '169.254.169.254',
  'mapped.test': '::ffff:127.0.0.1',
}

/** Whether a delivery is signed with this secret, checked as the help describes it for receivers. */
export function isSigned(secret: string, { id, timestamp, body, signature }: Received): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const good = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return signature.split(' ').includes(`v1,${good}`)
}
