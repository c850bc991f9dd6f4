import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { testWorld } from '../../../test/world.ts'
import { rootFolder } from '../../platform/folders.ts'
import { readEnv } from '../../read-env.ts'
import { serveMetrics } from './serve-metrics.ts'

const world = testWorld()
const token = 'a token of some length'
let served: Awaited<ReturnType<typeof serveMetrics>>
beforeAll(async () => {
  served = await serveMetrics({ world: world.world, pool: world.pool }, { host: '127.0.0.1', port: 0, token })
})
afterAll(() => served.stop())

const ask = (path = '/metrics', headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`http://127.0.0.1:${served.port}${path}`, { headers })
/** The lines that begin so. */
const lines = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name))

test('tells requests, refusals, jobs, queues, money and books, and nothing to whoever lacks the token', async () => {
  const ana = await world.shopper('ana')
  await given.aPaidOrder(world, ana)
  await ana
    .call('GET /orders/{id}', { params: { id: '00000000-0000-0000-0000-000000000000' } })
    .catch(() => 0)
  await world.inject({ url: '/api/v1/nothing/of/the/kind?secret=1', method: 'GET' })
  await world.runJobs()
  const text = await (await ask()).text()
  expect(text).toMatch(/longhaul_requests_total\{method="POST",route="\/api\/v1\/login",status="200"\} 1/)
  expect(text).toMatch(/longhaul_refusals_total\{reason="not_found"\} [2-9]/)
  expect(text).toMatch(/longhaul_jobs_total\{job="send-mail",outcome="done"\} \d/)
  expect(text).toContain('longhaul_queue_size{queue="review"} 1')
  expect(text).toMatch(/longhaul_money_today_minor_units\{kind="\w+",currency="CNY",direction="in"\} \d{3,}/)
  expect(lines(text, 'longhaul_books_balanced ')).toEqual(['longhaul_books_balanced 1'])
  expect(lines(text, 'longhaul_last_backup_timestamp_seconds ')).toEqual([
    'longhaul_last_backup_timestamp_seconds 0',
  ])
  expect(text).toContain('longhaul_database_up 1')

  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${token}x` }] as Record<
    string,
    string
  >[])
    expect((await ask('/metrics', headers)).status).toBe(401)
  expect((await ask('/')).status).toBe(404)
  expect((await world.inject({ url: '/metrics', method: 'GET' })).payload).not.toContain('longhaul_')
})

test('a thousand addresses of strangers are one line', async () => {
  const count = async () => lines(await (await ask()).text(), 'longhaul_requests_total').length
  const before = await count()
  for (let n = 0; n < 1_000; n++) await world.inject({ url: `/api/v1/orders-${n}/x${n}`, method: 'GET' })
  expect((await count()) - before).toBeLessThanOrEqual(1)
})

test('every figure of the alerts and the dashboard is one that is told', async () => {
  const told = await (await ask()).text()
  const names = new Set(
    ['prometheus/alerts.yml', 'grafana/longhaul.json'].flatMap((file) =>
      [
        ...readFileSync(join(rootFolder(), 'operations', file), 'utf8').matchAll(
          /\b(?:longhaul|nodejs|process)_[a-z\d_]+/g,
        ),
      ].map(([name]) => name.replace(/_(?:bucket|count)$/, '')),
    ),
  )
  expect(names.size).toBeGreaterThan(20)
  expect([...names].filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([])
  expect(readdirSync(join(rootFolder(), 'operations', 'prometheus'))).toContain('prometheus.yml')
})

describe('settings', () => {
  const read = (settings: Record<string, string>) => () => readEnv({ ...settings }).metrics
  test('nothing is told unless it is asked for, and nobody beyond this machine without a token', () => {
    expect(read({})()).toBeUndefined()
    expect(read({ METRICS_PORT: '9464' })()).toEqual({ host: '127.0.0.1', port: 9464, token: undefined })
    expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN is needed/)
    expect(read({ METRICS_PORT: '9464', METRICS_TOKEN: 'short' })).toThrow(/16 characters/)
    expect(read({ METRICS_PORT: '3000' })).toThrow(/must not be PORT/)
    expect(read({ METRICS_PORT: 'all' })).toThrow(/must be a port number/)
  })
})
