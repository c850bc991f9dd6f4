import type { Reply } from '@longhaul/contract/routes.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../../test/each-shopper.ts'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
})
eachShopper(world, 'ana', (person) => {
  ana = person
})

const funds = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const kinds = async () => (await messagesOf(ana)).map((message) => message.kind)

/** The amounts that the ledger moved for a package, by account; money in is positive. */
async function books(parcelId: string): Promise<Record<string, number>> {
  const rows = await world.db
    .selectFrom('ledger_postings as posting')
    .innerJoin('ledger_transactions as entry', 'entry.id', 'posting.transaction_id')
    .innerJoin('ledger_accounts as source', 'source.id', 'posting.from_account_id')
    .innerJoin('ledger_accounts as target', 'target.id', 'posting.to_account_id')
    .where('entry.subject_id', '=', parcelId)
    .select(['amount', 'source.kind as from_kind', 'target.kind as to_kind'])
    .select(['source.owner as from_owner', 'target.owner as to_owner'])
    .execute()
  const sums: Record<string, number> = {}
  const add = (kind: string, owner: string, fen: number) => {
    const name = ['carrier', 'revenue'].includes(kind) ? `${kind} ${owner}` : kind
    sums[name] = (sums[name] ?? 0) + fen
  }
  for (const row of rows) {
    add(row.from_kind, row.from_owner, -row.amount)
    add(row.to_kind, row.to_owner, row.amount)
  }
  return sums
}

async function aPickedParcel(over: Parameters<typeof given.aPaidParcel>[3] = {}) {
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aPaidParcel(world, ana, [stockId], over)
  await given.pickAll(packer, parcel.id)
  return { ...parcel, stockId }
}

describe('the draft of a package at the bench', () => {
  const typed = { weight: '1900', length: '30', width: '20', height: '', carton: null }
  const keep = (id: string, photo_file_ids: string[], who = packer) =>
    who.call('PUT /staff/parcels/{id}/packing_draft', { params: { id }, body: { ...typed, photo_file_ids } })

  test('is gone on with at another bench, photos included, and is over once the box is closed', async () => {
    const { id } = await aPickedParcel()
    const colleague = await world.staff('li', ['warehouse'])
    const photo = await world.upload(packer, 'POST /staff/uploads', 'packing')
    await keep(id, [photo])
    const seen = await colleague.call('GET /staff/parcels/{id}', { params: { id } })
    expect(seen.draft).toMatchObject({ ...typed, photos: [{ id: photo }] })
    const own = await world.upload(colleague, 'POST /staff/uploads', 'packing')
    await keep(id, [photo, own], colleague)
    const packed = await colleague.call('POST /staff/parcels/{id}/pack', {
      params: { id },
      body: {
        weight_grams: 700,
        length_mm: 250,
        width_mm: 180,
        height_mm: 90,
        photo_file_ids: [photo, own],
        weight_confirmed: true,
      },
    })
    expect(packed.photos.map(({ id: file }) => file)).toEqual([photo, own])
    expect(packed.draft ?? null).toBe(null)
    await expectRefusal(keep(id, []), 'transition_not_allowed')
  })

  test('takes no photo of somebody else, and nothing before packing begins', async () => {
    const { id } = await aPickedParcel()
    const colleague = await world.staff('bo', ['warehouse'])
    const photo = await world.upload(packer, 'POST /staff/uploads', 'packing')
    await expectRefusal(keep(id, [photo], colleague), 'invalid_input')
    const waiting = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    await expectRefusal(keep(waiting.id, []), 'transition_not_allowed')
    await expectRefusal(keep(ana.id, []), 'not_found')
  })
})

describe('picking', () => {
  test('shows the problem of a thing that its shopper kept', async () => {
    const inbound = await given.anInbound(ana)
    const { items } = await given.scan(packer, inbound.tracking_number)
    const params = { id: items[0]!.id }
    await given.inspect(world, packer, params.id)
    const found = { problem: 'damaged', note: 'One handle is cracked' }
    await packer.call('POST /staff/stock_items/{id}/problem', { params, body: found })
    await given.shelve(packer, params.id)
    const parcel = await given.aPaidParcel(world, ana, [params.id, await given.stock(world, ana, packer)])
    const { contents } = await packer.call('GET /staff/parcels/{id}', { params: { id: parcel.id } })
    const flawOf = (isIt: boolean) =>
      contents.find(({ stock_item_id: id }) => (id === params.id) === isIt)?.flaw
    expect([flawOf(true), flawOf(false)]).toEqual([{ ...found, accepted: true }, null])
  })

  test('ticks off scanned things one by one, by id or by the number of their arrival', async () => {
    const inbound = await given.anInbound(ana)
    const { items } = await given.scan(packer, inbound.tracking_number)
    await given.inspect(world, packer, items[0]!.id)
    await given.shelve(packer, items[0]!.id)
    const parcel = await given.aPaidParcel(world, ana, [items[0]!.id, await given.stock(world, ana, packer)])
    const params = { id: parcel.id }
    const check = (code: string) => packer.call('POST /staff/parcels/{id}/check', { params, body: { code } })
    await packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} })
    const foreign = await expectRefusal(check('SF0000000000000'), 'invalid_input')
    expect([foreign.reason, foreign.data['belongs']]).toEqual(['not_in_this_package', null])
    const once = await check(` ${inbound.tracking_number.toLowerCase()} `)
    expect(once.contents.filter((content) => content.checked)).toMatchObject([
      { stock_item_id: items[0]!.id, shelf: 'A-03-2-05' },
    ])
    const twice = await expectRefusal(check(items[0]!.id), 'invalid_input')
    expect(twice.reason).toBe('in_the_box_already')
    const error = await expectRefusal(given.pack(packer, parcel.id), 'invalid_input')
    expect(error.fields['contents']).toBe('Please scan everything into the package first')
  })
})

describe('a package that waits', () => {
  const stageAndIn = ({ stage, contents }: Reply<'GET /staff/parcels/{id}'>) => [
    stage,
    contents.filter((content) => content.checked).length,
  ]

  test('is started once, by its first correct piece', async () => {
    const stock = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
    const parcel = await given.aPaidParcel(world, ana, stock)
    const params = { id: parcel.id }
    const check = (code: string) => packer.call('POST /staff/parcels/{id}/check', { params, body: { code } })
    await expectRefusal(check('SF0000000000000'), 'invalid_input')
    expect((await packer.call('GET /staff/parcels/{id}', { params })).stage).toBe('to_pick')
    expect(stageAndIn(await check(stock[0]!))).toEqual(['packing', 1])
    // Pressing the button as well changes nothing.
    expect(
      stageAndIn(await packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} })),
    ).toEqual(['packing', 1])
    expect(stageAndIn(await check(stock[1]!))).toEqual(['packing', 2])
    const boss = await world.staff('boss', ['admin'])
    const query = { subject_id: parcel.id, action: 'start_packing' }
    expect((await boss.call('GET /staff/audit', { query })).items).toHaveLength(1)
  })

  test('accepts a scan that overtakes the button', async () => {
    for (let round = 0; round < 4; round++) {
      const stock = await given.stock(world, ana, packer)
      const parcel = await given.aPaidParcel(world, ana, [stock])
      const params = { id: parcel.id }
      await Promise.all([
        packer.call('POST /staff/parcels/{id}/check', { params, body: { code: stock } }),
        packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} }),
      ])
      expect(stageAndIn(await packer.call('GET /staff/parcels/{id}', { params }))).toEqual(['packing', 1])
    }
  })
})

describe('the pieces of a thing', () => {
  test('are each counted once: never more than listed, and a box with fewer cannot be closed', async () => {
    const mugs = await given.stock(world, ana, packer, { inbound: { title: 'Mugs', quantity: 3 } })
    const parcel = await given.aPaidParcel(world, ana, [mugs])
    const params = { id: parcel.id }
    const check = (pieces?: number) =>
      packer.call('POST /staff/parcels/{id}/check', {
        params,
        body: { code: mugs, ...(pieces ? { pieces } : {}) },
      })
    await packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} })
    expect((await expectRefusal(check(4), 'invalid_input')).reason).toBe('more_pieces_than_listed')
    expect((await check()).contents).toMatchObject([{ checked_pieces: 1, checked: false }])
    expect((await expectRefusal(check(3), 'invalid_input')).reason).toBe('more_pieces_than_listed')
    const fewer = await expectRefusal(given.pack(packer, parcel.id), 'invalid_input')
    expect(fewer.reason).toBe('fewer_pieces_than_listed')
    const both = await Promise.allSettled([check(2), check(2)])
    expect(both.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    expect((await expectRefusal(check(), 'invalid_input')).reason).toBe('in_the_box_already')
    expect((await given.pack(packer, parcel.id)).contents).toMatchObject([
      { checked_pieces: 3, checked: true },
    ])
  })

  test('with labels are counted by their labels, each once, whoever scans; the courier’s label proves nothing', async () => {
    const mugs = await given.stock(world, ana, packer, { inbound: { title: 'Mugs', quantity: 3 } })
    const { goods_number, tracking_number } = await packer.call('GET /staff/stock_items/{id}', {
      params: { id: mugs },
    })
    const parcel = await given.aPaidParcel(world, ana, [mugs])
    const params = { id: parcel.id }
    const check = (code: string) => packer.call('POST /staff/parcels/{id}/check', { params, body: { code } })
    expect((await expectRefusal(check(`${goods_number}-1`), 'invalid_input')).reason).toBe('label_unknown')
    expect(await packer.call('POST /staff/stock_items/labels', { body: { ids: [mugs] } })).toEqual({
      labels: 3,
    })

    expect((await expectRefusal(check(tracking_number), 'invalid_input')).reason).toBe('scan_its_label')
    const both = await Promise.allSettled([check(`${goods_number}-1`), check(`${goods_number}-1`)])
    expect(both.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    expect((await expectRefusal(check(`${goods_number}-4`), 'invalid_input')).reason).toBe('label_unknown')
    await check(`${goods_number}-3`.toLowerCase())
    const out = (body: { piece?: number; pieces?: number }) =>
      packer.call('POST /staff/parcels/{id}/uncheck', { params, body: { stock_item_id: mugs, ...body } })
    expect((await expectRefusal(out({ piece: 2 }), 'transition_not_allowed')).reason).toBe(
      'nothing_to_take_out',
    )
    expect((await out({ piece: 3 })).contents).toMatchObject([{ checked_pieces: 1 }])
    await check(`${goods_number}-3`)
    expect((await check(`${goods_number}-2`)).contents).toMatchObject([{ checked_pieces: 3, checked: true }])
    expect((await out({ pieces: 3 })).contents).toMatchObject([{ checked_pieces: 0 }])
    expect((await check(`${goods_number}-1`)).contents).toMatchObject([{ checked_pieces: 1 }])
  })

  test('of several things that came in one parcel are not ticked off by its number, only by choosing one', async () => {
    const buyer = await world.staff('several', ['buyer', 'support'])
    const { itemIds } = await given.aPaidOrder(world, ana, { items: 2, line: { quantity: 1 } })
    const number = given.trackingNumber()
    const items = itemIds.map((id) => ({ id, goods_fen: 3_000 }))
    for (const id of itemIds)
      await buyer.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} })
    const bought = await buyer.call('POST /staff/seller_orders', {
      body: { number: given.sellerNumber(), freight_fen: 0, discount_fen: 0, items },
    })
    await buyer.call('POST /staff/seller_orders/{id}/shipping', {
      params: { id: bought.id },
      body: { tracking_number: number },
    })
    const arrived = (await given.scan(packer, number)).items.map(({ id }) => id)
    for (const id of arrived) {
      await given.inspect(world, packer, id)
      await given.shelve(packer, id)
    }
    const parcel = await given.aPaidParcel(world, ana, arrived)
    const params = { id: parcel.id }
    const check = (code: string, pieces?: number) =>
      packer.call('POST /staff/parcels/{id}/check', { params, body: { code, ...(pieces ? { pieces } : {}) } })
    for (const pieces of [undefined, 1, 2])
      expect((await expectRefusal(check(number, pieces), 'invalid_input')).reason).toBe(
        'several_under_number',
      )
    // Nothing was counted, and the package waits as before.
    expect(await packer.call('GET /staff/parcels/{id}', { params })).toMatchObject({
      stage: 'to_pick',
      contents: [{ checked_pieces: 0 }, { checked_pieces: 0 }],
    })
    await check(arrived[1]!)
    await packer.call('POST /staff/stock_items/labels', { body: { ids: [arrived[0]!] } })
    // With only one of them labelled, the sheet may still be that of the other.
    expect((await expectRefusal(check(number), 'invalid_input')).reason).toBe('several_under_number')
    const { contents } = await packer.call('GET /staff/parcels/{id}', { params })
    const label = contents.find((content) => content.stock_item_id === arrived[0])!.goods_number
    expect((await check(`${label}-1`)).contents.every((content) => content.checked)).toBe(true)
  })

  test('of another package are refused, and the refusal names where they belong', async () => {
    const [mine, other] = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
    const parcel = await given.aPaidParcel(world, ana, [mine])
    const elsewhere = await given.aPaidParcel(world, ana, [other])
    const params = { id: parcel.id }
    await packer.call('POST /staff/parcels/{id}/start_packing', { params, body: {} })
    const scan = packer.call('POST /staff/parcels/{id}/check', { params, body: { code: other } })
    const error = await expectRefusal(scan, 'invalid_input')
    expect(error.reason).toBe('not_in_this_package')
    expect(error.data['belongs']).toEqual({ shelf: 'A-03-2-05', package_number: elsewhere.number })
  })
})

describe('packed at the estimated weight', () => {
  test('a package may be shipped, and nothing is owed', async () => {
    const parcel = await aPickedParcel({ service_ids: ['stretch_film'], insured_fen: 10_000 })
    expect(await given.pack(packer, parcel.id, { grams: 640 })).toMatchObject({
      stage: 'to_ship',
      actual_fen: 17_000,
    })
    await given.ship(packer, parcel.id)
    expect(await funds()).toEqual([0, 0])
    expect(await books(parcel.id)).toEqual({
      available: -17_000,
      frozen: 0,
      'carrier PST-EMS': 15_600,
      'revenue packing': 1_200,
      'revenue insurance': 200,
    })
  })
})

describe('packed lighter', () => {
  test('the overpayment is refunded on shipping, to the fen', async () => {
    const parcel = await aPickedParcel()
    const packed = await given.pack(packer, parcel.id, { grams: 500 })
    expect(packed).toMatchObject({
      stage: 'to_ship',
      actual_grams: 500,
      actual_fen: 13_100,
      frozen_fen: 16_400,
    })
    expect(await funds()).toEqual([0, 16_400])
    expect(await page(parcel.id)).toMatchObject({ difference_fen: 3_300, actual_size_mm: [250, 180, 90] })

    await given.ship(packer, parcel.id)
    expect(await funds()).toEqual([3_300, 0])
    expect(await books(parcel.id)).toEqual({
      available: -13_100,
      frozen: 0,
      'carrier PST-EMS': 12_300,
      'revenue packing': 800,
    })
    const items = await messagesOf(ana)
    expect(items.find((message) => message.kind === 'parcel_shipped')!.body).toContain('33.00')
  })
})

describe('packed heavier', () => {
  const payMissing = (supplement: { id: string; amount_fen: number }) =>
    ana.call('POST /payments', {
      body: {
        supplement_ids: [supplement.id],
        method: 'balance',
        expected_total_fen: supplement.amount_fen,
      },
    })

  async function anUnderpaidParcel() {
    const parcel = await aPickedParcel()
    await given.pack(packer, parcel.id, { grams: 1_100 })
    const { supplement } = await page(parcel.id)
    return { ...parcel, supplement: supplement! }
  }

  test('the difference is charged, and nothing is shipped before it is paid', async () => {
    const parcel = await anUnderpaidParcel()
    expect(await page(parcel.id)).toMatchObject({
      stage: 'supplement_due',
      status: 'to_be_delivered',
      difference_fen: -3_300,
      supplement: { amount_fen: 3_300, pay_by: '2026-11-09T02:00:00.000Z' },
    })
    expect(await kinds()).toContain('supplement_due')
    const mail = await world.db
      .selectFrom('mails')
      .where('shopper_id', '=', ana.id)
      .where('template', '=', 'supplement_due')
      .select('text_body')
      .executeTakeFirstOrThrow()
    expect(mail.text_body).toContain(`/payment?supplements=${parcel.supplement.id}\n`)
    await expectRefusal(given.ship(packer, parcel.id), 'transition_not_allowed')
    await expectRefusal(payMissing(parcel.supplement), 'insufficient_balance')

    await given.money(world, ana, 5_000)
    const tries = await Promise.allSettled([1, 2, 3].map(() => payMissing(parcel.supplement)))
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await funds()).toEqual([1_700, 19_700])
    await given.ship(packer, parcel.id)
    expect(await funds()).toEqual([1_700, 0])
    expect(await books(parcel.id)).toEqual({
      available: -19_700,
      frozen: 0,
      'carrier PST-EMS': 18_900,
      'revenue packing': 800,
    })
  })

  test('or the goods go back on the shelf, less the repacking fee', async () => {
    const parcel = await anUnderpaidParcel()
    const cancelled = await ana.call('POST /parcels/{id}/cancel', { params: { id: parcel.id }, body: {} })
    expect(cancelled).toEqual({ released_fen: 14_400 })
    expect(await books(parcel.id)).toEqual({ available: -2_000, frozen: 0, 'revenue repacking': 2_000 })
    const again = await given.aParcel(ana, [parcel.stockId])
    expect(again.total_fen).toBe(16_400)
    await expectRefusal(payMissing(parcel.supplement), 'transition_not_allowed')
  })

  test('and if it is not paid, the goods go back on the shelf after a week', async () => {
    const parcel = await anUnderpaidParcel()
    await given.later(world, { days: 7 })
    await world.runJob('expire-unpaid-parcels', {})
    expect(await page(parcel.id)).toMatchObject({ stage: 'supplement_due' })
    await given.later(world, { minutes: 1 })
    await world.runJob('expire-unpaid-parcels', {})
    expect(await page(parcel.id)).toMatchObject({ stage: 'cancelled', supplement: null })
    expect(await funds()).toEqual([14_400, 0])
    expect(await kinds()).toContain('parcel_cancelled')
  })
})

describe('what is measured', () => {
  test('is at least a gram and a millimetre, and at most what the line carries', async () => {
    const parcel = await aPickedParcel()
    for (const packed of [
      { grams: 0 },
      { grams: -5 },
      { grams: 100_000_000 },
      { size: [0, 10, 10] as const },
      { size: [10_000, 10, 10] as const },
    ])
      await expectRefusal(given.pack(packer, parcel.id, packed), 'invalid_input')
    const error = await expectRefusal(given.pack(packer, parcel.id, { grams: 40_000 }), 'invalid_input')
    expect(error.reason).toBe('line_cannot_carry')
    expect(String(error.data['refusals'])).toMatch(/^Too heavy: 40\.00.kg, at most 30\.00.kg$/)
    expect((await page(parcel.id)).stage).toBe('packing')
    const reason = 'Too heavy for this line'
    await packer.call('POST /staff/parcels/{id}/cancel', { params: { id: parcel.id }, body: { reason } })
    expect(await page(parcel.id)).toMatchObject({ stage: 'cancelled', close_reason: reason })
    expect(await kinds()).toContain('parcel_cancelled')
    expect((await given.aParcel(ana, [parcel.stockId])).total_fen).toBeGreaterThan(0)
  })

  test('is billed by volume if the line says so', async () => {
    const parcel = await aPickedParcel()
    // EMS bills volume from a side of 40 cm on: 400 × 300 × 200 mm at 6000 is 4 kg.
    const packed = await given.pack(packer, parcel.id, { grams: 700, size: [300, 400, 200] })
    expect(packed.actual_fen).toBe(11_500 + 7 * 3_300 + 800 + 800)
  })

  test('requires the pictures that were paid for, taken of the packing', async () => {
    const parcel = await aPickedParcel({ service_ids: ['packing_photo'] })
    await expectRefusal(given.pack(packer, parcel.id), 'invalid_input')
    const wrong = await world.upload(packer, 'POST /staff/uploads', 'inspection')
    await expectRefusal(given.pack(packer, parcel.id, { photos: [wrong] }), 'invalid_input')
    const right = await world.upload(packer, 'POST /staff/uploads', 'packing')
    await given.pack(packer, parcel.id, { photos: [right] })
    expect((await page(parcel.id)).photos).toMatchObject([{ id: right, kind: 'packing' }])
    await expectRefusal(given.pack(packer, parcel.id, { photos: [right] }), 'transition_not_allowed')
  })
})

describe('a quote', () => {
  test('stays valid when the rates change: packing is settled by the rate of the quote', async () => {
    const parcel = await aPickedParcel()
    await given.raiseRates(world, { line: 'PST-EMS', country: 'SG', byFen: 5_000, from: { hours: 1 } })
    await given.later(world, { hours: 2 })
    expect(await given.pack(packer, parcel.id)).toMatchObject({ actual_fen: 16_400, stage: 'to_ship' })
    const next = await given.aParcel(ana, [await given.stock(world, ana, packer)])
    expect(next.total_fen).toBe(21_400)
  })

  test('stays valid when the address changes: the package goes to its original address', async () => {
    const address = await given.anAddressInSingapore(ana)
    const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)], {
      address_id: address.id,
    })
    await ana.call('PUT /addresses/{id}', {
      params: { id: address.id },
      body: given.addressFields({ first_name: 'Someone', last_name: 'Else' }),
    })
    expect(await page(parcel.id)).toMatchObject({
      country: 'SG',
      address: { first_name: 'Ana', city: 'Singapore' },
    })
    const staffView = await packer.call('GET /staff/parcels/{id}', { params: { id: parcel.id } })
    expect(staffView.address).toMatchObject({ first_name: 'Ana', postcode: '048616' })
  })
})

describe('shipping', () => {
  test('requires a tracking number, unique in the shop', async () => {
    const [one, two] = [await aPickedParcel(), await aPickedParcel()]
    for (const { id } of [one, two]) await given.pack(packer, id)
    await expectRefusal(given.ship(packer, one.id, '----'), 'invalid_input')
    // The label of another package, scanned by mistake.
    await expectRefusal(given.ship(packer, one.id, two.number), 'invalid_input')
    const shipped = await given.ship(packer, one.id, 'ea 900 000 001 cn')
    expect(shipped).toMatchObject({ stage: 'in_transit', tracking_number: 'EA900000001CN', frozen_fen: 0 })
    const unsure = { params: { id: two.id }, body: { tracking_number: 'EA900000003CN' } }
    expect(
      await expectRefusal(packer.call('POST /staff/parcels/{id}/ship', unsure), 'invalid_input'),
    ).toMatchObject({ reason: 'check_digit_wrong' })
    const error = await expectRefusal(given.ship(packer, two.id, 'EA900000001CN'), 'invalid_input')
    const both = [await aPickedParcel(), await aPickedParcel()]
    for (const { id } of both) await given.pack(packer, id)
    const race = await Promise.allSettled(both.map(({ id }) => given.ship(packer, id, 'EA900000002CN')))
    expect(race.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(race.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { reason: 'duplicate_tracking_number' },
    })
    expect(error.reason).toBe('duplicate_tracking_number')
    await expectRefusal(given.ship(packer, one.id), 'transition_not_allowed')
  })

  test('of an unknown package is not found, and likewise every other call', async () => {
    const id = 'aaaaaaaa-0000-4000-8000-000000000000'
    const calls = [
      () => packer.call('GET /staff/parcels/{id}', { params: { id } }),
      () => packer.call('POST /staff/parcels/{id}/start_packing', { params: { id }, body: {} }),
      () => packer.call('POST /staff/parcels/{id}/check', { params: { id }, body: { code: id } }),
      () => given.pack(packer, id),
      () => given.ship(packer, id),
      () => given.trackingUpdate(packer, id, 'delivered'),
      () =>
        packer.call('POST /staff/parcels/{id}/come_back', {
          params: { id },
          body: { note: '', cause: 'carrier', freight_fen: 0 },
        }),
    ]
    for (const call of calls) await expectRefusal(call(), 'not_found')
  })
})

describe('a box on the scale', () => {
  const weigh = (id: string, grams: number, confirmed = false) =>
    packer.call('POST /staff/parcels/{id}/pack', {
      params: { id },
      body: {
        weight_grams: grams,
        length_mm: 250,
        width_mm: 180,
        height_mm: 90,
        photo_file_ids: [],
        ...(confirmed ? { weight_confirmed: true } : {}),
      },
    })
  const reopen = (id: string, reason = 'Weighed wrongly') =>
    packer.call('POST /staff/parcels/{id}/reopen_box', { params: { id }, body: { reason } })
  const packedParcel = async () => {
    const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    await given.pickAll(packer, parcel.id)
    return parcel
  }
  const owned = async () => {
    const { available_fen, frozen_fen } = await ana.call('GET /funds')
    return available_fen + frozen_fen
  }

  test('whose weight does not match the scanned things is packed only on confirmation', async () => {
    const { id } = await packedParcel()
    const { contents } = await packer.call('GET /staff/parcels/{id}', { params: { id } })
    const grams = contents[0]!.weight_grams!
    expect((await expectRefusal(weigh(id, grams * 3), 'invalid_input')).reason).toBe('weight_unlikely')
    expect((await weigh(id, Math.ceil(grams * 1.1))).stage).toBe('to_ship')
  })

  test('is reweighed: the extra payment is withdrawn, and what was paid of it is refunded when the package ships', async () => {
    await given.money(world, ana, 50_000)
    const { id } = await packedParcel()
    const before = await owned()
    expect((await weigh(id, 4_000, true)).stage).toBe('supplement_due')
    expect((await expectRefusal(reopen(id, '   '), 'invalid_input')).fields['reason']).toBeTruthy()
    expect(await reopen(id)).toMatchObject({ stage: 'packing', actual_fen: null, actual_grams: null })
    expect((await ana.call('GET /parcels/{id}', { params: { id } })).supplement ?? null).toBe(null)
    await expectRefusal(reopen(id), 'transition_not_allowed')

    expect((await weigh(id, 4_000, true)).stage).toBe('supplement_due')
    const { supplement } = await ana.call('GET /parcels/{id}', { params: { id } })
    const { id: owed, amount_fen } = supplement!
    await ana.call('POST /payments', {
      body: { supplement_ids: [owed], method: 'balance', expected_total_fen: amount_fen },
    })
    const paid = await packer.call('GET /staff/parcels/{id}', { params: { id } })
    await reopen(id)
    const again = await weigh(id, 600, true)
    expect(again.stage).toBe('to_ship')
    await given.ship(packer, id)
    // As if the package had had this weight from the start.
    expect(before - (await owned())).toBe(again.actual_fen)
    expect(paid.frozen_fen).toBeGreaterThan(again.actual_fen!)
  })
})
