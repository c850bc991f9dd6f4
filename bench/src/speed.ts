/**
 * How fast the server is compared with a hand-written one: seven operations at 1, 16 and 64 connections, ours
 * and the floor alternately. Run with `npm run bench`, `npm run bench -- --quick` for one short repetition,
 * `--only checkout` for one operation, `--profile FOLDER` for a `.cpuprofile` of our process, `--server FILE`
 * for a bundle of another version of the sources.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startFloor } from './floor/target.ts'
import { type Cell, measure } from './speed/measure.ts'
import { startOurs } from './speed/ours.ts'
import { OPERATIONS, type Operation, type Target } from './speed/target.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string' },
    profile: { type: 'string' },
    server: { type: 'string' },
  },
})
const operations = OPERATIONS.filter((operation) => values.only === undefined || operation === values.only)
if (operations.length === 0) throw new Error(`--only takes one of ${OPERATIONS.join(', ')}`)
const [seconds, repetitions] = values.quick ? [1.5, 1] : [4, 5]

const folder = await mkdtemp(join(tmpdir(), 'longhaul-bench-'))
const targets: Target[] = []
try {
  targets.push(await startFloor(join(folder, 'floor'), await freePort()))
  targets.push(await startOurs(join(folder, 'ours'), await freePort(), values))
  for (const target of targets) for (const operation of operations) await measure(target, operation, 4, 1)
  console.log(head())
  for (const operation of operations) for (const atOnce of [1, 16, 64]) await row(operation, atOnce)
} finally {
  for (const target of targets) await target.stop()
  await rm(folder, { recursive: true, force: true })
}

/**
 * Measures both alternately, and prints the medians; the share is the median of the shares of each
 * repetition.
 */
async function row(operation: Operation, atOnce: number): Promise<void> {
  const turns: Cell[][] = []
  for (let turn = 0; turn < repetitions!; turn++) {
    const cells: Cell[] = []
    for (const target of targets) cells.push(await measure(target, operation, atOnce, seconds!))
    turns.push(cells)
  }
  const of = (target: number, value: (cell: Cell) => number) =>
    median(turns.map((cells) => value(cells[target]!)))
  const each = (value: (cell: Cell) => number, digits: number) =>
    targets.map((_, target) => of(target, value).toFixed(digits)).join(' / ')
  const share = median(turns.map(([floor, ours]) => ours!.perSecond / floor!.perSecond))
  const errors = turns.flat().reduce((total, cell) => total + cell.errors, 0)
  console.log(
    `| ${[
      operation,
      atOnce,
      each((cell) => cell.perSecond, 0),
      share.toFixed(2),
      each((cell) => cell.p50, 1),
      each((cell) => cell.p99, 1),
      each((cell) => cell.serverMs, 2),
      each((cell) => cell.postgresMs, 2),
      each((cell) => cell.statements, 1),
      each((cell) => cell.memoryMb, 0),
      errors,
    ].join(' | ')} |`,
  )
}

function head(): string {
  const columns = [
    'operation',
    'connections',
    'a second: floor / ours',
    'share',
    'p50 ms',
    'p99 ms',
    'CPU ms of the server',
    'of PostgreSQL',
    'statements',
    'memory MB',
    'errors',
  ]
  return `| ${columns.join(' | ')} |\n|${columns.map(() => '--').join('|')}|`
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return typeof address === 'object' && address ? address.port : 0
}
