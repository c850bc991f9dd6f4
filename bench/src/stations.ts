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
import type { Reply } from '@longhaul/contract/routes.ts'
import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import { STAFF_PASSWORD, booksErrors, caller, staff, staffEmail, upload } from '@longhaul/e2e/calls.ts'
import { drawPicture } from '@longhaul/e2e/picture.ts'
import { addHome } from '@longhaul/e2e/parcel-steps.ts'
import { DemoServer } from '@longhaul/e2e/server.ts'
import { newShopper, recharge } from '@longhaul/e2e/shoppers.ts'
import { seededDemo } from '@longhaul/e2e/seeded-demo.ts'
import { Unbroken } from '@longhaul/e2e/unbroken.ts'
import { faultyLink } from '../../server/test/faulty-link.ts'
import { postalNumber } from '@longhaul/e2e/postal-number.ts'

const PARCELS = Number(process.argv[2] ?? 400)
/**
 * Twice the shoppers of the day by which the console was judged: each may have 30 parcels announced at a
 * time.
 */
const SHOPPERS = Number(process.argv[3] ?? 20)
/** The contents of a package: four parcels, as shoppers typically combine them. */
const PIECES = 4
const CUT_MS = 2_000
const WAREHOUSES = ['GZ1', 'YW1'] as const
type Warehouse = (typeof WAREHOUSES)[number]
type Station = { call: Call; warehouse: Warehouse }
type Goods = { id: string; code: string; announced: Announced }
/** A parcel on its way: its owner, its warehouse, and the package it is sent on in. */
type Announced = { number: string; warehouse: Warehouse; shopper: Call; box: number }

const server = await DemoServer.start(await seededDemo())
const link = await faultyLink({ host: 'localhost', port: Number(new URL(server.url).port) })
/** The address that the stations use: the server behind a network that can be cut. */
const near = `http://127.0.0.1:${link.port}`
const line = new Unbroken()
const took = new Map<string, number[]>()
let cuts = 0

try {
  const announced = await announce(await richShoppers())
  const stations: Station[] = []
  // One after the other, because many simultaneous log-ins look like password guessing.
  for (const at of [0, 1, 2, 3])
    stations.push({ call: timed(await stationAt(near)), warehouse: WAREHOUSES[at % 2]! })
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
          shelved.push(await receive(call, parcel))
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
          .filter((box) => box.goods[0]!.announced.warehouse === warehouse)
          .filter((_, row) => row % 2 === Math.floor(at / 2)),
        (box) => packAndShip(call, box),
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

/** Shoppers who can pay for everything: each of them recharges the most that is possible at once. */
async function richShoppers(): Promise<Call[]> {
  const calls: Call[] = []
  while (calls.length < SHOPPERS) {
    const { call } = await newShopper(server.url)
    await recharge(server.url, call, RECHARGE_MAX_FEN)
    await addHome(call)
    calls.push(call)
  }
  return calls
}

/**
 * The parcels that will arrive, half of the packages in each warehouse, and each package for a different
 * shopper.
 */
async function announce(shoppers: readonly Call[]): Promise<Announced[]> {
  const parcels: Announced[] = []
  for (let at = 0; at < PARCELS; at += 1) {
    const box = Math.floor(at / PIECES)
    const warehouse = WAREHOUSES[box % 2]!
    // Chosen so that the two stations of a warehouse, which take turns, do not get the same shopper.
    const shopper = shoppers[Math.floor(box / 2) % shoppers.length]!
    // Each of a series of its own: a shopper may announce only a few of one series.
    const number = `SF9${String(Date.now()).slice(-5)}${String(at).padStart(4, '0')}000`
    await shopper('POST /inbounds', {
      body: {
        warehouse_id: warehouse,
        tracking_number: number,
        title: `Tea cup ${at}`,
        quantity: 1,
        value_fen: 3_000,
        remark: '',
      },
    })
    parcels.push({ number, warehouse, shopper, box })
  }
  return parcels
}

/** From the dock to the shelf. */
async function receive(call: Call, announced: Announced): Promise<Goods> {
  const { items } = await line.once(call, 'POST /staff/arrivals', {
    body: { warehouse_id: announced.warehouse, tracking_number: announced.number },
  })
  const params = { id: items[0]!.id }
  const picture = await line.again(() => upload(call, 'inspection', drawPicture(120)))
  await line.step(
    call,
    'POST /staff/stock_items/{id}/photos',
    { params, body: { file_id: picture, kind: 'free' } },
    () => true,
  )
  const measures = {
    weight_grams: 250,
    length_mm: 100,
    width_mm: 70,
    height_mm: 60,
    category: null,
    weight_confirmed: true,
  }
  await line.ask(call, 'PUT /staff/stock_items/{id}/measures', { params, body: measures })
  const stock = await line.ask(call, 'GET /staff/stock_items/{id}', { params })
  await line.ask(call, 'POST /staff/stock_items/labels', { body: { ids: [params.id] } })
  await line.step(call, 'POST /staff/stock_items/{id}/shelve', { params, body: { shelf: 'Z-01-1' } })
  return { id: params.id, code: `${stock.goods_number}-1`, announced }
}

type Box = { id: string; number: string; goods: readonly Goods[] }

/** The shoppers combine them, four at a time; this is not work of the stations, and not measured. */
async function order(shelved: readonly Goods[]): Promise<Box[]> {
  const boxes: Box[] = []
  for (const box of new Set(shelved.map(({ announced }) => announced.box))) {
    const goods = shelved.filter(({ announced }) => announced.box === box)
    const { shopper } = goods[0]!.announced
    const address_id = (await shopper('GET /addresses')).addresses[0]!.id
    const stock_item_ids = goods.map(({ id }) => id)
    const asked = { stock_item_ids, address_id, service_ids: [], insured_fen: 0 }
    const preview: Reply<'POST /parcels/preview'> = await shopper('POST /parcels/preview', { body: asked })
    const offer = preview.lines.find((known) => known.total_fen !== null)!
    const parcel = await shopper('POST /parcels', {
      body: {
        ...asked,
        line_id: offer.line_id,
        declaration: preview.declaration.map(({ stock_item_id, value_fen }) => ({
          stock_item_id,
          description: 'Tea cup',
          hs_code: '6912.00',
          value_fen,
        })),
        remark: '',
        expected_total_fen: offer.total_fen!,
        accept_terms: true,
      },
    })
    await shopper('POST /payments', {
      body: { parcel_id: parcel.id, method: 'balance', expected_total_fen: parcel.total_fen },
    })
    boxes.push({ id: parcel.id, number: parcel.number, goods })
  }
  return boxes
}

/** From the shelf into a box and to the carrier: each label scanned, the box weighed and photographed. */
async function packAndShip(call: Call, box: Box): Promise<void> {
  const params = { id: box.id }
  await line.once(call, 'POST /staff/parcels/{id}/start_packing', { params, body: {} })
  for (const { code } of box.goods)
    await line.once(call, 'POST /staff/parcels/{id}/check', { params, body: { code } })
  const photo = await line.again(() => upload(call, 'packing', drawPicture(90)))
  await line.once(call, 'POST /staff/parcels/{id}/pack', {
    params,
    body: {
      // Not above the weight paid for: a package with an extra payment due is not handed over.
      weight_grams: 260 * PIECES,
      length_mm: 200,
      width_mm: 150,
      height_mm: 120,
      photo_file_ids: [photo],
      weight_confirmed: true,
    },
  })
  const rows = box.goods.map(({ id }) => ({
    stock_item_id: id,
    description: 'Tea cup',
    description_chinese: '茶杯',
    hs_code: '6912.00.4810',
    no_standard_item: true,
  }))
  await call('PUT /staff/parcels/{id}/declaration', { params, body: { rows } })
  const body = { tracking_number: postalNumber() }
  await line.step(call, 'POST /staff/parcels/{id}/ship', { params, body })
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

async function inTurn<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (const thing of things) await work(thing)
}

/** Records how long each call took; a call without a reply is not counted. */
function timed(call: Call): Call {
  const measured: Call = async (spec, ...rest) => {
    const begun = performance.now()
    const answer = await call(spec, ...rest)
    took.set(spec, [...(took.get(spec) ?? []), performance.now() - begun])
    return answer
  }
  return measured
}

function report(receivingMs: number, packingMs: number): void {
  const all = [...took.values()].flat()
  const row = (name: string, times: readonly number[]) =>
    console.log(
      `${name.padEnd(46)} ${String(times.length).padStart(5)} ${percentile(times, 0.5)} ${percentile(times, 0.95)} ms`,
    )
  console.log(
    `${PARCELS} parcels, 4 stations, 2 warehouses; load ${loadavg()[0]!.toFixed(1)}; network cut ${cuts} times, ${line.lost} answers lost`,
  )
  console.log(
    `received in ${Math.round(receivingMs / 1_000)} s, packed and handed over in ${Math.round(packingMs / 1_000)} s`,
  )
  console.log(`${'call'.padEnd(46)} count   p50   p95`)
  for (const [spec, times] of took) row(spec, times)
  row('all', all)
}

function percentile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((a, b) => a - b)
  return String(Math.round(sorted[Math.floor(times.length * share)] ?? 0)).padStart(5)
}

/**
 * Nothing lost, nothing duplicated: every package is on its way with each of its pieces scanned once, and the
 * books balance.
 */
async function prove(packages: readonly Box[]): Promise<void> {
  const warehouse = await staff(server.url, 'warehouse')
  const faults = await booksErrors(server.url)
  for (const box of packages) {
    const parcel = await warehouse('GET /staff/parcels/{id}', { params: { id: box.id } })
    if (parcel.stage !== 'in_transit') faults.push(`${box.number} is ${parcel.stage}`)
    const pieces = parcel.contents.reduce((sum, { quantity }) => sum + quantity, 0)
    if (pieces !== box.goods.length) faults.push(`${box.number} has ${pieces} pieces`)
  }
  const goods = new Set(packages.flatMap((box) => box.goods.map(({ code }) => code)))
  if (goods.size !== PARCELS) faults.push(`${goods.size} of ${PARCELS} pieces were sent`)
  faults.push(...server.faults())
  console.log(faults.length === 0 ? 'nothing lost or duplicated, the books balance' : faults.join('\n'))
  if (faults.length > 0) process.exitCode = 1
}
