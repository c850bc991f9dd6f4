import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'

const world = testWorld()
let fay: Person
let ada: Person
let ana: Person
let packer: Person

beforeAll(async () => {
  fay = await world.staff('fay', ['finance'])
  ada = await world.staff('ada', ['admin'])
  packer = await world.staff('wu', ['warehouse'])
  ana = await world.shopper('ana')
})

const vacuum = {
  id: 'vacuum_packing',
  unit: 'item' as const,
  price_fen: 150,
  name_en: ' Vacuum packing ',
  name_zh: '真空压缩',
  note_en: 'Clothes only',
  note_zh: '仅限衣物',
  position: 20,
  closed: false,
}
const ADD = 'POST /staff/extra_services'
const PRICE = 'PUT /staff/extra_services/{id}/price'

const service = async (id: string) =>
  (await fay.call('GET /staff/extra_services')).services.find((entry) => entry.id === id)!
const preview = async (stock: string, serviceIds: string[] = []) =>
  await ana.call('POST /parcels/preview', {
    body: { stock_item_ids: [stock], country: 'US', service_ids: serviceIds },
  })
const offered = async (stock: string, id: string) =>
  (await preview(stock)).services.find((entry) => entry.id === id)
const reasonOf = async (refused: Promise<unknown>) =>
  (await expectRefusal(refused, 'transition_not_allowed')).reason

/** Lets the day pass after which an approved fee takes effect. */
async function aDayLater(): Promise<void> {
  world.clock.advance({ hours: 24 })
  await world.runJob('decide-due-proposals', {})
  for (const person of [fay, ada, packer]) await given.logInAgain(world, person)
  const { token } = await world.caller()('POST /login', { body: { email: ana.email, password: PASSWORD } })
  ana = { ...ana, token, call: world.caller(token) }
}

async function change(id: string, to: { closed?: boolean; name_en?: string }) {
  const { id: _id, unit: _unit, price_fen: _price, ...words } = await service(id)
  return await fay.call('PUT /staff/extra_services/{id}', { params: { id }, body: { ...words, ...to } })
}
async function setPrice(id: string, price_fen: number): Promise<void> {
  const body = { was_fen: (await service(id)).price_fen, price_fen }
  await given.approved(fay, ada, PRICE, { params: { id }, body })
  await aDayLater()
}

describe('a new extra service', () => {
  test('is a new fee: a second person agrees, and a day later packages are offered it', async () => {
    const stock = await given.stock(world, ana, packer)
    expect(await reasonOf(fay.call(ADD, { body: vacuum }))).toBe('second_person_needed')
    const { id } = await fay.call('POST /staff/proposals', {
      body: { call: ADD, params: {}, body: vacuum, reason: 'Asked for every week' },
    })
    const shown = await ada.call('GET /staff/proposals/{id}', { params: { id } })
    expect(shown).toMatchObject({
      subject: 'vacuum_packing',
      changes: [{ name: 'price_per_item_fen', before: null, after: 150 }],
    })
    await ada.call('POST /staff/proposals/{id}/approve', { params: { id }, body: { figure: null } })
    expect(await offered(stock, 'vacuum_packing')).toBeUndefined()
    await aDayLater()
    expect(await service('vacuum_packing')).toEqual({ ...vacuum, name_en: 'Vacuum packing' })
    expect(await offered(stock, 'vacuum_packing')).toEqual({
      id: 'vacuum_packing',
      name: 'Vacuum packing',
      note: 'Clothes only',
      price_fen: 150,
      each_fen: 150,
    })
  })

  test('needs a free code of its own, names, and a price from 0 to 1,000 yuan', async () => {
    const taken = await expectRefusal(
      fay.call(ADD, { body: { ...vacuum, id: 'stretch_film' } }),
      'invalid_input',
    )
    expect(taken.fields).toHaveProperty('id')
    for (const wrong of [
      { id: 'x' },
      { id: 'Vacuum' },
      { id: 'a'.repeat(41) },
      { id: 'tag removal' },
      { name_en: ' ' },
      { name_zh: '' },
      { price_fen: -1 },
      { price_fen: 100_001 },
      { price_fen: 1.5 },
      { position: -1 },
      { unit: 'box' as 'item' },
    ]) {
      const refused = await expectRefusal(
        fay.call(ADD, { body: { ...vacuum, id: 'tag_removal', ...wrong } }),
        'invalid_input',
      )
      expect(Object.keys(refused.fields)).toEqual(Object.keys(wrong))
    }
  })
})

describe('a price', () => {
  test('that changes is paid by new packages, and packages that exist keep theirs', async () => {
    const [first, second] = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
    const { id } = await given.aParcel(ana, [first], { service_ids: ['stretch_film'] })
    const feeOf = async () =>
      (await ana.call('GET /parcels/{id}', { params: { id } })).estimated_fees.find(
        ({ kind }) => kind === 'service',
      )?.fee_fen
    expect(await feeOf()).toBe(400)
    await setPrice('stretch_film', 900)
    expect(await feeOf()).toBe(400)
    expect(await offered(second, 'stretch_film')).toMatchObject({ price_fen: 900 })
    const { lines } = await preview(second, ['stretch_film'])
    expect(lines.find(({ fees }) => fees.length > 0)!.fees).toContainEqual(
      expect.objectContaining({ kind: 'service', fee_fen: 900 }),
    )
  })

  test('takes a second person, and is refused if another was set since it was read', async () => {
    const params = { id: 'moisture_bag' }
    const body = { was_fen: 300, price_fen: 310 }
    expect(await reasonOf(fay.call(PRICE, { params, body }))).toBe('second_person_needed')
    expect(await reasonOf(ada.call(PRICE, { params, body }))).toBe('second_person_needed')
    await expectRefusal(fay.call(PRICE, { params, body: { ...body, was_fen: 290 } }), 'out_of_date')
    expect(await fay.call(PRICE, { params, body: { was_fen: 300, price_fen: 300 } })).toMatchObject({
      price_fen: 300,
    })
    for (const price_fen of [-1, 100_001, 0.5])
      await expectRefusal(fay.call(PRICE, { params, body: { ...body, price_fen } }), 'invalid_input')
    await expectRefusal(fay.call(PRICE, { params: { id: 'no_service' }, body }), 'not_found')
  })
})

describe('a closed service', () => {
  test('is offered to no new package; a package that chose it keeps it and its price', async () => {
    const [first, second] = [await given.stock(world, ana, packer), await given.stock(world, ana, packer)]
    const { id } = await given.aParcel(ana, [first], { service_ids: ['corner_protection'] })
    await change('corner_protection', { closed: true })
    expect(await offered(second, 'corner_protection')).toBeUndefined()
    const refused = await expectRefusal(preview(second, ['corner_protection']), 'invalid_input')
    expect(refused.fields).toHaveProperty('service_ids')
    const parcel = await ana.call('GET /parcels/{id}', { params: { id } })
    expect(parcel.services).toEqual([{ id: 'corner_protection', name: 'Corner protection' }])
    expect(parcel.estimated_fees).toContainEqual({
      kind: 'service',
      name: 'Corner protection',
      fee_fen: 500,
    })
    expect(await change('corner_protection', { closed: false, name_en: ' Corners ' })).toMatchObject({
      closed: false,
      name_en: 'Corners',
    })
    expect(await offered(second, 'corner_protection')).toMatchObject({ name: 'Corners' })
  })

  test('of packing first leaves paying by the estimate', async () => {
    const stock = await given.stock(world, ana, packer)
    const ways = async () => (await preview(stock)).pay_ways?.map((way) => way.id)
    expect(await ways()).toEqual(['estimate', 'exact'])
    await change('rehearsal_packing', { closed: true })
    expect(await ways()).toEqual(['estimate'])
    await change('rehearsal_packing', { closed: false })
  })

  test('must exist', async () => {
    const { id: _id, unit: _unit, price_fen: _price, ...body } = vacuum
    await expectRefusal(
      fay.call('PUT /staff/extra_services/{id}', { params: { id: 'no_service' }, body }),
      'not_found',
    )
  })
})

test('its code and what it is charged for never change', async () => {
  const { id, unit: _unit, price_fen: _price, ...words } = await service('packing_video')
  for (const fixed of [{ id: 'film' }, { unit: 'item' as const }]) {
    const body = { ...words, ...fixed }
    await expectRefusal(fay.call('PUT /staff/extra_services/{id}', { params: { id }, body }), 'invalid_input')
  }
})

test('support and the warehouse read services, finance and admins change them', async () => {
  const { id: _id, unit: _unit, price_fen, ...body } = await service('moisture_bag')
  const params = { id: 'moisture_bag' }
  for (const role of ['support', 'warehouse', 'buyer'] as const) {
    const other = await world.staff(`other-${role}`, [role])
    if (role === 'buyer') await expectRefusal(other.call('GET /staff/extra_services'), 'forbidden')
    else expect((await other.call('GET /staff/extra_services')).services.length).toBeGreaterThan(6)
    await expectRefusal(other.call(ADD, { body: { ...vacuum, id: 'other' } }), 'forbidden')
    await expectRefusal(other.call('PUT /staff/extra_services/{id}', { params, body }), 'forbidden')
    await expectRefusal(
      other.call(PRICE, { params, body: { was_fen: price_fen, price_fen: 1 } }),
      'forbidden',
    )
  }
  expect(await ada.call('PUT /staff/extra_services/{id}', { params, body })).toMatchObject(body)
})
