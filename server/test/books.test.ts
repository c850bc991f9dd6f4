import { text as EVENTS } from '@longhaul/text/ledger/events.en.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { settleRefund } from '../src/funds/settle-refund.ts'
import { inJob } from '../src/platform/jobs/job-call.ts'
import { bookedBy } from './booked.ts'
import * as given from './given.ts'
import { MONEY_ACTIONS } from './money-actions.ts'
import * as at from './money-states.ts'
import { type Person, PASSWORD, testWorld } from './world.ts'

/*
 * What each action that moves money writes to the books, to the fen, on both sides: the shopper's accounts and the house's. A shopper
 * notices when their balance is wrong; only these tests notice that the account of our income, a carrier or a provider is wrong. The recipes
 * themselves are tested in domain/src/ledger/recipes.test.ts; the same actions done concurrently, in parallel-money.test.ts.
 */

const world = testWorld({ manyAtOnce: true })
let crew: at.Crew
let people = 0

beforeAll(async () => {
  crew = await at.aCrew(world)
})

const newShopper = () => world.shopper(`b${++people}`)
const seen = new Set<string>()
/** What this writes to the books. */
const booked = async (run: () => Promise<unknown>): Promise<string[]> => {
  const lines = await bookedBy(world, run)
  for (const line of lines) seen.add(line.slice(0, line.indexOf(':')))
  return lines
}

/** The lines of each action in the table of money actions; none if it only decides about money. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  'place an order': [],
  'pay an order from the balance': ['order_paid: 3350 CNY available > frozen'],
  'pay what is still owed for an item': ['supplement_paid: 600 CNY available > frozen'],
  'pay a package': ['parcel_paid: 16400 CNY available > frozen'],
  'pay what is still owed for a package': ['parcel_supplement_paid: 3300 CNY available > frozen'],
  'pay the return freight of a package': [
    'return_freight_paid: 8000 CNY available > adjustment return_freight',
  ],
  'pay an order through a provider, by its webhook': [
    'recharge: 42 USD clearing sandbox > revenue payment_fee',
    'recharge: 328 USD clearing sandbox > exchange',
    'recharge: 2150 CNY exchange > available',
    'order_paid: 3150 CNY available > frozen',
  ],
  'start a recharge': [],
  'credit a recharge, by its webhook': [
    'recharge: 126 USD clearing sandbox > revenue payment_fee',
    'recharge: 3043 USD clearing sandbox > exchange',
    'recharge: 20000 CNY exchange > available',
  ],
  'report a remittance': [],
  'credit a remittance': [
    'remittance: 9500 USD clearing western_union > exchange',
    'remittance: 62449 CNY exchange > available',
  ],
  'reject a remittance': [],
  'ask for a withdrawal of more than half the balance': [
    'withdrawal_requested: 6000 CNY available > withdrawing',
  ],
  'pay a withdrawal back through its provider': [],
  'have the provider refund a withdrawal, by its job': [
    'withdrawal_refunded: 6000 CNY withdrawing > clearing sandbox',
  ],
  'pay a withdrawal manually': ['withdrawal_paid: 6000 CNY withdrawing > payout'],
  'reject a withdrawal': ['withdrawal_rejected: 6000 CNY withdrawing > available'],
  'correct a balance manually': ['adjustment: 1250 CNY adjustment corrections > available'],
  'book a correction that a colleague asked for': ['adjustment: 1250 CNY adjustment corrections > available'],
  'release a file of another shop that a colleague submitted': [],
  'reject a file of another shop': [],
  'import the rows of a file of another shop, by its job': [
    'opening_balance: 250000 CNY adjustment opening > available',
  ],
  'reject a correction': [],
  'cancel a withdrawal that is not approved yet': ['withdrawal_cancelled: 6000 CNY withdrawing > available'],
  'subscribe to a plan, paid from the balance': ['plan_paid: 3000 CNY available > revenue plans'],
  'turn all points into a coupon': [],
  'cancel an order': ['item_cancelled: 3550 CNY frozen > available'],
  'cancel an item': ['item_cancelled: 3550 CNY frozen > available'],
  'cancel an item as staff': ['item_cancelled: 3550 CNY frozen > available'],
  'refuse the shopper’s own price': [],
  'buy an item for less than was set aside': [
    'item_purchased: 2500 CNY frozen > supplier',
    'item_purchased: 150 CNY frozen > revenue service',
    'item_purchased: 500 CNY frozen > available',
  ],
  'undo a purchase': [
    'purchase_undone: 500 CNY available > frozen',
    'purchase_undone: 150 CNY revenue service > frozen',
    'purchase_undone: 2500 CNY supplier > frozen',
  ],
  'accept other options for less': ['price_lowered: 600 CNY frozen > available'],
  'decline a higher price': ['item_cancelled: 3150 CNY frozen > available'],
  'ask for a refund before the purchase': ['item_cancelled: 3550 CNY frozen > available'],
  'ask for a refund after the purchase': [],
  'cancel a refund request': [],
  'grant a refund': [],
  'pay a refund back': ['refunded: 3000 CNY supplier > available'],
  'ask for eleven of at most twenty detail photos': ['photos_ordered: 2200 CNY available > frozen'],
  'ask for eleven of at most twenty detail photos of a stock item': [
    'photos_ordered: 2200 CNY available > frozen',
  ],
  'cancel detail photos of a stock item': ['photos_given_back: 400 CNY frozen > available'],
  'finish detail photos of a stock item, which settles them': [
    'photos_settled: 400 CNY frozen > revenue photos',
  ],
  'decline detail photos of a stock item, which refunds their price': [
    'photos_settled: 200 CNY frozen > revenue photos',
    'photos_settled: 200 CNY frozen > available',
  ],
  'shelve an arrived item, which settles its detail photos': [
    'photos_settled: 200 CNY frozen > revenue photos',
    'photos_settled: 400 CNY frozen > available',
  ],
  'pay late storage': ['storage_paid: 1220 CNY available > revenue storage'],
  'pay for storage in advance': ['storage_extended: 200 CNY available > revenue storage'],
  'make a package': [],
  'make a package that is packed before it is paid': ['parcel_deposit: 2000 CNY available > frozen'],
  'cancel a package': ['parcel_cancelled: 16400 CNY frozen > available'],
  'cancel a package as staff': ['parcel_cancelled: 16400 CNY frozen > available'],
  'split a package': [
    'parcel_split: 3300 CNY frozen > available',
    'parcel_split: 3300 CNY available > frozen',
  ],
  'merge two packages': [
    'parcel_merged: 16400 CNY frozen > available',
    'parcel_merged: 3300 CNY available > frozen',
  ],
  'pack a package that is heavier than estimated': [],
  'reopen a packed box to weigh it again': [],
  'ship a package that is lighter than estimated': [
    'parcel_shipped: 12300 CNY frozen > carrier PST-EMS',
    'parcel_shipped: 800 CNY frozen > revenue packing',
    'parcel_shipped: 3300 CNY frozen > available',
  ],
  'ship the packages of a list, by its job': [
    'parcel_shipped: 12300 CNY frozen > carrier PST-EMS',
    'parcel_shipped: 800 CNY frozen > revenue packing',
    'parcel_shipped: 3300 CNY frozen > available',
  ],
  'record the purchases of a list, by its job': [
    'item_purchased: 3600 CNY frozen > supplier',
    'item_purchased: 195 CNY frozen > revenue service',
    'item_purchased: 300 CNY frozen > available',
  ],
  'book the return of a package that was not collected': [
    'parcel_returned: 8000 CNY adjustment return_freight > carrier PST-EMS',
  ],
  'pay the claim for a lost package': ['claim_paid: 12300 CNY adjustment claims > available'],
  'expire an unpaid order, by its job': [],
  'expire an unanswered question, by its job': ['item_cancelled: 3150 CNY frozen > available'],
  'expire an unpaid extra payment for a package, by its job': [
    'parcel_cancelled: 2000 CNY frozen > revenue repacking',
    'parcel_cancelled: 14400 CNY frozen > available',
  ],
}

describe('what is booked to', () => {
  test.each(MONEY_ACTIONS)('$name', async (action) => {
    const attempt = await action.prepare({ ...crew, who: await newShopper() })
    expect(await booked(attempt)).toEqual(LINES[action.name])
  })

  test('no action is without its lines', () => {
    expect(Object.keys(LINES).toSorted()).toEqual(MONEY_ACTIONS.map(({ name }) => name).toSorted())
  })
})

/** Everything that happens to three recharges of 100.00 yuan in a currency, step by step. */
async function recharges(currency: string) {
  const paidIn = async (who: Person) => {
    const recharge = await who.call('POST /recharges', {
      body: { method: 'sandbox', currency, credit_fen: 10_000 },
    })
    await given.theProviderSays(world, 'paid', { rechargeId: recharge.id })
    return recharge
  }
  const settle = (
    outcome: 'refunded' | 'refund_failed',
    who: Person,
    rechargeId: string,
    amountMinor: number,
  ) => given.aDispute(world, who, { rechargeId, currency, amountMinor, outcome })

  const [ana, bo, cy] = [await newShopper(), await newShopper(), await newShopper()]
  let whole!: Awaited<ReturnType<typeof paidIn>>
  const paid = await booked(async () => (whole = await paidIn(ana)))
  const takenBack = await booked(() => settle('refunded', ana, whole.id, whole.pay_minor))
  const givenAgain = await booked(() => settle('refund_failed', ana, whole.id, whole.pay_minor))

  const part = await paidIn(bo)
  const net = part.pay_minor - part.fee_minor
  // Of the 100.00, 42.00 are spent: 40.00 and our fee.
  await given.aPaidOrderOf(bo, await given.anOrder(bo, { line: { unit_price_fen: 4_000 } }))
  const takenBackSpent = await booked(() => settle('refunded', bo, part.id, net))
  const collected = await booked(() =>
    crew.fin.call('POST /staff/adjustments', {
      body: { shopper_id: bo.id, amount_fen: 1_000, cause: 'goodwill', reason: 'Waited' },
    }),
  )
  const givenAgainOwing = await booked(() => settle('refund_failed', bo, part.id, net))

  const out = await paidIn(cy)
  const withdrawal = { params: { id: (await withdraw(cy, 10_000)).id }, body: {} }
  await crew.fin.call('POST /staff/withdrawals/{id}/pay', withdrawal)
  const withdrawn = await booked(() => world.runJob('refund-parts', { withdrawalId: withdrawal.params.id }))
  const returned = await booked(() => bounce(cy, out.id, withdrawal.params.id))
  return { paid, takenBack, givenAgain, takenBackSpent, collected, givenAgainOwing, withdrawn, returned }
}

const withdraw = (who: Person, amount_fen: number) =>
  who.call('POST /withdrawals', { body: { amount_fen, password: PASSWORD } })

/** The provider reports that its refund of a withdrawal came back, for example from a closed card. */
async function bounce(who: Person, rechargeId: string, withdrawalId: string): Promise<void> {
  const refund = await world.db
    .selectFrom('recharge_refunds')
    .innerJoin('recharges', 'recharges.id', 'recharge_id')
    .where('recharge_refunds.withdrawal_id', '=', withdrawalId)
    .select(['recharge_refunds.provider_ref', 'amount_minor', 'currency'])
    .executeTakeFirstOrThrow()
  await inJob(world.world, ['funds', 'messages'], (doing) =>
    settleRefund(
      doing,
      { id: rechargeId, shopper_id: who.id },
      {
        outcome: 'refund_failed',
        currency: refund.currency,
        amountMinor: refund.amount_minor,
        refundRef: refund.provider_ref!,
        about: {},
      },
    ),
  )
}

describe('a recharge is credited, disputed and withdrawn', () => {
  const collected = [
    'adjustment: 1000 CNY adjustment corrections > available',
    'shortfall_collected: 1000 CNY available > shortfall',
  ]

  test('in yuan: the provider’s account is the only other one', async () => {
    expect(await recharges('CNY')).toEqual({
      paid: [
        'recharge: 516 CNY clearing sandbox > revenue payment_fee',
        'recharge: 10000 CNY clearing sandbox > available',
      ],
      takenBack: [
        'recharge_taken_back: 10000 CNY available > clearing sandbox',
        'recharge_taken_back: 516 CNY revenue payment_fee > clearing sandbox',
      ],
      givenAgain: [
        'recharge_given_again: 516 CNY clearing sandbox > revenue payment_fee',
        'recharge_given_again: 10000 CNY clearing sandbox > available',
      ],
      takenBackSpent: [
        'recharge_taken_back: 5800 CNY available > clearing sandbox',
        'recharge_taken_back: 4200 CNY shortfall > clearing sandbox',
      ],
      collected,
      givenAgainOwing: [
        'recharge_given_again: 3200 CNY clearing sandbox > shortfall',
        'recharge_given_again: 6800 CNY clearing sandbox > available',
      ],
      withdrawn: ['withdrawal_refunded: 10000 CNY withdrawing > clearing sandbox'],
      returned: ['withdrawal_returned: 10000 CNY clearing sandbox > available'],
    })
  })

  // Yen have no smaller unit.
  test.each([
    ['USD', 1_522, 78],
    ['JPY', 2_396, 123],
  ])('in %s: yuan and the other currency meet in the exchange account', async (currency, net, fee) => {
    expect(await recharges(currency)).toEqual({
      paid: [
        `recharge: ${fee} ${currency} clearing sandbox > revenue payment_fee`,
        `recharge: ${net} ${currency} clearing sandbox > exchange`,
        'recharge: 10000 CNY exchange > available',
      ],
      takenBack: [
        'recharge_taken_back: 10000 CNY available > exchange',
        `recharge_taken_back: ${net} ${currency} exchange > clearing sandbox`,
        `recharge_taken_back: ${fee} ${currency} revenue payment_fee > clearing sandbox`,
      ],
      givenAgain: [
        `recharge_given_again: ${fee} ${currency} clearing sandbox > revenue payment_fee`,
        `recharge_given_again: ${net} ${currency} clearing sandbox > exchange`,
        'recharge_given_again: 10000 CNY exchange > available',
      ],
      takenBackSpent: [
        'recharge_taken_back: 5800 CNY available > exchange',
        'recharge_taken_back: 4200 CNY shortfall > exchange',
        `recharge_taken_back: ${net} ${currency} exchange > clearing sandbox`,
      ],
      collected,
      givenAgainOwing: [
        `recharge_given_again: ${net} ${currency} clearing sandbox > exchange`,
        'recharge_given_again: 3200 CNY exchange > shortfall',
        'recharge_given_again: 6800 CNY exchange > available',
      ],
      withdrawn: [
        'withdrawal_refunded: 10000 CNY withdrawing > exchange',
        `withdrawal_refunded: ${net} ${currency} exchange > clearing sandbox`,
      ],
      returned: [
        `withdrawal_returned: ${net} ${currency} clearing sandbox > exchange`,
        'withdrawal_returned: 10000 CNY exchange > available',
      ],
    })
  })
})

describe('an order', () => {
  /** A paid item of 200.00 yuan with a fee of 10.00, of which a coupon pays 4.00, approved for purchase. */
  async function anItemWithCoupon(who: Person, line: given.OrderOptions['line'] = {}): Promise<string> {
    const couponId = await given.aCoupon(crew.fin, who, { amount_fen: 400 })
    return await given.anApprovedItem(world, who, crew.buyer, {
      line: { unit_price_fen: 20_000, ...line },
      couponId,
    })
  }

  test('with a coupon is bought for less, and the purchase is undone', async () => {
    const who = await newShopper()
    const id = await anItemWithCoupon(who)
    let sellerOrder = ''
    expect(await booked(async () => (sellerOrder = (await given.buy(crew.buyer, id, 19_000)).id))).toEqual([
      'item_purchased: 19000 CNY frozen > supplier',
      'item_purchased: 600 CNY frozen > revenue service',
      'item_purchased: 400 CNY marketing coupon > revenue service',
      'item_purchased: 1000 CNY frozen > available',
    ])
    const takeBack = { params: { id: sellerOrder }, body: { reason: 'a slip' } }
    expect(await booked(() => crew.buyer.call('POST /staff/seller_orders/{id}/take_back', takeBack))).toEqual(
      [
        'purchase_undone: 1000 CNY available > frozen',
        'purchase_undone: 400 CNY revenue service > marketing coupon',
        'purchase_undone: 600 CNY revenue service > frozen',
        'purchase_undone: 19000 CNY supplier > frozen',
      ],
    )
  })

  test('is bought for more within the tolerance, and what was added comes back when the purchase is undone', async () => {
    const who = await newShopper()
    const id = await given.anApprovedItem(world, who, crew.buyer, { line: { tolerance_percent: 5 } })
    await given.money(world, who, 1_000)
    let sellerOrder = ''
    expect(await booked(async () => (sellerOrder = (await given.buy(crew.buyer, id, 3_100)).id))).toEqual([
      'tolerance_used: 100 CNY available > frozen',
      'item_purchased: 3100 CNY frozen > supplier',
      'item_purchased: 150 CNY frozen > revenue service',
    ])
    const takeBack = { params: { id: sellerOrder }, body: { reason: 'a slip' } }
    expect(await booked(() => crew.buyer.call('POST /staff/seller_orders/{id}/take_back', takeBack))).toEqual(
      [
        'purchase_undone: 150 CNY revenue service > frozen',
        'purchase_undone: 3100 CNY supplier > frozen',
        'purchase_undone: 100 CNY frozen > available',
      ],
    )
  })

  type Decision = { step: 'ask_seller' | 'return_goods' | 'grant'; fault?: 'ours' }
  async function refund(
    who: Person,
    id: string,
    cause: 'changed_mind' | 'not_sent',
    decisions: readonly Decision[] = [{ step: 'grant' }],
  ): Promise<string[]> {
    await who.call('POST /order_items/{id}/refund', { params: { id }, body: { cause, reason: '' } })
    const { id: caseId } = await world.db
      .selectFrom('refund_cases')
      .where('order_item_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    const params = { id: caseId }
    for (const decision of decisions)
      await crew.support.call('POST /staff/refund_cases/{id}/decide', {
        params,
        body: { note: '', ...decision },
      })
    const payBack = { params, body: { step: 'pay_back', note: '' } } as const
    return await booked(() => crew.fin.call('POST /staff/refund_cases/{id}/decide', payBack))
  }

  test('refunded by our fault: the fee and the coupon’s part of it are no longer income, and photos are not taken', async () => {
    const who = await newShopper()
    const id = await anItemWithCoupon(who, { photo_shots: 2 })
    await given.buy(crew.buyer, id, 20_000)
    expect(await refund(who, id, 'not_sent', [{ step: 'grant', fault: 'ours' }])).toEqual([
      'refunded: 20000 CNY supplier > available',
      'refunded: 600 CNY revenue service > available',
      'refunded: 400 CNY revenue service > marketing coupon',
      'photos_given_back: 400 CNY frozen > available',
    ])
  })

  test('refunded after it arrived, by the shopper’s choice: we keep the cost of the return', async () => {
    const who = await newShopper()
    const { itemId } = await given.aShelvedItem(world, who, crew)
    const sentBack = [{ step: 'ask_seller' }, { step: 'return_goods' }, { step: 'grant' }] as const
    expect(await refund(who, itemId, 'changed_mind', sentBack)).toEqual([
      'refunded: 2000 CNY supplier > available',
      'refunded: 1000 CNY supplier > revenue returns',
    ])
  })

  test('loses a piece before it is bought, and with it what the coupon paid for the rest', async () => {
    const who = await newShopper()
    const couponId = await given.aCoupon(crew.fin, who, { amount_fen: 1_000, minimum_fen: 30_000 })
    const line = { unit_price_fen: 20_000, quantity: 2 }
    const { itemIds } = await given.aPaidOrder(world, who, { line, couponId })
    const onePiece = {
      params: { id: itemIds[0]! },
      body: { cause: 'changed_mind', reason: '', quantity: 1 },
    } as const
    // It does not reach its minimum any more: what it would have paid is set aside for the fee of the other piece.
    expect(await booked(() => who.call('POST /order_items/{id}/refund', onePiece))).toEqual([
      'pieces_given_up: 20500 CNY frozen > available',
      'coupon_taken_back: 500 CNY available > frozen',
    ])
  })

  test('loses an item after another was bought: we get back what the coupon paid of that one’s fee', async () => {
    const who = await newShopper()
    const couponId = await given.aCoupon(crew.fin, who, { amount_fen: 1_000, minimum_fen: 30_000 })
    const line = { unit_price_fen: 20_000 }
    const { itemIds } = await given.aPaidOrder(world, who, { items: 2, line, couponId })
    const [first, second] = itemIds
    await crew.buyer.call('POST /staff/order_items/{id}/approve', { params: { id: first! }, body: {} })
    await given.buy(crew.buyer, first!, 20_000)
    const cancel = { params: { id: second! }, body: {} }
    expect(await booked(() => who.call('POST /order_items/{id}/cancel', cancel))).toEqual([
      'item_cancelled: 20500 CNY frozen > available',
      'coupon_taken_back: 500 CNY available > marketing coupon',
    ])
  })

  test('of another shop is imported as paid and bought, without a fee of ours', async () => {
    const admin = await world.staff('admin', ['admin'])
    const who = await newShopper()
    const kind = 'orders'
    const link = 'https://item.taobao.com/item.htm?id=600000000001'
    const head =
      'number,email,warehouse,seller,link,title,quantity,goods_cny,freight_cny,seller_number,tracking_number'
    const row = `B-1,${who.email},GZ1,Mumian,${link},Shirt,1,30,5,${given.sellerNumber()},`
    const body = new Blob([`${head}\n${row}\n`], { type: 'text/csv' })
    const { content_hash } = await admin.call('POST /staff/takeovers/preview', { query: { kind }, body })
    const { id } = await admin.call('POST /staff/takeovers', { query: { kind, content_hash }, body })
    expect(await booked(() => world.runJob('bring-takeover', { takeoverId: id }))).toEqual([
      'opening_balance: 3500 CNY adjustment opening > available',
      'order_paid: 3500 CNY available > frozen',
      'item_purchased: 3500 CNY frozen > supplier',
    ])
  })
})

describe('a package', () => {
  test('is shipped with insurance, services and a coupon: the carrier gets the whole freight', async () => {
    const who = await newShopper()
    const stockId = await given.stock(world, who, crew.packer)
    const coupon_id = await given.aCoupon(crew.fin, who, { purpose: 'shipping', amount_fen: 1_000 })
    const services = { insured_fen: 10_000, coupon_id, service_ids: ['packing_video'] }
    const parcel = await given.aPaidParcel(world, who, [stockId], services)
    await given.pickAll(crew.packer, parcel.id)
    await given.addPackingVideo(world, crew.packer, parcel.id, given.A_VIDEO)
    await given.pack(crew.packer, parcel.id)
    // 148.00 of freight and 8.00 of customs; 8.00 for packing and 10.00 for the video; 2.00 of insurance.
    expect(await booked(() => given.ship(crew.packer, parcel.id))).toEqual([
      'parcel_shipped: 14600 CNY frozen > carrier PST-EMS',
      'parcel_shipped: 1000 CNY marketing coupon > carrier PST-EMS',
      'parcel_shipped: 1800 CNY frozen > revenue packing',
      'parcel_shipped: 200 CNY frozen > revenue insurance',
    ])
  })

  /** A lost package with goods of 120.00 yuan, insured or not, whose claim is granted; pays it. */
  async function claim(fault: 'carrier' | 'ours', insured_fen: number): Promise<string[]> {
    const who = await newShopper()
    const stockId = await given.stock(world, who, crew.packer)
    const { id } = await given.aShippedParcel(world, who, crew.packer, [stockId], { insured_fen })
    await given.trackingUpdate(crew.packer, id, 'lost')
    const made = await who.call('POST /parcels/{id}/claim', {
      params: { id },
      body: { kind: 'lost', stock_item_ids: [], story: 'It never came', evidence: [] },
    })
    const params = { id: made.id }
    const goods = fault === 'ours' ? 12_000 : insured_fen
    await crew.support.call('POST /staff/claims/{id}/grant', {
      params,
      body: { fault, share_per_mille: 1_000, note: '', expected_payout_fen: goods + 15_600 },
    })
    return await booked(() => crew.fin.call('POST /staff/claims/{id}/pay', { params, body: {} }))
  }

  test('lost by its carrier: the insurance pays the goods, and we the freight', async () => {
    expect(await claim('carrier', 10_000)).toEqual([
      'claim_paid: 10000 CNY revenue insurance > available',
      'claim_paid: 15600 CNY adjustment claims > available',
    ])
  })

  test('lost by us: all of it is our cost', async () => {
    expect(await claim('ours', 0)).toEqual([
      'claim_paid: 12000 CNY adjustment claims > available',
      'claim_paid: 15600 CNY adjustment claims > available',
    ])
  })
})

/** Written once, by the migration that introduced debts. */
const BY_MIGRATION = ['shortfall_assigned']

test('every kind of event in the books was seen in this file', () => {
  expect([...seen, ...BY_MIGRATION].toSorted()).toEqual(Object.keys(EVENTS).toSorted())
})
