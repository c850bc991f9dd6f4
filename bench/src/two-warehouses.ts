/**
 * A day of two warehouses, four clerks and 400 parcels through the API, each scan as soon as a hand could
 * make it: `npx tsx bench/src/two-warehouses.ts [parcels] [http://localhost:3000]` starts a demo of its own
 * unless an address on loopback is given (`RATE_LIMIT_FACTOR=100 npm start`). Each clerk has an account and
 * works in one warehouse: receives, shelves on shelves whose codes both warehouses have, counts them, picks
 * waves into the bins of a cart, packs, and hands over; all four at once. Then it proves that nothing was in
 * a wrong place, that each count agreed, and that nothing was done twice, and prints how long answers took at
 * the median, the 95th and the 99th percentile. Fails on anything in a wrong place; the times are for a quiet
 * machine.
 */
import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { type Call, CallError } from '@longhaul/contract/client.ts'
import { STAFF_PASSWORD, booksErrors, caller, staff } from '@longhaul/e2e/calls.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { mailedAddress } from '@longhaul/e2e/shoppers.ts'
import { Unbroken } from '@longhaul/e2e/unbroken.ts'
import { onLoopback } from './on-loopback.ts'
import { Times } from './stations/times.ts'
import {
  type Box,
  type Goods,
  WAREHOUSES,
  type Warehouse,
  announce,
  inTurn,
  notSent,
  order,
  packAndShip,
  receive,
  richShoppers,
} from './stations/work.ts'

const PARCELS_MAX = 2_000
const CLERKS = 4
/** Both warehouses have shelves of these numbers, which their two clerks share. */
const SHELVES = 10
const BINS = 8
/** From an answer to the next scan; no hand is quicker, and without it the clerks wait for each other. */
const HAND_MS = 150
/** What 95 of 100 answers are to keep, in ms. */
const GOAL_MS = 100

const [count = '400', given] = process.argv.slice(2)
const PARCELS = Math.min(Number(count) || 400, PARCELS_MAX)
type Clerk = { name: string; call: Call; warehouse: Warehouse; cart: number; half: number }

const server = given ? undefined : await DemoServer.start(await seededDemo())
const url = onLoopback(server?.url ?? given!).origin
const line = new Unbroken()
const times = new Times()
const faults: string[] = []

try {
  const admin = await staff(url, 'admin')
  const clerks: Clerk[] = []
  for (let at = 0; at < CLERKS; at += 1) clerks.push(await hire(admin, at))
  const announced = await announce(await richShoppers(url, Math.ceil(PARCELS / 20)), PARCELS)

  const shelved: Goods[] = []
  await phase('receive and shelve', (clerk) =>
    inTurn(shareOf(clerk, announced), async (parcel) => {
      const shelf = shelfAt(shelved.length % SHELVES)
      shelved.push(await receive(line, clerk.call, parcel, shelf))
    }),
  )
  await expectPlaces(admin, shelved)
  await phase('count', (clerk) => inTurn(shelvesOf(clerk), (shelf) => countShelf(clerk, shelf, shelved)))
  const boxes = await order(shelved)
  await phase('refuse the other warehouse', (clerk) => tryElsewhere(clerk, boxes))
  await phase('pick, pack and hand over', (clerk) => pickAndPack(clerk, shareOf(clerk, boxes)))
  await phase('count what is left', (clerk) =>
    inTurn(shelvesOf(clerk), (shelf) => countShelf(clerk, shelf, [])),
  )

  faults.push(
    ...(await notSent(admin, boxes, PARCELS)),
    ...(await booksErrors(url)),
    ...(server?.faults() ?? []),
  )
  times.print([0.5, 0.95, 0.99])
  const within = times.within(0.95)
  console.log(
    `95 of 100 answers within ${Math.round(within)} ms: goal of ${GOAL_MS} ms ${within <= GOAL_MS ? 'kept' : 'missed'}; load ${loadavg()[0]!.toFixed(1)}`,
  )
  console.log(
    faults.length === 0 ? 'nothing in a wrong place, nothing twice, the books balance' : faults.join('\n'),
  )

  async function phase(name: string, work: (clerk: Clerk) => Promise<void>): Promise<void> {
    const begun = performance.now()
    await Promise.all(clerks.map(work))
    console.log(`${name}: ${Math.round((performance.now() - begun) / 1_000)} s`)
  }
} finally {
  await server?.stop()
}
if (faults.length > 0) process.exitCode = 1

/** A new clerk, who sets a password by the mailed link and works in one of the warehouses. */
async function hire(admin: Call, at: number): Promise<Clerk> {
  const warehouse = WAREHOUSES[at % 2]!
  const email = `clerk-${Date.now()}-${at}@demo.example`
  const body = { email, name: `Clerk ${at + 1}`, roles: ['warehouse' as const], lang: 'zh' as const }
  await admin('POST /staff/members', { body })
  const link = new URL(await mailedAddress(url, email)).hash.replace('#link=', '')
  await caller(url)('POST /staff/link/password', { body: { link, password: STAFF_PASSWORD } })
  const { staff_token } = await caller(url)('POST /staff/login', {
    body: { email, password: STAFF_PASSWORD },
  })
  const call = byHand(times.of(caller(url, staff_token, 'zh')))
  await call('PUT /staff/workplace', { body: { warehouse_id: warehouse } })
  return { name: body.name, call, warehouse, cart: 90 + at, half: Math.floor(at / 2) }
}

/** The calls of somebody who has hands. */
function byHand(call: Call): Call {
  const paced: Call = async (spec, ...rest) => {
    await setTimeout(HAND_MS)
    return await call(spec, ...rest)
  }
  return paced
}

/** The code of a shelf, the same in both warehouses. */
function shelfAt(at: number): string {
  return `BENCH-${String(at + 1).padStart(2, '0')}`
}

/** A clerk's half of what is in their warehouse. */
function shareOf<T extends { warehouse: Warehouse }>({ warehouse, half }: Clerk, all: readonly T[]): T[] {
  return all.filter((one) => one.warehouse === warehouse).filter((_, at) => at % 2 === half)
}

/** The shelves that a clerk counts. */
function shelvesOf({ half }: Clerk): string[] {
  const all = Array.from({ length: SHELVES }, (_, at) => shelfAt(at))
  return all.filter((_, at) => at % 2 === half)
}

/** Everything lies in the warehouse at which it arrived, on the shelf on which it was put. */
async function expectPlaces(admin: Call, shelved: readonly Goods[]): Promise<void> {
  for (const { id, code, shelf, announced } of shelved) {
    const row = await admin('GET /staff/stock_items/{id}', { params: { id } })
    if (row.warehouse_id !== announced.warehouse || row.shelf !== shelf || row.stage !== 'in_stock')
      faults.push(
        `${code}: ${row.warehouse_id} ${row.shelf} ${row.stage}, not ${announced.warehouse} ${shelf}`,
      )
  }
  const labels = new Set(shelved.map(({ code }) => code))
  if (labels.size !== PARCELS) faults.push(`${labels.size} labels for ${PARCELS} things`)
}

/** Scans everything that lies on a shelf, each label twice; the count agrees with the books. */
async function countShelf(
  { call, warehouse, name }: Clerk,
  shelf: string,
  all: readonly Goods[],
): Promise<void> {
  const here = all.filter((goods) => goods.announced.warehouse === warehouse && goods.shelf === shelf)
  const at = () => new Date().toISOString()
  const { id } = await call('POST /staff/shelf_counts', {
    body: { warehouse_id: warehouse, shelf, at: at() },
  })
  const params = { id }
  for (const { code } of here)
    await Promise.all(
      [0, 1].map(() => call('POST /staff/shelf_counts/{id}/scans', { params, body: { code, at: at() } })),
    )
  const { found, differences } = await call('POST /staff/shelf_counts/{id}/end', { params, body: {} })
  if (found !== here.length || differences > 0)
    faults.push(`${name}: ${warehouse} ${shelf} has ${found} of ${here.length}, ${differences} differences`)
}

/** What belongs to the other warehouse is refused: its package in a wave, its goods on a shelf. */
async function tryElsewhere({ call, warehouse, cart, name }: Clerk, boxes: readonly Box[]): Promise<void> {
  const other = boxes.find((box) => box.warehouse !== warehouse)
  if (!other) return
  const wave = { parcel_ids: [other.id], cart, bins: BINS, for_me: true }
  const isRefused = await call('POST /staff/pick_waves', { body: wave }).then(
    () => false,
    (error: unknown) => error instanceof CallError && error.status < 500,
  )
  const ids = [other.goods[0]!.id]
  const { rows } = await call('POST /staff/stock_items/shelf', { body: { ids, shelf: shelfAt(0) } })
  if (!isRefused || rows[0]?.done) faults.push(`${name} worked on ${other.number} of ${other.warehouse}`)
}

/** Waves of as many packages as the cart has bins: picked in the order of the walk, handed over, packed. */
async function pickAndPack({ call, cart, warehouse, name }: Clerk, boxes: readonly Box[]): Promise<void> {
  for (let from = 0; from < boxes.length; from += BINS) {
    const taken = boxes.slice(from, from + BINS)
    const wave = await line.once(call, 'POST /staff/pick_waves', {
      body: { parcel_ids: taken.map(({ id }) => id), cart, bins: BINS, for_me: true },
    })
    const params = { id: wave.id }
    for (const thing of wave.items) {
      if (thing.warehouse_id !== warehouse) faults.push(`${name} is sent to ${thing.warehouse_id}`)
      const body = { code: `${thing.goods_number}-1`, cart, bin: thing.bin }
      await line.once(call, 'POST /staff/pick_waves/{id}/pick', { params, body })
    }
    const over = await call('POST /staff/pick_waves/{id}/end', { params, body: {} })
    for (const { number, pieces, picked_pieces: picked } of over.parcels)
      if (picked !== pieces) faults.push(`${number}: ${picked} of ${pieces} picked`)
    await inTurn(taken, (box) => packAndShip(line, call, box))
  }
}
