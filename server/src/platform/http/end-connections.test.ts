import { once } from 'node:events'
import { type AddressInfo, type Socket, connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { endConnections } from './end-connections.ts'

/* A server without time limits: it would never close if it did not end these connections. */

let app: FastifyInstance
let answer: () => void
let asked: Promise<void>

beforeEach(async () => {
  app = Fastify({ keepAliveTimeout: 0, requestTimeout: 0, http: { headersTimeout: 0 } })
  endConnections(app)
  const release = new Promise<void>((resolve) => (answer = resolve))
  asked = new Promise((resolve) =>
    app.get('/', async () => {
      resolve()
      await release
      return 'answered'
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})

async function open(bytes = ''): Promise<{ socket: Socket; end: Promise<string> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.setEncoding('utf8')
  let received = ''
  socket.on('data', (part: string) => (received += part))
  const end = once(socket, 'close').then(() => received)
  await once(app.server, 'connection')
  if (bytes) socket.write(bytes)
  return { socket, end }
}

/** From here on, Node itself ends no connection. */
async function stoppedListening(): Promise<void> {
  while (app.server.listening) await setImmediate()
}

const REQUEST = 'GET / HTTP/1.1\r\nhost: shop.test\r\n\r\n'

test.each([
  ['a connection on which nothing was sent', ''],
  ['a connection on which half a request was sent', 'GET / HTTP/1.1\r\nho'],
])('%s ends when the server closes', async (_, bytes) => {
  const { end } = await open(bytes)
  await app.close()
  expect(await end).toBe('')
})

test('a connection that was answered ends when the server closes', async () => {
  const { socket, end } = await open(REQUEST)
  answer()
  await once(socket, 'data')
  await app.close()
  expect(await end).toMatch(/answered$/)
})

test('a request in progress is answered, then its connection ends', async () => {
  const { end } = await open(REQUEST)
  await asked
  const closed = app.close()
  await stoppedListening()
  answer()
  await closed
  expect(await end).toMatch(/answered$/)
})

test('two requests on a connection are answered before it ends', async () => {
  const { end } = await open(REQUEST + REQUEST)
  await asked
  const closed = app.close()
  await stoppedListening()
  answer()
  await closed
  expect((await end).match(/answered/g)).toHaveLength(2)
})
