/**
 * How long the server takes from its start to its first successful reply, and its memory use then: the median
 * of several starts on a database that is already migrated and runs separately, as in an installation with a
 * PostgreSQL of its own. Exits with 1 if a median is over its limit. Run with `npx tsx
 * bench/src/cold-start.ts [starts]` after `npm run build`; Linux only, for the memory.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres } from '@longhaul/server/postgres/postgres.ts'

const STARTS = Number(process.argv[2] ?? 5)
const READY_WITHIN_MS = 3_000
const HOLDS_MB = 300
const ROOT = join(import.meta.dirname, '../..')
const TICKS_PER_SECOND = 100

const folder = await mkdtemp(join(tmpdir(), 'longhaul-cold-'))
const postgres = await startPostgres({ dataDir: join(folder, 'database') })
const { host, port, user, database } = postgres.config
const port4 = await freePort()
const settings = {
  PORT: String(port4),
  PUBLIC_URL: `http://localhost:${port4}`,
  DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
  DATA_DIR: folder,
  DEMO: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
}
try {
  // The first start migrates, and lets Node store its compile cache where that is supported.
  await measured()
  const starts: Start[] = []
  for (let count = 0; count < STARTS; count++) starts.push(await measured())
  const ready = report(
    'ready',
    starts.map(({ readyMs }) => readyMs),
    'ms',
    READY_WITHIN_MS,
  )
  report(
    'processor',
    starts.map(({ cpuMs }) => cpuMs),
    'ms',
  )
  const held = report(
    'memory',
    starts.map(({ residentMb }) => residentMb),
    'MB',
    HOLDS_MB,
  )
  if (!ready || !held) process.exitCode = 1
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

type Start = { readyMs: number; cpuMs: number; residentMb: number }

/** Measures one start, and stops the server as soon as it has replied. */
async function measured(): Promise<Start> {
  const began = performance.now()
  const server = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  await answered(server)
  const readyMs = performance.now() - began
  const start = { readyMs, ...(await usage(server.pid)) }
  server.kill('SIGTERM')
  await gone
  return start
}

async function answered(server: ChildProcess): Promise<void> {
  const deadline = AbortSignal.timeout(120_000)
  while (!deadline.aborted && server.exitCode === null) {
    const answer = await fetch(`${settings.PUBLIC_URL}/api/v1/health/ready`, { signal: deadline }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await pause(5)
  }
  throw new Error('the server did not get ready')
}

/** Of the whole process, as the kernel accounts for it. */
async function usage(pid = 0): Promise<Pick<Start, 'cpuMs' | 'residentMb'>> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const counted = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  const ticks = Number(counted[11]) + Number(counted[12])
  return {
    cpuMs: (ticks * 1000) / TICKS_PER_SECOND,
    residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
  }
}

/** Prints the median, and returns whether it is within its limit. */
function report(what: string, figures: number[], unit: string, limit = Infinity): boolean {
  const sorted = figures.toSorted((a, b) => a - b).map(Math.round)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const most = limit === Infinity ? '' : ` of ${limit}`
  console.log(`${what}: median ${median} ${unit}${most}, from ${sorted[0]} to ${sorted.at(-1)}`)
  return median <= limit
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
