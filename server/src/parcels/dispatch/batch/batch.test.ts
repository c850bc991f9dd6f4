import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../../test/each-shopper.ts'
import * as given from '../../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
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

  test('rejects a package whose video was paid for but is missing', async () => {
    const promised = await aPackedParcel(['packing_video'])
    const text = `${promised.number},UPS,${aNumber()}`
    expect((await preview(text)).faults).toMatchObject([
      { row: 1, problem: 'no_packing_video', value: promised.number },
    ])
    await given.addPackingVideo(world, packer, promised.id, given.A_VIDEO)
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

  test('reports rows that changed between the preview and shipping', async () => {
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

  test('must be previewed again if the count is not the one shown', async () => {
    const { number } = await aPackedParcel()
    await expectRefusal(apply(`${number},ups,${aNumber()}`, 2), 'out_of_date')
    await expectRefusal(apply('', 0), 'invalid_input')
    await expectRefusal(batchOf('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
    expect(await preview('')).toMatchObject({ ready_count: 0, faults: [{ row: 0, problem: 'empty' }] })
  })

  test('of a member of staff who may no longer ship is not shipped', async () => {
    const gone = await world.staff(inThisTest('gone'), ['warehouse'])
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

  test('of five thousand valid and invalid rows reports each fault with its row and ships only the valid rows', async () => {
    const parcels = [await aPackedParcel(), await aPackedParcel()]
    const unpacked = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    const broken: [string, (row: number) => string][] = [
      ['parcel_number', () => `P000999998,ups,${aNumber()}`],
      ['cells', (row) => `a line of words ${row}`],
      ['unknown_carrier', () => `P000203171,by pigeon,${aNumber()}`],
      ['tracking_number', () => `P000203171,ups,1.23457E+13`],
    ]
    const wanted = new Map<number, string>()
    const lines = Array.from({ length: 5_000 }, (_, index) => {
      const row = index + 1
      if (row === 1_234 || row === 4_321) return `${parcels[row === 1_234 ? 0 : 1]!.number},ups,${aNumber()}`
      if (row === 2_000) {
        wanted.set(row, 'not_to_ship')
        return `${unpacked.number},ups,${aNumber()}`
      }
      const [problem, line] = broken[index % broken.length]!
      wanted.set(row, problem)
      return line(row)
    })
    const { faults, ready, ready_count } = await preview(lines.join('\n'))
    expect(ready.map((entry) => entry.row)).toEqual([1_234, 4_321])
    expect(ready_count).toBe(2)
    expect(faults).toHaveLength(4_998)
    expect(new Map(faults.map(({ row, problem }) => [row, problem]))).toEqual(wanted)

    await expectRefusal(apply(lines.join('\n'), 5_000), 'out_of_date')
    for (const { id } of parcels) expect(await stageOf(id)).toBe('to_ship')
    const batch = await apply(lines.join('\n'), 2)
    await world.runJob('ship-batch', { batchId: batch.id })
    expect(await batchOf(batch.id)).toMatchObject({ row_count: 2, shipped: 2, refused: [] })
    expect(await stageOf(unpacked.id)).toBe('to_pick')
  })

  test('of more than five thousand rows is refused as a whole', async () => {
    const rows = Array.from({ length: 5_001 }, () => `P000203171,ups,${aNumber()}`)
    expect(await preview(rows.join('\n'))).toMatchObject({
      ready_count: 0,
      faults: [{ row: 0, problem: 'too_many', value: '5001' }],
    })
  })
})
