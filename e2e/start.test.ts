import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { SHOPPER_PASSWORD, caller } from './src/calls.ts'
import { MEI } from './src/routes.ts'
import { DemoServer } from './src/server.ts'

/*
 * The command a newcomer types, as a service manager runs it: it terminates `npm`, and nothing may be left
 * running.
 */

let server: DemoServer | undefined
afterAll(() => server?.stop())

test('npm start: a SIGTERM to npm ends server and database, and a second start finds all the data', async () => {
  server = await DemoServer.start(inject('seededDemo'), ['npm', 'start'])
  const name = 'Mei, a second time'
  const tokenBefore = await logIn(server.url)
  await caller(server.url, tokenBefore)('POST /addresses', { body: { ...address, first_name: name } })

  server.signal('SIGTERM')
  await vi.waitFor(() => expect(isRunning(server!)).resolves.toBe(false), WAIT)

  await server.run()
  const { addresses } = await caller(server.url, tokenBefore)('GET /addresses')
  expect(addresses.map((address) => address.first_name)).toContain(name)

  // Its database is killed: it restarts, and the shop recovers.
  const postmaster = () => readFile(join(server!.dataDir, 'database', 'postmaster.pid'), 'utf8')
  const killed = Number.parseInt(await postmaster(), 10)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(Number.parseInt(await postmaster(), 10)).not.toBe(killed), WAIT)
  const health = async (path: string) => (await fetch(`${server!.url}/api/v1/health/${path}`)).status
  await vi.waitFor(() => expect(health('ready')).resolves.toBe(200), WAIT)
  expect(await health('live')).toBe(200)
  await caller(server.url, tokenBefore)('POST /addresses', { body: { ...address, first_name: 'After' } })

  server.signal('SIGTERM')
  await vi.waitFor(() => expect(isRunning(server!)).resolves.toBe(false), WAIT)

  // A demo's folder can never become a real shop's, because its passwords are public.
  const shop = { DEMO: '0', PUBLIC_URL: server.url, SMTP_URL: 'smtp://127.0.0.1:9' }
  await expect(server.run(shop)).rejects.toThrow(/holds the demo.*DATA_DIR.*DATABASE_URL/)
})

const WAIT = { timeout: 20_000, interval: 200 }

const logIn = async (url: string): Promise<string> =>
  (await caller(url)('POST /login', { body: { email: MEI, password: SHOPPER_PASSWORD } })).token

const address = {
  first_name: '', last_name: 'Lin', email: 'mei@demo.example', country: 'SG', province: '', city: 'Singapore',
  address: '1 Raffles Place', postcode: '048616', phone: '+65 6123 4567', tax_id: '', is_default: false,
} // prettier-ignore

/** Whether the server answers, or its database still has its lock. */
async function isRunning({ url, dataDir }: DemoServer): Promise<boolean> {
  const answers = await fetch(`${url}/api/v1/health/live`).then(
    () => true,
    () => false,
  )
  const locked = await access(join(dataDir, 'database', 'postmaster.pid')).then(
    () => true,
    () => false,
  )
  return answers || locked
}
