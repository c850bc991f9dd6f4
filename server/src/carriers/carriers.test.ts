import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { fakeYun } from './yunexpress/yunexpress.test-support.ts'

const yun = fakeYun()
const world = testWorld({ env: () => yun.env() })
let ana: Person
let packer: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  ana = await world.shopper('ana')
})
beforeEach(() => {
  Object.assign(yun.knobs, { numberComesLater: false, labelHost: '', refusal: '', hasParcel: false })
  yun.server.go('back')
})

let ownAddress: string | undefined

async function aPackedParcel(over: { service_ids?: string[]; address_id?: string } = {}): Promise<string> {
  // One address for all, because an address book is full at twenty.
  ownAddress ??= (await given.anAddressInSingapore(ana)).id
  const stockId = await given.stock(world, ana, packer)
  const parcel = await given.aPaidParcel(world, ana, [stockId], { address_id: ownAddress, ...over })
  await given.pickAll(packer, parcel.id)
  await given.pack(packer, parcel.id)
  return parcel.id
}
const book = (id: string) => packer.call('POST /staff/parcels/{id}/book', { params: { id }, body: {} })
const cancel = (id: string) => packer.call('POST /staff/shipments/{id}/cancel', { params: { id }, body: {} })
const shipmentOf = async (id: string) =>
  (await packer.call('GET /staff/parcels/{id}/shipment', { params: { id } })).shipment
const ordersOf = async (id: string) => {
  const { number } = await packer.call('GET /staff/parcels/{id}', { params: { id } })
  return yun.orders.filter((order) => order.CustomerOrderNumber.startsWith(number))
}
const payTaxBy = (tax_mode: 'ddu' | 'ioss') =>
  world.db.updateTable('shipping_lines').set({ tax_mode }).where('id', '=', 'PST-EMS').execute()
const follow = (shipmentId: string) => world.runJob('follow-shipment', { shipmentId, round: 0 })

describe('a packed package', () => {
  test('is booked with the carrier of its line, with a number, and a label as a file', async () => {
    const id = await aPackedParcel()
    expect(await packer.call('GET /staff/parcels/{id}/shipment', { params: { id } })).toEqual({
      offered: { carrier: 'yunexpress', carrier_name: 'YunExpress', service: 'BKPHR' },
      shipment: null,
    })
    const shipment = await book(id)
    expect(shipment).toMatchObject({ stage: 'booked', carrier: 'yunexpress', failure: '' })
    expect(shipment.tracking_number).toMatch(/^YT\d{16}$/)
    const label = await world.inject({ method: 'GET', url: shipment.label_url! })
    expect([label.headers['content-type'], label.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-'])
    const [order] = await ordersOf(id)
    expect(order).toMatchObject({
      ShippingMethodCode: 'BKPHR',
      Weight: 0.6,
      Receiver: { CountryCode: 'SG', City: 'Singapore' },
    })
    // Rounded up to the cent, so that nothing is declared below the price paid.
    expect(order!.Parcels[0]!.UnitPrice).toBeGreaterThan(0)
    const shipped = await given.ship(packer, id, shipment.tracking_number!)
    expect(shipped).toMatchObject({ stage: 'in_transit', carrier: 'yunexpress' })
    await expectRefusal(cancel(shipment.id), 'transition_not_allowed')
  })

  test('to the EU is booked with tariff numbers and both descriptions, and with the IOSS number only if the tax is paid through it', async () => {
    const address = await given.anAddress(ana, {
      first_name: 'Suharto',
      last_name: '',
      country: 'DE',
      province: '',
      city: 'Berlin',
      postcode: '10999',
      phone: '+49 30 901820',
    })
    const bookTo = async (mode: 'ddu' | 'ioss', valueFen = 12_000) => {
      await payTaxBy(mode)
      const stock = await given.stock(world, ana, packer)
      const declared = {
        stock_item_id: stock,
        description: 'Cotton T-shirt',
        description_chinese: '棉制T恤衫',
        hs_code: '6109.10.0010',
        value_fen: valueFen,
        reason: valueFen > 12_000 ? 'I had it embroidered' : '',
      }
      const parcel = await given.aPaidParcel(world, ana, [stock], {
        address_id: address.id,
        line_id: 'PST-EMS',
        declaration: [declared],
      })
      await given.pickAll(packer, parcel.id)
      await given.pack(packer, parcel.id)
      expect((await expectRefusal(book(parcel.id), 'invalid_input')).reason).toBe('declaration_incomplete')
      const { value_fen: _value, reason: _reason, ...words } = declared
      await packer.call('PUT /staff/parcels/{id}/declaration', {
        params: { id: parcel.id },
        body: { rows: [{ ...words, maker_item: 'TS 7', no_standard_item: true, maker: 'Łódź Works' }] },
      })
      await book(parcel.id)
      return (await ordersOf(parcel.id))[0]!
    }
    const plain = await bookTo('ddu')
    expect(plain).not.toHaveProperty('IossCode')
    expect(plain.Receiver).toMatchObject({ FirstName: 'Suharto', Street: '12 Burnside Street' })
    expect(plain.Receiver).not.toHaveProperty('LastName')
    expect(plain.Parcels).toEqual([
      expect.objectContaining({
        EName: 'Cotton T-shirt',
        CName: '棉制T恤衫',
        HSCode: '6109100010',
        InvoiceRemark: 'NS-PID TS 7 - Y081 - Lodz Works',
      }),
    ])
    expect(await bookTo('ioss')).toMatchObject({ IossCode: 'IM2760000001' })
    // Above 150 euros the tax is collected at the border.
    expect(await bookTo('ioss', 120_000)).not.toHaveProperty('IossCode')
    const fin = await world.staff('fin', ['finance'])
    await fin.call('POST /staff/tax_registrations', {
      body: {
        ...{ scheme: 'ioss', number: 'IM3720000224', party: 'Longhaul Ltd', reason: 'The letter' },
        from_day: world.clock.now().toISOString().slice(0, 10),
      },
    })
    // In the price of the package itself, under our own registration.
    expect(await bookTo('ddu')).toMatchObject({ IossCode: 'IM3720000224' })
    await payTaxBy('ioss')
    const inLasPalmas = await given.anAddress(ana, {
      ...{ country: 'ES', province: 'Las Palmas', city: 'Las Palmas', postcode: '35001' },
      phone: '+34 928 446000',
    })
    // In Spain, but no place where value added tax of the EU is charged.
    const there = await aPackedParcel({ address_id: inLasPalmas.id })
    await book(there)
    expect((await ordersOf(there))[0]).not.toHaveProperty('IossCode')
    const home = await aPackedParcel()
    await book(home)
    expect((await ordersOf(home))[0]).not.toHaveProperty('IossCode')
    await payTaxBy('ddu')
  })

  test('is booked once, however often it is requested', async () => {
    const id = await aPackedParcel()
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => book(id)))
    expect(tries.some((entry) => entry.status === 'fulfilled')).toBe(true)
    expect((await expectRefusal(book(id), 'transition_not_allowed')).reason).toBe('shipment_open')
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('with a video paid for is not booked before it has one', async () => {
    const id = await aPackedParcel({ service_ids: ['packing_video'] })
    expect((await expectRefusal(book(id), 'invalid_input')).reason).toBe('video_needed')
    expect(await ordersOf(id)).toEqual([])
    await given.addPackingVideo(world, packer, id, given.A_VIDEO)
    expect(await book(id)).toMatchObject({ stage: 'booked' })
  })

  test('that is not packed, or goes by a line without an API, is not booked', async () => {
    const paid = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
    await expectRefusal(book(paid.id), 'transition_not_allowed')
    const id = await aPackedParcel()
    await world.db.updateTable('parcels').set({ line_id: 'EXP-HK' }).where('id', '=', id).execute()
    expect((await expectRefusal(book(id), 'transition_not_allowed')).reason).toBe('carrier_not_set_up')
    await expectRefusal(book('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
    await expectRefusal(cancel('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
  })
})

describe('an address', () => {
  const seoul = {
    country: 'KR',
    first_name: '민수',
    last_name: '김',
    province: 'Seoul',
    city: '강남구',
    address: '테헤란로 123',
    postcode: '06134',
    phone: '+82 2 731 2120 ext. 22',
    tax_id: 'P123456789012',
  }
  const packed = async (over: object, description = 'Cotton T-shirt') => {
    const { id: address_id } = await given.anAddress(ana, { ...seoul, ...over })
    const stock_item_id = await given.stock(world, ana, packer)
    const parcel = await given.aPaidParcel(world, ana, [stock_item_id], {
      address_id,
      line_id: 'PST-EMS',
      declaration: [{ stock_item_id, description, value_fen: 12_000 }],
    })
    await given.pickAll(packer, parcel.id)
    await given.pack(packer, parcel.id)
    return parcel.id
  }

  test('not in Latin letters is not sent to a carrier unasked: staff see how it could be written', async () => {
    const id = await packed({})
    const refusal = await expectRefusal(book(id), 'invalid_input')
    expect(refusal.reason).toBe('letters_unknown')
    expect(refusal.fields).toEqual({
      first_name: '“민수” could be written “Minsu”',
      last_name: '“김” could be written “Gim”',
      city: '“강남구” could be written “Gangnamgu”',
      address: '“테헤란로 123” could be written “Tehelanlo 123”',
    })
    expect([await shipmentOf(id), await ordersOf(id)]).toEqual([null, []])

    await packer.call('POST /staff/parcels/{id}/address_problem', {
      params: { id },
      body: { reason: 'Please use Latin letters' },
    })
    const latin = { first_name: 'Minsu', last_name: 'Kim', city: 'Gangnam-gu', address: '123 Teheran-ro' }
    const { id: address_id } = await given.anAddress(ana, { ...seoul, ...latin })
    await ana.call('POST /parcels/{id}/address', { params: { id }, body: { address_id } })
    expect(await book(id)).toMatchObject({ stage: 'booked' })
    expect((await ordersOf(id))[0]!.Receiver).toMatchObject({ FirstName: 'Minsu', City: 'Gangnam-gu' })
  })

  test('is sent as it is written if staff know that the carrier reads it', async () => {
    const id = await packed({ first_name: 'Minsu', last_name: 'Kim', city: 'Gangnam-gu' })
    await expectRefusal(book(id), 'invalid_input')
    await packer.call('POST /staff/parcels/{id}/book', { params: { id }, body: { letters_confirmed: true } })
    expect((await ordersOf(id))[0]!.Receiver).toMatchObject({
      FirstName: 'Minsu',
      Street: '테헤란로 123',
    })
  })

  test('is sent with the number of a telephone, without its extension, and the goods in English letters', async () => {
    const id = await packed(
      { first_name: 'Zoë', last_name: 'Kim', city: 'Gangnam-gu', address: '123 Teheran-ro' },
      'Crème “Łódź” – 5 €',
    )
    await book(id)
    const [order] = await ordersOf(id)
    expect(order!.Receiver).toMatchObject({ FirstName: 'Zoë', Phone: '+82 2 731 2120' })
    expect(order!.Parcels[0]!.EName).toBe('Creme "Lodz" - 5 EUR')
  })
})

describe('a carrier that', () => {
  test.each(['takes and hangs up', 'takes and never answers', 'down'] as const)(
    '%s is called again with the same key, and books once',
    async (fault) => {
      const id = await aPackedParcel()
      yun.server.fail(fault)
      const shipment = await book(id)
      expect(shipment).toMatchObject({ stage: 'asked', tracking_number: null, label_url: null })
      await follow(shipment.id)
      expect(await shipmentOf(id)).toMatchObject({
        id: shipment.id,
        stage: 'booked',
        tracking_number: expect.stringMatching(/^YT/),
        label_url: expect.any(String),
      })
      expect(await ordersOf(id)).toHaveLength(1)
    },
  )

  test('is down for long can be retried manually', async () => {
    const id = await aPackedParcel()
    yun.server.go('away')
    const { id: shipmentId } = await book(id)
    for (const round of [0, 5]) await world.runJob('follow-shipment', { shipmentId, round })
    const until = (from: number) => new Date(from + 284 * 60_000).toISOString()
    const asked = world.clock.now().getTime()
    expect(await shipmentOf(id)).toMatchObject({ stage: 'asked', asked_again_until: until(asked) })
    // A manual retry also restarts the automatic retries, in a single sequence.
    world.clock.set(new Date(asked + 3_600_000))
    expect(await book(id)).toMatchObject({ stage: 'asked', asked_again_until: until(asked + 3_600_000) })
    await book(id)
    const { rows } = await sql`select count(*)::int as count from graphile_worker._private_jobs
      where key = ${`follow-shipment:${shipmentId}`}`.execute(world.db)
    expect(rows).toEqual([{ count: 1 }])
    yun.server.go('back')
    expect(await book(id)).toMatchObject({ id: shipmentId, stage: 'booked', asked_again_until: null })
    expect(await ordersOf(id)).toHaveLength(1)
  })

  test('refuses is quoted in its own words, and can be called again', async () => {
    const id = await aPackedParcel()
    yun.knobs.refusal = 'The postcode is not served'
    expect((await expectRefusal(book(id), 'try_again')).reason).toBe('carrier_refused')
    expect(await shipmentOf(id)).toMatchObject({ stage: 'refused', failure: 'The postcode is not served' })
    yun.knobs.refusal = ''
    expect(await book(id)).toMatchObject({ stage: 'booked' })
  })

  test('reports the number later is polled for it', async () => {
    const id = await aPackedParcel()
    yun.knobs.numberComesLater = true
    yun.knobs.labelIs = Buffer.from('<html>Please wait</html>')
    const shipment = await book(id)
    expect(shipment).toMatchObject({ stage: 'booked', label_url: null })
    yun.knobs.labelIs = Buffer.from('%PDF-1.7 label')
    await follow(shipment.id)
    expect(await shipmentOf(id)).toMatchObject({
      tracking_number: expect.stringMatching(/^LP/),
      label_url: expect.any(String),
    })
    const calls = yun.labelCalls
    await follow(shipment.id)
    expect(yun.labelCalls).toBe(calls)
  })

  test('refers to a label on another server is not followed there', async () => {
    const id = await aPackedParcel()
    yun.knobs.labelHost = 'http://169.254.169.254'
    expect(await book(id)).toMatchObject({ stage: 'booked', label_url: null })
  })
})

describe('a booking', () => {
  test('can be cancelled while the package is here, and repeated under another key', async () => {
    const id = await aPackedParcel()
    const first = await book(id)
    expect(await cancel(first.id)).toMatchObject({ stage: 'cancelled' })
    await expectRefusal(cancel(first.id), 'transition_not_allowed')
    expect(await book(id)).toMatchObject({ stage: 'booked' })
    expect((await ordersOf(id)).map((order) => order.Status)).toEqual([6, 3])
  })

  test('is cancelled even if the first request to cancel got no answer', async () => {
    const id = await aPackedParcel()
    const { id: shipmentId } = await book(id)
    yun.server.fail('takes and hangs up')
    expect(await cancel(shipmentId)).toMatchObject({ stage: 'cancelling' })
    await follow(shipmentId)
    expect(await shipmentOf(id)).toMatchObject({ stage: 'cancelled' })
  })

  test('stays if the carrier refuses to cancel it', async () => {
    const id = await aPackedParcel()
    const { id: shipmentId } = await book(id)
    yun.knobs.hasParcel = true
    expect((await expectRefusal(cancel(shipmentId), 'try_again')).reason).toBe('carrier_refused')
    expect(await shipmentOf(id)).toMatchObject({
      stage: 'booked',
      failure: expect.stringContaining('received'),
    })
  })
})
