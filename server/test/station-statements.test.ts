import { beforeAll, expect, test } from 'vitest'
import { countStatements } from './count-statements.ts'
import * as given from './given.ts'
import { type Person, testWorld } from './world.ts'

/*
 * The number of statements per call of the stations, which a clerk makes hundreds of times a day. Caches are
 * warm.
 */

const world = testWorld()
let ana: Person
let packer: Person
let statements: ReturnType<typeof countStatements>
const cost: Record<string, number> = {}

beforeAll(async () => {
  statements = countStatements(world.pool)
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
})

/** Records the number of statements of a call. */
async function costs<T>(name: string, work: () => Promise<T>): Promise<T> {
  const answers: T[] = []
  const sent = await statements.during(async () => answers.push(await work()))
  cost[name] = sent.length
  return answers[0]!
}

async function day(): Promise<void> {
  const { tracking_number } = await given.anInbound(ana)
  const { items } = await costs('scan', () => given.scan(packer, tracking_number))
  const params = { id: items[0]!.id }
  const file_id = await world.upload(packer, 'POST /staff/uploads', 'inspection')
  await costs('photo', () =>
    packer.call('POST /staff/stock_items/{id}/photos', { params, body: { file_id, kind: 'free' } }),
  )
  const body = { weight_grams: 250, length_mm: 100, width_mm: 70, height_mm: 60, category: null }
  await costs('measure', () => packer.call('PUT /staff/stock_items/{id}/measures', { params, body }))
  await costs('label', () => packer.call('POST /staff/stock_items/labels', { body: { ids: [params.id] } }))
  await costs('shelve', () => given.shelve(packer, params.id))
  const parcel = await given.aPaidParcel(world, ana, [params.id])
  const box = { id: parcel.id }
  await costs('start packing', () =>
    packer.call('POST /staff/parcels/{id}/start_packing', { params: box, body: {} }),
  )
  await costs('put in', () =>
    packer.call('POST /staff/parcels/{id}/check', { params: box, body: { code: params.id } }),
  )
  const photo = await world.upload(packer, 'POST /staff/uploads', 'packing')
  await costs('pack', () => given.pack(packer, parcel.id, { grams: 260, photos: [photo] }))
  await costs('ship', () => given.ship(packer, parcel.id))
}

test('a piece from the dock to its carrier', async () => {
  await given.money(world, ana, 500_000)
  await day()
  await day()
  expect(cost).toEqual({
    scan: 18,
    photo: 9,
    measure: 9,
    label: 5,
    shelve: 20,
    'start packing': 10,
    'put in': 11,
    pack: 18,
    ship: 29,
  })
})

test('a package of four pieces costs no more statements than a package of one', async () => {
  const ids: string[] = []
  for (let piece = 0; piece < 4; piece += 1) ids.push(await given.stock(world, ana, packer))
  const parcel = await given.aPaidParcel(world, ana, ids)
  await given.pickAll(packer, parcel.id)
  await costs('pack four', () => given.pack(packer, parcel.id, { grams: 1_000 }))
  await costs('ship four', () => given.ship(packer, parcel.id))
  expect(cost['pack four']).toBeLessThanOrEqual(18)
  expect(cost['ship four']).toBe(29)
})
