import type { Call } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { RECHARGE_MAX_FEN } from '@longhaul/domain/funds/recharge.ts'
import { upload } from '@longhaul/e2e/calls.ts'
import { addHome } from '@longhaul/e2e/parcel-steps.ts'
import { drawPicture } from '@longhaul/e2e/picture.ts'
import { postalNumber } from '@longhaul/e2e/postal-number.ts'
import { newShopper, recharge } from '@longhaul/e2e/shoppers.ts'
import type { Unbroken } from '@longhaul/e2e/unbroken.ts'

/* The work of stations through the API, one call after the other as the screens make them. */

/** The contents of a package: four parcels, as shoppers typically combine them. */
export const PIECES = 4
export const WAREHOUSES = ['GZ1', 'YW1'] as const
export type Warehouse = (typeof WAREHOUSES)[number]
/** A parcel on its way: its owner, its warehouse, and the package it is sent on in. */
export type Announced = { number: string; warehouse: Warehouse; shopper: Call; box: number }
/** A thing on its shelf, with the label that was printed for it. */
export type Goods = { id: string; code: string; shelf: string; announced: Announced }
export type Box = { id: string; number: string; warehouse: Warehouse; goods: readonly Goods[] }

/** Shoppers who can pay for everything: each of them recharges the most that is possible at once. */
export async function richShoppers(url: string, count: number): Promise<Call[]> {
  const calls: Call[] = []
  while (calls.length < count) {
    const { call } = await newShopper(url)
    await recharge(url, call, RECHARGE_MAX_FEN)
    await addHome(call)
    calls.push(call)
  }
  return calls
}

/**
 * The parcels that will arrive, half of the packages in each warehouse, and each package for a different
 * shopper.
 */
export async function announce(shoppers: readonly Call[], count: number): Promise<Announced[]> {
  const parcels: Announced[] = []
  for (let at = 0; at < count; at += 1) {
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
export async function receive(
  line: Unbroken,
  call: Call,
  announced: Announced,
  shelf: string,
): Promise<Goods> {
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
  await line.step(call, 'POST /staff/stock_items/{id}/shelve', { params, body: { shelf } })
  return { id: params.id, code: `${stock.goods_number}-1`, shelf, announced }
}

/** The shoppers combine them, four at a time; this is not work of the stations, and not measured. */
export async function order(shelved: readonly Goods[]): Promise<Box[]> {
  const boxes: Box[] = []
  for (const box of new Set(shelved.map(({ announced }) => announced.box))) {
    const goods = shelved.filter(({ announced }) => announced.box === box)
    const { shopper, warehouse } = goods[0]!.announced
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
    boxes.push({ id: parcel.id, number: parcel.number, warehouse, goods })
  }
  return boxes
}

/** From the shelf or the cart into a box and to the carrier: each label scanned, weighed and photographed. */
export async function packAndShip(line: Unbroken, call: Call, box: Box): Promise<void> {
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

/** Does one piece of work after the other. */
export async function inTurn<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (const thing of things) await work(thing)
}

/** Whether every package is on its way with each of its pieces once: a sentence for each that is not. */
export async function notSent(call: Call, boxes: readonly Box[], parcels: number): Promise<string[]> {
  const faults: string[] = []
  for (const box of boxes) {
    const parcel = await call('GET /staff/parcels/{id}', { params: { id: box.id } })
    if (parcel.stage !== 'in_transit') faults.push(`${box.number} is ${parcel.stage}`)
    const pieces = parcel.contents.reduce((sum, { quantity }) => sum + quantity, 0)
    if (pieces !== box.goods.length) faults.push(`${box.number} has ${pieces} pieces`)
  }
  const goods = new Set(boxes.flatMap((box) => box.goods.map(({ code }) => code)))
  if (goods.size !== parcels) faults.push(`${goods.size} of ${parcels} pieces were sent`)
  return faults
}
