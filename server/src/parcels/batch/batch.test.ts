import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let shoppers = 0
let ana: Person
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})
beforeEach(async () => {
  ana = await world.shopper(`ana${++shoppers}`)
})

async function aPackedParcel(service_ids: string[] = []): Promise<{ id: string; number: string }> {
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aPaidParcel(world, ana, [stockId], { service_ids })
  await given.pickAll(packer, parcel.id)
  await given.pack(packer, parcel.id)
  return parcel
}
let running = 0
const aNumber = () => `1Z999AA1${String(++running).padStart(10, '0')}`
const preview = (text: string) => packer.call('POST /staff/tracking_numbers/preview', { body: { text } })
const apply = (text: string, expected_count: number) =>
  packer.call('POST /staff/tracking_numbers', { body: { text, expected_count } })
const batchOf = (id: string) => packer.call('GET /staff/tracking_numbers/{id}', { params: { id } })
const stageOf = async (id: string) => (await ana.call('GET /parcels/{id}', { params: { id } })).stage

describe('a list of tracking numbers', () => {
  test('is checked row by row, and changes nothing', async () => {
    const [good, other] = [await aPackedParcel(), await aPackedParcel()]
    const shipped = await given.aShippedParcel(world, ana, packer, [await given.stock(world, ana, packer)])
    const page = await ana.call('GET /parcels/{id}', { params: { id: shipped.id } })
    const text = [
      'Package,Carrier,Number',
      `${good.number},UPS,${aNumber()}`,
      `${other.number},UPS,${page.tracking_number}`,
      `${page.number},UPS,${aNumber()}`,
      `P000999998,UPS,${aNumber()}`,
      `${good.number},UPS,${aNumber()}`,
    ].join('\n')
    const checked = await preview(text)
    expect(checked.ready).toMatchObject([{ row: 2, parcel_number: good.number, carrier: 'ups' }])
    expect(checked.faults.map(({ row, problem }) => [row, problem])).toEqual([
      [3, 'in_use'],
      [4, 'not_to_ship'],
      [5, 'parcel_number'],
      [6, 'parcel_twice'],
    ])
    expect(await stageOf(good.id)).toBe('to_ship')
  })

  test('holds back a package whose film was paid for and is missing', async () => {
    const promised = await aPackedParcel(['packing_video'])
    const text = `${promised.number},UPS,${aNumber()}`
    expect((await preview(text)).faults).toMatchObject([
      { row: 1, problem: 'no_film', value: promised.number },
    ])
    await given.filmParcel(world, packer, promised.id, given.A_FILM)
    expect((await preview(text)).ready).toHaveLength(1)
  })

  test('ships every good row, each settled to the fen', async () => {
    const parcels = [await aPackedParcel(), await aPackedParcel(), await aPackedParcel()]
    const text = parcels.map(({ number }) => `${number}\tups\t${aNumber()}`).join('\n')
    const batch = await apply(`${text}\nnonsense\tups\t${aNumber()}`, 3)
    expect(batch).toMatchObject({ row_count: 3, waiting: 3, shipped: 0, ended_at: null })
    await Promise.all([1, 2].map(() => world.runJob('ship-batch', { batchId: batch.id })))
    expect(await batchOf(batch.id)).toMatchObject({
      shipped: 3,
      waiting: 0,
      refused: [],
      ended_at: expect.any(String),
    })
    for (const { id } of parcels) expect(await stageOf(id)).toBe('in_transit')
    expect(await ana.call('GET /funds')).toMatchObject({ frozen_fen: 0 })
    const acts = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'ship_parcel')
      .where('subject_id', '=', parcels[0]!.id)
      .select('staff_id')
      .execute()
    expect(acts).toEqual([{ staff_id: packer.id }])
  })

  test('says which rows were overtaken between the look and the doing', async () => {
    const [one, two] = [await aPackedParcel(), await aPackedParcel()]
    const number = aNumber()
    const batch = await apply(`${one.number},ups,${number}\n${two.number},ups,${aNumber()}`, 2)
    await given.ship(packer, two.id, number)
    await world.runJob('ship-batch', { batchId: batch.id })
    const done = await batchOf(batch.id)
    expect(done).toMatchObject({ shipped: 0, waiting: 0 })
    expect(done.refused.map(({ row, message }) => [row, message.length > 0])).toEqual([
      [1, true],
      [2, true],
    ])
    expect(await stageOf(one.id)).toBe('to_ship')
  })

  test('is looked at anew where the count is not the one that was seen', async () => {
    const { number } = await aPackedParcel()
    await expectRefusal(apply(`${number},ups,${aNumber()}`, 2), 'out_of_date')
    await expectRefusal(apply('', 0), 'invalid_input')
    await expectRefusal(batchOf('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
    expect(await preview('')).toMatchObject({ ready_count: 0, faults: [{ row: 0, problem: 'empty' }] })
  })

  test('of somebody who may not ship any more is not shipped', async () => {
    const gone = await world.staff(`gone${shoppers}`, ['warehouse'])
    const { id, number } = await aPackedParcel()
    const body = { text: `${number},ups,${aNumber()}`, expected_count: 1 }
    const batch = await gone.call('POST /staff/tracking_numbers', { body })
    await world.db
      .updateTable('staff')
      .set({ disabled_at: world.clock.now() })
      .where('id', '=', gone.id)
      .execute()
    await world.runJob('ship-batch', { batchId: batch.id })
    expect(await stageOf(id)).toBe('to_ship')
  })

  test('of five thousand rows is checked in a moment', async () => {
    const rows = Array.from({ length: 5000 }, () => `P000203178,ups,${aNumber()}`)
    const { faults } = await preview(rows.join('\n'))
    expect(faults).toHaveLength(5000)
  })
})
