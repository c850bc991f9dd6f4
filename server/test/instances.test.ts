import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { ServerProcess, buildServer } from './server-process.ts'

/*
 * Servers as real processes, several on one database: how they start together, when they refuse to start, and
 * which failures they survive.
 */

const name = `test_${randomBytes(6).toString('hex')}`
const servers: ServerProcess[] = []
let folder = ''
let maintenance: Client

beforeAll(async () => {
  await buildServer()
  folder = await mkdtemp(join(tmpdir(), 'longhaul-instances-'))
  maintenance = new Client(inject('postgres'))
  await maintenance.connect()
  // Empty, not a copy of the template.
  await maintenance.query(`create database ${name}`)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')))
  await maintenance.query(`drop database if exists ${name} with (force)`)
  await maintenance.end()
  await rm(folder, { recursive: true, force: true })
})

async function start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
  const { host, user } = inject('postgres')
  const server = await ServerProcess.start({
    DEMO: '0',
    PUBLIC_URL: 'http://localhost:4600',
    SMTP_URL: 'smtp://127.0.0.1:9',
    RATES_URL: 'off',
    LOG_LEVEL: 'warn',
    DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/${name}`,
    DATA_DIR: folder,
    ...settings,
  })
  servers.push(server)
  return server
}

test('two servers start together on an empty database, hash passwords at full cost and survive its restart; their shop refuses to start as a demo or with DEMO unset', async () => {
  const [one, two] = await Promise.all([start(), start({ ROLE: 'web' })])
  await Promise.all([one.ready(), two.ready()])
  // OWASP's minimum; tests within a process hash at a lower cost (world.ts).
  expect(await hashOfNewPassword(one)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)

  const cut = await maintenance.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [name],
  )
  expect(cut.rowCount).toBeGreaterThan(3)
  await vi.waitFor(
    async () =>
      expect(await Promise.all([one, two].map((s) => s.status('/api/v1/health/ready')))).toEqual([200, 200]),
    { timeout: 20_000, interval: 100 },
  )

  const [demo, forgotten] = await Promise.all([
    start({ DEMO: '1' }),
    start({ DEMO: '', PUBLIC_URL: 'https://shop.example.com' }),
  ])
  expect(await Promise.all([demo.ended(), forgotten.ended()])).toEqual([1, 1])
  expect(demo.output).toMatch(/holds a real shop.*set DEMO=0.*DATA_DIR.*DATABASE_URL/)
  expect(forgotten.output).toMatch(
    /DEMO must be set explicitly \(PUBLIC_URL is .*DEMO=0 for a real shop, DEMO=1 for the demo/,
  )
  const stream = await openStream(two)
  expect(await Promise.all([one.end(), two.end()])).toEqual([0, 0])
  expect(await stream.text()).toContain(': open')
  for (const { output } of [one, two]) expect(output).not.toContain('"level":60')
}, 180_000)

/** The stream of live changes for a logged-in shopper: a response that ends when its server does. */
async function openStream(server: ServerProcess): Promise<Response> {
  const login = await fetch(`${server.url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'lantern42' }),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  return await fetch(`${server.url}/api/v1/events`, { headers: { authorization: data.token } })
}

/** Registers a shopper; returns the password hash that the server stores. */
async function hashOfNewPassword(server: ServerProcess): Promise<string> {
  const inside = new Client({ ...inject('postgres'), database: name })
  await inside.connect()
  await inside.query('insert into shop_opening (opened_at) values (now())')
  const { status } = await fetch(`${server.url}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'lantern42' }),
  })
  expect(status).toBe(200)
  const { rows } = await inside
    .query<{ password_hash: string }>('select password_hash from shoppers')
    .finally(() => inside.end())
  return rows[0]!.password_hash
}
