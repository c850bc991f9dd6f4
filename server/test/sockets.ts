import { type Socket, connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { beforeAll } from 'vitest'

/** An answer as it came over a socket. `status` is 0 if the connection ended without an answer. */
export type RawAnswer = { status: number; headers: Record<string, string>; text: string }

/**
 * Serves the product on a port of its own, for requests over raw sockets that no client library would send.
 */
export function listening(world: { app: FastifyInstance }) {
  let port = 0
  beforeAll(async () => {
    await world.app.listen({ port: 0, host: '127.0.0.1' })
    port = (world.app.server.address() as AddressInfo).port
  })
  return {
    get port(): number {
      return port
    },
    /** Sends these bytes and reads until the server closes the connection or is silent for `withinMs`. */
    send: async (bytes: string | Buffer, withinMs?: number): Promise<RawAnswer> =>
      await (await open(port, bytes, 0, withinMs)).rest(),
    /** Sends all but the last byte; `rest` sends the last byte and reads the answer. */
    hold: (bytes: string | Buffer) => open(port, bytes, 1),
  }
}

/** A request as bytes. Adds `content-length` and `connection: close` unless the headers set them. */
export function request(
  line: string,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Buffer {
  const bytes = Buffer.from(body)
  const length = bytes.length > 0 ? { 'content-length': String(bytes.length) } : {}
  const all = { host: 'shop.test', connection: 'close', ...length, ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${line} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), bytes])
}

async function open(port: number, bytes: string | Buffer, held: 0 | 1, withinMs = 20_000) {
  const all = Buffer.from(bytes)
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  const answer = read(socket, withinMs)
  socket.write(all.subarray(0, all.length - held))
  return {
    rest(): Promise<RawAnswer> {
      if (held) socket.write(all.subarray(all.length - held))
      return answer
    },
  }
}

function read(socket: Socket, withinMs: number): Promise<RawAnswer> {
  const parts: Buffer[] = []
  socket.setTimeout(withinMs, () => socket.destroy())
  return new Promise((resolve) => {
    socket.on('data', (part: Buffer) => parts.push(part))
    // A connection that is reset after its answer has still answered.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve(parse(Buffer.concat(parts).toString('utf8'))))
  })
}

function parse(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [line = '', ...rows] = head.split('\r\n')
  const headers = rows.map((row) => {
    const at = row.indexOf(':')
    return [row.slice(0, at).toLowerCase(), row.slice(at + 1).trim()] as const
  })
  const fields = Object.fromEntries(headers)
  const text = body.join('\r\n\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0),
    headers: fields,
    text: fields['transfer-encoding'] === 'chunked' ? unchunked(text) : text,
  }
}

/** Joins the chunks of a chunked body: every second line is the length of the next. */
const unchunked = (text: string): string => text.replaceAll(/(^|\r\n)[0-9a-f]+\r\n/gi, '').trimEnd()
