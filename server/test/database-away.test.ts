import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { features } from '../src/app.ts'
import { FixedClock } from '../src/platform/clock.ts'
import { serveMetrics } from '../src/operations/metrics/serve-metrics.ts'
import { beat } from '../src/operations/processes/beat.ts'
import { imageUrl } from '../src/files/public.ts'
import { type Running, startServer } from '../src/platform/start.ts'
import { readEnv } from '../src/read-env.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { faultyLink } from './faulty-link.ts'
import { START } from './start-time.ts'

/*
 * What everybody gets while the database is away: its connections are cut, and nothing listens at its
 * address.
 */

let database: TestDatabase
let link: Awaited<ReturnType<typeof faultyLink>>
let running: Running
let folder = ''
const lines: string[] = []

beforeAll(async () => {
  database = await createTestDatabase('open')
  link = await faultyLink({ path: `${database.config.host}/.s.PGSQL.5432` })
  folder = await mkdtemp(join(tmpdir(), 'longhaul-away-'))
  running = await startServer(
    {
      env: readEnv({ DATA_DIR: folder, PUBLIC_URL: 'http://shop.test', RATE_LIMIT_FACTOR: '1000' }),
      clock: new FixedClock(START),
      log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
      database: { ...database.config, host: '127.0.0.1', port: link.port },
    },
    features,
  )
  await running.app.ready()
})
afterAll(async () => {
  await running.stop()
  await link.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => link.set('pass'))

function stopDatabase(): void {
  link.set('drop')
  link.cut()
}

const PAGES = [
  '/',
  '/faq/59',
  '/cart',
  '/mine/order',
  '/user/login',
  '/console',
  '/console/orders',
  '/nowhere',
]

test.each([
  ['en', 'This site is temporarily unavailable'],
  ['zh', '网站暂时无法访问'],
])('%s: every page answers 503 with a page that says so, and when to come back', async (lang, sentence) => {
  stopDatabase()
  for (const url of PAGES) {
    const { statusCode, headers, body } = await running.app.inject({
      url,
      headers: { cookie: `lang=${lang}` },
    })
    expect({ url, statusCode }).toEqual({ url, statusCode: 503 })
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    expect(body).toContain('<p class="code">503</p>')
    expect(body).toContain(`<h1>${sentence}</h1>`)
    expect(body).toContain(`href="${url.startsWith('/console') ? '/console' : '/'}"`)
  }
})

test('a visitor with a cookie for a session, and one with a ticket for a closed shop, get it too', async () => {
  stopDatabase()
  for (const request of [
    { url: '/mine/order', headers: { cookie: `isLogin=true; token=${randomUUID()}` } },
    { url: '/?preview=nonsense' },
  ])
    expect((await running.app.inject(request)).statusCode).toBe(503)
})

test('calls, files and what robots and browsers fetch answer 503 too; what needs no database is served', async () => {
  stopDatabase()
  const file = new URL(
    imageUrl(running.world, randomUUID(), running.world.clock.now()) ?? '',
    'http://shop.test',
  )
  for (const url of [
    '/api/v1/configurations',
    '/api/v1/health/ready',
    '/robots.txt',
    '/sitemap.xml',
    '/site.webmanifest',
    '/brand.css',
    file.pathname + file.search,
  ]) {
    const { statusCode, headers } = await running.app.inject(url)
    expect({ url, statusCode }).toEqual({ url, statusCode: 503 })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' })
  }
  for (const url of ['/api/v1/health/live', '/favicon.svg'])
    expect((await running.app.inject(url)).statusCode).toBe(200)
})

test('one line a minute says why the database cannot be reached; no page or call logs a stack of its own', async () => {
  stopDatabase()
  for (const url of [...PAGES, ...PAGES, '/api/v1/configurations']) await running.app.inject(url)
  expect(lines.filter((line) => line.includes('the database cannot be reached'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
  expect(lines.filter((line) => line.includes('unexpected error'))).toEqual([])
})

test('metrics and status name the database, and no figure of it is shown as if it were current', async () => {
  // What was read is kept for a while, which passes here.
  const now = performance.now.bind(performance)
  let aheadMs = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now() + aheadMs)
  const metrics = await serveMetrics(running, { host: '127.0.0.1', port: 0, token: undefined })
  const beating = await beat(running, 60_000)
  const read = async () => await (await fetch(`http://127.0.0.1:${metrics.port}/metrics`)).text()
  const values = (text: string, name: string) =>
    text.split('\n').filter((line) => line.startsWith(`longhaul_${name}`))
  const OURS = [
    'workers',
    'jobs_waiting',
    'queue_size',
    'books_',
    'last_backup',
    'money_today',
    'mails_undelivered',
  ]
  try {
    const before = await read()
    expect(values(before, 'database_up')).toEqual(['longhaul_database_up 1'])
    expect(values(before, 'out_of_order{part="database"}')).toEqual([
      'longhaul_out_of_order{part="database"} 0',
    ])
    expect(values(before, 'workers')).toEqual(['longhaul_workers 0'])
    // The books of a new shop were never checked: they neither balance nor fail to.
    expect(values(before, 'books_')).toEqual(['longhaul_books_checked_timestamp_seconds 0'])

    stopDatabase()
    aheadMs += 20_000
    const during = await read()
    expect(values(during, 'database_up')).toEqual(['longhaul_database_up 0'])
    expect(values(during, 'out_of_order{part="database"}')).toEqual([
      'longhaul_out_of_order{part="database"} 1',
    ])
    expect(OURS.flatMap((name) => values(during, name))).toEqual([])
    expect(running.world.condition.parts).toEqual(['database'])

    link.set('pass')
    aheadMs += 20_000
    await vi.waitFor(async () =>
      expect(values(await read(), 'database_up')).toEqual(['longhaul_database_up 1']),
    )
    expect(running.world.condition.parts).toEqual([])
  } finally {
    vi.restoreAllMocks()
    link.set('pass')
    await beating.stop()
    await metrics.stop()
  }
})

test('a process without metrics notices it too, by its own beat', async () => {
  stopDatabase()
  const beating = await beat(running, 20)
  await vi.waitFor(() => expect(running.world.condition.parts).toEqual(['database']))
  link.set('pass')
  await vi.waitFor(() => expect(running.world.condition.parts).toEqual([]))
  await beating.stop()
})

test('when it is back, the next page is served', async () => {
  stopDatabase()
  expect((await running.app.inject('/cart')).statusCode).toBe(503)
  link.set('pass')
  await vi.waitFor(async () =>
    expect((await running.app.inject('/api/v1/configurations')).statusCode).toBe(200),
  )
  const { body } = await running.app.inject('/cart')
  expect(body).not.toContain('temporarily unavailable')
})
