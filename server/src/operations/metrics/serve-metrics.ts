import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry, collectDefaultMetrics } from 'prom-client'
import type pg from 'pg'
import type { World } from '../../platform/world.ts'
import { programVersion } from '../../platform/program-version.ts'
import type { MetricsSettings } from './env-metrics.ts'
import { setFigures } from './figures.ts'
import { countWhatIsSeen, gauge } from './measures.ts'

/** Serves the metrics of this process at `/metrics` on a port of their own, to clients with the token. */
export async function serveMetrics(
  { world, pool }: { world: World; pool: pg.Pool },
  { host, port, token }: MetricsSettings,
): Promise<{ port: number; stop(): Promise<void> }> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  gauge(registry, 'info', 'The running version', ['version']).set({ version: await programVersion() }, 1)
  const stopCounting = countWhatIsSeen(registry)
  const read = setFigures(registry, world, pool)
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end()
      if (token !== undefined && !mayRead(request, token))
        return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
      await read()
      const text = await registry.metrics()
      response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text)
    }
    answer().catch((error: unknown) => {
      world.log.error({ err: error }, 'could not serve the metrics')
      response.writeHead(500).end()
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  // The server listens on a port, not on a socket path.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port: listening } = server.address() as AddressInfo
  return {
    port: listening,
    async stop() {
      stopCounting()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Compares hashes, so that neither length nor timing reveals anything about the token. */
function mayRead({ headers }: IncomingMessage, token: string): boolean {
  const given = headers.authorization ?? ''
  return timingSafeEqual(digest(given), digest(`Bearer ${token}`))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
