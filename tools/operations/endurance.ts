import http from 'node:http'
import { Cluster } from './cluster.ts'
import type { Scene } from './scene.ts'
import { until } from './scene.ts'
import { call, memoryOf, newShopper, shopOn, startShop } from './shop.ts'

const STREAMS = 5_000
const STREAMS_EACH = 8

/**
 * Five thousand open pages on one process: other calls are served as before, changes are delivered, and it
 * still shuts down immediately.
 */
export async function manyStreams(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const shop = await startShop(scene, shopOn(scene, cluster.url('longhaul')))
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const people = await inParallel(STREAMS / STREAMS_EACH, 8, () => newShopper(shop.url))
  const before = memoryOf(shop.child.pid!)
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY })
  let received = 0
  /**
   * Resolves once it is open: when many pages reconnect at the same time, those without a connection within 3
   * s retry.
   */
  const openOne = (token: string): Promise<void> =>
    new Promise((opened, failed) => {
      http
        .get(`${shop.url}/api/v1/events`, { agent, headers: { authorization: token } }, (response) => {
          if (response.statusCode !== 200) failed(new Error(`${response.statusCode} for a stream`))
          response.on('data', (part: Buffer) => {
            const text = part.toString()
            if (text.includes(': open')) opened()
            if (text.includes('data: account')) received += 1
          })
          response.on('error', () => undefined)
        })
        .on('error', failed)
    })
  let asked = 0
  await inParallel(STREAMS, 50, () => openOne(people[asked++ % people.length]!.token))
  const memory = memoryOf(shop.child.pid!)
  const { token } = people[0]!
  const waits: number[] = []
  for (let count = 0; count < 200; count++) {
    const begun = performance.now()
    await call(shop.url, 'GET', '/users/info', { token })
    waits.push(performance.now() - begun)
  }
  waits.sort((one, other) => one - other)
  const eventMs = await (async () => {
    await call(shop.url, 'POST', '/users/update_info', { token, body: { nickname: 'heard' } })
    return await until(
      'all eight pages of a shopper hear of a change',
      () => received === STREAMS_EACH,
      10_000,
    )
  })()
  const begun = performance.now()
  const code = await shop.end()
  const endMs = performance.now() - begun
  agent.destroy()
  if (code !== 0 || endMs > 10_000) throw new Error(`ended with ${code} after ${Math.round(endMs)} ms`)
  return `${STREAMS} streams: ${Math.round(((memory - before) * 1024) / STREAMS)} KB each (${Math.round(before)} to ${Math.round(memory)} MB); a call ${waits[100]!.toFixed(1)} ms at the median, ${waits[190]!.toFixed(1)} ms at 95 %; a change heard within ${Math.round(eventMs)} ms; ended within ${Math.round(endMs)} ms`
}

const REQUESTS = 200_000
const AT_ONCE = 32

/** Two hundred thousand requests of several kinds: memory stays where it was after the first quarter. */
export async function flatMemory(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  await cluster.ask('create database longhaul')
  const shop = await startShop(scene, shopOn(scene, cluster.url('longhaul')))
  await cluster.ask('insert into shop_opening (opened_at) values (now())', 'longhaul')
  const people = await inParallel(20, 4, () => newShopper(shop.url))
  const paths = [
    '/users/info',
    '/addresses',
    '/carts',
    '/orders',
    '/messages',
    '/nothing/here',
    '/categories',
  ]
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const sizes: number[] = []
  const begun = performance.now()
  for (let quarter = 0; quarter < 4; quarter++) {
    let sent = 0
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (sent < REQUESTS / 4) {
          const number = sent++
          const { token } = people[number % people.length]!
          const path = paths[number % paths.length]!
          const status = await ask(agent, `${shop.url}/api/v1${path}`, token)
          if (status >= 500 || status === 429) throw new Error(`${status} for ${path}`)
        }
      }),
    )
    sizes.push(memoryOf(shop.child.pid!))
  }
  agent.destroy()
  const seconds = (performance.now() - begun) / 1_000
  const [first = 0, , , last = 0] = sizes
  if (last > first * 1.25 + 20) throw new Error(`memory grew: ${sizes.map(Math.round).join(', ')} MB`)
  return `${REQUESTS} requests in ${Math.round(seconds)} s (${Math.round(REQUESTS / seconds)} a second): ${sizes.map(Math.round).join(', ')} MB after each quarter`
}

const ask = (agent: http.Agent, url: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { authorization: token } }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
      })
      .on('error', reject)
  })

async function inParallel<T>(count: number, atOnce: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let begun = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (begun < count) {
        begun += 1
        made.push(await make())
      }
    }),
  )
  return made
}
