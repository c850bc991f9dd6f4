import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { features } from '../src/app.ts'
import { FixedClock } from '../src/platform/clock.ts'
import { imageUrl } from '../src/files/public.ts'
import { type Running, startServer } from '../src/platform/start.ts'
import { readEnv } from '../src/read-env.ts'
import { type TestDatabase, createTestDatabase } from './database.ts'
import { faultyLink } from './faulty-link.ts'
import { START } from './start-time.ts'

/* What everybody gets while the database is away: its connections are cut, and nothing listens at its address. */

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
