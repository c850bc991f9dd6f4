import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type ServerProcess } from '../../server/test/server-process.ts'
import { Cluster } from './cluster.ts'
import { type Scene, programCalled, until } from './scene.ts'
import { call, shopOn, startShop } from './shop.ts'

const SHOPPERS = ['mei', 'jonas', 'xiaoyu'] as const
const ROUNDS = 60

/** What is read from the replica, each in both roles; data that decisions are based on is not among it. */
const FROM_COPY = {
  shopper: ['/orders', '/parcels', '/stock_items', '/inbounds', '/messages'],
  staff: [
    ...['items', 'parcels', 'stock', 'shoppers', 'mails'].map((list) => `/staff/lists/${list}`),
    '/staff/list_choices?list=items&filter=shopper',
    '/staff/finds?q=mei',
    '/staff/audit',
    '/staff/audit/choices',
    '/staff/mails',
    '/staff/trade',
    '/staff/ledger',
    ...['orders', 'revenue', 'times', 'storage', 'lines', 'shoppers'].map(
      (report) => `/staff/reports/${report}?from=2026-11-01&to=2026-11-20`,
    ),
  ],
}

/**
 * Two processes that read lists from a streaming replica: what is written through one appears in a list of
 * the other immediately; the primary answers while the replica is stalled, and while it is gone.
 */
export async function readsFromReplica(scene: Scene): Promise<string> {
  const primary = await Cluster.make(scene)
  await primary.ask('create database longhaul')
  const copy = await copyOf(scene, primary)
  const [one, two] = [await freePort(), await freePort()]
  const settings = (metrics: number) => ({
    ...shopOn(scene, primary.url('longhaul'), { DEMO: '1', PUBLIC_URL: 'http://localhost:4601' }),
    DATABASE_REPLICA_URL: copy.url('longhaul'),
    METRICS_PORT: String(metrics),
  })
  const first = await startShop(scene, settings(one))
  const second = await startShop(scene, settings(two))
  const read = async (): Promise<{ copy: number; primary: number }> => {
    const [a, b] = await Promise.all([one, two].map(readsOf))
    return { copy: a!.copy + b!.copy, primary: a!.primary + b!.primary }
  }
  const inOrder = () =>
    until('the copy answers', async () => !(await isOut(first)) && !(await isOut(second)), 20_000)
  await inOrder()

  const staff = await call<{ staff_token: string }>(first.url, 'POST', '/staff/login', {
    body: { email: 'admin@demo.example', password: 'longhaul demo staff' },
  })
  const shoppers = await Promise.all(
    SHOPPERS.map(async (name) => {
      const body = { email: `${name}@demo.example`, password: 'demo1234' }
      return (await call<{ token: string }>(first.url, 'POST', '/login', { body })).token
    }),
  )
  let before = await read()
  for (const path of FROM_COPY.shopper) await call(first.url, 'GET', path, { token: shoppers[0]! })
  for (const path of FROM_COPY.staff) await call(second.url, 'GET', path, { token: staff.staff_token })
  let after = await read()
  const asked = FROM_COPY.shopper.length + FROM_COPY.staff.length
  if (after.copy - before.copy !== asked)
    throw new Error(`${after.copy - before.copy} of ${asked} calls were read from the copy`)

  const missing: string[] = []
  const waits: number[] = []
  let number = 0
  /** Writes through one process and reads a list from the other. */
  const writeAndLook = async (token: string): Promise<void> => {
    const sought = `RP${String(++number).padStart(8, '0')}`
    const body = {
      warehouse_id: 'GZ1',
      tracking_number: sought,
      title: 'Kettle',
      quantity: 1,
      value_fen: 5_000,
      remark: '',
    }
    await call(first.url, 'POST', '/inbounds', { token, body })
    const begun = performance.now()
    const { items } = await call<{ items: { tracking_number: string }[] }>(second.url, 'GET', '/inbounds', {
      token,
    })
    waits.push(performance.now() - begun)
    if (!items.some((item) => item.tracking_number === sought)) missing.push(sought)
    // A shopper may have only a few parcels announced at a time.
    await primary.ask(`delete from inbounds where tracking_number = '${sought}'`, 'longhaul')
  }
  const everyone = async (rounds: number): Promise<void> => {
    await Promise.all(
      shoppers.map(async (token) => {
        for (let round = 0; round < rounds; round++) await writeAndLook(token)
      }),
    )
  }
  before = await read()
  await everyone(ROUNDS)
  after = await read()
  const share = (after.copy - before.copy) / (ROUNDS * SHOPPERS.length)
  const byCopyMs = median(waits.splice(0))
  if (share < 0.9) throw new Error(`the copy answered only ${Math.round(share * 100)} of 100`)

  await copy.ask('select pg_wal_replay_pause()')
  before = await read()
  await everyone(ROUNDS / 3)
  await until(
    'both say that the copy is behind',
    async () => (await isOut(first)) && (await isOut(second)),
    10_000,
  )
  after = await read()
  const stillByCopy = after.copy - before.copy
  const longestMs = Math.max(...waits)
  const byPrimaryMs = median(waits.splice(0))
  await copy.ask('select pg_wal_replay_resume()')
  await inOrder()

  const over = new AbortController()
  const load = (async () => {
    while (!over.signal.aborted) await everyone(1)
  })()
  await pause(500)
  await copy.stop('SIGQUIT')
  await pause(3_000)
  await copy.start()
  await inOrder()
  await pause(500)
  over.abort()
  await load
  if (missing.length > 0)
    throw new Error(`missing from a list that was requested after the write: ${missing.join(' ')}`)
  return `${asked} lists, reports and searches answered by the copy; ${number} times written through one process and found in a list of the other at once, ${Math.round(share * 100)} of 100 by the copy, ${byCopyMs.toFixed(1)} ms at the median (${byPrimaryMs.toFixed(1)} by the primary); while the copy stood still (${stillByCopy} by it, the longest ${Math.round(longestMs)} ms) and while it was killed and started again, no call failed`
}

/** A streaming replica of a cluster, created with PostgreSQL's own tools. */
async function copyOf(scene: Scene, primary: Cluster): Promise<Cluster> {
  const folder = scene.folderFor('replica')
  scene.run(programCalled('pg_basebackup', 'postgresql'), [
    ...['--pgdata', folder, '--write-recovery-conf', '--checkpoint', 'fast', '--wal-method', 'stream'],
    ...['--host', '127.0.0.1', '--port', String(primary.port), '--username', 'longhaul'],
  ])
  const copy = new Cluster(scene, folder, await freePort())
  await copy.start()
  return copy
}

async function isOut(shop: ServerProcess): Promise<boolean> {
  const ready = await call<{ out_of_order: string[] }>(shop.url, 'GET', '/health/ready')
  return ready.out_of_order.includes('replica')
}

/** How many lists a process has read, and from where. */
async function readsOf(port: number): Promise<{ copy: number; primary: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const of = (by: string) =>
    Number(new RegExp(`longhaul_copy_reads_total\\{by="${by}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  return { copy: of('copy'), primary: of('primary') }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
