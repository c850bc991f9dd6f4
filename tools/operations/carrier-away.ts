import { createServer } from 'node:http'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { deadAddress } from '../../server/src/mail/smtp.test-support.ts'
import { RECORDS_KEY, recordedSchemas, unpackRecord } from '../../server/test/recorded-schemas.ts'
import { ROOT } from '../source-files.ts'
import type { Cluster } from './cluster.ts'
import { proveBooks } from './faults.ts'
import { type Scene, until } from './scene.ts'
import { call, startShop } from './shop.ts'

const TRIES = 4

/**
 * The tracking service is unavailable for four rounds of retries, in a demo with packages on their way:
 * shoppers see their packages, registrations wait, and each number is registered once when the service
 * returns. Returns the number of registrations.
 */
export async function carrierAway(scene: Scene, cluster: Cluster): Promise<number> {
  const address = await deadAddress()
  const settings = {
    ...(await restoreDemo(scene, cluster)),
    TRACK17_KEY: '0123456789ABCDEF0123456789ABCDEF',
    TRACK17_URL: `http://${address}/track/v2.2`,
  }
  await cluster.ask('delete from trackings', 'seeded')
  const shop = await startShop(scene, settings)
  const number = async (text: string): Promise<number> =>
    (await cluster.ask<{ count: number }>(`select count(*)::int as count from ${text}`, 'seeded'))[0]!.count
  const now = 'update graphile_worker._private_jobs set run_at = now() where locked_at is null'
  await cluster.ask(`select graphile_worker.add_job('watch-parcels', '{}')`, 'seeded')
  for (let round = 1; round <= TRIES; round++) {
    await until('a round has failed', async () => (await number(`${JOBS} and jobs.attempts >= ${round}`)) > 0)
    await cluster.ask(now, 'seeded')
  }
  const { token } = await call<{ token: string }>(
    shop.url,
    'POST',
    '/login?email=mei@demo.example&password=demo1234',
  )
  await call(shop.url, 'GET', '/parcels', { token })
  if ((await number('trackings')) > 0) throw new Error('a number counts as tracked while the service is away')

  const registered: string[] = []
  const back = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      const list = JSON.parse(body) as { number: string; carrier?: number }[]
      if (request.url?.endsWith('/register')) registered.push(...list.map((row) => row.number))
      const accepted = list.map((row) => ({ number: row.number, carrier: row.carrier ?? 3011, origin: 1 }))
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ code: 0, data: { accepted, rejected: [] } }))
    })
  })
  const [host = '', port = ''] = address.split(':')
  await new Promise<void>((listening) => back.listen(Number(port), host, listening))
  scene.later(() => back.close())
  await until('packages are watched', async () => {
    await cluster.ask(now, 'seeded')
    return (await number("trackings where stage = 'watched'")) > 0 && (await number(JOBS)) === 0
  })
  if (new Set(registered).size !== registered.length)
    throw new Error(`registered twice: ${registered.join(', ')}`)
  await shop.end()
  await proveBooks(settings)
  return registered.length
}

/** Restores the newest recorded demo into the database `seeded`; returns the settings of a shop on it. */
export async function restoreDemo(scene: Scene, cluster: Cluster): Promise<Record<string, string>> {
  const folder = scene.folderFor('record')
  unpackRecord(recordedSchemas().at(-1)!, folder)
  await cluster.ask('create database seeded')
  const settings = {
    DEMO: '1',
    DATABASE_URL: cluster.url('seeded'),
    DATA_DIR: scene.folderFor('data'),
    SEALING_KEYS: RECORDS_KEY.toString('base64'),
    LOG_LEVEL: 'warn',
  }
  const PATH = process.env['PATH'] ?? ''
  const restore = [`${ROOT}/server/dist/restore.js`, folder]
  await promisify(execFile)(process.execPath, restore, { env: { PATH, ...settings } })
  return settings
}

const JOBS =
  "graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where tasks.identifier = 'watch-parcels'"
