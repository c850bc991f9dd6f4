import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll } from 'vitest'

/** Runs while an answer is on its way. `gone` resolves when the caller has stopped waiting. */
type Meanwhile = (gone: Promise<void>) => Promise<unknown>

/**
 * A proxy between us and a provider. It forwards everything, and lets a test act after the provider has
 * processed a request and before we receive the answer. `target` is called for each request, so it may return
 * an address that is not known before the tests begin.
 */
export function slowWire(target: () => string) {
  let server: Server
  let meanwhile: Meanwhile | undefined
  beforeAll(async () => {
    server = createServer((request, response) => {
      const gone = new Promise<void>((resolve) => response.once('close', resolve))
      const pass = async () => {
        const body = request.method === 'POST' ? await text(request) : undefined
        const {
          host: _host,
          connection: _connection,
          'content-length': _length,
          ...headers
        } = request.headers
        const answer = await fetch(target() + (request.url ?? ''), {
          method: request.method ?? 'GET',
          headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
          ...(body === undefined ? {} : { body }),
        })
        const bytes = Buffer.from(await answer.arrayBuffer())
        const act = request.method === 'POST' ? meanwhile : undefined
        if (act) meanwhile = undefined
        await act?.(gone)
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
        response.end(bytes)
      }
      // The caller has gone, which is what these tests are about.
      pass().catch(() => response.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    get url(): string {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    /** Runs `act` once, while the answer to the next POST request is on its way. */
    during(act: Meanwhile): void {
      meanwhile = act
    },
  }
}
