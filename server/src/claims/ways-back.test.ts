import type { ClaimFault } from '@longhaul/domain/states/claim-fault.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { eachShopper } from '../../test/each-shopper.ts'
import * as given from '../../test/given.ts'
import { messagesOf } from '../../test/messages.ts'
import { PASSWORD, type Person, expectRefusal, testWorld } from '../../test/world.ts'
import { checkBooks } from '../checks/books.ts'

/* Two kinds of refund for the same thing, one after the other: together they never exceed what was paid. */

const world = testWorld()
let ana: Person
let staff: Person

beforeAll(async () => {
  staff = await world.staff('wu', ['support', 'buyer', 'warehouse', 'finance'])
})
const inThisTest = eachShopper(world, 'ana', (person) => {
  ana = person
})

/** An item of 60.00 yuan in a package under way to Singapore: freight and customs fee 156.00. */
async function aShippedItem({ insured_fen = 0 } = {}) {
  const by = { buyer: staff, packer: staff }
  const line = { unit_price_fen: 6_000 }
  const { stockId, itemId } = await given.aShelvedItem(world, ana, by, { line })
  const { id: parcelId } = await given.aShippedParcel(world, ana, staff, [stockId], { insured_fen })
  return { id: itemId, stockId, parcelId }
}

const available = async () => (await ana.call('GET /funds')).available_fen
const page = (id: string) => ana.call('GET /parcels/{id}', { params: { id } })
const claimOf = async (id: string) => (await ana.call('GET /parcels/{id}/claim', { params: { id } })).claim
const detail = (id: string) => staff.call('GET /staff/claims/{id}', { params: { id } })
const pay = (id: string) => staff.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })
const stageOf = async (itemId: string) =>
  (
    await world.db
      .selectFrom('order_items')
      .where('id', '=', itemId)
      .select('stage')
      .executeTakeFirstOrThrow()
  ).stage
const kinds = async () => (await messagesOf(ana)).map((message) => message.kind)

async function claim(
  id: string,
  body: { kind?: 'lost' | 'damaged'; stock_item_ids?: string[] } = {},
): Promise<string> {
  const { kind = 'lost', stock_item_ids = [] } = body
  const evidence = []
  for (const slot of kind === 'damaged' ? (['box', 'label', 'goods'] as const) : [])
    evidence.push({ slot, file_id: await world.upload(ana, 'POST /uploads', 'attachment') })
  const made = await ana.call('POST /parcels/{id}/claim', {
    params: { id },
    body: { kind, stock_item_ids, story: 'It never came', evidence },
  })
  return made.id
}

const grant = (
  id: string,
  expected_payout_fen: number,
  over: { share_per_mille?: number; fault?: ClaimFault } = {},
) =>
  staff.call('POST /staff/claims/{id}/grant', {
    params: { id },
    body: { fault: 'ours', share_per_mille: 1000, note: 'By the rules', expected_payout_fen, ...over },
  })

async function aGrantedClaim(item: { parcelId: string }, fen = 21_600): Promise<string> {
  await given.trackingUpdate(staff, item.parcelId, 'lost')
  const id = await claim(item.parcelId)
  await grant(id, fen)
  return id
}

async function comeBack(id: string): Promise<void> {
  await staff.call('POST /staff/parcels/{id}/come_back', {
    params: { id },
    body: { cause: 'carrier', freight_fen: 0, note: '' },
  })
  await world.runJobs()
}

/** Requests a refund of all that is left of an item and completes it; returns the amount refunded. */
async function refund(id: string): Promise<number> {
  const before = await available()
  await ana.call('POST /order_items/{id}/refund', {
    params: { id },
    body: { cause: 'damaged', reason: 'look' },
  })
  await payRefund(id, 'seller')
  return (await available()) - before
}

async function payRefund(itemId: string, fault: 'seller' | 'ours' | 'shopper'): Promise<void> {
  const { id } = await world.db
    .selectFrom('refund_cases')
    .where('order_item_id', '=', itemId)
    .where('stage', '=', 'requested')
    .select('id')
    .executeTakeFirstOrThrow()
  for (const step of ['grant', 'pay_back'] as const)
    await staff.call('POST /staff/refund_cases/{id}/decide', {
      params: { id },
      body: { step, note: 'so', ...(step === 'grant' ? { fault } : {}) },
    })
  await world.runJobs()
}

describe('a granted claim for a lost package', () => {
  test('is not paid once the package came back; its goods are refunded as usual', async () => {
    const item = await aShippedItem()
    const id = await aGrantedClaim(item)
    await staff.call('POST /staff/parcels/{id}/come_back', {
      params: { id: item.parcelId },
      body: { cause: 'carrier', freight_fen: 0, note: '' },
    })
    // Even before the follow-up job has run.
    expect((await expectRefusal(pay(id), 'transition_not_allowed')).reason).toBe('claim_contradicted')
    await world.runJobs()
    expect(await claimOf(item.parcelId)).toMatchObject({ stage: 'cancelled' })
    expect(await kinds()).toContain('claim_ended')
    await expectRefusal(pay(id), 'transition_not_allowed')
    expect(await refund(item.id)).toBe(6_000)
  })

  test('ends when its shopper confirms the receipt', async () => {
    const item = await aShippedItem()
    const id = await aGrantedClaim(item)
    await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id: item.parcelId }, body: {} })
    expect((await expectRefusal(pay(id), 'transition_not_allowed')).reason).toBe('claim_contradicted')
    await world.runJobs()
    expect(await claimOf(item.parcelId)).toMatchObject({ stage: 'cancelled' })
    await expectRefusal(grant(id, 21_600), 'transition_not_allowed')
  })

  test('goes back to support when the carrier reports the delivery; support may still grant it', async () => {
    const item = await aShippedItem()
    const id = await aGrantedClaim(item)
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    expect((await expectRefusal(pay(id), 'transition_not_allowed')).reason).toBe('claim_contradicted')
    await world.runJobs()
    const after = await detail(id)
    expect(after).toMatchObject({ stage: 'submitted', parcel_stage: 'delivered' })
    expect(after.history.at(-1)).toMatchObject({ step: 'send_back', actor: 'system' })
    expect(await kinds()).toContain('claim_in_doubt')
    await given.later(world, { minutes: 1 })
    await grant(id, 21_600)
    await world.runJobs()
    const before = await available()
    await pay(id)
    expect((await available()) - before).toBe(21_600)
  })

  test('blocks the automatic confirmation of receipt', async () => {
    const item = await aShippedItem()
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    await claim(item.parcelId)
    await given.later(world, { days: 70 })
    await world.runJob('confirm-receipts', {})
    ana = await given.loggedInAgain(world, ana)
    expect((await page(item.parcelId)).stage).toBe('delivered')
  })
})

describe('after a paid claim', () => {
  test('for a loss, if the package turns up, the compensated goods belong to us', async () => {
    const item = await aShippedItem()
    await pay(await aGrantedClaim(item))
    expect((await page(item.parcelId)).stage).toBe('lost')
    await comeBack(item.parcelId)
    expect((await page(item.parcelId)).stage).toBe('returned')
    expect(await stageOf(item.id)).toBe('refunded')
    const again = ana.call('POST /order_items/{id}/refund', {
      params: { id: item.id },
      body: { cause: 'damaged', reason: 'again' },
    })
    await expectRefusal(again, 'transition_not_allowed')
    const { items } = await ana.call('GET /stock_items')
    expect(items.filter((entry) => entry.stage === 'in_stock')).toEqual([])
    await expectRefusal(given.aParcel(ana, [item.stockId]), 'transition_not_allowed')
  })

  test('for a loss, a tracking update raises an alarm, and moves no money', async () => {
    const item = await aShippedItem()
    await pay(await aGrantedClaim(item))
    const before = await available()
    const alarms = () =>
      world.db
        .selectFrom('parcel_alarms')
        .where('parcel_id', '=', item.parcelId)
        .where('settled_at', 'is', null)
        .select(['kind', 'status'])
        .execute()
    expect(await alarms()).toEqual([])
    await given.later(world, { hours: 1 })
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    await world.runJobs()
    expect(await alarms()).toEqual([{ kind: 'trouble', status: 'delivered' }])
    expect((await page(item.parcelId)).stage).toBe('lost')
    expect(await available()).toBe(before)
    const receipt = ana.call('POST /parcels/{id}/confirm_receipt', {
      params: { id: item.parcelId },
      body: {},
    })
    await expectRefusal(receipt, 'transition_not_allowed')
    expect((await ana.call('GET /points')).balance).toBe(0)
  })

  test('for a loss, its shopper is not charged return freight that they did not cause', async () => {
    const item = await aShippedItem()
    await pay(await aGrantedClaim(item))
    const back = staff.call('POST /staff/parcels/{id}/come_back', {
      params: { id: item.parcelId },
      body: { cause: 'refused', freight_fen: 5_000, note: '' },
    })
    await expectRefusal(back, 'invalid_input')
  })

  test('for a part of a loss, if the package turns up, that part is owed back, and all of it can be lost again', async () => {
    const item = await aShippedItem({ insured_fen: 2_000 })
    const loseIt = async (parcelId: string, fen: number) => {
      await given.trackingUpdate(staff, parcelId, 'lost')
      const id = await claim(parcelId)
      await grant(id, fen, { fault: 'carrier' })
      await pay(id)
      expect((await page(parcelId)).stage).toBe('lost')
    }
    await loseIt(item.parcelId, 2_000 + 15_600)
    // The balance is withdrawn meanwhile, but for 5.00.
    const payout = { method: 'bank_transfer', name: 'Ana Silva', account: 'DE89 3704', details: '' } as const
    await ana.call('POST /withdrawals', {
      body: { amount_fen: (await available()) - 500, payout, password: PASSWORD },
    })
    await comeBack(item.parcelId)
    expect(await stageOf(item.id)).toBe('in_stock')
    expect(await kinds()).toContain('compensation_owed')
    expect(await kinds()).not.toContain('goods_kept')
    const { available_fen, owed_fen, standing } = await ana.call('GET /funds')
    expect([available_fen, owed_fen, standing.debts]).toEqual([
      0,
      1_500,
      [{ kind: 'compensation', amount_fen: 1_500 }],
    ])
    await given.money(world, ana, 1_500)
    expect(await checkBooks(world.db)).toEqual([])

    const again = await given.aShippedParcel(world, ana, staff, [item.stockId], { insured_fen: 6_000 })
    await loseIt(again.id, 6_000 + 15_600)
    await comeBack(again.id)
    expect(await stageOf(item.id)).toBe('refunded')
  })

  test('for half of a damage, if the goods come back, only the other half is refunded', async () => {
    const item = await aShippedItem()
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    const id = await claim(item.parcelId, { kind: 'damaged', stock_item_ids: [item.stockId] })
    await grant(id, 3_000, { share_per_mille: 500 })
    await pay(id)
    await comeBack(item.parcelId)
    expect(await stageOf(item.id)).toBe('in_stock')
    expect(await refund(item.id)).toBe(3_000)
    // The second refund of the same goods is limited to their remaining value.
    expect(await stageOf(item.id)).toBe('refunded')
  })

  test('for half of a damage, a loss of the same goods pays only the other half', async () => {
    const item = await aShippedItem()
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    const first = await claim(item.parcelId, { kind: 'damaged', stock_item_ids: [item.stockId] })
    await grant(first, 3_000, { share_per_mille: 500 })
    await pay(first)
    await comeBack(item.parcelId)
    const { id: parcelId } = await given.aShippedParcel(world, ana, staff, [item.stockId])
    await given.trackingUpdate(staff, parcelId, 'lost')
    const second = await claim(parcelId)
    const [content] = (await detail(second)).contents
    expect(content).toMatchObject({ value_fen: 6_000, left_fen: 3_000 })
    await expectRefusal(grant(second, 21_600), 'out_of_date')
    await grant(second, 18_600)
    const before = await available()
    await pay(second)
    expect((await available()) - before).toBe(18_600)
  })

  test('for all of a damage, nothing is left to refund if the package comes back', async () => {
    const item = await aShippedItem()
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    const id = await claim(item.parcelId, { kind: 'damaged', stock_item_ids: [item.stockId] })
    await grant(id, 21_600)
    await pay(id)
    await comeBack(item.parcelId)
    expect(await stageOf(item.id)).toBe('refunded')
  })

  test('that refunded everything, the points earned by the package are taken back', async () => {
    await given.settings(world, { pointsPer100Yuan: 100 })
    const item = await aShippedItem()
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id: item.parcelId }, body: {} })
    await world.runJobs()
    const earned = (await ana.call('GET /points')).balance
    expect(earned).toBeGreaterThan(200)
    const id = await claim(item.parcelId, { kind: 'damaged', stock_item_ids: [item.stockId] })
    await grant(id, 21_600)
    await pay(id)
    await world.runJobs()
    const { balance, items } = await ana.call('GET /points')
    // The remaining points are for our fees and services, which were not refunded.
    expect(balance).toBe(earned - 216)
    expect(items[0]).toMatchObject({ cause: 'given_back', points: -216 })
    await world.runJob('earn-points', { parcelId: item.parcelId })
    expect((await ana.call('GET /points')).balance).toBe(balance)
  })
})

describe('points', () => {
  /** A received package with an item of 60.00 yuan, whose points were spent on a coupon. */
  async function spent() {
    await given.settings(world, { pointsPer100Yuan: 100 })
    const item = await aShippedItem()
    await given.trackingUpdate(staff, item.parcelId, 'delivered')
    await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id: item.parcelId }, body: {} })
    await world.runJobs()
    const { balance } = await ana.call('GET /points')
    const finance = await world.staff(inThisTest('fay'), ['finance', 'support', 'admin'])
    const offer = await given.aCouponOffer(finance, { points_price: balance - 16 })
    await ana.call('POST /points/exchange', { body: { coupon_offer_id: offer } })
    return { item, earned: balance }
  }

  test('that were spent before the refund are taken from the next points earned', async () => {
    const { item, earned } = await spent()
    const id = await claim(item.parcelId, { kind: 'damaged', stock_item_ids: [item.stockId] })
    await grant(id, 21_600)
    await pay(id)
    await world.runJobs()
    expect(await ana.call('GET /points')).toMatchObject({ balance: 0, items: [{ points: -16 }, {}, {}] })
    // 200 points are owed; a package that earns more leaves the rest.
    const next = await aShippedItem()
    await given.trackingUpdate(staff, next.parcelId, 'delivered')
    await ana.call('POST /parcels/{id}/confirm_receipt', { params: { id: next.parcelId }, body: {} })
    await world.runJobs()
    const { balance, items } = await ana.call('GET /points')
    expect(balance).toBe(earned - 200)
    const latest = items.slice(0, 2).map((entry) => [entry.cause, entry.points])
    expect(Object.fromEntries(latest)).toEqual({ given_back: -200, receipt: earned })
  })
})

describe('domestic freight', () => {
  /** Two pieces of 30.00 yuan with 39.00 freight, scanned at the dock. */
  async function arrived() {
    const item = await given.anItemOnItsWay(world, ana, staff, {
      line: { quantity: 2, freight_fen: 3_900 },
    })
    const scan = await given.scan(staff, item.trackingNumber)
    return { ...item, arrivalId: scan.arrival_id }
  }

  test('is refunded once, even if pieces are refunded before and after', async () => {
    const item = await arrived()
    await ana.call('POST /order_items/{id}/refund', {
      params: { id: item.id },
      body: { cause: 'damaged', reason: '', quantity: 1 },
    })
    const before = await available()
    await payRefund(item.id, 'seller')
    expect((await available()) - before).toBe(3_000 + 1_950)
    const undone = staff.call('POST /staff/arrivals/{id}/undo', { params: { id: item.arrivalId }, body: {} })
    expect((await expectRefusal(undone, 'transition_not_allowed')).reason).toBe('worked_on_already')
    // As if the arrival had been undone nevertheless.
    await world.db
      .updateTable('order_items')
      .set({ stage: 'seller_shipped' })
      .where('id', '=', item.id)
      .execute()
    expect(await refund(item.id)).toBe(3_000 + 1_950)
  })
})
