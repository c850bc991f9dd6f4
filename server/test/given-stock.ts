import type { ArgsOf, Reply } from '@longhaul/contract/routes.ts'
import { type OrderOptions, anItemOnItsWay } from './given-orders.ts'
import type { Person, TestWorld } from './world.ts'

/* The part of `given` for the dock and the shelves. */

let numbers = 0

/**
 * A courier's tracking number that is unique in this run, and of a series of its own: a shopper may announce
 * only a few of one series.
 */
export const trackingNumber = (): string => `SF${1_000_000_000_000 + ++numbers * 1_001}`

type Announcement = ArgsOf<'POST /inbounds'>['body']

/** Advances the clock, then extends every session: sessions expire after two days. */
export async function later(
  world: TestWorld,
  by: { days?: number; hours?: number; minutes?: number },
): Promise<void> {
  world.clock.advance(by)
  const expires_at = new Date(world.clock.now().getTime() + 3_600_000)
  await world.db.updateTable('sessions').set({ expires_at }).execute()
  await world.db.updateTable('staff_sessions').set({ expires_at }).execute()
}

/** A parcel that the shopper bought elsewhere and announced. */
export const anInbound = (who: Person, over: Partial<Announcement> = {}): Promise<Reply<'POST /inbounds'>> =>
  who.call('POST /inbounds', {
    body: {
      warehouse_id: 'GZ1',
      tracking_number: trackingNumber(),
      title: 'Ceramic teapot',
      quantity: 1,
      value_fen: 12_000,
      remark: '',
      ...over,
    },
  })

/** Scans a parcel at the dock; one that nobody expects is registered as unclaimed. */
export const scan = (
  packer: Person,
  number: string,
  warehouse = 'GZ1',
): Promise<Reply<'POST /staff/arrivals'>> =>
  packer.call('POST /staff/arrivals', {
    body: { warehouse_id: warehouse, tracking_number: number, register_unclaimed: true },
  })

/** The weight, sides, category and number of detail photos of an inspection. */
export type Inspection = {
  grams?: number
  size?: readonly [number, number, number]
  category?: string | null
  detailPhotos?: number
}

/** Weighs, measures and photographs goods that arrived. */
export async function inspect(
  world: TestWorld,
  packer: Person,
  id: string,
  { grams = 600, size = [250, 180, 90], category = null, detailPhotos = 0 }: Inspection = {},
): Promise<void> {
  const [length_mm, width_mm, height_mm] = size
  await packer.call('PUT /staff/stock_items/{id}/measures', {
    params: { id },
    body: { weight_grams: grams, length_mm, width_mm, height_mm, category, weight_confirmed: true },
  })
  for (const kind of ['free', ...Array.from({ length: detailPhotos }, () => 'detail')] as const) {
    const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
    await packer.call('POST /staff/stock_items/{id}/photos', {
      params: { id },
      body: { file_id, kind: kind as 'free' | 'detail' },
    })
  }
}

export const shelve = (
  packer: Person,
  id: string,
  shelf = 'A-03-2-05',
): Promise<Reply<'POST /staff/stock_items/{id}/shelve'>> =>
  packer.call('POST /staff/stock_items/{id}/shelve', { params: { id }, body: { shelf } })

/**
 * A stock item from the shopper's inbound parcel; returns its id. The quickest way to get an item onto a
 * shelf.
 */
export async function stock(
  world: TestWorld,
  who: Person,
  packer: Person,
  options: Inspection & { inbound?: Partial<Announcement> } = {},
): Promise<string> {
  const inbound = await anInbound(who, options.inbound)
  const { items } = await scan(packer, inbound.tracking_number, inbound.warehouse_id)
  const id = items[0]!.id
  await inspect(world, packer, id, options)
  await shelve(packer, id)
  return id
}

/** An ordered item that has arrived at the dock; returns its ids. */
export async function anArrivedItem(
  world: TestWorld,
  who: Person,
  staff: { buyer: Person; packer: Person },
  options: OrderOptions = {},
): Promise<{ stockId: string; itemId: string }> {
  const { id, trackingNumber: number } = await anItemOnItsWay(world, who, staff.buyer, options)
  const { items } = await scan(staff.packer, number)
  return { stockId: items.find((item) => item.order_item_id === id)!.id, itemId: id }
}

/** An ordered item on its shelf; returns its ids. */
export async function aShelvedItem(
  world: TestWorld,
  who: Person,
  staff: { buyer: Person; packer: Person },
  options: OrderOptions & { inspection?: Inspection } = {},
): Promise<{ stockId: string; itemId: string }> {
  const arrived = await anArrivedItem(world, who, staff, options)
  await inspect(world, staff.packer, arrived.stockId, options.inspection)
  await shelve(staff.packer, arrived.stockId)
  return arrived
}
