import { beforeAll, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
})

async function underWay(things = 2) {
  const stockIds: string[] = []
  for (let count = 0; count < things; count++) stockIds.push(await given.stock(world, ana, packer))
  const { id } = await given.aShippedParcel(world, ana, packer, stockIds)
  const parcel = await packer.call('GET /staff/parcels/{id}', { params: { id } })
  return { id, stockIds, parcel }
}
const photo = () => world.upload(packer, 'POST /staff/uploads', 'packing')
const find = async (q: string) =>
  (await packer.call('GET /staff/parcels', { query: { q } })).items.map((row) => row.id)
const shelfOf = async (id: string) =>
  (await packer.call('GET /staff/stock_items/{id}', { params: { id } })).shelf
const comeBack = (id: string, found?: { photo: string; things: readonly [string, string][] }) =>
  packer.call('POST /staff/parcels/{id}/come_back', {
    params: { id },
    body: {
      note: '',
      cause: 'refused',
      freight_fen: 0,
      ...(found
        ? {
            found: {
              weight_grams: 1_380,
              photo_file_ids: [found.photo],
              things: found.things.map(([stock_item_id, shelf]) => ({
                stock_item_id,
                shelf,
                condition: 'good' as const,
              })),
            },
          }
        : {}),
    },
  })

test('its waybill, our own label and the label of any of its goods find the same package, and none is unclaimed', async () => {
  const { id, parcel, stockIds } = await underWay()
  const { goods_number } = await packer.call('GET /staff/stock_items/{id}', { params: { id: stockIds[1]! } })
  expect(await find(parcel.tracking_number!)).toEqual([id])
  expect(await find(parcel.number)).toEqual([id])
  expect(await find(goods_number)).toEqual([id])
  expect(await find(`${goods_number}-1`)).toEqual([id])
  for (const register_unclaimed of [false, true]) {
    const body = { warehouse_id: 'GZ1', tracking_number: parcel.tracking_number!, register_unclaimed }
    const refused = await expectRefusal(packer.call('POST /staff/arrivals', { body }), 'invalid_input')
    expect(refused.reason).toBe('comes_back')
  }
})

test('its goods are in stock again on the shelves where the dock has put them, with a photo, and the shopper is told', async () => {
  const { id, stockIds } = await underWay()
  const [first, second] = [stockIds[0]!, stockIds[1]!]
  const file = await photo()
  const partly = await expectRefusal(
    comeBack(id, { photo: file, things: [[first, 'R-1']] }),
    'transition_not_allowed',
  )
  expect(partly.reason).toBe('things_not_found')
  expect((await packer.call('GET /staff/parcels/{id}', { params: { id } })).stage).toBe('in_transit')
  const back = await comeBack(id, {
    photo: file,
    things: [
      [first, 'r-1'],
      [second, 'R-2'],
    ],
  })
  expect(back.stage).toBe('returned')
  expect(back.photos.map((entry) => entry.id)).toContain(file)
  expect([await shelfOf(first), await shelfOf(second)]).toEqual(['R-1', 'R-2'])
  expect((await messagesOf(ana)).map((message) => message.kind)).toContain('parcel_returned')
  // The label counted once: a second scan at the same moment books nothing.
  await expectRefusal(comeBack(id), 'transition_not_allowed')
})

test('without a look into the box the old shelves do not count; other goods and photos are refused', async () => {
  const { id, stockIds } = await underWay(1)
  const other = await given.stock(world, ana, packer)
  const file = await photo()
  const wrong = comeBack(id, {
    photo: file,
    things: [
      [stockIds[0]!, 'R-1'],
      [other, 'R-1'],
    ],
  })
  await expectRefusal(wrong, 'invalid_input')
  const colleague = await world.staff('li', ['warehouse'])
  const theirs = await world.upload(colleague, 'POST /staff/uploads', 'packing')
  await expectRefusal(comeBack(id, { photo: theirs, things: [[stockIds[0]!, 'R-1']] }), 'invalid_input')
  await comeBack(id)
  expect(await shelfOf(stockIds[0]!)).toBe('')
})

test('what was not in the box is told with its cause, seen at every desk, and decided by a colleague', async () => {
  const { id, stockIds, parcel } = await underWay()
  const [damaged, gone] = [stockIds[0]!, stockIds[1]!]
  const file = await photo()
  const back = (missing: readonly string[]) =>
    packer.call('POST /staff/parcels/{id}/come_back', {
      params: { id },
      body: {
        ...{ note: '', cause: 'refused', freight_fen: 0 },
        found: {
          weight_grams: 900,
          photo_file_ids: [file],
          things: [{ stock_item_id: damaged, shelf: 'R-3', condition: 'damaged' }],
          missing: missing.map((stock_item_id) => ({ stock_item_id, cause: 'opened' })),
        },
      },
    })
  await expectRefusal(back([]), 'transition_not_allowed')
  await expectRefusal(back([damaged]), 'invalid_input')
  await expectRefusal(back([gone, gone]), 'invalid_input')
  await back([gone])
  const seen = async (stockId: string) =>
    (await packer.call('GET /staff/stock_items/{id}', { params: { id: stockId } })).returned
  expect([await seen(damaged), await seen(gone)]).toEqual(['damaged', 'missing'])
  const { items: own } = await ana.call('GET /stock_items', { query: {} })
  expect(own.find((item) => item.id === damaged)?.returned).toBe('damaged')
  expect(own.find((item) => item.id === gone)?.returned).toBe('missing')

  const lead = await world.staff('mo', ['warehouse'])
  const open = async () =>
    (await lead.call('GET /staff/count_differences', { query: { limit: 100 } })).items.filter(
      (item) => item.stock_item_id === gone,
    )
  expect(await open()).toMatchObject([
    {
      ...{ kind: 'not_returned', parcel_number: parcel.number, counted_by: 'wu', counted_shelf: '' },
      ...{ decisions: ['found', 'lost'], why_not_second: null },
    },
  ])
  const lose = (who: Person, difference: string) =>
    who.call('POST /staff/count_differences/{id}/decide', {
      params: { id: difference },
      body: { decision: 'lost', cause: 'wrong_package', note: 'The carrier opened it' },
    })
  const [difference] = await open()
  await expectRefusal(lose(packer, difference!.id), 'transition_not_allowed')
  await lose(lead, difference!.id)
  expect((await messagesOf(ana)).map((message) => message.kind)).toContain('stock_lost')
})

const backWithout = async (id: string, stockId: string) =>
  await packer.call('POST /staff/parcels/{id}/come_back', {
    params: { id },
    body: {
      ...{ note: '', cause: 'carrier', freight_fen: 0 },
      found: {
        weight_grams: 200,
        photo_file_ids: [await photo()],
        things: [],
        missing: [{ stock_item_id: stockId, cause: 'unknown' }],
      },
    },
  })
const ownRow = async (id: string) =>
  (await ana.call('GET /stock_items', { query: { ids: id } })).items.find((item) => item.id === id)!
const holdOf = async (id: string) =>
  (await packer.call('GET /staff/stock_items/{id}', { params: { id } })).hold?.why ?? null

/** Everything by which a thing comes into a package refuses it, the price included. */
async function expectHeld(stockId: string): Promise<void> {
  const refused = await expectRefusal(given.aParcel(ana, [stockId]), 'transition_not_allowed')
  expect(refused.reason).toBe('being_looked_for')
  expect(await ownRow(stockId)).toMatchObject({ missing: true, next: null })
  expect(await holdOf(stockId)).toBe('missing')
}

test('what was missing cannot be packed until a colleague has decided; taken back, it is held again', async () => {
  const { id, stockIds } = await underWay(1)
  const stockId = stockIds[0]!
  await backWithout(id, stockId)
  await expectHeld(stockId)
  const lead = await world.staff('yi', ['warehouse'])
  const { items } = await lead.call('GET /staff/count_differences', { query: { limit: 100 } })
  const params = { id: items.find((item) => item.stock_item_id === stockId)!.id }
  const decideFound = () =>
    lead.call('POST /staff/count_differences/{id}/decide', { params, body: { decision: 'found', note: '' } })
  const undo = () => lead.call('POST /staff/count_differences/{id}/undo', { params, body: {} })
  await decideFound()
  expect(await ownRow(stockId)).toMatchObject({ missing: false })
  await undo()
  await expectHeld(stockId)
  await decideFound()
  await given.aParcel(ana, [stockId])
  // What was packed since is there: the decision stands.
  expect((await expectRefusal(undo(), 'transition_not_allowed')).reason).toBe('decision_stands')
})

test('what was missing and turns up on a shelf is missing no more', async () => {
  const { id, stockIds } = await underWay(1)
  await backWithout(id, stockIds[0]!)
  await packer.call('POST /staff/stock_items/shelf', { body: { ids: [stockIds[0]!], shelf: 'R-4' } })
  const row = await packer.call('GET /staff/stock_items/{id}', { params: { id: stockIds[0]! } })
  expect(row).toMatchObject({ shelf: 'R-4', returned: null, hold: null })
  await given.aParcel(ana, [stockIds[0]!])
})
