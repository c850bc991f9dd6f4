import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld({ manyAtOnce: true })
let ana: Person
let bo: Person
let buyer: Person
let packer: Person
let home: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  home = (await given.anAddressInSingapore(ana)).id
})

const form = (ids: string[], over: Partial<Parameters<typeof given.parcelForm>[2]> = {}) =>
  given.parcelForm(ana, ids, { address_id: home, ...over })
const create = (body: Awaited<ReturnType<typeof form>>, who = ana) => who.call('POST /parcels', { body })

describe('the lines compared', () => {
  test('each with its whole bill, to the fen', async () => {
    const id = await given.stock(world, ana, packer, { grams: 600 })
    const preview = await ana.call('POST /parcels/preview', {
      body: {
        stock_item_ids: [id],
        address_id: home,
        service_ids: ['stretch_film', 'remove_packaging'],
        insured_fen: 10_000,
      },
    })
    expect(preview).toMatchObject({
      country: 'SG',
      goods_grams: 600,
      estimated_grams: 660,
      estimated_size_mm: [250, 180, 90],
      goods_fen: 12_000,
      available_fen: 0,
      declaration: [
        { stock_item_id: id, description: 'Ceramic teapot', quantity: 1, value_fen: 12_000, category: null },
      ],
    })
    expect(preview.lines.map((line) => line.line_id).toSorted()).toEqual([
      'DIR-DDP',
      'EXP-HK',
      'PST-EMS',
      'PST-EUB',
      'SEA-DDP',
    ])
    const ems = preview.lines.find((line) => line.line_id === 'PST-EMS')!
    expect(ems.fees).toEqual([
      { kind: 'first', name: 'First weight', fee_fen: 11_500 },
      { kind: 'steps', name: 'Further weight', fee_fen: 3_300 },
      { kind: 'customs', name: 'Customs declaration', fee_fen: 800 },
      { kind: 'operation', name: 'Packing', fee_fen: 800 },
      { kind: 'service', name: 'Remove sellers’ packaging', fee_fen: 100 },
      { kind: 'service', name: 'Stretch film', fee_fen: 400 },
      { kind: 'insurance', name: 'Insurance', fee_fen: 200 },
    ])
    expect(ems).toMatchObject({
      total_fen: 17_100,
      billed_grams: 660,
      steps: 1,
      grams_to_next_step: 340,
      next_step_fen: 3_300,
    })
    const totals = preview.lines.flatMap((line) => line.total_fen ?? [])
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })

  test('a line that cannot carry the goods is still listed, with the reason', async () => {
    const id = await given.stock(world, ana, packer, { grams: 2_500, category: 'liquid' })
    const { id: address_id } = await given.anAddress(ana)
    const preview = await ana.call('POST /parcels/preview', { body: { stock_item_ids: [id], address_id } })
    const packet = preview.lines.find((line) => line.line_id === 'PST-EUB')!
    expect(packet).toMatchObject({ total_fen: null, fees: [] })
    expect(packet.refusals).toContain('Does not carry: Liquids, gels, creams')
    expect(packet.refusals.join()).toMatch(/Too heavy: 2\.75.kg, at most 2\.00.kg/)
    const body = await form([id], { line_id: 'PST-EUB', address_id })
    const error = await expectRefusal(create(body), 'invalid_input')
    expect(error.data).toMatchObject({ reason: 'line_cannot_carry', refusals: packet.refusals })
  })

  test('several things go into the smallest carton that holds them', async () => {
    const ids = [
      await given.stock(world, ana, packer, { grams: 900, size: [300, 200, 110] }),
      await given.stock(world, ana, packer, { grams: 800, size: [300, 200, 110] }),
    ]
    const preview = await ana.call('POST /parcels/preview', {
      body: { stock_item_ids: [...ids, ids[0]!], country: 'SG' },
    })
    expect(preview).toMatchObject({ estimated_grams: 1_870, estimated_size_mm: [390, 300, 250] })
  })

  test('without an address, the country is the one requested, or else that of the default address', async () => {
    const id = await given.stock(world, ana, packer)
    const ask = (body: { country?: string }) =>
      ana.call('POST /parcels/preview', { body: { stock_item_ids: [id], ...body } })
    expect((await ask({})).country).toBe('SG')
    expect((await ask({ country: 'NZ' })).country).toBe('NZ')
    expect((await ask({ country: 'CN' })).lines.map((line) => line.refusals)).toEqual(
      Array.from({ length: 5 }, () => ['Does not ship there']),
    )
    await expectRefusal(ask({ country: 'XX' }), 'not_found')
  })

  test('a Chinese title suggests its Latin part as the description, or leaves it to the shopper', async () => {
    const ids = [
      await given.stock(world, ana, packer, { inbound: { title: '夏季 Cotton T-shirt 女装' } }),
      await given.stock(world, ana, packer, { inbound: { title: '手机壳' } }),
      await given.stock(world, ana, packer, { inbound: { title: '喇叭' } }),
      await given.stock(world, ana, packer, { inbound: { title: '喇叭' }, category: 'magnet' }),
    ]
    const { declaration } = await ana.call('POST /parcels/preview', { body: { stock_item_ids: ids } })
    expect(new Set(declaration.map((row) => row.description))).toEqual(
      new Set(['Cotton T-shirt', '', 'Magnets, speakers']),
    )
    expect(new Map(declaration.map((row) => [row.hs_code, row.description_chinese]))).toEqual(
      new Map([
        ['610910', '棉制针织T恤衫'],
        ['392690', '塑料手机壳及配件'],
        [null, '喇叭'],
      ]),
    )
  })
})

describe('a package', () => {
  test('is created from stock items, which are in it from then on', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer })
    const parcel = await create(await form([stockId]))
    expect(parcel.number).toMatch(/^P\d{9}$/)
    expect(parcel.total_fen).toBe(16_400)
    const page = await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect(page).toMatchObject({
      stage: 'pending_payment',
      status: 'pending_payment',
      line_name: 'EMS',
      country_name: 'Singapore',
      estimated_fen: 16_400,
      frozen_fen: 0,
      pay_by: '2026-11-03T02:00:00.000Z',
      address: { city: 'Singapore', first_name: 'Ana' },
      contents: [{ stock_item_id: stockId, description: 'Cotton shirt', value_fen: 3_000 }],
      history: [{ step: 'create', actor: 'shopper' }],
      actual_fees: null,
      difference_fen: null,
    })
    const { items } = await ana.call('GET /stock_items', { query: { stage: 'in_parcel' } })
    expect(items.map((item) => item.id)).toContain(stockId)
    const { stage } = await world.db
      .selectFrom('order_items')
      .where('id', '=', itemId)
      .select('stage')
      .executeTakeFirstOrThrow()
    expect(stage).toBe('in_parcel')
  })

  test('with a thing that is already in another one is refused', async () => {
    const [one, two] = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
    const body = await form([one, two])
    await create(await form([one]))
    for (const ids of [[one], [one, two]]) {
      const error = await expectRefusal(create({ ...body, stock_item_ids: ids }), 'transition_not_allowed')
      expect(error.reason).toBe('already_in_a_package')
    }
  })

  test('sent many times concurrently is created once', async () => {
    const id = await given.stock(world, ana, packer)
    const body = await form([id])
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => create(body)))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(result.reason).toMatchObject({
          error: 'transition_not_allowed',
          reason: 'already_in_a_package',
        })
    const { items } = await ana.call('GET /parcels', { query: { limit: 100 } })
    const holding = await world.db
      .selectFrom('parcel_items')
      .where('stock_item_id', '=', id)
      .select('parcel_id')
      .execute()
    expect(holding).toHaveLength(1)
    expect(items.map((parcel) => parcel.id)).toContain(holding[0]!.parcel_id)
  })

  test('combined in two tabs concurrently, with different other things, is created once', async () => {
    const [shared, one, two] = [
      await given.stock(world, ana, packer),
      await given.stock(world, ana, packer),
      await given.stock(world, ana, packer),
    ]
    const tabs = [await form([shared, one]), await form([two, shared])]
    const made = await Promise.allSettled(tabs.map((body) => create(body)))
    expect(made.map((tab) => tab.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const lost = made.findIndex((tab) => tab.status === 'rejected')
    expect(made[lost]).toMatchObject({ reason: { reason: 'already_in_a_package' } })
    // The other thing in the losing tab is still free.
    await create(await form([lost === 0 ? one : two]))
  })

  test('with the same idempotency key is created once and returned twice', async () => {
    const body = await form([await given.stock(world, ana, packer)])
    const send = () => ana.call('POST /parcels', { body }, { idempotencyKey: 'one package' })
    expect(await send()).toEqual(await send())
  })

  test('of nothing, of two warehouses, or of uninspected goods is refused', async () => {
    const here = await given.stock(world, ana, packer)
    const body = await form([here])
    const there = await given.stock(world, ana, packer, { inbound: { warehouse_id: 'YW1' } })
    const inbound = await given.anInbound(ana)
    const waiting = (await given.scan(packer, inbound.tracking_number)).items[0]!.id
    const refuse = async (ids: string[]) => {
      const preview = ana
        .call('POST /parcels/preview', { body: { stock_item_ids: ids } })
        .catch((error) => error)
      const made = await create({ ...body, stock_item_ids: ids }).catch((error) => error)
      expect((await preview).reason).toBe(made.reason)
      return made.reason
    }
    expect(await refuse([])).toBe('no_product_selected')
    expect(await refuse([here, there])).toBe('different_warehouses')
    expect(await refuse([here, waiting])).toBe('not_in_warehouse')
  })

  test('with a thing whose refund is open is refused', async () => {
    const { stockId, itemId } = await given.aShelvedItem(world, ana, { buyer, packer })
    const body = await form([stockId])
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: itemId },
      body: { cause: 'wrong_options', reason: 'Too small' },
    })
    expect((await expectRefusal(create(body), 'transition_not_allowed')).reason).toBe('refund_open')
  })

  test("with another shopper's things, or to another shopper's address, is not found", async () => {
    const mine = await given.stock(world, ana, packer)
    const theirs = await given.stock(world, bo, packer)
    const body = await form([mine])
    await expectRefusal(create({ ...body, stock_item_ids: [mine, theirs] }), 'not_found')
    await expectRefusal(
      ana.call('POST /parcels/preview', { body: { stock_item_ids: [mine, theirs] } }),
      'not_found',
    )
    const { id: address_id } = await given.anAddressInSingapore(bo)
    await expectRefusal(create({ ...body, address_id }), 'not_found')
    await expectRefusal(
      ana.call('POST /parcels/preview', { body: { stock_item_ids: [mine], address_id } }),
      'not_found',
    )
    const parcel = await create(body)
    const params = { id: parcel.id }
    await expectRefusal(bo.call('GET /parcels/{id}', { params }), 'not_found')
    await expectRefusal(bo.call('POST /parcels/{id}/cancel', { params, body: {} }), 'not_found')
    await expectRefusal(bo.call('POST /parcels/{id}/confirm_receipt', { params, body: {} }), 'not_found')
    const review = { stars: 5, body: '', file_ids: [] }
    await expectRefusal(bo.call('POST /parcels/{id}/review', { params, body: review }), 'not_found')
    await expectRefusal(given.payParcel(bo, parcel), 'not_found')
    expect((await bo.call('GET /parcels')).items).toEqual([])
  })
})

const declarationOf = async (id: string): Promise<unknown> =>
  (await world.db.selectFrom('parcels').where('id', '=', id).select('declaration').executeTakeFirstOrThrow())
    .declaration

describe('the form of a package', () => {
  test('declares everything, in Latin letters, and never below the price paid', async () => {
    const id = await given.stock(world, ana, packer)
    const body = await form([id])
    const row = body.declaration[0]!
    const declare = (declaration: typeof body.declaration) => create({ ...body, declaration })
    const refused = async (declaration: typeof body.declaration) => {
      const error = await expectRefusal(declare(declaration), 'invalid_input')
      return [error.reason, ...Object.keys(error.fields)]
    }
    expect(await refused([{ ...row, value_fen: 11_999 }])).toEqual([
      'declared_too_low',
      'declaration.0.value_fen',
    ])
    expect(await refused([{ ...row, description: '茶壶' }])).toEqual([undefined, 'declaration.0.description'])
    expect(await refused([])).toEqual(['fill_in_all_items', 'declaration'])
    expect(await refused([row, { ...row, stock_item_id: home }])).toEqual([
      undefined,
      'declaration.1.stock_item_id',
    ])
    const more = { ...row, value_fen: 15_000 }
    expect(await refused([more])).toEqual(['reason_required', 'declaration.0.reason'])
    expect(await refused([{ ...more, reason: '  ' }])).toEqual(['reason_required', 'declaration.0.reason'])
    expect(await refused([{ ...row, hs_code: '61091' }])).toEqual([undefined, 'declaration.0.hs_code'])
    expect(await refused([{ ...row, hs_code: '990000' }])).toEqual([undefined, 'declaration.0.hs_code'])
    expect(await refused([{ ...row, description_chinese: 'teapot' }])).toEqual([
      undefined,
      'declaration.0.description_chinese',
    ])
    const { id: parcelId } = await declare([
      { ...more, hs_code: '6912.00', reason: ' bought at a discount ' },
    ])
    expect(await declarationOf(parcelId)).toEqual([
      {
        stock_item_id: id,
        description: 'Ceramic teapot',
        description_chinese: '陶餐具',
        hs_code: '691200',
        pieces: 1,
        grams: 600,
        value_fen: 15_000,
        reason: 'bought at a discount',
      },
    ])
  })

  test('has an address that can be printed: one stored before that was checked is refused, with the letter', async () => {
    const address = await given.anAddress(ana)
    await world.db
      .updateTable('addresses')
      .set({ address: '12 Main Street 😀' })
      .where('id', '=', address.id)
      .execute()
    const body = await form([await given.stock(world, ana, packer)], { address_id: address.id })
    const { fields } = await expectRefusal(create(body), 'invalid_input')
    expect(fields['address_id']).toBe(
      'We can’t print “😀” (street address), or carriers there can’t read it. Please edit the address',
    )
  })

  test('has the tax id that customs require, and it is checked', async () => {
    const tried = async (country: string, tax_id: string, line_id = 'PST-EMS') => {
      const address = await given.anAddress(ana, {
        country,
        province: country === 'MX' ? 'CMX' : 'SP',
        city: 'Centro',
        postcode: country === 'MX' ? '06000' : '01001-000',
        phone: country === 'MX' ? '+52 55 1234 5678' : '+55 11 96123 4567',
      })
      if (tax_id)
        await world.db.updateTable('addresses').set({ tax_id }).where('id', '=', address.id).execute()
      const body = await form([await given.stock(world, ana, packer)], { address_id: address.id, line_id })
      return await create(body).then(
        () => 'made',
        (error: unknown) => (error as { fields: Record<string, string> }).fields['address_id'],
      )
    }
    expect(await tried('BR', '')).toBe(
      'Customs there don’t clear a package without the recipient’s CPF / CNPJ. Please add it to the address',
    )
    expect(await tried('BR', '529.982.247-26')).toContain('isn’t a valid one')
    expect(await tried('BR', '529.982.247-25')).toBe('made')
    expect(await tried('MX', '')).toBe('made')
    expect(await tried('MX', '', 'EXP-HK')).toContain('RFC / CURP')
  })

  test('stores the expected customs charges, by the rules of that day', async () => {
    const address = await given.anAddress(ana, {
      country: 'DE',
      province: '',
      city: 'Berlin',
      postcode: '10999',
      phone: '+49 30 901820',
    })
    const { id } = await create(
      await form([await given.stock(world, ana, packer)], { address_id: address.id }),
    )
    const { tax_estimate } = await world.db
      .selectFrom('parcels')
      .where('id', '=', id)
      .select('tax_estimate')
      .executeTakeFirstOrThrow()
    expect(tax_estimate).toMatchObject({
      day: '2026-11-02',
      certainty: 'estimate',
      mode: 'ddu',
      rows: [{ kind: 'duty', fen: { likely: 2_287 } }, { kind: 'tax' }, { kind: 'fee' }],
    })
    const page = await ana.call('GET /parcels/{id}', { params: { id } })
    const [duty, vat, fee] = page.tax_estimate!.rows
    expect(page.tax_estimate).toMatchObject({
      day: '2026-11-02',
      certainty: 'estimate',
      line_pays: 'nothing',
      likely_fen: duty!.likely_fen + vat!.likely_fen + fee!.likely_fen,
    })
    // Later rules do not change what was shown.
    await world.db.deleteFrom('exchange_rates').where('currency', '=', 'EUR').execute()
    expect((await ana.call('GET /parcels/{id}', { params: { id } })).tax_estimate).toEqual(page.tax_estimate)
  })

  test('must contain only choices on offer', async () => {
    const body = await form([await given.stock(world, ana, packer)])
    const fields = async (change: Partial<typeof body>) =>
      Object.keys((await expectRefusal(create({ ...body, ...change }), 'invalid_input')).fields)
    expect(await fields({ line_id: 'BY-AIRSHIP' })).toEqual(['line_id'])
    expect(await fields({ service_ids: ['gift_wrap'] })).toEqual(['service_ids'])
    expect(await fields({ insured_fen: 12_001 })).toEqual(['insured_fen'])
  })

  test('is insured for no more than is ever paid out, and no fee is charged for more', async () => {
    const id = await given.stock(world, ana, packer, { inbound: { value_fen: 10_000_000 } })
    const quote = (insured_fen: number) =>
      ana.call('POST /parcels/preview', { body: { stock_item_ids: [id], address_id: home, insured_fen } })
    expect((await expectRefusal(quote(10_000_000), 'invalid_input')).fields).toHaveProperty('insured_fen')
    const body = await form([id], { insured_fen: 1_000_000 })
    expect(
      (await expectRefusal(create({ ...body, insured_fen: 1_000_001 }), 'invalid_input')).fields,
    ).toEqual({
      insured_fen: expect.any(String),
    })
    const parcel = await create(body)
    const page = await ana.call('GET /parcels/{id}', { params: { id: parcel.id } })
    expect(page.estimated_fees.find((fee) => fee.kind === 'insurance')!.fee_fen).toBe(20_000)
    const beyond = world.db
      .updateTable('parcels')
      .set({ insured_fen: 1_000_001 })
      .where('id', '=', parcel.id)
      .execute()
    await expect(beyond).rejects.toThrow(/parcels_insured_fen_cap/)
  })

  test('must cost what the shopper saw, or else both sums are reported', async () => {
    const body = await form([await given.stock(world, ana, packer)])
    const error = await expectRefusal(
      create({ ...body, expected_total_fen: body.expected_total_fen! - 1 }),
      'out_of_date',
    )
    expect(error.data).toMatchObject({ expected_total_fen: 16_399, total_fen: 16_400 })
  })

  test('is refused as out of date once the rates have changed', async () => {
    const address = await given.anAddress(ana, {
      country: 'KR',
      province: 'Seoul',
      city: 'Seoul',
      postcode: '04524',
      tax_id: 'P123456789012',
    })
    const body = await form([await given.stock(world, ana, packer)], { address_id: address.id })
    await given.raiseRates(world, { line: 'PST-EMS', country: 'KR', byFen: 500, from: { hours: 0 } })
    const error = await expectRefusal(create(body), 'out_of_date')
    expect(Number(error.data['total_fen']) - body.expected_total_fen!).toBe(500)
  })
})

test('includes late storage in the bill', async () => {
  const cy = await world.shopper('cy')
  const id = await given.stock(world, cy, packer)
  await given.later(world, { days: 32 })
  const preview = await cy.call('POST /parcels/preview', { body: { stock_item_ids: [id], country: 'SG' } })
  const ems = preview.lines.find((line) => line.line_id === 'PST-EMS')!
  expect(ems.fees.at(-1)).toEqual({ kind: 'late_storage', name: 'Late storage', fee_fen: 60 })
  expect(ems.total_fen).toBe(16_460)
})
