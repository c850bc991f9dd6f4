/**
 * The long form of `e2e/crash.test.ts`: SIGKILL at random moments while shoppers and staff do the whole main
 * job. Every second time the database is killed as well, as by a power cut. After each restart every
 * acknowledged payment must be there once, repeated calls must return their first reply, and the books must
 * balance; the first fault ends the run. Run with `npx tsx bench/src/kill-server.ts [power cuts] [seed]`
 * after `node tools/build.mjs`.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { staff } from '@longhaul/e2e/calls.ts'
import { faultsAfterCrash } from '@longhaul/e2e/crash-faults.ts'
import { type Lane, type Staff, newLane, walkMainJob } from '@longhaul/e2e/crash-lane.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { newShopper } from '@longhaul/e2e/shoppers.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { Unbroken } from '@longhaul/e2e/unbroken.ts'

const POWER_CUTS = Number(process.argv[2] ?? 200)
const SEED = Number(process.argv[3] ?? 1)
const AT_ONCE = 6
/**
 * A moment is defined as a number of replies after all clients resumed, plus a short random time, so that on
 * any machine some cuts come immediately and some after much work.
 */
const MOST_ANSWERS = 30
const LONGEST_MS = 250

const random = mulberry(SEED)
const server = await DemoServer.start(await seededDemo())
const line = new Unbroken()
const ending = new AbortController()
const lanes: Lane[] = []
const crew = await crewOf(server.url)
const begun = performance.now()
/** Lanes that have ended and been checked. */
const settled = new Set<Lane>()
let acknowledged = 0

console.log(`${POWER_CUTS} power cuts, seed ${SEED}, ${AT_ONCE} shoppers at once`)
const journeys = Promise.all(Array.from({ length: AT_ONCE }, walkOn))
// A failing lane fails the whole run immediately, not only at its end.
journeys.catch(fail)

// Ctrl-C ends the run after this power cut, and prints its figures.
process.once('SIGINT', () => ending.abort())
let cuts = 0
while (cuts < POWER_CUTS && !ending.signal.aborted) {
  const cut = ++cuts
  await line.reached(Math.floor(random() * MOST_ANSWERS))
  await pause(random() * LONGEST_MS)
  line.pause()
  const withDatabase = cut % 2 === 0
  const killed = performance.now()
  if (withDatabase) process.kill(await databasePid(), 'SIGKILL')
  await server.kill()
  await server.run()
  const restartMs = performance.now() - killed
  await check(cut, `${withDatabase ? 'with the database, ' : ''}up again in ${Math.round(restartMs)} ms`)
  line.goOn()
}
ending.abort()
await journeys
await check(cuts, 'at the end')
await server.stop()

const seconds = Math.round((performance.now() - begun) / 1_000)
const done = lanes.filter((lane) => lane.isDone).length
console.log(
  `${cuts} power cuts in ${seconds} s: ${acknowledged} calls acknowledged, ${line.lost} responses lost and requested again, ` +
    `${done} of ${lanes.length} journeys done, no payment lost or duplicated, the books balance`,
)

/** One new shopper after another, each from the recharge to the review. */
async function walkOn(): Promise<void> {
  while (!ending.signal.aborted) {
    const { call } = await line.again(() => newShopper(server.url))
    const lane = newLane(lanes.length + 1, call)
    lanes.push(lane)
    await walkMainJob(line, server.url, lane, crew)
  }
}

/**
 * Repeats what was acknowledged since the last check, and adds up every lane that is in progress or has ended
 * since.
 */
async function check(cut: number, what: string): Promise<void> {
  const answered = line.answered.splice(0)
  acknowledged += answered.length
  const open = lanes.filter((lane) => !settled.has(lane))
  const faults = await faultsAfterCrash(server.url, answered, open)
  for (const lane of open) if (lane.isDone) settled.add(lane)
  console.log(
    `${String(cut).padStart(4)}  ${what}: ${answered.length} acknowledged, ${line.lost} lost in all`,
  )
  if (faults.length > 0) await fail(new Error(faults.join('\n')))
}

async function crewOf(url: string): Promise<Staff> {
  const roles = ['support', 'buyer', 'warehouse'] as const
  const [support, buyer, warehouse] = await Promise.all(roles.map((role) => staff(url, role)))
  return { support: support!, buyer: buyer!, warehouse: warehouse! }
}

/** The first line of PostgreSQL's own lock file. */
async function databasePid(): Promise<number> {
  const lock = await readFile(join(server.dataDir, 'database', 'postmaster.pid'), 'utf8')
  return Number(lock.split('\n')[0])
}

async function fail(error: unknown): Promise<never> {
  console.error(error)
  console.error(server.faults().join('\n'))
  await server.kill()
  process.exit(1)
}

/** Reproducible pseudo-random numbers from 0 to 1. */
function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
