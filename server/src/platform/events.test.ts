import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, createTestDatabase } from '../../test/database.ts'
import { faultyLink } from '../../test/faulty-link.ts'
import { announce } from './announce.ts'
import { createClient, createDb, createPool } from './database/db.ts'
import { EventHub, REMEMBERED_MS } from './events.ts'

let database: TestDatabase
let link: Awaited<ReturnType<typeof faultyLink>>
beforeAll(async () => {
  database = await createTestDatabase()
  link = await faultyLink({ path: `${database.config.host}/.s.PGSQL.5432` })
})
afterAll(async () => {
  await link.close()
  await database.drop()
})

test('a database that accepts each connection and drops it is retried one attempt at a time, with growing waits', async () => {
  const hub = new EventHub({ firstMs: 40, mostMs: 320 })
  await hub.start(() => createClient({ ...database.config, host: '127.0.0.1', port: link.port }))
  const topics: string[] = []
  hub.listen('ana', (topic) => topics.push(topic))

  const before = link.accepted
  link.set('drop')
  link.cut()
  await vi.waitFor(() => expect(link.accepted - before).toBeGreaterThanOrEqual(2), { timeout: 20_000 })
  const begun = performance.now()
  // The waits grow from 40 to 320 ms, and half of each is random; without them there would be thousands of
  // attempts a second.
  const atMost = () => 8 + (performance.now() - begun) / 100
  await vi.waitFor(() => expect(performance.now() - begun).toBeGreaterThan(600), { timeout: 20_000 })
  expect(link.accepted - before).toBeLessThanOrEqual(atMost())

  link.set('pass')
  const pool = createPool(database.config, 1)
  await vi.waitFor(
    async () => {
      announce(createDb(pool), ['ana'], ['orders'])
      expect(topics).toContain('orders')
    },
    { timeout: 20_000, interval: 50 },
  )
  expect(link.accepted - before).toBeLessThanOrEqual(atMost() + 4)
  await hub.stop()
  await pool.end()
})

test('who listens late is told at once what changed meanwhile, each topic once', async () => {
  const hub = new EventHub()
  await hub.start(() => createClient(database.config))
  const pool = createPool(database.config, 1)
  const heard: string[] = []
  hub.listen('mei', (topic) => heard.push(topic))
  announce(createDb(pool), ['mei', 'ana'], ['orders', 'funds'])
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 20_000 })
  announce(createDb(pool), ['mei'], ['orders'])
  await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 20_000 })

  const late = (audience: string, sinceMs: number) => {
    const topics: string[] = []
    hub.listen(audience, (topic) => topics.push(topic), sinceMs)
    return topics.toSorted()
  }
  expect(late('mei', REMEMBERED_MS)).toEqual(['funds', 'orders'])
  expect(late('ana', 10 * REMEMBERED_MS)).toEqual(['funds', 'orders'])
  expect(late('bo', REMEMBERED_MS)).toEqual([])
  expect(late('mei', 0)).toEqual([])
  await hub.stop()
  await pool.end()
})
