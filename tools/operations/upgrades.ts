import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  RECORDS_KEY,
  recordedMigrations,
  recordedSchemas,
  unpackRecord,
} from '../../server/test/recorded-schemas.ts'
import { ServerProcess } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { type Scene, until } from './scene.ts'
import { call, startShop } from './shop.ts'

type Listed = { items: { id: string; number: string }[] }

/**
 * Every recorded schema is upgraded to this version, with its data, by an operator's commands: the restore is
 * killed while running and repeated, two processes are started on it concurrently, a user from then logs in,
 * reads and writes, and the books balance.
 */
export async function upgrades(scene: Scene): Promise<string> {
  const cluster = await Cluster.make(scene)
  const results: string[] = []
  for (const record of recordedSchemas()) {
    const database = `of_${results.length}`
    await cluster.ask(`create database ${database}`)
    const folder = scene.folderFor('record')
    unpackRecord(record, folder)
    const settings = {
      DEMO: '1',
      DATABASE_URL: cluster.url(database),
      DATA_DIR: scene.folderFor('data'),
      SEALING_KEYS: RECORDS_KEY.toString('base64'),
      LOG_LEVEL: 'warn',
    }
    await killedRestore(cluster, database, settings, folder)
    const begun = performance.now()
    const { stdout } = await run('restore', settings, folder)
    if (!stdout.includes('The books balance.')) throw new Error(stdout)
    const tookMs = performance.now() - begun
    const { stdout: pending } = await run('migrate', settings, '--dry-run')
    if (!pending.includes('up to date')) throw new Error(pending)
    const [one, two] = await Promise.all([startShop(scene, settings), startShop(scene, settings)])
    const orders = await tryOut(one.url, two.url)
    await Promise.all([one.end(), two.end()])
    await proveBooks(settings)
    const ran = recordedMigrations(record).length
    results.push(
      `${record} (${ran} migrations, ${orders} orders of one shopper) in ${(tookMs / 1_000).toFixed(1)} s`,
    )
  }
  return `${results.join(', ')}; each restore killed once before, two processes started at once; log-in, orders, packages and a write; the books balance`
}

const run = (program: string, env: Readonly<Record<string, string>>, ...args: string[]) =>
  promisify(execFile)(process.execPath, [`${ROOT}/server/dist/${program}.js`, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })

/** Starts a restore and kills it once tables exist; no shop may start on the result. */
async function killedRestore(
  cluster: Cluster,
  database: string,
  settings: Readonly<Record<string, string>>,
  folder: string,
): Promise<void> {
  const restoring = run('restore', settings, folder)
  restoring.catch(() => undefined)
  const tables = `select count(*)::int as count from pg_tables where schemaname = 'public'`
  await until(
    'the restore has begun',
    async () => (await cluster.ask<{ count: number }>(tables, database))[0]!.count > 20,
  )
  restoring.child.kill('SIGKILL')
  const code = await restoring.then(
    () => 'its end',
    () => 'killed',
  )
  if (code !== 'killed') throw new Error('the restore ended before it could be killed')
  const shop = await ServerProcess.start(settings)
  const ended = await shop.ended()
  if (ended === 0 || !/not finished/.test(shop.output))
    throw new Error(`a shop started on an incomplete restore (${ended}):\n${shop.output}`)
}

/** Reads through one process what was written through the other. Returns the shopper's number of orders. */
async function tryOut(one: string, two: string): Promise<number> {
  const { token } = await call<{ token: string }>(
    one,
    'POST',
    '/login?email=mei@demo.example&password=demo1234',
  )
  const { items: orders } = await call<Listed>(one, 'GET', '/orders?limit=100', { token })
  for (const { id } of orders) await call(two, 'GET', `/orders/${id}`, { token })
  const { items: parcels } = await call<Listed>(two, 'GET', '/parcels', { token })
  for (const { id } of parcels) await call(one, 'GET', `/parcels/${id}`, { token })
  if (orders.length === 0 || parcels.length === 0) throw new Error('orders or packages are gone')
  await call(one, 'POST', '/users/update_info', { token, body: { nickname: 'still here' } })
  const { nickname } = await call<{ nickname: string }>(two, 'GET', '/users/info', { token })
  if (nickname !== 'still here') throw new Error(nickname)
  return orders.length
}
