import { OPEN_CLAIMS_MAX } from '@longhaul/domain/warehouse/unclaimed.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

const world = testWorld()
let ana: Person
let bo: Person
let buyer: Person
let packer: Person
let support: Person

beforeAll(async () => {
  ana = await world.shopper('ana')
  bo = await world.shopper('bo')
  buyer = await world.staff('lin', ['buyer'])
  packer = await world.staff('wu', ['warehouse'])
  support = await world.staff('su', ['support'])
})

const noticesOf = async (who: Person) => (await messagesOf(who)).map((message) => message.kind)
const listed = async (who: Person, id: string) =>
  (await who.call('GET /unclaimed', { query: { limit: 100 } })).items.find((item) => item.id === id)
const detailOf = (id: string) => packer.call('GET /staff/unclaimed/{id}', { params: { id } })
const accept = (who: Person, id: string) =>
  who.call('POST /staff/unclaimed_claims/{id}/accept', { params: { id }, body: {} })
const reject = (who: Person, id: string, reason = 'The label names another shopper') =>
  who.call('POST /staff/unclaimed_claims/{id}/reject', { params: { id }, body: { reason } })
const dispose = (who: Person, id: string, reason = 'Nobody came for it') =>
  who.call('POST /staff/unclaimed/{id}/dispose', { params: { id }, body: { reason } })

describe('the public list', () => {
  test('shows the end of the number, and neither the rest, nor a picture, nor a name', async () => {
    const { id, number } = await given.anUnclaimedParcel(world, packer)
    const answer = await ana.call('GET /unclaimed', { query: { number_end: number.slice(-4) } })
    const [card] = answer.items
    expect(card).toEqual({
      id,
      warehouse_id: 'GZ1',
      courier: 'SF',
      number_end: number.slice(-4),
      look: 'Small grey bag',
      arrived_at: world.clock.now().toISOString(),
      claimed_by_me: false,
    })
    expect(JSON.stringify(answer)).not.toContain(number)
  })

  test('finds by the last digits only: a longer number does not reveal whether it is right', async () => {
    const { id, number } = await given.anUnclaimedParcel(world, packer)
    const find = async (number_end: string) =>
      (await ana.call('GET /unclaimed', { query: { number_end } })).items.map((item) => item.id)
    expect(await find(number)).toContain(id)
    expect(await find(`SF999999999${number.slice(-4)}`)).toContain(id)
    expect(await find('0000')).not.toContain(id)
    expect((await ana.call('GET /unclaimed', { query: { warehouse_id: 'YW1' } })).items).toEqual([])
  })

  test('refuses descriptions that contain the number', async () => {
    const { id, number } = await given.anUnclaimedParcel(world, packer)
    const body = { shelf: 'u-02', look: `Bag ${number.slice(0, 5)} ${number.slice(5)}` }
    const keep = packer.call('PUT /staff/unclaimed/{id}', { params: { id }, body })
    expect((await expectRefusal(keep, 'invalid_input')).fields).toHaveProperty('look')
    expect((await detailOf(id)).shelf).toBe('U-01')
  })
})

describe('a claim', () => {
  test('with the number is decided by staff: the parcel becomes stock with its photos, others are notified', async () => {
    const { id, number } = await given.anUnclaimedParcel(world, packer)
    const mine = await given.claim(ana, id, { tracking_number: ` ${number.toLowerCase()}-1-1-` })
    const file = await world.upload(bo, 'POST /uploads', 'attachment')
    const theirs = await given.claim(bo, id, { file_ids: [file], tracking_number: 'SF0000000000000' })
    expect(JSON.stringify(theirs)).not.toContain(number)
    expect((await listed(ana, id))?.claimed_by_me).toBe(true)

    const { claims } = await detailOf(id)
    expect(claims.map((claim) => [claim.id, claim.number_proof, claim.images.length])).toEqual([
      [mine.id, 'same', 0],
      [theirs.id, 'other', 1],
    ])
    const detail = await accept(packer, mine.id)
    expect(detail).toMatchObject({ stage: 'claimed', open_claims: 0 })
    expect(detail.history.map((step) => step.step)).toEqual(['arrive', 'give'])

    const stock = await packer.call('GET /staff/stock_items/{id}', {
      params: { id: detail.stock_item_id! },
    })
    expect(stock).toMatchObject({
      stage: 'received',
      shopper_id: ana.id,
      title: 'Two enamel mugs',
      quantity: 2,
      tracking_number: number,
    })
    expect(stock.photos).toHaveLength(1)
    expect((await ana.call('GET /inbounds')).items[0]).toMatchObject({
      stage: 'arrived',
      tracking_number: number,
    })
    expect(await listed(bo, id)).toBe(undefined)
    expect(await noticesOf(ana)).toContain('unclaimed_claim_accepted')
    expect(await noticesOf(bo)).toContain('unclaimed_claim_rejected')
    expect((await bo.call('GET /unclaimed_claims')).items[0]).toMatchObject({ stage: 'rejected', reason: '' })

    await given.inspect(world, packer, stock.id)
    expect((await given.shelve(packer, stock.id)).stage).toBe('in_stock')
    expect(await given.scan(packer, number)).toMatchObject({ unclaimed: false, repeated: true })
  })

  test('is accepted once if two members of staff accept it concurrently', async () => {
    const { id } = await given.anUnclaimedParcel(world, packer)
    const mine = await given.claim(ana, id, { tracking_number: 'SF1111111111111' })
    const theirs = await given.claim(bo, id, { tracking_number: 'SF2222222222222' })
    const results = await Promise.allSettled([
      accept(packer, mine.id),
      accept(support, theirs.id),
      accept(packer, mine.id),
    ])
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    const stock = await world.db.selectFrom('stock_items').where('arrival_id', '=', id).select('id').execute()
    expect(stock).toHaveLength(1)
  })

  test('needs proof, is made once, and only for a few parcels at a time', async () => {
    const { id } = await given.anUnclaimedParcel(world, packer)
    const without = await expectRefusal(given.claim(bo, id), 'invalid_input')
    expect(without.reason).toBe('proof_of_claim_needed')
    await expectRefusal(given.claim(bo, id, { tracking_number: '????' }), 'invalid_input')
    const foreign = await world.upload(ana, 'POST /uploads', 'attachment')
    await expectRefusal(given.claim(bo, id, { file_ids: [foreign] }), 'invalid_input')
    await expectRefusal(given.claim(bo, bo.id, { tracking_number: 'SF1111111111111' }), 'not_found')

    const two = await Promise.allSettled([
      given.claim(bo, id, { tracking_number: 'SF1111111111111' }),
      given.claim(bo, id, { tracking_number: 'SF1111111111111' }),
    ])
    expect(two.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
    for (let count = 1; count < OPEN_CLAIMS_MAX; count++)
      await given.claim(bo, (await given.anUnclaimedParcel(world, packer)).id, {
        tracking_number: 'SF1111111111111',
      })
    const more = given.claim(bo, (await given.anUnclaimedParcel(world, packer)).id, {
      tracking_number: 'SF1111111111111',
    })
    expect((await expectRefusal(more, 'transition_not_allowed')).reason).toBe('too_many_claims')
    for (const { id: open, stage } of (await bo.call('GET /unclaimed_claims')).items)
      if (stage === 'submitted')
        await bo.call('POST /unclaimed_claims/{id}/withdraw', { params: { id: open }, body: {} })
  })

  test('is rejected with a reason for its shopper, and may be repeated', async () => {
    const { id } = await given.anUnclaimedParcel(world, packer)
    const { id: first } = await given.claim(ana, id, { tracking_number: 'SF1111111111111' })
    await expectRefusal(reject(packer, first, '   '), 'invalid_input')
    await reject(support, first)
    await expectRefusal(accept(packer, first), 'transition_not_allowed')
    await expectRefusal(
      ana.call('POST /unclaimed_claims/{id}/withdraw', { params: { id: first }, body: {} }),
      'transition_not_allowed',
    )
    const { items } = await ana.call('GET /unclaimed_claims')
    expect(items.find((item) => item.id === first)).toMatchObject({
      stage: 'rejected',
      reason: 'The label names another shopper',
    })
    const again = await given.claim(ana, id, { tracking_number: 'SF1111111111111' })
    const withdraw = (who: Person) =>
      who.call('POST /unclaimed_claims/{id}/withdraw', { params: { id: again.id }, body: {} })
    await expectRefusal(withdraw(bo), 'not_found')
    expect((await withdraw(ana)).stage).toBe('withdrawn')
  })
})

test('a number that the buyer enters later does not outweigh a claim: the warehouse looks, and claims end', async () => {
  const itemId = await given.aPurchasedItem(world, ana, buyer)
  const { id, number } = await given.anUnclaimedParcel(world, packer)
  const { id: claimId } = await given.claim(bo, id, { tracking_number: number })
  await given.sellerSends(world, buyer, itemId, number)
  expect(await given.scan(packer, number)).toMatchObject({ unclaimed: true, in_doubt: true })
  expect((await detailOf(id)).bought).toMatchObject([{ item_id: itemId, shopper_id: ana.id }])
  await packer.call('POST /staff/unclaimed/{id}/receive', { params: { id }, body: {} })
  expect(await detailOf(id)).toMatchObject({ stage: 'matched', open_claims: 0 })
  expect(await given.scan(packer, number)).toMatchObject({ unclaimed: false, repeated: true })
  await expectRefusal(accept(packer, claimId), 'transition_not_allowed')
})

test('an unclaimed parcel is disposed of by a person, after its time, with a reason; found again it is listed again', async () => {
  const { id, number } = await given.anUnclaimedParcel(world, packer)
  expect((await expectRefusal(dispose(support, id), 'transition_not_allowed')).reason).toBe('kept_too_short')
  const claim = await given.claim(ana, id, { tracking_number: number })
  await given.later(world, { days: 91 })
  expect((await expectRefusal(dispose(support, id), 'transition_not_allowed')).reason).toBe('somebody_claims')
  await reject(packer, claim.id)
  await expectRefusal(dispose(packer, id), 'forbidden')
  await expectRefusal(dispose(support, id, ' '), 'invalid_input')
  expect(await dispose(support, id)).toMatchObject({ stage: 'disposed' })
  await expectRefusal(given.claim(ana, id, { tracking_number: number }), 'transition_not_allowed')
  expect(await listed(ana, id)).toBe(undefined)

  expect(await given.scan(packer, number)).toMatchObject({ unclaimed: true, arrival_id: id })
  const { history } = await detailOf(id)
  expect(history.map((step) => [step.step, step.note])).toEqual([
    ['arrive', ''],
    ['dispose', 'Nobody came for it'],
    ['find_again', ''],
  ])
})

test('staff list them by stage and by words', async () => {
  const { id, number } = await given.anUnclaimedParcel(world, packer)
  const list = await packer.call('GET /staff/unclaimed', { query: { stage: 'unclaimed', q: number } })
  expect(list.items).toMatchObject([{ id, tracking_number: number, shelf: 'U-01', open_claims: 0 }])
  expect(list.items[0]!.image).not.toBe(null)
  expect(list.counts['unclaimed']).toBeGreaterThan(0)
  const foreign = packer.call('POST /staff/unclaimed/{id}/photos', {
    params: { id },
    body: { file_id: id },
  })
  await expectRefusal(foreign, 'invalid_input')
})
