import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { fakeYun } from './yunexpress/yunexpress.test-support.ts'

const yun = fakeYun()
const world = testWorld({ env: () => yun.env() })
let ana: Person
let packer: Person
let support: Person

beforeAll(async () => {
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('he', ['support'])
  ana = await world.shopper('ana')
})

async function aPackedParcel(): Promise<string> {
  const parcel = await given.aPaidParcel(world, ana, [await given.stock(world, ana, packer)])
  await given.pickAll(packer, parcel.id)
  await given.pack(packer, parcel.id)
  return parcel.id
}
const report = (id: string, reason = 'The street is not in this town') =>
  packer.call('POST /staff/parcels/{id}/address_problem', { params: { id }, body: { reason } })
const correct = (id: string, address_id: string, who = ana) =>
  who.call('POST /parcels/{id}/address', { params: { id }, body: { address_id } })
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const funds = async () => {
  const { available_fen, frozen_fen } = await ana.call('GET /funds')
  return [available_fen, frozen_fen]
}

test('to_ship → address_problem → to_ship → in_transit: the money stays on hold until it ships', async () => {
  const id = await aPackedParcel()
  const before = await funds()
  expect(await report(id)).toEqual({ stage: 'address_problem' })
  expect(await page(id)).toMatchObject({ stage: 'address_problem', status: 'to_be_delivered' })
  const notice = (await messagesOf(ana)).find((message) => message.kind === 'parcel_address_problem')
  expect(notice?.body).toContain('The street is not in this town')
  await expectRefusal(given.ship(packer, id), 'transition_not_allowed')
  await expectRefusal(report(id), 'transition_not_allowed')
  expect(await funds()).toEqual(before)

  const better = await given.anAddress(ana, {
    country: 'SG',
    province: '',
    city: 'Singapore',
    address: '2 Marina Boulevard',
    postcode: '018987',
    phone: '+65 6123 4567',
  })
  expect(await correct(id, better.id)).toMatchObject({
    stage: 'to_ship',
    address: { address: '2 Marina Boulevard' },
  })
  const corrected = await page(id)
  expect(corrected.address).toMatchObject({ address: '2 Marina Boulevard', postcode: '018987' })
  expect(corrected.history.slice(-2).map(({ step, actor }) => [step, actor])).toEqual([
    ['report_address', 'staff'],
    ['correct_address', 'shopper'],
  ])
  expect(await funds()).toEqual(before)
  await given.ship(packer, id)
  expect((await page(id)).stage).toBe('in_transit')
  expect((await funds())[1]).toBe(before[1]! - corrected.frozen_fen)
})

test('the other address must be in the same country, the shopper’s own, and unchanged since it was read', async () => {
  const id = await aPackedParcel()
  const singapore = await given.anAddressInSingapore(ana)
  await expectRefusal(correct(id, singapore.id), 'transition_not_allowed')
  await report(id)
  const abroad = await given.anAddress(ana)
  expect((await expectRefusal(correct(id, abroad.id), 'invalid_input')).reason).toBe('another_country')
  const bo = await world.shopper('bo')
  const theirs = await given.anAddressInSingapore(bo)
  await expectRefusal(correct(id, theirs.id), 'not_found')
  await expectRefusal(correct(id, theirs.id, bo), 'not_found')
  const { id: _, country_name: __, is_default: ___, ...seen } = singapore
  const stale = { address_id: singapore.id, expected_address: { ...seen, city: 'Elsewhere' } }
  const error = await expectRefusal(
    ana.call('POST /parcels/{id}/address', { params: { id }, body: stale }),
    'out_of_date',
  )
  expect(error.reason).toBe('address_changed')
  await correct(id, singapore.id)
})

test('a booking with a carrier must be cancelled first', async () => {
  const id = await aPackedParcel()
  const shipment = await packer.call('POST /staff/parcels/{id}/book', { params: { id }, body: {} })
  expect((await expectRefusal(report(id), 'transition_not_allowed')).reason).toBe('shipment_open')
  await packer.call('POST /staff/shipments/{id}/cancel', { params: { id: shipment.id }, body: {} })
  expect(await report(id)).toEqual({ stage: 'address_problem' })
})

describe('support corrects it on the shopper’s behalf', () => {
  const correction = {
    first_name: 'Ana',
    last_name: 'Lim',
    province: '',
    city: 'Singapore',
    address: '2 Marina Boulevard',
    postcode: '018987',
    phone: '+65 6123 4567',
    tax_id: '',
    reason: 'Told on the telephone',
  }
  const fix = (id: string, over: Partial<typeof correction> = {}, who = support) =>
    who.call('POST /staff/parcels/{id}/correct_address', { params: { id }, body: { ...correction, ...over } })

  test('and the shopper is notified, the act is logged, the country and the email address stay', async () => {
    const id = await aPackedParcel()
    await report(id)
    const { address } = await page(id)
    expect(await support.call('GET /staff/parcels/{id}', { params: { id } })).toMatchObject({
      address_problem: 'The street is not in this town',
    })
    expect(await fix(id)).toMatchObject({ stage: 'to_ship' })
    expect((await page(id)).address).toMatchObject({
      address: '2 Marina Boulevard',
      phone: '+65 6123 4567',
      country: address.country,
      email: address.email,
    })
    expect((await messagesOf(ana)).map(({ kind }) => kind)).toContain('parcel_address_corrected')
    const act = await world.db
      .selectFrom('audit_log')
      .where('action', '=', 'correct_address')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(act).toMatchObject({ subject_id: id, reason: 'Told on the telephone' })
    await given.ship(packer, id)
  })

  test('by the rules of its country, and only while it is in question', async () => {
    const id = await aPackedParcel()
    await expectRefusal(fix(id), 'transition_not_allowed')
    await report(id)
    const bad = { postcode: 'ABC', phone: '12', city: ' ', reason: ' ' }
    for (const [field, value] of Object.entries(bad)) {
      const error = await expectRefusal(fix(id, { [field]: value }), 'invalid_input')
      expect(Object.keys(error.fields)).toEqual([field])
    }
    await expectRefusal(fix(id, {}, packer), 'forbidden')
    await expectRefusal(fix('aaaaaaaa-0000-4000-8000-000000000000'), 'not_found')
    const tries = await Promise.allSettled([fix(id), fix(id, { address: '3 Marina Boulevard' })])
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })
})
