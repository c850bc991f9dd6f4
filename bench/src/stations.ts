/**
 * A day at the stations as a load test: four clerks in two warehouses receive 400 parcels (scan, photo,
 * scale, label, shelf), pack them into packages by scanning the label of each piece, and hand those over, one
 * call after the other as the stations make them, without pauses: far more than people do. The network is cut
 * twice in the middle. Prints how long the stations' calls took at the median and the 95th percentile, by
 * call, and whether anything was lost or done twice. Run with `npx tsx bench/src/stations.ts [parcels]
 * [shoppers]` after `node tools/build.mjs`; the demo's story is played first. A shopper's packages are handed
 * over one after the other, since each of them settles the same balance: with one shopper for all four
 * stations (`400 1`) it shows the worst case.
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call } from '@longhaul/contract/client.ts'
import { STAFF_PASSWORD, booksErrors, caller, staff, staffEmail } from '@longhaul/e2e/calls.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { Unbroken } from '@longhaul/e2e/unbroken.ts'
import { faultyLink } from '../../server/test/faulty-link.ts'
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

const PARCELS = Number(process.argv[2] ?? 400)
/**
 * Twice the shoppers of the day by which the console was judged: each may have 30 parcels announced at a
 * time.
 */
const SHOPPERS = Number(process.argv[3] ?? 20)
const CUT_MS = 2_000
type Station = { call: Call; warehouse: Warehouse }

const server = await DemoServer.start(await seededDemo())
const link = await faultyLink({ host: 'localhost', port: Number(new URL(server.url).port) })
/** The address that the stations use: the server behind a network that can be cut. */
const near = `http://127.0.0.1:${link.port}`
const line = new Unbroken()
const times = new Times()
let cuts = 0

try {
  const announced = await announce(await richShoppers(server.url, SHOPPERS), PARCELS)
  const stations: Station[] = []
  // One after the other, because many simultaneous log-ins look like password guessing.
  for (const at of [0, 1, 2, 3])
    stations.push({ call: times.of(await stationAt(near)), warehouse: WAREHOUSES[at % 2]! })
  const shelved: Goods[] = []
  const begun = performance.now()
  await Promise.all([
    cutAfter(PARCELS / 2),
    ...stations.map(({ call, warehouse }, at) =>
      inTurn(
        announced
          .filter((parcel) => parcel.warehouse === warehouse)
          .filter((_, row) => row % 2 === Math.floor(at / 2)),
        async (parcel) => {
          shelved.push(await receive(line, call, parcel, 'Z-01-1'))
        },
      ),
    ),
  ])
  const received = performance.now()
  const packages = await order(shelved)
  const ordered = performance.now()
  await Promise.all([
    cutAfter(PARCELS / 2 + line.answered.length),
    ...stations.map(({ call, warehouse }, at) =>
      inTurn(
        packages
          .filter((box) => box.warehouse === warehouse)
          .filter((_, row) => row % 2 === Math.floor(at / 2)),
        (box) => packAndShip(line, call, box),
      ),
    ),
  ])
  const ended = performance.now()
  report(received - begun, ended - ordered)
  await prove(packages)
} finally {
  await link.close()
  await server.stop()
}

/** A station: the warehouse's account, with a log-in of its own. */
async function stationAt(url: string): Promise<Call> {
  const body = { email: staffEmail('warehouse'), password: STAFF_PASSWORD }
  return caller(url, (await caller(url)('POST /staff/login', { body })).staff_token)
}

/**
 * Cuts the network after this many replies, and restores it a little later; calls without a reply are resent.
 */
async function cutAfter(answers: number): Promise<void> {
  await line.reached(answers)
  link.set('drop')
  link.cut()
  cuts += 1
  line.pause()
  await pause(CUT_MS)
  link.set('pass')
  line.goOn()
}

function report(receivingMs: number, packingMs: number): void {
  console.log(
    `${PARCELS} parcels, 4 stations, 2 warehouses; load ${loadavg()[0]!.toFixed(1)}; network cut ${cuts} times, ${line.lost} answers lost`,
  )
  console.log(
    `received in ${Math.round(receivingMs / 1_000)} s, packed and handed over in ${Math.round(packingMs / 1_000)} s`,
  )
  times.print([0.5, 0.95])
}

/**
 * Nothing lost, nothing duplicated: every package is on its way with each of its pieces scanned once, and the
 * books balance.
 */
async function prove(packages: readonly Box[]): Promise<void> {
  const warehouse = await staff(server.url, 'warehouse')
  const faults = await booksErrors(server.url)
  faults.push(...(await notSent(warehouse, packages, PARCELS)))
  faults.push(...server.faults())
  console.log(faults.length === 0 ? 'nothing lost or duplicated, the books balance' : faults.join('\n'))
  if (faults.length > 0) process.exitCode = 1
}
