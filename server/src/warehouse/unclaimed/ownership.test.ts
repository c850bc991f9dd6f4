import { OPEN_ANNOUNCEMENTS_MAX, SERIES_MAX } from '@longhaul/domain/inbounds/announce.ts'
import { OWNERSHIP_PICTURES_MAX } from '@longhaul/domain/warehouse/unclaimed.ts'
import { NUMBER_REUSED_AFTER_DAYS } from '@longhaul/domain/warehouse/whose-parcel.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import * as given from '../../../test/given.ts'
import { messagesOf } from '../../../test/messages.ts'
import { type Person, expectRefusal, testWorld } from '../../../test/world.ts'

/* Whose a parcel is: an announced number is no proof, and a parcel is received once. */

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
const inboundOf = async (who: Person, id: string) =>
  (await who.call('GET /inbounds', { query: { limit: 100 } })).items.find((inbound) => inbound.id === id)
const claimsOf = async (who: Person) =>
  (await who.call('GET /unclaimed_claims', { query: { limit: 100 } })).items
const detailOf = (id: string) => packer.call('GET /staff/unclaimed/{id}', { params: { id } })
const accept = (who: Person, id: string) =>
  who.call('POST /staff/unclaimed_claims/{id}/accept', { params: { id }, body: {} })
const cancel = (who: Person, id: string) =>
  who.call('POST /inbounds/{id}/cancel', { params: { id }, body: {} })
const undo = (id: string) => packer.call('POST /staff/arrivals/{id}/undo', { params: { id }, body: {} })
const receive = (who: Person, id: string) =>
  who.call('POST /staff/unclaimed/{id}/receive', { params: { id }, body: {} })
const thingsOf = (number: string) =>
  world.db
    .selectFrom('stock_items')
    .innerJoin('arrivals', 'arrivals.id', 'stock_items.arrival_id')
    .where('arrivals.tracking_number', '=', number)
    .select(['stock_items.id', 'stock_items.shopper_id', 'order_item_id', 'inbound_id'])
    .execute()

/** A parcel that both announced, scanned at the dock. */
async function aDoubt() {
  const hers = await given.anInbound(ana, { title: 'Blue kettle' })
  const { tracking_number: number } = hers
  const his = await given.anInbound(bo, { tracking_number: number, title: 'A thing' })
  const scan = await given.scan(packer, number)
  return { number, hers, his, scan, id: scan.arrival_id }
}

describe('a number that several announce', () => {
  test('is refused to none of them, in either order, and a parcel with it is given to none', async () => {
    const { number, hers, his, scan, id } = await aDoubt()
    expect(scan).toMatchObject({ unclaimed: true, in_doubt: true, items: [] })
    expect(await thingsOf(number)).toEqual([])
    expect((await inboundOf(ana, hers.id))?.stage).toBe('in_doubt')
    expect((await inboundOf(bo, his.id))?.stage).toBe('in_doubt')
    expect((await detailOf(id)).claims).toMatchObject([
      { shopper_id: ana.id, title: 'Blue kettle', announced: true, images: [] },
      { shopper_id: bo.id, title: 'A thing', announced: true, images: [] },
    ])
    const again = await given.scan(packer, number)
    expect(again).toMatchObject({ unclaimed: true, in_doubt: true, repeated: true, arrival_id: id })
    expect((await detailOf(id)).claims).toHaveLength(2)
  })

  test('asks each for proof, and tells neither of the other', async () => {
    const { his } = await aDoubt()
    const [asked] = (await messagesOf(bo)).filter((message) => message.kind === 'inbound_in_doubt')
    expect(asked).toMatchObject({ subject_kind: 'inbound', subject_id: his.id })
    const shown = JSON.stringify([
      await bo.call('GET /inbounds'),
      await bo.call('GET /unclaimed_claims'),
      await bo.call('GET /unclaimed'),
      await messagesOf(bo),
    ])
    expect(shown).not.toContain('Blue kettle')
    expect(shown).not.toContain(ana.id)
  })

  test('goes to the one who proves it; the other announcement ends', async () => {
    const { number, hers, his, id } = await aDoubt()
    const [claim] = (await claimsOf(ana)).filter((row) => row.unclaimed_id === id)
    const file = await world.upload(ana, 'POST /uploads', 'attachment')
    const proven = await ana.call('POST /unclaimed_claims/{id}/proof', {
      params: { id: claim!.id },
      body: { note: 'From the potters of Jingdezhen', file_ids: [file] },
    })
    expect(proven.images).toHaveLength(1)
    const detail = await accept(support, claim!.id)
    expect(detail).toMatchObject({ stage: 'claimed', open_claims: 0 })
    expect(await thingsOf(number)).toMatchObject([{ shopper_id: ana.id, inbound_id: hers.id }])
    expect((await inboundOf(ana, hers.id))?.stage).toBe('arrived')
    expect((await inboundOf(bo, his.id))?.stage).toBe('ended')
    expect(await noticesOf(bo)).toContain('unclaimed_claim_rejected')
    expect(await given.scan(packer, number)).toMatchObject({ repeated: true, unclaimed: false })
    expect(await thingsOf(number)).toHaveLength(1)
  })

  test('may be given up by one of a family: the other still shows proof, and staff decide', async () => {
    const { number, hers, his, id } = await aDoubt()
    expect((await cancel(bo, his.id)).stage).toBe('cancelled')
    const { claims } = await detailOf(id)
    expect(claims.map((claim) => claim.stage)).toEqual(['submitted', 'withdrawn'])
    await accept(packer, claims[0]!.id)
    expect(await thingsOf(number)).toMatchObject([{ shopper_id: ana.id, inbound_id: hers.id }])
  })

  test('is on its way again for all of them when the scan is undone', async () => {
    const { number, hers, his, id } = await aDoubt()
    await undo(id)
    for (const [who, inbound] of [[ana, hers] as const, [bo, his] as const]) {
      expect((await inboundOf(who, inbound.id))?.stage).toBe('announced')
      expect(await noticesOf(who)).toContain('receipt_undone')
    }
    expect(await given.scan(packer, number)).toMatchObject({ in_doubt: true, repeated: false })
  })

  test('is decided once, however many scan and announce at the same moment', async () => {
    const number = given.trackingNumber()
    const results = await Promise.allSettled([
      given.anInbound(ana, { tracking_number: number }),
      given.scan(packer, number),
      given.anInbound(bo, { tracking_number: number }),
      given.scan(packer, number),
    ])
    expect(results.map((result) => result.status)).toEqual(Array(4).fill('fulfilled'))
    const scan = await given.scan(packer, number)
    const open = scan.unclaimed ? (await detailOf(scan.arrival_id)).claims.length : 0
    // Either it was received for the first before the second came, or both have to prove it.
    expect([scan.items.length, open]).toEqual(scan.unclaimed ? [0, 2] : [1, 0])
    expect(await thingsOf(number)).toHaveLength(scan.items.length)
  })
})

describe('proof for a claim', () => {
  test('is pictures of one’s own, for an own claim, up to the limit and until it is decided', async () => {
    const { id } = await aDoubt()
    const [claim] = (await claimsOf(bo)).filter((row) => row.unclaimed_id === id)
    const prove = (who: Person, file_ids: string[]) =>
      who.call('POST /unclaimed_claims/{id}/proof', {
        params: { id: claim!.id },
        body: { note: '', file_ids },
      })
    await expectRefusal(prove(bo, []), 'invalid_input')
    const foreign = await world.upload(ana, 'POST /uploads', 'attachment')
    await expectRefusal(prove(bo, [foreign]), 'invalid_input')
    await expectRefusal(prove(ana, [foreign]), 'not_found')
    const files: string[] = []
    for (let count = 0; count <= OWNERSHIP_PICTURES_MAX; count++)
      files.push(await world.upload(bo, 'POST /uploads', 'attachment'))
    await prove(bo, files.slice(1))
    expect((await prove(bo, files.slice(1, 2))).images).toHaveLength(OWNERSHIP_PICTURES_MAX)
    expect((await expectRefusal(prove(bo, files.slice(0, 1)), 'invalid_input')).fields).toHaveProperty(
      'file_ids',
    )
    await bo.call('POST /unclaimed_claims/{id}/withdraw', { params: { id: claim!.id }, body: {} })
    await expectRefusal(prove(bo, files.slice(1, 2)), 'transition_not_allowed')
  })
})

describe('a parcel that we bought', () => {
  test('and that a stranger announced is in doubt: the warehouse receives it as bought after a look', async () => {
    const { id: itemId, trackingNumber: number } = await given.anItemOnItsWay(world, ana, buyer)
    const his = await given.anInbound(bo, { tracking_number: number })
    const { arrival_id: id, in_doubt: inDoubt } = await given.scan(packer, number)
    expect(inDoubt).toBe(true)
    const detail = await detailOf(id)
    expect(detail.bought).toMatchObject([{ item_id: itemId, shopper_id: ana.id }])
    expect(detail.claims).toMatchObject([{ shopper_id: bo.id }])
    await expectRefusal(receive(support, id), 'forbidden')
    expect(await receive(packer, id)).toMatchObject({ stage: 'matched', open_claims: 0, bought: [] })
    expect(await thingsOf(number)).toMatchObject([{ shopper_id: ana.id, order_item_id: itemId }])
    expect((await inboundOf(bo, his.id))?.stage).toBe('ended')
    await expectRefusal(receive(packer, id), 'transition_not_allowed')
    expect(await given.scan(packer, number)).toMatchObject({ repeated: true })
  })

  test('and that its own shopper announced needs nothing more', async () => {
    const { id: itemId, trackingNumber: number } = await given.anItemOnItsWay(world, ana, buyer)
    const hers = await given.anInbound(ana, { tracking_number: number })
    expect(await given.scan(packer, number)).toMatchObject({
      unclaimed: false,
      in_doubt: false,
      items: [{ order_item_id: itemId }],
    })
    expect((await inboundOf(ana, hers.id))?.stage).toBe('ended')
    expect(await thingsOf(number)).toHaveLength(1)
  })

  test('is not received as a second thing beside what was announced: the database refuses it', async () => {
    const itemId = await given.aPurchasedItem(world, ana, buyer)
    const hers = await given.anInbound(ana)
    const { arrival_id: id } = await given.scan(packer, hers.tracking_number)
    const { id: other } = await given.anInbound(ana)
    const put = (thing: { order_item_id: string } | { inbound_id: string }) =>
      world.db
        .insertInto('stock_items')
        .values({
          ...thing,
          shopper_id: ana.id,
          arrival_id: id,
          warehouse_id: 'GZ1',
          stage: 'received',
          title: 'Twice',
          quantity: 1,
          value_fen: 1,
          received_at: world.clock.now(),
        })
        .execute()
    await expect(put({ order_item_id: itemId })).rejects.toThrow('received already')
    await expect(put({ inbound_id: other })).rejects.toThrow('received already')
    await given.sellerSends(world, buyer, itemId, given.trackingNumber())
  })

  test('could be in any parcel whose number its seller’s last one nearly has', async () => {
    const shop = { seller_name: 'Neighbours Ltd' }
    const first = await given.aPurchasedItem(world, ana, buyer, { line: shop })
    await given.sellerSends(world, buyer, first, 'YT8800000000001')
    await given.aPurchasedItem(world, ana, buyer, { line: shop })
    await given.anInbound(bo, { tracking_number: 'YT8800000000002' })
    expect(await given.scan(packer, 'YT8800000000002')).toMatchObject({ in_doubt: true })
    // A number of another series is not suspected.
    await given.anInbound(bo, { tracking_number: 'YT8811111111111' })
    expect(await given.scan(packer, 'YT8811111111111')).toMatchObject({ unclaimed: false })
  })
})

describe('an announcement of a parcel that is here already', () => {
  test('becomes a claim with the need for proof', async () => {
    const number = given.trackingNumber()
    const { arrival_id: id } = await given.scan(packer, number)
    const late = await given.anInbound(bo, { tracking_number: number })
    expect(late.stage).toBe('in_doubt')
    expect((await detailOf(id)).claims).toMatchObject([{ shopper_id: bo.id, announced: true }])
    expect(await given.scan(packer, number)).toMatchObject({ in_doubt: true, items: [] })
    await cancel(bo, late.id)
    expect((await claimsOf(bo)).find((claim) => claim.unclaimed_id === id)?.stage).toBe('withdrawn')
  })

  test('joins the claim that its shopper has made', async () => {
    const { id, number } = await given.anUnclaimedParcel(world, packer)
    await given.claim(bo, id, { tracking_number: number })
    const late = await given.anInbound(bo, { tracking_number: number })
    expect((await detailOf(id)).claims).toMatchObject([{ shopper_id: bo.id, announced: true }])
    await accept(packer, (await detailOf(id)).claims[0]!.id)
    expect((await inboundOf(bo, late.id))?.stage).toBe('arrived')
  })

  test('says nothing about a parcel that somebody else has', async () => {
    const hers = await given.anInbound(ana)
    await given.scan(packer, hers.tracking_number)
    const late = await given.anInbound(bo, { tracking_number: hers.tracking_number })
    expect(late.stage).toBe('announced')
    expect(await given.scan(packer, hers.tracking_number)).toMatchObject({ repeated: true, in_doubt: false })
    expect(await thingsOf(hers.tracking_number)).toMatchObject([{ shopper_id: ana.id }])
  })
})

describe('announcements of one shopper', () => {
  test('are limited in number, which cancelling does not evade', async () => {
    const cleo = await world.shopper('cleo')
    const ids: string[] = []
    for (let count = 0; count < OPEN_ANNOUNCEMENTS_MAX; count++) ids.push((await given.anInbound(cleo)).id)
    const more = () => given.anInbound(cleo)
    expect((await expectRefusal(more(), 'invalid_input')).reason).toBe('too_many_announcements')
    await cancel(cleo, ids[0]!)
    expect((await expectRefusal(more(), 'invalid_input')).reason).toBe('too_many_announcements')
    await given.later(world, { hours: 25 })
    await more()
    await Promise.allSettled([more(), more()])
    const open = await cleo.call('GET /inbounds', { query: { limit: 100 } })
    expect(open.items.filter((inbound) => inbound.stage === 'announced')).toHaveLength(OPEN_ANNOUNCEMENTS_MAX)
  })

  test('are no row of numbers', async () => {
    const dora = await world.shopper('dora')
    const announce = (at: number) => given.anInbound(dora, { tracking_number: `YT${7_700_000_000_100 + at}` })
    for (let at = 0; at < SERIES_MAX; at++) await announce(at)
    const error = await expectRefusal(announce(40), 'invalid_input')
    expect(error).toMatchObject({
      reason: 'numbers_in_a_row',
      fields: { tracking_number: expect.any(String) },
    })
    await given.anInbound(dora)
  })

  test('may be repeated after they were cancelled, not before', async () => {
    const first = await given.anInbound(bo)
    const again = () => given.anInbound(bo, { tracking_number: ` ${first.tracking_number.toLowerCase()} ` })
    expect((await expectRefusal(again(), 'invalid_input')).reason).toBe('announced_already')
    await cancel(bo, first.id)
    const second = await again()
    await given.scan(packer, first.tracking_number)
    expect((await inboundOf(bo, second.id))?.stage).toBe('arrived')
    expect((await inboundOf(bo, first.id))?.stage).toBe('cancelled')
  })
})

test('a number that the courier issues anew is another parcel, once the first has left', async () => {
  const hers = await given.anInbound(ana)
  const first = await given.scan(packer, hers.tracking_number)
  await given.later(world, { days: NUMBER_REUSED_AFTER_DAYS + 1 })
  // Still on its shelf: the same parcel.
  expect(await given.scan(packer, hers.tracking_number)).toMatchObject({
    repeated: true,
    arrival_id: first.arrival_id,
  })
  await world.db
    .updateTable('stock_items')
    .set({ stage: 'refunded' })
    .where('arrival_id', '=', first.arrival_id)
    .execute()
  const his = await given.anInbound(bo, { tracking_number: hers.tracking_number })
  const second = await given.scan(packer, hers.tracking_number)
  expect(second).toMatchObject({ repeated: false, items: [{ inbound_id: his.id }] })
  expect(second.arrival_id).not.toBe(first.arrival_id)
})

test('a number that a seller used long ago may be on a parcel of somebody else', async () => {
  const { trackingNumber: number } = await given.anItemOnItsWay(world, ana, buyer)
  await given.scan(packer, number)
  const other = await given.aPurchasedItem(world, bo, buyer)
  await expectRefusal(given.sellerSends(world, buyer, other, number), 'invalid_input')
  await given.later(world, { days: NUMBER_REUSED_AFTER_DAYS + 1 })
  await given.sellerSends(world, buyer, other, number)
})
