import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/test/server-process.ts'
import { ROOT } from '../source-files.ts'
import { proveBooks } from './faults.ts'
import { Load } from './load.ts'
import { type Scene, type Started, programCalled, until } from './scene.ts'
import { shopOn, startShop } from './shop.ts'

const NAMES = ['one', 'two', 'three'] as const
/** The promised limit: Patroni's 20 s of silence, plus the duration of a promotion. */
const BACK_WITHIN_MS = 30_000

type Node = { name: string; port: number; api: number; folder: string; begin(): Started; running: Started }

/**
 * Three PostgreSQL servers under Patroni behind HAProxy, with our files: the primary and its machine are
 * killed under load.
 */
export async function failover(scene: Scene): Promise<string> {
  const front = await freePort()
  const nodes = await startNodes(scene)
  const haproxy = programCalled('haproxy')
  const files = scene.folderFor('haproxy')
  let text = readFileSync(`${ROOT}/operations/haproxy/postgresql.cfg`, 'utf8').replaceAll(
    '127.0.0.1:5000',
    `127.0.0.1:${front}`,
  )
  for (const { name, port, api } of nodes)
    text = text.replace(new RegExp(`server ${name} .*`), `server ${name} 127.0.0.1:${port} check port ${api}`)
  writeFileSync(`${files}/haproxy.cfg`, text, { mode: 0o644 })
  scene.start(haproxy, ['-db', '-f', `${files}/haproxy.cfg`])
  await until('there are a primary and a synchronous replica', () => hasSynchronous(nodes), 120_000)
  const url = (database: string) => `postgres://longhaul:change-me@127.0.0.1:${front}/${database}`
  await until('HAProxy knows the primary', () =>
    ask(url('postgres'), 'create database longhaul').then(
      () => true,
      () => false,
    ),
  )

  const settings = shopOn(scene, url('longhaul'))
  const shop = await startShop(scene, settings)
  await ask(url('longhaul'), 'insert into shop_opening (opened_at) values (now())')
  const load = await Load.begin(shop.url, 20)
  await load.more(500)
  load.longestGapMs = 0
  const primary = await primaryOf(nodes)
  process.kill(Number(readFileSync(`${primary.folder}/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
  await primary.running.end('SIGKILL')
  await load.more(500, BACK_WITHIN_MS * 2)
  const after = await primaryOf(nodes.filter((node) => node !== primary))
  primary.running = primary.begin()
  await load.more(500)
  await until('the one that was killed is a replica', () => isStreaming(nodes, primary.name), 120_000)
  const { lost } = await load.end()
  if (lost.length > 0) throw new Error(lost.join('; '))
  if (load.longestGapMs > BACK_WITHIN_MS) throw new Error(`away for ${Math.round(load.longestGapMs)} ms`)
  await proveBooks(settings)
  return `the primary (${primary.name}) killed under ${load.calls} calls: ${after.name} took over, ${(load.longestGapMs / 1_000).toFixed(1)} s without an answer other than 503, nothing acknowledged was lost, the books balance; the killed one came back as a replica`
}

async function startNodes(scene: Scene): Promise<Node[]> {
  const patroni = programCalled('patroni')
  const [clients, peers] = [await freePort(), await freePort()]
  scene.start(programCalled('etcd', 'etcd-server'), [
    ...['--data-dir', scene.folderFor('etcd'), '--logger', 'zap', '--log-level', 'error'],
    ...[
      '--listen-client-urls',
      `http://127.0.0.1:${clients}`,
      '--advertise-client-urls',
      `http://127.0.0.1:${clients}`,
    ],
    ...[
      '--listen-peer-urls',
      `http://127.0.0.1:${peers}`,
      '--initial-advertise-peer-urls',
      `http://127.0.0.1:${peers}`,
    ],
    ...['--initial-cluster', `default=http://127.0.0.1:${peers}`],
  ])
  const bin = dirname(programCalled('pg_controldata', 'postgresql'))
  const nodes: Node[] = []
  // PostgreSQL is not a child of Patroni and outlives it. It is ended once every Patroni has ended, because
  // Patroni would restart it.
  scene.later(() => {
    for (const { folder } of nodes)
      try {
        process.kill(Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
      } catch {
        // It had ended already.
      }
  })
  for (const name of NAMES) {
    const [port, api] = [await freePort(), await freePort()]
    const top = scene.folderFor(`patroni-${name}`)
    const text = readFileSync(`${ROOT}/operations/patroni/patroni.yml`, 'utf8')
      .replace('name: one', `name: ${name}`)
      .replaceAll('127.0.0.1:8008', `127.0.0.1:${api}`)
      .replaceAll('127.0.0.1:2379', `127.0.0.1:${clients}`)
      .replaceAll('127.0.0.1:5432', `127.0.0.1:${port}`)
      .replace('/var/lib/postgresql/15/longhaul', `${top}/data`)
      .replace('/usr/lib/postgresql/15/bin', bin)
      .replace('/var/lib/postgresql/pgpass', `${top}/pgpass`)
      .replace('/var/run/postgresql', top)
    writeFileSync(`${top}/patroni.yml`, text, { mode: 0o644 })
    const begin = () => scene.start(patroni, [`${top}/patroni.yml`], { HOME: top })
    nodes.push({ name, port, api, folder: `${top}/data`, begin, running: begin() })
  }
  return nodes
}

type Member = { name: string; role: string; state: string }

async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { api } of nodes) {
    const response = await fetch(`http://127.0.0.1:${api}/cluster`).catch(() => undefined)
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members
  }
  return []
}

async function hasSynchronous(nodes: readonly Node[]): Promise<boolean> {
  const members = await membersOf(nodes)
  return (
    members.length === NAMES.length &&
    members.some(({ role }) => role === 'leader') &&
    members.some(({ role }) => role === 'sync_standby')
  )
}

const isStreaming = async (nodes: readonly Node[], name: string): Promise<boolean> =>
  (await membersOf(nodes)).some(
    (member) => member.name === name && member.role !== 'leader' && /running|streaming/.test(member.state),
  )

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  for (const node of nodes) {
    const response = await fetch(`http://127.0.0.1:${node.api}/primary`).catch(() => undefined)
    if (response?.status === 200) return node
  }
  throw new Error('there is no primary')
}

async function ask(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(text)
  } finally {
    await client.end().catch(() => undefined)
  }
}
