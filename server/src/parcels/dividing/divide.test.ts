import type { Reply } from '@longhaul/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person
let support: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('su', ['support'])
})

const reason = 'Too heavy for one box'
const detailOf = (id: string) => packer.call('GET /staff/parcels/{id}', { params: { id } })
const fundsNow = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}
const noticesNow = async () => (await messagesOf(ana)).map((message) => message.kind)
const split = (id: string, stock_item_ids: string[], expected_after_fen: number, who = packer) =>
  who.call('POST /staff/parcels/{id}/split', {
    params: { id },
    body: { stock_item_ids, reason, expected_after_fen },
  })
const merge = (id: string, parcel_id: string, expected_after_fen: number) =>
  support.call('POST /staff/parcels/{id}/merge', {
    params: { id },
    body: { parcel_id, reason: 'Both go to one place', expected_after_fen },
  })

/** What a package was charged for besides its freight, by the kind of charge or the service. */
async function chargesOf(id: string): Promise<Record<string, number>> {
  const { estimated_fees } = await world.db
    .selectFrom('parcels')
    .where('id', '=', id)
    .select('estimated_fees')
    .executeTakeFirstOrThrow()
  return Object.fromEntries(
    estimated_fees
      .filter(({ kind }) => ['insurance', 'service', 'late_storage'].includes(kind))
      .map(({ kind, code, feeFen }) => [code ?? kind, feeFen]),
  )
}

/** Ends the free storage of something so many days ago. */
const lateBy = (id: string, days: number) =>
  world.db
    .updateTable('stock_items')
    .where('id', '=', id)
    .set({ free_until: new Date(world.clock.now().getTime() - days * 86_400_000) })
    .execute()

async function aParcelOfTwo(over: Parameters<typeof given.aPaidParcel>[3] = {}) {
  const stockIds = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
  const parcel = await given.aPaidParcel(world, ana, stockIds, over)
  return { ...parcel, stockIds: stockIds as [string, string] }
}

async function packAll(id: string): Promise<Reply<'POST /staff/parcels/{id}/pack'>> {
  await given.pickAll(packer, id)
  return await given.pack(packer, id)
}

describe('a package that is divided', () => {
  test('becomes two at the stored rate; a shortfall is charged by the actual weight, and everything adds up to the fen', async () => {
    const before = await fundsNow()
    const { id, stockIds, number } = await aParcelOfTwo({
      insured_fen: 20_000,
      service_ids: ['stretch_film'],
    })
    const whole = (await detailOf(id)).estimated_fen
    const body = { stock_item_ids: [stockIds[1]] }
    const change = await packer.call('POST /staff/parcels/{id}/preview_split', { params: { id }, body })
    expect(change).toMatchObject({
      before_fen: whole,
      given_back_fen: 0,
      after: [
        { number, item_count: 1, estimated_grams: 660 },
        { number: null, item_count: 1, estimated_grams: 660 },
      ],
    })
    const after = change.after[0]!.total_fen + change.after[1]!.total_fen
    expect(change.missing_fen).toBe(after - whole)
    expect(
      (await expectRefusal(split(id, body.stock_item_ids, after - 1), 'out_of_date')).data,
    ).toMatchObject({
      after_fen: after,
    })

    const done = await split(id, body.stock_item_ids, after)
    expect(done).toMatchObject({ given_back_fen: 0, missing_fen: after - whole })
    const [first, second] = [await detailOf(id), await detailOf(done.new_parcel_id)]
    expect(first.contents.map((content) => content.stock_item_id)).toEqual([stockIds[0]])
    expect(second.contents.map((content) => content.stock_item_id)).toEqual([stockIds[1]])
    expect(second).toMatchObject({ stage: 'to_pick', line_id: 'PST-EMS', address: first.address })
    expect(first.frozen_fen + second.frozen_fen).toBe(whole)
    expect((await fundsNow())[1]! - before[1]!).toBe(whole)
    expect(await noticesNow()).toContain('parcel_split')
    const page = await ana.call('GET /parcels/{id}', { params: { id: second.id } })
    expect(page.history.map((step) => step.step)).toEqual(['split_off'])
    expect(page.insured_fen).toBe(10_000)
    expect(page.contents.map((content) => content.description)).not.toContain('')

    expect((await packAll(id)).stage).toBe('to_ship')
    const packed = await packAll(second.id)
    expect(packed.stage).toBe('supplement_due')
    const { supplement } = await ana.call('GET /parcels/{id}', { params: { id: second.id } })
    expect(supplement!.amount_fen).toBe(packed.actual_fen! - second.frozen_fen)
    await given.money(world, ana, supplement!.amount_fen)
    await ana.call('POST /payments', {
      body: {
        supplement_ids: [supplement!.id],
        method: 'balance',
        expected_total_fen: supplement!.amount_fen,
      },
    })
    await given.ship(packer, id)
    await given.ship(packer, second.id)
    expect((await fundsNow())[1]).toBe(before[1])
  })

  test('charges each part for its own things: insurance by worth, services by the piece, storage by lateness', async () => {
    const [heavy, light, small] = [
      await given.stock(world, ana, packer, { grams: 2_000, inbound: { value_fen: 40_000 } }),
      await given.stock(world, ana, packer, { grams: 300, inbound: { value_fen: 10_000 } }),
      await given.stock(world, ana, packer, { grams: 400, inbound: { value_fen: 10_000 } }),
    ]
    for (const [id, days] of [
      [heavy, 1],
      [light, 1],
      [small, 3],
    ] as const)
      await lateBy(id, days)
    const service_ids = ['remove_packaging']
    const { id } = await given.aPaidParcel(world, ana, [heavy, light, small], {
      service_ids,
      insured_fen: 10_001,
    })
    expect(await chargesOf(id)).toEqual({ insurance: 200, remove_packaging: 300, late_storage: 100 })

    const body = { stock_item_ids: [light, small] }
    const { after } = await packer.call('POST /staff/parcels/{id}/preview_split', { params: { id }, body })
    expect(after).toMatchObject([{ item_count: 1 }, { item_count: 2 }])
    expect(after[0]!.estimated_grams).toBeGreaterThan(after[1]!.estimated_grams)
    const { new_parcel_id } = await split(id, body.stock_item_ids, after[0]!.total_fen + after[1]!.total_fen)
    expect(await chargesOf(id)).toEqual({ insurance: 133, remove_packaging: 100, late_storage: 20 })
    expect(await chargesOf(new_parcel_id)).toEqual({
      insurance: 67,
      remove_packaging: 200,
      late_storage: 80,
    })
    const insuredOf = async (parcelId: string) =>
      (await ana.call('GET /parcels/{id}', { params: { id: parcelId } })).insured_fen
    expect([await insuredOf(id), await insuredOf(new_parcel_id)]).toEqual([6_667, 3_334])
  })

  test('may be divided while it is being packed, and by only one of two concurrent calls', async () => {
    const { id, stockIds } = await aParcelOfTwo()
    await packer.call('POST /staff/parcels/{id}/start_packing', { params: { id }, body: {} })
    const preview = await packer.call('POST /staff/parcels/{id}/preview_split', {
      params: { id },
      body: { stock_item_ids: [stockIds[0]] },
    })
    const after = preview.after.reduce((sum, entry) => sum + entry.total_fen, 0)
    const both = await Promise.allSettled([
      split(id, [stockIds[0]], after),
      split(id, [stockIds[0]], after, support),
    ])
    expect(both.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    expect((await detailOf(id)).stage).toBe('packing')
    await given.pickAll(packer, (await detailOf(id)).id).catch(() => undefined)
  })

  test('is divided into two non-empty parts, only of its own things, only before it is packed, and with a reason', async () => {
    const { id, stockIds } = await aParcelOfTwo()
    const stranger = await given.stock(world, ana, packer)
    const all = await expectRefusal(split(id, stockIds, 0), 'invalid_input')
    expect(all.reason).toBe('one_item_must_stay')
    expect(await expectRefusal(split(id, [stranger], 0), 'invalid_input')).toMatchObject({
      reason: 'not_in_this_package',
      fields: { stock_item_ids: 'We don’t recognise this' },
    })
    const silent = packer.call('POST /staff/parcels/{id}/split', {
      params: { id },
      body: { stock_item_ids: [stockIds[0]], reason: '  ', expected_after_fen: 0 },
    })
    await expectRefusal(silent, 'invalid_input')
    await expectRefusal(split(stranger, [stranger], 0), 'not_found')
    await packAll(id)
    await expectRefusal(split(id, [stockIds[0]], 0), 'transition_not_allowed')
  })
})

test('the customs charges are estimated again for each package’s contents after dividing and merging', async () => {
  const { id: address_id } = await given.anAddress(ana, {
    country: 'DE',
    province: '',
    city: 'Berlin',
    postcode: '10999',
    phone: '+49 30 901820',
  })
  const taxes = async (id: string) => {
    const { tax_estimate } = await ana.call('GET /parcels/{id}', { params: { id } })
    return { rows: tax_estimate!.rows, door: tax_estimate!.likely_fen }
  }
  const alone = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)], { address_id })
  const ofOne = await taxes(alone.id)
  const { id, stockIds } = await aParcelOfTwo({ address_id })
  const ofTwo = await taxes(id)
  expect(ofTwo.door).toBeGreaterThan(ofOne.door)
  expect(ofOne.door).toBeGreaterThan(0)

  const body = { stock_item_ids: [stockIds[1]] }
  const { after } = await packer.call('POST /staff/parcels/{id}/preview_split', { params: { id }, body })
  const afterFen = after[0]!.total_fen + after[1]!.total_fen
  const { new_parcel_id } = await split(id, body.stock_item_ids, afterFen)
  expect([await taxes(id), await taxes(new_parcel_id)]).toEqual([ofOne, ofOne])

  const { items } = await support.call('GET /staff/parcels/{id}/mergeable', { params: { id } })
  const { change } = items.find((item) => item.id === new_parcel_id)!
  await merge(id, new_parcel_id, change.after[0]!.total_fen)
  expect(await taxes(id)).toEqual(ofTwo)
})

describe('packages that are merged', () => {
  test('cost as much as one; the rest is refunded, the other is cancelled, its coupon is returned', async () => {
    const address_id = (await given.anAddressInSingapore(ana)).id
    const first = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)], { address_id })
    const second = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)], {
      address_id,
    })
    const before = await fundsNow()
    const { items } = await support.call('GET /staff/parcels/{id}/mergeable', { params: { id: first.id } })
    const offer = items.find((item) => item.id === second.id)!
    // Two of 164.00 become one of 197.00: a step more, and one operation fee.
    expect(offer.change).toMatchObject({ before_fen: 32_800, given_back_fen: 13_100, missing_fen: 0 })
    expect((await expectRefusal(merge(first.id, second.id, 19_701), 'out_of_date')).data).toMatchObject({
      expected_after_fen: 19_701,
      after_fen: 19_700,
    })
    await merge(first.id, second.id, 19_700)
    expect(await fundsNow()).toEqual([before[0]! + 13_100, before[1]! - 13_100])
    expect(await detailOf(first.id)).toMatchObject({
      estimated_fen: 19_700,
      frozen_fen: 19_700,
      item_count: 2,
    })
    expect(await detailOf(second.id)).toMatchObject({ stage: 'cancelled', frozen_fen: 0 })
    expect(await noticesNow()).toContain('parcel_merged')
    await expectRefusal(merge(first.id, second.id, 19_700), 'transition_not_allowed')
    await packAll(first.id)
    await given.ship(packer, first.id)
  })

  test('become the one that staff look at, though the other is older', async () => {
    const address_id = (await given.anAddressInSingapore(ana)).id
    const aParcel = async () =>
      await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)], { address_id })
    const [older, newer] = [await aParcel(), await aParcel()]
    await merge(newer.id, older.id, 19_700)
    expect(await detailOf(newer.id)).toMatchObject({ stage: 'to_pick', item_count: 2 })
    expect(await detailOf(older.id)).toMatchObject({ stage: 'cancelled', item_count: 1 })
  })

  test('are not insured together above the limit for one', async () => {
    const insured = async (insured_fen: number) => {
      const id = await given.stock(world, ana, packer, { inbound: { value_fen: 600_000 } })
      return await given.aPaidParcel(world, ana, [id], { insured_fen })
    }
    const [first, second] = [await insured(600_000), await insured(400_001)]
    expect((await expectRefusal(merge(first.id, second.id, 0), 'transition_not_allowed')).reason).toBe(
      'insured_beyond_cap',
    )
    const { items } = await support.call('GET /staff/parcels/{id}/mergeable', { params: { id: first.id } })
    expect(items.map((item) => item.id)).not.toContain(second.id)
    for (const { id } of [first, second])
      await ana.call('POST /parcels/{id}/cancel', { params: { id }, body: {} })
  })

  test('go to one address, and a package cannot be merged with itself', async () => {
    const first = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    const elsewhere = await given.anAddress(ana, {
      country: 'SG',
      province: '',
      city: 'Singapore',
      address: '2 Raffles Place',
      postcode: '048617',
      phone: '+65 6123 4567',
    })
    const second = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)], {
      address_id: elsewhere.id,
    })
    expect((await expectRefusal(merge(first.id, second.id, 0), 'transition_not_allowed')).reason).toBe(
      'different_destinations',
    )
    expect((await expectRefusal(merge(first.id, first.id, 0), 'invalid_input')).fields).toEqual({
      parcel_id: 'We don’t recognise this',
    })
    const { items } = await support.call('GET /staff/parcels/{id}/mergeable', { params: { id: first.id } })
    expect(items.map((item) => item.id)).not.toContain(second.id)
    await ana.call('POST /parcels/{id}/cancel', { params: { id: second.id }, body: {} })
  })
})

describe('the bench', () => {
  test('shows which carton fits a package, and how each thing is placed in it', async () => {
    const { id, stockIds } = await aParcelOfTwo()
    const plan = await packer.call('GET /staff/parcels/{id}/packing_plan', { params: { id } })
    expect(plan).toMatchObject({
      suggested: 'C39',
      carton: { code: 'C39', size_mm: [390, 300, 250] },
      left: [],
    })
    expect(plan.placed.map((entry) => entry.stock_item_id).toSorted()).toEqual(stockIds.toSorted())
    expect(plan.cartons.find((carton) => carton.code === 'C20')).toMatchObject({ takes_all: false })
    const small = await packer.call('GET /staff/parcels/{id}/packing_plan', {
      params: { id },
      query: { carton: 'C20' },
    })
    expect(small.left.length).toBeGreaterThan(0)
    const unknown = packer.call('GET /staff/parcels/{id}/packing_plan', {
      params: { id },
      query: { carton: 'X1' },
    })
    await expectRefusal(unknown, 'invalid_input')
  })

  test('suggests cartons that staff have added, and none that they have closed', async () => {
    const { id } = await aParcelOfTwo()
    const save = (code: string, closed: boolean) =>
      packer.call('PUT /staff/cartons/{code}', {
        params: { code },
        body: { length_mm: 190, width_mm: 260, height_mm: 190, weight_grams: 120, closed },
      })
    const { items } = await save('C26', false)
    expect(items.find((item) => item.code === 'C26')).toMatchObject({ size_mm: [260, 190, 190] })
    const suggested = async () =>
      (await packer.call('GET /staff/parcels/{id}/packing_plan', { params: { id } })).suggested
    expect(await suggested()).toBe('C26')
    await save('C26', true)
    expect(await suggested()).toBe('C39')
    await given.pickAll(packer, id)
    const size = { length_mm: 390, width_mm: 300, height_mm: 250 }
    const body = { weight_grams: 1_300, ...size, photo_file_ids: [], weight_confirmed: true }
    const pack = (carton: string) =>
      packer.call('POST /staff/parcels/{id}/pack', { params: { id }, body: { ...body, carton } })
    await expectRefusal(pack('C26'), 'invalid_input')
    expect((await pack('C39')).carton).toBe('C39')
  })
})
