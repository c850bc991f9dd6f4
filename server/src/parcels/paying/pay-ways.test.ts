import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let packer: Person
let home: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  packer = await world.staff('wu', ['warehouse'])
  home = (await given.anAddressInSingapore(ana)).id
})

/** EMS to Singapore for 660 g: 115 + 33 + 8, packing 8, trial packing 5. */
const ESTIMATE_FEN = 16_900
const DEPOSIT_FEN = 2_000

const stock = () => given.stock(world, ana, packer, { grams: 600 })
const balance = async (who = ana) => {
  const { available_fen, frozen_fen } = await who.call('GET /funds')
  return [available_fen, frozen_fen]
}
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const exactForm = async (ids: string[], address_id = home) => {
  const preview = await ana.call('POST /parcels/preview', {
    body: { stock_item_ids: ids, address_id, pay_way: 'exact' },
  })
  const form = await given.parcelForm(ana, ids, { address_id })
  return { ...form, pay_way: 'exact' as const, expected_total_fen: given.totalOf(preview, 'PST-EMS') }
}
const packFirst = async (ids: string[], address_id = home) =>
  ana.call('POST /parcels', { body: await exactForm(ids, address_id) })

describe('a package that is packed first and paid exactly', () => {
  test('is offered with its fee and its deposit; it is not listed as an extra service', async () => {
    const id = await stock()
    const ask = { stock_item_ids: [id], address_id: home }
    const { pay_ways, services } = await ana.call('POST /parcels/preview', { body: ask })
    expect(pay_ways).toEqual([
      { id: 'estimate', fee_fen: 0, deposit_fen: 0 },
      { id: 'exact', fee_fen: 500, deposit_fen: DEPOSIT_FEN },
    ])
    expect(services.map((service) => service.id)).toEqual([
      'remove_packaging',
      'stretch_film',
      'corner_protection',
      'moisture_bag',
      'packing_photo',
      'packing_video',
    ])
    const body = { ...ask, service_ids: ['rehearsal_packing'] }
    const error = await expectRefusal(ana.call('POST /parcels/preview', { body }), 'invalid_input')
    expect(error.fields).toHaveProperty('service_ids')
  })

  test('freezes a deposit, charges the actual price, and refunds nothing that was never paid', async () => {
    await given.money(world, ana, 30_000)
    const [available] = (await balance()) as [number, number]
    const parcel = await packFirst([await stock()])
    expect(parcel.total_fen).toBe(ESTIMATE_FEN)
    expect(await balance()).toEqual([available - DEPOSIT_FEN, DEPOSIT_FEN])
    expect(await page(parcel.id)).toMatchObject({
      stage: 'to_pick',
      status: 'to_be_delivered',
      pay_way: 'exact',
      frozen_fen: DEPOSIT_FEN,
      history: [{ step: 'create' }, { step: 'pack_first', actor: 'shopper' }],
    })
    expect((await expectRefusal(given.payParcel(ana, parcel), 'transition_not_allowed')).reason).toBe(
      'already_paid',
    )

    await given.pickAll(packer, parcel.id)
    // 1.1 kg: one weight step above the estimate.
    await given.pack(packer, parcel.id, { grams: 1_100 })
    const packed = await page(parcel.id)
    expect(packed).toMatchObject({
      stage: 'supplement_due',
      actual_fen: ESTIMATE_FEN + 3_300,
      supplement: { amount_fen: ESTIMATE_FEN + 3_300 - DEPOSIT_FEN },
    })
    expect(packed.actual_fees).toContainEqual({
      kind: 'service',
      name: 'Trial packing before payment',
      fee_fen: 500,
    })
    const { items } = await ana.call('GET /messages')
    expect(items.map((item) => item.title).join()).toContain('packed, ¥182.00 to pay')

    const { id, amount_fen } = packed.supplement!
    await ana.call('POST /payments', {
      body: { supplement_ids: [id], method: 'balance', expected_total_fen: amount_fen },
    })
    expect(await balance()).toEqual([available - ESTIMATE_FEN - 3_300, ESTIMATE_FEN + 3_300])
    await given.ship(packer, parcel.id)
    expect(await balance()).toEqual([available - ESTIMATE_FEN - 3_300, 0])
  })

  test('is paid together with an order', async () => {
    await given.money(world, ana, 60_000)
    const parcel = await packFirst([await stock()])
    const order = await given.anOrder(ana)
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    const { id, amount_fen } = (await page(parcel.id)).supplement!
    const before = (await balance()) as [number, number]
    const body = { supplement_ids: [id], order_ids: [order.id], method: 'balance' as const }
    const totalFen = amount_fen + order.totalFen
    await ana.call('POST /payments', { body: { ...body, expected_total_fen: totalFen } })
    expect(await balance()).toEqual([before[0] - totalFen, before[1] + totalFen])
  })

  test('costs nothing if cancelled before packing, and the repacking fee afterwards', async () => {
    await given.money(world, ana, 10_000)
    const before = await balance()
    const untouched = await packFirst([await stock()])
    const cancel = (id: string) => ana.call('POST /parcels/{id}/cancel', { params: { id }, body: {} })
    expect(await cancel(untouched.id)).toEqual({ released_fen: DEPOSIT_FEN })
    expect(await balance()).toEqual(before)

    const packed = await packFirst([await stock()])
    await given.pickAll(packer, packed.id)
    await given.pack(packer, packed.id)
    expect(await cancel(packed.id)).toEqual({ released_fen: 0 })
    expect(await balance()).toEqual([before[0]! - DEPOSIT_FEN, before[1]])
  })

  test('is unpacked if not paid in time, and the days in it do not count as storage', async () => {
    await given.money(world, ana, 10_000)
    const id = await stock()
    const before = (await ana.call('GET /stock_items')).items.find((item) => item.id === id)!
    const parcel = await packFirst([id])
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    await given.later(world, { days: 8 })
    await world.runJob('expire-unpaid-parcels', {})
    expect(await page(parcel.id)).toMatchObject({ stage: 'cancelled', frozen_fen: 0 })
    const after = (await ana.call('GET /stock_items')).items.find((item) => item.id === id)!
    expect(after).toMatchObject({ stage: 'in_stock', days_left: before.days_left })
  })

  test('needs the deposit, a verified address, and the service to be on offer', async () => {
    const poor = await world.shopper('poor')
    const { id: address_id } = await given.anAddressInSingapore(poor)
    const form = await given.parcelForm(poor, [await given.stock(world, poor, packer)], { address_id })
    const body = { ...form, pay_way: 'exact' as const, expected_total_fen: form.expected_total_fen! + 500 }
    const error = await expectRefusal(poor.call('POST /parcels', { body }), 'insufficient_balance')
    expect(error.data).toMatchObject({ total_fen: DEPOSIT_FEN, available_fen: 0 })

    await world.db
      .updateTable('shoppers')
      .set({ email_verified_at: null })
      .where('id', '=', poor.id)
      .execute()
    await expectRefusal(poor.call('POST /parcels', { body }), 'email_not_verified')

    const closed = { closed_at: world.clock.now() }
    const service = world.db.updateTable('extra_services').where('id', '=', 'rehearsal_packing')
    await service.set(closed).execute()
    const refused = await expectRefusal(poor.call('POST /parcels', { body }), 'invalid_input')
    expect(refused.fields).toHaveProperty('pay_way')
    await service.set({ closed_at: null }).execute()
  })

  test('sent many times concurrently is created once, and freezes one deposit', async () => {
    await given.money(world, ana, 20_000)
    const before = await balance()
    const body = await exactForm([await stock()])
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => ana.call('POST /parcels', { body })),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(await balance()).toEqual([before[0]! - DEPOSIT_FEN, before[1]! + DEPOSIT_FEN])
  })
})

describe('after trial packing', () => {
  const linesOf = async (id: string) => (await ana.call('GET /parcels/{id}/lines', { params: { id } })).lines
  const change = (id: string, line_id: string, expected_total_fen: number, who = ana) =>
    who.call('POST /parcels/{id}/line', { params: { id }, body: { line_id, expected_total_fen } })
  async function aTrial(grams = 600, addressId = home): Promise<string> {
    const parcel = await packFirst([await stock()], addressId)
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id, { grams })
    return parcel.id
  }

  test('every line has its exact price, less the deposit, and another line may be chosen', async () => {
    await given.money(world, ana, 60_000)
    const before = (await balance()) as [number, number]
    const id = await aTrial()
    const lines = await linesOf(id)
    const own = lines.find((line) => line.current)!
    expect([own.line_id, own.total_fen]).toEqual(['PST-EMS', (await page(id)).actual_fen])
    const other = lines.find((line) => !line.current && line.total_fen !== null)!
    expect(other.fees.reduce((sum, row) => sum + row.fee_fen, 0)).toBe(other.total_fen)
    expect(other.owed_fen).toBe(other.total_fen! - DEPOSIT_FEN)

    const first = (await page(id)).supplement!
    const changed = await change(id, other.line_id, other.total_fen!)
    expect(changed).toEqual({ stage: 'supplement_due', total_fen: other.total_fen, owed_fen: other.owed_fen })
    const now = await page(id)
    expect(now).toMatchObject({
      stage: 'supplement_due',
      actual_fen: other.total_fen,
      frozen_fen: DEPOSIT_FEN,
      line_name: other.name,
      supplement: { amount_fen: other.owed_fen, pay_by: first.pay_by },
    })
    expect(now.history.at(-1)).toMatchObject({ step: 'change_line', actor: 'shopper' })
    expect(await balance()).toEqual([before[0] - DEPOSIT_FEN, before[1] + DEPOSIT_FEN])

    const pay = (supplement_id: string, amount: number) =>
      ana.call('POST /payments', {
        body: { supplement_ids: [supplement_id], method: 'balance', expected_total_fen: amount },
      })
    await expectRefusal(pay(first.id, first.amount_fen), 'transition_not_allowed')
    await pay(now.supplement!.id, other.owed_fen!)
    expect(await balance()).toEqual([before[0] - other.total_fen!, before[1] + other.total_fen!])
    await expectRefusal(linesOf(id), 'transition_not_allowed')
    await expectRefusal(change(id, 'PST-EMS', own.total_fen!), 'transition_not_allowed')
    await given.ship(packer, id)
    expect(await balance()).toEqual([before[0] - other.total_fen!, before[1]])
  })

  test('every line has what customs charge on it, and the cheapest to the door is first', async () => {
    await given.money(world, ana, 60_000)
    const berlin = await given.anAddress(ana, {
      country: 'DE',
      province: '',
      city: 'Berlin',
      postcode: '10999',
    })
    const id = await aTrial(600, berlin.id)
    const lines = await linesOf(id)
    for (const line of lines) expect(line.duty === null).toBe(line.total_fen === null)
    const own = lines.find((line) => line.current)!
    expect(own.duty!.likely_fen).toBeGreaterThan(0)
    const toDoor = lines.flatMap(({ total_fen: fen, duty }) => (duty ? fen! + duty.likely_fen : []))
    expect(toDoor).toEqual(toDoor.toSorted((a, b) => a - b))
    expect(lines.slice(toDoor.length).every((line) => line.total_fen === null)).toBe(true)
    // What is kept with the package after a change is what was shown.
    const other = lines.find((line) => !line.current && line.total_fen !== null)!
    await change(id, other.line_id, other.total_fen!)
    expect((await page(id)).tax_estimate).toMatchObject({
      likely_fen: other.duty!.likely_fen,
      line_pays: other.duty!.line_pays,
    })
  })

  test('a line is changed at the price shown, if it carries the package, and only by the owner', async () => {
    await given.money(world, ana, 30_000)
    const id = await aTrial()
    const lines = await linesOf(id)
    const other = lines.find((line) => !line.current && line.total_fen !== null)!
    const error = await expectRefusal(change(id, other.line_id, other.total_fen! - 1), 'out_of_date')
    expect(error.data).toMatchObject({ total_fen: other.total_fen })
    await expectRefusal(change(id, 'NO-LINE', 100), 'invalid_input')
    const closed = lines.find((line) => line.total_fen === null)
    if (closed)
      expect((await expectRefusal(change(id, closed.line_id, 100), 'invalid_input')).reason).toBe(
        'line_cannot_carry',
      )
    const bo = await world.shopper('bo')
    await expectRefusal(change(id, other.line_id, other.total_fen!, bo), 'not_found')
    await given.later(world, { days: 8 })
    const late = await expectRefusal(change(id, other.line_id, other.total_fen!), 'transition_not_allowed')
    expect(late.reason).toBe('payment_window_closed')
  })

  test('later price changes affect neither its own line nor the others', async () => {
    await given.money(world, ana, 30_000)
    const parcel = await packFirst([await stock()])
    const rise = { country: 'SG', byFen: 5_000, from: { hours: 1 } }
    await given.raiseRates(world, { ...rise, line: 'PST-EMS' })
    await given.later(world, { hours: 2 })
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id, { grams: 600 })
    const own = (await linesOf(parcel.id)).find((line) => line.current)!
    expect(own.total_fen).toBe(ESTIMATE_FEN)
  })

  test('a package paid by its estimate keeps its line', async () => {
    const paid = await given.aPaidParcel(world, ana, [await stock()])
    await given.pickAll(packer, paid.id)
    await given.pack(packer, paid.id, { grams: 1_100 })
    expect((await page(paid.id)).stage).toBe('supplement_due')
    await expectRefusal(linesOf(paid.id), 'transition_not_allowed')
    await expectRefusal(change(paid.id, 'EXP-HK', 100), 'transition_not_allowed')
  })

  test('two tabs change the line and pay: one of them wins, and the books balance', async () => {
    await given.money(world, ana, 60_000)
    const id = await aTrial()
    const other = (await linesOf(id)).find((line) => !line.current && line.total_fen !== null)!
    const due = (await page(id)).supplement!
    const results = await Promise.allSettled([
      change(id, other.line_id, other.total_fen!),
      ana.call('POST /payments', {
        body: { supplement_ids: [due.id], method: 'balance', expected_total_fen: due.amount_fen },
      }),
    ])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(['supplement_due', 'to_ship']).toContain((await page(id)).stage)
  })
})

describe('an address that changed after the quote', () => {
  test('blocks the package until the shopper has seen the new address', async () => {
    const address = await given.anAddressInSingapore(ana)
    const form = await given.parcelForm(ana, [await stock()], { address_id: address.id })
    const { id: _, country_name: __, is_default: ___, ...seen } = address
    await ana.call('PUT /addresses/{id}', {
      params: { id: address.id },
      body: { ...seen, is_default: false, address: '2 Raffles Place' },
    })
    const create = (expected_address: typeof seen) =>
      ana.call('POST /parcels', { body: { ...form, expected_address } })
    const error = await expectRefusal(create(seen), 'out_of_date')
    expect([error.reason, error.data['changed']]).toEqual(['address_changed', ['address']])
    const { id } = await create({ ...seen, address: '2 Raffles Place' })
    expect((await page(id)).address.address).toBe('2 Raffles Place')
  })
})
