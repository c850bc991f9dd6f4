import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Call, createClient } from '@longhaul/contract/client.ts'
import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { GRANT_SCOPES } from '@longhaul/domain/accounts/grants.ts'
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

let one: ServerProcess
let two: ServerProcess

test('two servers start together on an empty database, hash passwords at full cost and survive its restart; their shop refuses to start as a demo or with DEMO unset', async () => {
  ;[one, two] = await Promise.all([start(), start({ ROLE: 'web' })])
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
}, 180_000)

test('a program that is stopped on one of them is refused by the other from its next call on', async () => {
  await inDatabase((inside) => inside.query('update shoppers set email_verified_at = now()'))
  const login = { email: 'ana@example.com', password: 'lantern42' }
  const { token: session } = await callOn(one)('POST /login', { body: login })
  const ana = callOn(one, session)
  const chosen: Chosen = {
    scopes: [...GRANT_SCOPES],
    ceilings: { per_act_fen: 100, per_day_fen: 100 },
    days: 30,
    password: login.password,
  }
  const made = await ana('POST /tokens', { body: { ...chosen, name: 'Script' } })
  expect(await opens(made.token)).toEqual([200, 200, 200, 200])
  // It has no stream that could outlive it.
  for (const { url } of [one, two])
    expect((await fetch(`${url}/api/v1/events`, { headers: bearer(made.token) })).ok).toBe(false)
  await ana('DELETE /tokens/{id}', { params: { id: made.id } })
  expect(await opens(made.token)).toEqual([401, 401, 401, 401])

  const program = await connect(ana, chosen)
  expect(await opens(program.access)).toEqual([200, 200, 200, 200])
  await callOn(two, session)('POST /users/alter_password', {
    body: { old_password: login.password, password: 'compass77', repeat: 'compass77' },
  })
  expect(await opens(program.access)).toEqual([401, 401, 401, 401])
  expect(await program.renewOn(one)).toBe(400)
}, 60_000)

test('streams end with their server', async () => {
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
    body: JSON.stringify({ email: 'ana@example.com', password: 'compass77' }),
  })
  const { data } = (await login.json()) as { data: { token: string } }
  return await fetch(`${server.url}/api/v1/events`, { headers: { authorization: data.token } })
}

/** Registers a shopper; returns the password hash that the server stores. */
async function hashOfNewPassword(server: ServerProcess): Promise<string> {
  await inDatabase((inside) => inside.query('insert into shop_opening (opened_at) values (now())'))
  const { status } = await fetch(`${server.url}/api/v1/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@example.com', password: 'lantern42' }),
  })
  expect(status).toBe(200)
  const { rows } = await inDatabase((inside) =>
    inside.query<{ password_hash: string }>('select password_hash from shoppers'),
  )
  return rows[0]!.password_hash
}

async function inDatabase<T>(work: (inside: Client) => Promise<T>): Promise<T> {
  const inside = new Client({ ...inject('postgres'), database: name })
  await inside.connect()
  return await work(inside).finally(() => inside.end())
}

const callOn = ({ url }: ServerProcess, token?: string): Call =>
  createClient({ base: `${url}/api/v1`, token: () => token, lang: () => 'en' })

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The statuses of reading the orders and of listing the tools with a token, on both servers. */
async function opens(token: string): Promise<number[]> {
  const statuses: number[] = []
  for (const { url } of [one, two]) {
    const orders = await fetch(`${url}/api/v1/orders`, { headers: bearer(token) })
    const tools = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: {
        ...bearer(token),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    })
    statuses.push(orders.status, tools.status)
  }
  return statuses
}

type Chosen = Pick<ArgsOf<'POST /oauth/authorizations'>['body'], 'scopes' | 'ceilings' | 'days' | 'password'>

/** A program that is connected on the first server. */
async function connect(ana: Call, chosen: Chosen) {
  const redirect_uri = 'https://app.example/cb'
  const registered = await fetch(`${one.url}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Helper', redirect_uris: [redirect_uri] }),
  })
  const { client_id } = (await registered.json()) as { client_id: string }
  const verifier = randomBytes(32).toString('base64url')
  const { redirect_to } = await ana('POST /oauth/authorizations', {
    body: {
      client_id,
      redirect_uri,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...chosen,
    },
  })
  const ask = async ({ url }: ServerProcess, form: Record<string, string>) =>
    await fetch(`${url}/oauth/token`, { method: 'POST', body: new URLSearchParams({ client_id, ...form }) })
  const answer = await ask(one, {
    grant_type: 'authorization_code',
    redirect_uri,
    code: new URL(redirect_to).searchParams.get('code')!,
    code_verifier: verifier,
  })
  const { access_token: access, refresh_token } = (await answer.json()) as Record<
    'access_token' | 'refresh_token',
    string
  >
  const renewOn = async (server: ServerProcess) =>
    (await ask(server, { grant_type: 'refresh_token', refresh_token })).status
  return { access, renewOn }
}
