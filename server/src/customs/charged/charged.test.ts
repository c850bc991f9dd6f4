import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { type Person, STAFF_PASSWORD, expectRefusal, testWorld } from '../../../test/world.ts'
import { serveMetrics } from '../../operations/metrics/serve-metrics.ts'

const world = testWorld()
let ana: Person
let bo: Person
let fay: Person
let packer: Person
let parcelId: string

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  fay = await world.staff('fay', ['finance'])
  packer = await world.staff('wu', ['warehouse'])
  await given.money(world, ana, 400_000)
  parcelId = await aSent(ana)
})

const aSent = async (who: Person): Promise<string> =>
  (await given.aShippedParcel(world, who, packer, [await given.stock(world, who, packer)])).id
async function later(days: number): Promise<void> {
  world.clock.advance({ days })
  ana = await given.loggedInAgain(world, ana)
  bo = await given.loggedInAgain(world, bo)
  fay = await staffAgain(fay)
  packer = await staffAgain(packer)
}
async function staffAgain(who: Person): Promise<Person> {
  const { staff_token: token } = await world.caller()('POST /staff/login', {
    body: { email: who.email, password: STAFF_PASSWORD },
  })
  return { ...who, token, call: world.caller(token) }
}
const deliver = (id: string) => given.trackingUpdate(packer, id, 'delivered')
const tell = (id: string, over: object = {}, who = ana) =>
  who.call('PUT /parcels/{id}/duty_charged', {
    params: { id },
    body: { amount_minor: 0, currency: 'SGD', file_id: null, ...over },
  })
const chargedOf = async (id: string) =>
  (await ana.call('GET /parcels/{id}', { params: { id } })).duty_charged ?? null
const rowOf = (id: string, source: 'receipt' | 'invoice' = 'receipt') =>
  world.db
    .selectFrom('duty_charges')
    .where('parcel_id', '=', id)
    .where('source', '=', source)
    .selectAll()
    .executeTakeFirst()
const trackingOf = async (id: string) =>
  (await packer.call('GET /staff/parcels/{id}', { params: { id } })).tracking_number!
/** Pretends that so much was told before paying. */
const setTold = async (id: string, likely: number) => {
  const { tax_estimate: kept } = await world.db
    .selectFrom('parcels')
    .where('id', '=', id)
    .select('tax_estimate')
    .executeTakeFirstOrThrow()
  const fen = { low: likely - 500, likely, high: likely + 500 }
  await world.db
    .updateTable('parcels')
    .set({ tax_estimate: JSON.stringify({ ...kept, certainty: 'estimate', linePays: 'nothing', fen }) })
    .where('id', '=', id)
    .execute()
}
const HEAD = 'tracking_number,amount,currency\n'
const preview = (csv: string) => fay.call('POST /staff/duty_invoices/preview', { body: { csv } })
const add = (csv: string, number = 'D-1', carrier = 'DHL') =>
  fay.call('POST /staff/duty_invoices', { body: { carrier, number, csv } })

describe('what the shopper tells', () => {
  test('waits until the package has come', async () => {
    expect(await chargedOf(parcelId)).toBeNull()
    await expectRefusal(tell(parcelId), 'transition_not_allowed')
    await deliver(parcelId)
    expect(await chargedOf(parcelId)).toMatchObject({
      told: null,
      currencies: expect.arrayContaining(['SGD']),
    })
  })

  test('is held against the estimate, in yuan at the rate of its day', async () => {
    await setTold(parcelId, 5_000)
    const picture = await world.upload(ana, 'POST /uploads', 'attachment')
    await tell(parcelId, { amount_minor: 1_000, currency: 'CNY', file_id: picture })
    expect(await rowOf(parcelId)).toMatchObject({
      ...{ charged_fen: 1_000, likely_fen: 5_000, error_per_mille: 800, is_inside: false, country: 'SG' },
      ...{ file_id: picture },
    })
    const told = (await chargedOf(parcelId))?.told
    expect(told).toMatchObject({ amount_minor: 1_000, currency: 'CNY', picture: { id: picture } })
  })

  test('may be changed for thirty days, which begin with the first time', async () => {
    await tell(parcelId, { amount_minor: 5_000, currency: 'CNY' })
    expect(await rowOf(parcelId)).toMatchObject({ error_per_mille: 0, is_inside: true, file_id: null })
    await later(20)
    await tell(parcelId, { amount_minor: 4_800, currency: 'CNY' })
    await later(11)
    await expectRefusal(tell(parcelId), 'transition_not_allowed')
  })

  test('is nobody else’s, and never a nonsense', async () => {
    await expectRefusal(tell(parcelId, {}, bo), 'not_found')
    await expectRefusal(tell(randomUUID()), 'not_found')
    const other = await aSent(ana)
    await deliver(other)
    await expectRefusal(tell(other, { amount_minor: -1 }), 'invalid_input')
    await expectRefusal(tell(other, { amount_minor: 1e15 }), 'invalid_input')
    await expectRefusal(tell(other, { currency: 'QQQ' }), 'invalid_input')
    await expectRefusal(tell(other, { file_id: randomUUID() }), 'invalid_input')
    const foreign = await world.upload(bo, 'POST /uploads', 'attachment')
    await expectRefusal(tell(other, { file_id: foreign }), 'invalid_input')
    expect(await rowOf(other)).toBeUndefined()
  })

  test('is one row however often it is sent at once', async () => {
    const other = await aSent(ana)
    await deliver(other)
    await Promise.all([tell(other), tell(other), tell(other)])
    expect(await rowOf(other)).toMatchObject({ amount_minor: 0 })
  })
})

describe('a carrier’s invoice', () => {
  let second: string
  let number: string

  test('is refused as a whole if a row is faulty', async () => {
    second = await aSent(ana)
    number = await trackingOf(second)
    await setTold(second, 8_000)
    const { fault_count, faults } = await preview(`${HEAD}${number},1.5,QQQ\n`)
    expect([fault_count, faults[0]?.problem]).toEqual([1, 'no_rate'])
    expect((await add(`${HEAD}${number},one,EUR\n`)).id).toBeNull()
    expect((await preview('number;amount\n1;2\n')).faults[0]).toMatchObject({ problem: 'missing_column' })
    await expectRefusal(preview(''), 'invalid_input')
    await expectRefusal(add(`${HEAD}ZZ123456789ZZ,1,EUR\n`), 'invalid_input')
    expect((await fay.call('GET /staff/duty_invoices')).invoices).toEqual([])
  })

  test('shows which packages it matches before anything is stored', async () => {
    const csv = `${HEAD}${number.toLowerCase()},80,CNY\nZZ123456789ZZ,7,EUR\n`
    const { rows } = await preview(csv)
    expect(rows).toMatchObject([
      { row: 2, fate: 'counts', parcel: { id: second }, charged_fen: 8_000, likely_fen: 8_000 },
      { row: 3, fate: 'unknown', parcel: null, charged_fen: null },
    ])
    expect((await add(csv)).id).not.toBeNull()
    expect((await fay.call('GET /staff/duty_invoices')).invoices).toMatchObject([
      { carrier: 'DHL', number: 'D-1', rows: 1, unknown_rows: 1, again_rows: 0 },
    ])
    expect(await rowOf(second, 'invoice')).toMatchObject({ error_per_mille: 0, is_inside: true })
  })

  test('is taken once, and bills a package once', async () => {
    await expectRefusal(add(`${HEAD}${number},80,CNY\n`, 'd-1', 'dhl'), 'invalid_input')
    const mixed = `${HEAD}${number},99,CNY\n${await trackingOf(parcelId)},60,CNY\n`
    expect((await preview(mixed)).rows.map(({ fate }) => fate)).toEqual(['again', 'counts'])
    await add(mixed, 'D-2')
    expect(await rowOf(second, 'invoice')).toMatchObject({ charged_fen: 8_000 })
    // What a spreadsheet copies has tabs.
    expect((await preview(mixed.replaceAll(',', '\t'))).rows.map(({ fate }) => fate)).toEqual([
      'again',
      'again',
    ])
  })

  test('counts in place of the shopper’s word, and no longer once it is removed', async () => {
    const figures = async () =>
      (await fay.call('GET /staff/duty_rules')).places.find(({ place }) => place === 'SG')?.charged
    // Of three packages one, 60 where 45 to 55 were told; its shopper had said 48.
    expect(await figures()).toMatchObject({ packages: 3, inside_per_mille: 667 })
    const { invoices } = await fay.call('GET /staff/duty_invoices')
    const wrong = invoices.find((invoice) => invoice.number === 'D-2')!
    await fay.call('DELETE /staff/duty_invoices/{id}', { params: { id: wrong.id } })
    await expectRefusal(
      fay.call('DELETE /staff/duty_invoices/{id}', { params: { id: wrong.id } }),
      'not_found',
    )
    expect(await figures()).toMatchObject({ packages: 3, inside_per_mille: 1_000 })
  })

  test('is for those who work with money', async () => {
    await expectRefusal(packer.call('GET /staff/duty_invoices'), 'forbidden')
  })
})

describe('a place', () => {
  /** Packages of so many new shoppers, one each, of which something was told. */
  async function tellMany(count: number, country: string, error: number): Promise<void> {
    const template = await world.db
      .selectFrom('parcels')
      .where('id', '=', parcelId)
      .selectAll()
      .executeTakeFirstOrThrow()
    for (let index = 0; index < count; index++) {
      const who = await world.shopper(`${country.toLowerCase()}${error}x${index}`)
      const id = randomUUID()
      await world.db
        .insertInto('parcels')
        .values({
          ...template,
          ...{ id, number: `P9${error}${String(index).padStart(4, '0')}`, shopper_id: who.id, country },
          tracking_number: null,
          address: JSON.stringify(template.address),
          ...jsonOf(template),
        } as never)
        .execute()
      await world.db
        .insertInto('duty_charges')
        .values({
          ...{ parcel_id: id, source: 'receipt', country, currency: 'CNY', amount_minor: 1_000 },
          ...{ charged_fen: 1_000, low_fen: 900, likely_fen: 1_000, high_fen: 1_100 },
          ...{ error_per_mille: error, is_inside: error < 100 },
          ...{ told_at: world.clock.now(), changed_at: world.clock.now() },
        })
        .execute()
    }
  }
  /** The columns with JSON as text, as an insert takes them. */
  const jsonOf = (row: object) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        value !== null && typeof value === 'object' && !(value instanceof Date) && !isIds(name)
          ? [[name, JSON.stringify(value)]]
          : [],
      ),
    )
  const isIds = (name: string) => /_ids$|_mm$/.test(name)
  const checkOf = async (country: string) =>
    (await world.caller()('GET /customs/checks')).countries.find((entry) => entry.country === country)

  test('is shown to the public from five packages of three shoppers on', async () => {
    expect((await checkOf('SG'))?.charged).toBeNull()
    await tellMany(4, 'DE', 50)
    expect((await checkOf('DE'))?.charged).toBeNull()
    await tellMany(1, 'DE', 51)
    expect((await checkOf('DE'))?.charged).toEqual({
      ...{ packages: 5, inside_per_mille: 1_000, error_per_mille: 50 },
    })
  })

  test('is an alarm for staff and a metric once its estimates are too often far off', async () => {
    const alarms = async () =>
      (await fay.call('GET /staff/duty_rules')).alarms.filter(({ kind }) => kind === 'estimates_off')
    await tellMany(19, 'FR', 300)
    expect(await alarms()).toEqual([])
    await tellMany(1, 'FR', 301)
    expect(await alarms()).toMatchObject([
      { places: [{ place: 'FR' }], charged: { packages: 20, error_per_mille: 300 }, is_grave: false },
    ])
    const served = await serveMetrics(
      { world: world.world, pool: world.pool },
      { host: '127.0.0.1', port: 0, token: undefined },
    )
    const metrics = await (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text()
    await served.stop()
    expect(metrics).toContain('longhaul_duty_alarms{kind="estimates_off"} 1')
  })

  test('counts the last twelve months', async () => {
    await world.db
      .updateTable('duty_charges')
      .set({ told_at: new Date(world.clock.now().getTime() - 366 * 86_400_000) })
      .where('country', '=', 'DE')
      .execute()
    expect((await checkOf('DE'))?.charged).toBeNull()
  })
})
