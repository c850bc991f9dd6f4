import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { StaffRole } from '@longhaul/domain/states/table.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { codesIn, upload } from './calls.ts'
import * as desk from './desk-steps.ts'
import { drawPicture } from './picture.ts'
import type { Scene } from './scene.ts'
import { mailedAddress } from './shoppers.ts'

type TrackingUpdate = { status: string; place: string; description: string }
type Sizes = { grams: number; centimetres: readonly [number, number, number] }

/** The staff's part of the main job, one function for each step. */
export type StaffWork = {
  /** The address in a person's mail. */
  mailedAddress(email: string): Promise<string>
  approve(orderNumber: string): Promise<void>
  buy(order: {
    number: string
    title: string
    paidFen: Fen
    realFen: Fen
    trackingNumber: string
  }): Promise<void>
  shelve(
    item: Sizes & { trackingNumber: string; pictures: number; detailPictures: number; shelf: string },
  ): Promise<void>
  /** `isDoubted`: its weight differs from the items scanned into it. */
  pack(box: Sizes & { number: string; givesBackFen: Fen; isDoubted: boolean }): Promise<void>
  ship(parcel: { number: string; trackingNumber: string }): Promise<void>
  addTrackingUpdates(parcelNumber: string, updates: readonly TrackingUpdate[]): Promise<void>
  proveBooks(): Promise<void>
}

/** At their screens in the console, each logged in through the log-in page. */
export function atTheirDesks(scene: Scene): StaffWork {
  const at = scene.deskByLogIn.bind(scene)
  /** Closes the console after a single task. */
  const once = async <Done>(role: StaffRole, work: (page: Page) => Promise<Done>): Promise<Done> => {
    const done = await work(await at(role))
    await scene.leave(role)
    return done
  }
  return {
    mailedAddress: (email) => once('admin', (page) => desk.readMailedLink(scene, page, email)),
    approve: (number) => once('support', (page) => desk.approve(scene, page, number)),
    buy: (order) => once('buyer', (page) => desk.buy(scene, page, order)),
    shelve: async (item) => desk.shelve(scene, await at('warehouse'), item),
    pack: async (box) => desk.pack(scene, await at('warehouse'), box),
    ship: async (parcel) => {
      const label = await desk.ship(scene, await at('warehouse'), parcel)
      expect(label).toEqual({ status: 200, type: 'application/pdf' })
    },
    addTrackingUpdates: async (number, updates) =>
      desk.addTrackingUpdates(scene, await at('warehouse'), number, updates),
    proveBooks: () => once('finance', (page) => desk.proveBooks(scene, page)),
  }
}

/** Through the calls that their screens make: the shopper sees the same. */
export function byCalls(scene: Scene): StaffWork {
  return {
    mailedAddress: (email) => mailedAddress(scene.url, email),
    approve: async (number) => {
      const params = await itemOf(scene, number)
      await (
        await scene.call('support')
      )('POST /staff/order_items/{id}/approve', { params, body: {} })
    },
    buy: (order) => buy(scene, order),
    shelve: (item) => shelve(scene, item),
    pack: (box) => pack(scene, box),
    ship: async ({ number, trackingNumber: tracking_number }) => {
      const params = await parcelOf(scene, number)
      const warehouse = await scene.call('warehouse')
      await warehouse('POST /staff/parcels/{id}/ship', { params, body: { tracking_number } })
    },
    addTrackingUpdates: async (number, updates) => {
      const params = await parcelOf(scene, number)
      const warehouse = await scene.call('warehouse')
      for (const body of updates) await warehouse('POST /staff/parcels/{id}/events', { params, body })
    },
    proveBooks: () => Promise.resolve(),
  }
}

async function buy(scene: Scene, order: Parameters<StaffWork['buy']>[0]): Promise<void> {
  const buyer = await scene.call('buyer')
  const { id } = await itemOf(scene, order.number)
  const bought = await buyer('POST /staff/seller_orders', {
    body: {
      // Each order at a seller has its own number.
      number: `21${order.number.replaceAll(/\D/g, '')}`,
      freight_fen: 0,
      discount_fen: 0,
      items: [{ id, goods_fen: order.realFen }],
    },
  })
  await buyer('POST /staff/seller_orders/{id}/shipping', {
    params: { id: bought.id },
    body: { tracking_number: order.trackingNumber },
  })
}

async function shelve(scene: Scene, item: Parameters<StaffWork['shelve']>[0]): Promise<void> {
  const warehouse = await scene.call('warehouse')
  const { items } = await warehouse('POST /staff/arrivals', {
    body: { warehouse_id: 'GZ1', tracking_number: item.trackingNumber },
  })
  const params = { id: items[0]!.id }
  for (const [kind, count] of [
    ['free', item.pictures],
    ['detail', item.detailPictures],
  ] as const)
    for (let at = 0; at < count; at++) {
      const file_id = await upload(warehouse, 'inspection', drawPicture(40 + at * 20))
      await warehouse('POST /staff/stock_items/{id}/photos', { params, body: { file_id, kind } })
    }
  await warehouse('PUT /staff/stock_items/{id}/measures', {
    params,
    body: { weight_grams: item.grams, ...sidesOf(item), category: null, weight_confirmed: true },
  })
  await warehouse('POST /staff/stock_items/{id}/shelve', { params, body: { shelf: item.shelf } })
}

async function pack(scene: Scene, box: Parameters<StaffWork['pack']>[0]): Promise<void> {
  const warehouse = await scene.call('warehouse')
  const params = await parcelOf(scene, box.number)
  await warehouse('POST /staff/parcels/{id}/start_packing', { params, body: {} })
  for (const code of await codesIn(warehouse, box.number))
    await warehouse('POST /staff/parcels/{id}/check', { params, body: { code } })
  const photo = await upload(warehouse, 'packing', drawPicture(90))
  await warehouse('POST /staff/parcels/{id}/pack', {
    params,
    body: {
      weight_grams: box.grams,
      ...sidesOf(box),
      photo_file_ids: [photo],
      weight_confirmed: box.isDoubted,
    },
  })
}

const sidesOf = ({ centimetres: [length, width, height] }: Sizes) => ({
  length_mm: length * 10,
  width_mm: width * 10,
  height_mm: height * 10,
})

async function itemOf(scene: Scene, orderNumber: string): Promise<{ id: string }> {
  const support = await scene.call('support')
  const { items } = await support('GET /staff/order_items', { query: { q: orderNumber } })
  if (items.length !== 1) throw new Error(`${items.length} items in ${orderNumber}`)
  return { id: items[0]!.id }
}

async function parcelOf(scene: Scene, number: string): Promise<{ id: string }> {
  const warehouse = await scene.call('warehouse')
  const { items } = await warehouse('GET /staff/parcels', { query: { q: number } })
  if (items.length !== 1) throw new Error(`${items.length} packages ${number}`)
  return { id: items[0]!.id }
}
