import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { type Person, expectRefusal, testWorld } from '../../test/world.ts'

/*
 * Several claims for one package: each for other pieces, all within its insurance, its freight and the worth
 * of its goods.
 */

const world = testWorld()
let ana: Person
let staff: Person
let fin: Person

beforeAll(async () => {
  staff = await world.staff('wu', ['support', 'buyer', 'warehouse'])
  fin = await world.staff('fin', ['finance'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

/**
 * A delivered package with a pot of 120.00 yuan that was sent to us, and three plates of 40.00 each that we
 * bought.
 */
async function aDelivered({ insured_fen = 0 } = {}) {
  const pot = await given.stock(world, ana, staff)
  const line = { unit_price_fen: 4_000, quantity: 3 }
  const { stockId: plates, itemId } = await given.aShelvedItem(
    world,
    ana,
    { buyer: staff, packer: staff },
    { line },
  )
  const { id } = await given.aShippedParcel(world, ana, staff, [pot, plates], { insured_fen })
  await given.trackingUpdate(staff, id, 'delivered')
  return { id, pot, plates, itemId }
}

const claimOf = (id: string, who = ana) => who.call('GET /parcels/{id}/claim', { params: { id } })
const detail = (id: string) => fin.call('GET /staff/claims/{id}', { params: { id } })
const available = async () => (await ana.call('GET /funds')).available_fen

type Named = { goods: string[]; quantities?: { stock_item_id: string; quantity: number }[] }
type Kind = 'lost' | 'damaged' | 'missing'

async function open(id: string, { goods, quantities }: Named, kind: Kind = 'damaged', who = ana) {
  const evidence = []
  const slots = { lost: [], damaged: ['box', 'label', 'goods'], missing: ['box', 'label', 'inside'] } as const
  for (const slot of slots[kind])
    evidence.push({ slot, file_id: await world.upload(who, 'POST /uploads', 'attachment') })
  return await who.call('POST /parcels/{id}/claim', {
    params: { id },
    body: {
      kind,
      stock_item_ids: goods,
      ...(quantities ? { quantities } : {}),
      story: 'Broken on the way',
      evidence,
    },
  })
}
const pieces = (stock_item_id: string, quantity: number): Named => ({
  goods: [stock_item_id],
  quantities: [{ stock_item_id, quantity }],
})
const grant = (
  id: string,
  expected_payout_fen: number,
  over: { fault?: 'carrier'; share_per_mille?: number } = {},
) =>
  staff.call('POST /staff/claims/{id}/grant', {
    params: { id },
    body: { fault: 'ours', share_per_mille: 1000, note: 'By the rules', expected_payout_fen, ...over },
  })
const pay = (id: string, who = fin) => who.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })
const reject = (id: string) =>
  staff.call('POST /staff/claims/{id}/reject', { params: { id }, body: { note: 'It was not' } })

/** A claim for these goods that is granted with this payout, and paid. */
async function paid(id: string, named: Named, fen: number, over: Parameters<typeof grant>[2] = {}) {
  const claim = await open(id, named)
  await grant(claim.id, fen, over)
  await pay(claim.id)
  return claim
}

async function expectReason(call: Promise<unknown>, reason: string) {
  expect((await expectRefusal(call, 'transition_not_allowed')).reason).toBe(reason)
}

describe('after a claim for one of two goods was paid', () => {
  test('the other can be claimed and paid; then the freight goes back too, and nothing is left to claim', async () => {
    const { id, pot, plates } = await aDelivered()
    const before = await available()
    const first = await paid(id, { goods: [pot] }, 12_000)
    const between = await claimOf(id)
    expect(between.claims.map((claim) => claim.stage)).toEqual(['paid'])
    expect(between.kinds.find((row) => row.kind === 'damaged')).toMatchObject({ why_not: null })
    expect(between.goods).toEqual(
      expect.arrayContaining([
        { stock_item_id: pot, quantity: 1, claimable: 0 },
        { stock_item_id: plates, quantity: 3, claimable: 3 },
      ]),
    )
    const second = await open(id, { goods: [plates] })
    expect(second.goods).toEqual([{ stock_item_id: plates, quantity: 3 }])
    const shown = await detail(second.id)
    expect(shown).toMatchObject({
      affected_fen: 12_000,
      is_rest: true,
      others: [{ id: first.id, stage: 'paid' }],
    })
    await grant(second.id, 12_000 + shown.freight_paid_fen)
    await pay(second.id)
    expect((await available()) - before).toBe(24_000 + shown.freight_paid_fen)
    await expectReason(open(id, { goods: [plates] }), 'all_claimed')
    expect((await claimOf(id)).kinds.every((row) => row.why_not?.includes('already been claimed'))).toBe(true)
  })

  test('the same goods cannot be claimed again, whatever is said to have happened to them', async () => {
    const { id, pot } = await aDelivered()
    await paid(id, { goods: [pot] }, 3_000, { share_per_mille: 250 })
    await expectReason(open(id, { goods: [pot] }), 'claimed_already')
    await expectReason(open(id, { goods: [pot] }, 'missing'), 'claimed_already')
    await expectReason(open(id, { goods: [] }, 'lost'), 'claimed_in_part')
  })

  test('nothing more can be claimed once the days after delivery are over', async () => {
    const { id, pot, plates } = await aDelivered()
    await paid(id, { goods: [pot] }, 12_000)
    await given.later(world, { days: 7, minutes: 1 })
    ana = await given.loggedInAgain(world, ana)
    await expectReason(open(id, { goods: [plates] }), 'claim_too_late')
  })
})

describe('the pieces of goods', () => {
  test('are claimed a few at a time, and each once', async () => {
    const { id, plates } = await aDelivered()
    const before = await available()
    await paid(id, pieces(plates, 1), 4_000)
    await expectReason(open(id, pieces(plates, 3)), 'claimed_already')
    // Without a number: all that can still be claimed.
    const rest = await open(id, { goods: [plates] })
    expect(rest.goods).toEqual([{ stock_item_id: plates, quantity: 2 }])
    const { contents } = await detail(rest.id)
    expect(contents.find((content) => content.stock_item_id === plates)).toMatchObject({
      // What staff know about the goods, as at every desk.
      options_text: expect.any(String),
      remarks: [],
      services: [],
      claimed: 2,
      claimed_elsewhere: 1,
      left_fen: 8_000,
    })
    await grant(rest.id, 8_000)
    await pay(rest.id)
    expect((await available()) - before).toBe(12_000)
  })

  test('of a rejected or withdrawn claim can be claimed again', async () => {
    const { id, plates } = await aDelivered()
    await reject((await open(id, { goods: [plates] })).id)
    const again = await open(id, { goods: [plates] })
    await ana.call('POST /claims/{id}/cancel', { params: { id: again.id }, body: {} })
    expect(await open(id, { goods: [plates] })).toMatchObject({ stage: 'submitted' })
    expect((await claimOf(id)).claims.map((claim) => claim.stage)).toEqual([
      'submitted',
      'cancelled',
      'rejected',
    ])
  })

  test.each([[0], [-1], [1.5], [1_000], [2_147_483_648]])('cannot be %d', async (quantity) => {
    const { id, plates } = await aDelivered()
    await expectRefusal(open(id, pieces(plates, quantity)), 'invalid_input')
  })

  test('are no more than are in the package, named once, and of its own goods', async () => {
    const { id, pot, plates } = await aDelivered()
    const other = await aDelivered()
    const one = { stock_item_id: plates, quantity: 1 }
    for (const bad of [
      pieces(plates, 4),
      { goods: [other.plates] },
      { goods: [plates, other.pot] },
      pieces(other.plates, 1),
      { goods: [plates], quantities: [one, one] },
      { goods: [pot], quantities: [one] },
      { goods: [] },
    ])
      await expectRefusal(open(id, bad), 'invalid_input')
    const bo = await world.shopper(inThisTest('bo'))
    await expectRefusal(open(id, { goods: [plates] }, 'damaged', bo), 'not_found')
    await expectRefusal(claimOf(id, bo), 'not_found')
    expect((await claimOf(id)).claims).toEqual([])
  })
})

describe('claims made at the same moment', () => {
  test('for the same pieces: one is taken', async () => {
    const { id, plates } = await aDelivered()
    const tries = await Promise.allSettled([2, 3, 2, 3].map((quantity) => open(id, pieces(plates, quantity))))
    expect(tries.filter((entry) => entry.status === 'fulfilled')).toHaveLength(1)
  })

  test('for different pieces are all taken, up to five that are open', async () => {
    const { id, pot, plates } = await aDelivered()
    const taken = await Promise.all([open(id, { goods: [pot] }), open(id, pieces(plates, 1))])
    expect(new Set(taken.map((claim) => claim.id)).size).toBe(2)
    const line = { unit_price_fen: 500, quantity: 6 }
    const by = { buyer: staff, packer: staff }
    const { stockId } = await given.aShelvedItem(world, ana, by, { line })
    const cups = await given.aShippedParcel(world, ana, staff, [stockId])
    await given.trackingUpdate(staff, cups.id, 'delivered')
    const six = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => open(cups.id, pieces(stockId, 1))))
    expect(six.filter((entry) => entry.status === 'fulfilled')).toHaveLength(5)
    await expectReason(open(cups.id, pieces(stockId, 1)), 'too_many_open_claims')
  })

  test('past every check, are refused by the database', async () => {
    const { id, plates } = await aDelivered()
    const { id: claimId } = await open(id, pieces(plates, 2))
    const row = await world.db
      .selectFrom('parcel_claims')
      .where('id', '=', claimId)
      .selectAll()
      .executeTakeFirstOrThrow()
    const { id: _, ...copy } = row
    const insert = (number: string, quantities: number[], stock_item_ids = [plates]) =>
      world.db
        .insertInto('parcel_claims')
        .values({ ...copy, number, stock_item_ids, quantities })
        .execute()
    await expect(insert('C1', [2])).rejects.toThrow(/a piece is claimed once/)
    await expect(insert('C2', [0])).rejects.toThrow(/at least one piece/)
    await expect(insert('C3', [1, 1])).rejects.toThrow(/at least one piece/)
    await expect(insert('C4', [1, 1], [plates, plates])).rejects.toThrow(/a piece is claimed once/)
    const both = await Promise.allSettled([insert('C5', [1]), insert('C6', [1])])
    expect(both.map((entry) => entry.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await world.db.deleteFrom('parcel_claims').where('number', 'in', ['C5', 'C6']).execute()
  })

  test('by the version before, which names no pieces, name all of them', async () => {
    const { id, plates } = await aDelivered()
    const { rows } = await sql<{ quantities: number[] }>`
      insert into parcel_claims (number, parcel_id, shopper_id, kind, stage, stage_at, stock_item_ids, story, created_at)
      values ('C7', ${id}, ${ana.id}, 'damaged', 'submitted', now(), array[${plates}::uuid], 'x', now())
      returning quantities`.execute(world.db)
    expect(rows).toEqual([{ quantities: [3] }])
    await expectReason(open(id, { goods: [plates] }), 'claimed_already')
  })
})

describe('the insurance of a package', () => {
  test('is shared by its claims, whichever is granted or paid first', async () => {
    const { id, pot, plates } = await aDelivered({ insured_fen: 18_000 })
    const first = await open(id, { goods: [pot] })
    const second = await open(id, pieces(plates, 1))
    const third = await open(id, pieces(plates, 2))
    // 180.00 of 240.00 yuan are insured: three quarters of each.
    await grant(first.id, 9_000, { fault: 'carrier' })
    await grant(second.id, 3_000, { fault: 'carrier' })
    expect(await detail(third.id)).toMatchObject({ insured_elsewhere_fen: 12_000, insured_fen: 18_000 })
    const before = await available()
    const freightFen = (await detail(third.id)).freight_paid_fen
    await grant(third.id, 6_000 + freightFen, { fault: 'carrier' })
    for (const { id: claimId } of [third, first, second]) await pay(claimId)
    expect((await available()) - before).toBe(18_000 + freightFen)
    expect((await claimOf(id)).cover_left_fen).toBe(0)
  })

  test('cannot be exceeded past every check: the database refuses it', async () => {
    const { id, pot, plates } = await aDelivered({ insured_fen: 10_000 })
    await paid(id, { goods: [pot] }, 5_000, { fault: 'carrier' })
    const second = await open(id, { goods: [plates] })
    const decided = { stage: 'granted', fault: 'carrier', share_per_mille: 1000, freight_fen: 0 } as const
    const set = (goods_fen: number) =>
      world.db
        .updateTable('parcel_claims')
        .set({ ...decided, goods_fen, decided_at: world.clock.now() })
        .where('id', '=', second.id)
        .execute()
    await expect(set(5_001)).rejects.toThrow(/share its insurance/)
    await set(5_000)
  })

  test('says what it leaves for the next claim', async () => {
    const { id, pot } = await aDelivered({ insured_fen: 24_000 })
    expect(await claimOf(id)).toMatchObject({ insured_fen: 24_000, cover_left_fen: 24_000 })
    await paid(id, { goods: [pot] }, 12_000, { fault: 'carrier' })
    const after = await claimOf(id)
    expect(after.cover_left_fen).toBe(12_000)
    expect(after.kinds.find((row) => row.kind === 'damaged')).toMatchObject({ goods_fen: 12_000 })
  })
})

describe('a claim and a refund of the same pieces', () => {
  test('are not open at once, and together give back what was paid for them', async () => {
    const { id, plates, itemId } = await aDelivered()
    const before = await available()
    await paid(id, pieces(plates, 1), 4_000)
    const undecided = await open(id, pieces(plates, 1))
    await grant(undecided.id, 4_000)
    await given.later(world, { minutes: 1 })
    await staff.call('POST /staff/parcels/{id}/come_back', {
      params: { id },
      body: { cause: 'carrier', freight_fen: 0, note: '' },
    })
    await world.runJobs()
    // Granted before the goods came back: support decides again.
    expect(await detail(undecided.id)).toMatchObject({ stage: 'submitted' })
    const askRefund = () =>
      ana.call('POST /order_items/{id}/refund', {
        params: { id: itemId },
        body: { cause: 'damaged', reason: 'look' },
      })
    await expectReason(askRefund(), 'claim_open')
    await reject(undecided.id)
    await askRefund()
    const { id: caseId } = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', '=', itemId)
      .select('id')
      .executeTakeFirstOrThrow()
    const decide = (step: 'grant' | 'pay_back', who: Person) =>
      who.call('POST /staff/refund_cases/{id}/decide', {
        params: { id: caseId },
        body: { step, note: 'so', ...(step === 'grant' ? { fault: 'seller' as const } : {}) },
      })
    await decide('grant', staff)
    await decide('pay_back', fin)
    expect((await available()) - before).toBe(12_000)
    await expectReason(open(id, pieces(plates, 1)), 'claim_not_at_this_stage')
  })
})

describe('a loss claimed in parts', () => {
  test('takes two people once its claims together pay more than one person may', async () => {
    const { id, pot, plates } = await aDelivered()
    await given.limits(world, 'refund', { aloneFen: 15_000 })
    await paid(id, { goods: [pot] }, 12_000)
    const second = await open(id, pieces(plates, 1))
    const eve = await world.staff('eve', ['finance'])
    await grant(second.id, 4_000)
    expect(await detail(second.id)).toMatchObject({ two_people: true })
    const before = await available()
    expect(await pay(second.id)).toMatchObject({ stage: 'granted', approved_by_name: 'fin' })
    expect(await available()).toBe(before)
    await expectReason(pay(second.id), 'second_person_needed')
    expect(await pay(second.id, eve)).toMatchObject({ stage: 'paid' })
    await given.noLimits(world, 'refund')
  })
})

test('the next step of a package follows the claim that needs an answer first', async () => {
  const { id, pot, plates } = await aDelivered()
  await open(id, { goods: [pot] })
  const second = await open(id, { goods: [plates] })
  const next = async () => (await ana.call('GET /parcels/{id}', { params: { id } })).next
  expect(await next()).toMatchObject({ about: 'claim_running' })
  await staff.call('POST /staff/claims/{id}/want_evidence', {
    params: { id: second.id },
    body: { note: 'The label, please' },
  })
  expect(await next()).toMatchObject({ about: 'evidence_wanted' })
})
