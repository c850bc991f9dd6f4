import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { makeAuthority } from '../platform/guarded-fetch/certificate.test-support.ts'
import type { Guard } from '../platform/guarded-fetch/guard.ts'

/** A message that the push service received for a device. */
export type Pushed = { path: string; headers: Readonly<Record<string, string>>; body: Buffer }

export const PUSH_HOST = 'updates.push.services.mozilla.com'

/**
 * A push service on loopback, with TLS, under the name of a real one. It accepts messages as in RFC 8030, and
 * stores them.
 */
export function aPushService() {
  const authority = makeAuthority()
  const ports = new Set<number>()
  const sockets = new Set<{ destroy(): void }>()
  const pushed: Pushed[] = []
  /** The answer at a path. Default: 201. */
  const answers = new Map<string, number | 'silence'>()
  const addresses: Record<string, string> = {}

  const server = createServer(authority.issue({ name: PUSH_HOST }), (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const)
      pushed.push({ path, headers: Object.fromEntries(headers), body: Buffer.concat(chunks) })
      const answer = answers.get(path) ?? 201
      if (answer !== 'silence') response.writeHead(answer).end('<h1>an answer that nobody reads</h1>')
    })
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  const guard: Guard = {
    resolve: async (host) => (addresses[host] ? [{ address: addresses[host], family: 4 }] : []),
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
    pushed.length = 0
    answers.clear()
    addresses[PUSH_HOST] = '127.0.0.1'
  })
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    guard,
    pushed,
    answers,
    addresses,
    url: (path: string, host = PUSH_HOST) => `https://${host}:${[...ports][0]}${path}`,
  }
}

/** A browser's side of a subscription: its keys, and the decryption of messages. */
export function aBrowser() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const secret = randomBytes(16)
  return {
    p256dh: keys.getPublicKey('base64url'),
    auth: secret.toString('base64url'),
    /**
     * Decrypts a message as RFC 8291 (3.4) and RFC 8188 (2) say. Throws if the message is not for this
     * browser.
     */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const idLength = body[20]!
      const sender = body.subarray(21, 21 + idLength)
      const sealed = body.subarray(21 + idLength)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
      const shared = keys.computeSecret(sender)
      const input = Buffer.from(hkdfSync('sha256', shared, secret, info, 32))
      const key = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', input, salt, 'Content-Encoding: nonce\0', 12))
      const decipher = createDecipheriv('aes-128-gcm', key, nonce)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      const end = padded.lastIndexOf(2)
      return JSON.parse(padded.subarray(0, end).toString('utf8')) as unknown
    },
  }
}

/**
 * The sender's claims (RFC 8292), the audience and the subject; throws unless they are signed with this
 * public key.
 */
export function readVapid(
  authorization: string,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const { token = '', key } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(authorization)?.groups ?? {}
  if (key !== publicKey) throw new Error('another key')
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({
        key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
        format: 'jwk',
      }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature ?? '', 'base64url'),
  )
  if (!isGood) throw new Error('the signature is not good')
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as {
    aud: string
    sub: string
    exp: number
  }
}
