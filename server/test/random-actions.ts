import { namesOf } from '@longhaul/domain/entries.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { CLAIM_KINDS, evidenceFor } from '@longhaul/domain/claims/claim.ts'
import { CLAIM_FAULTS } from '@longhaul/domain/states/claim-fault.ts'
import type { ClaimStage } from '@longhaul/domain/claims/stages.ts'
import { REFUND_CAUSES, REFUND_FAULTS } from '@longhaul/domain/orders/refund.ts'
import type { ItemStage } from '@longhaul/domain/states/item-stages.ts'
import type { ParcelStage } from '@longhaul/domain/states/parcel-stages.ts'
import * as given from './given.ts'
import type { Person, TestWorld } from './world.ts'

/** A random day: one shopper, and one member of staff with all roles. */
export type Day = { world: TestWorld; who: Person; staff: Person }

/**
 * An action of a person, or an event. `n` selects the item, amount and quantity, so that the same number does
 * the same.
 */
type Act = (day: Day, n: number) => Promise<unknown>

/**
 * Performs an action. A refusal is a normal outcome, since half of what random people try is impossible. A
 * server fault is thrown.
 */
export async function happen(day: Day, name: ActName, n: number): Promise<'done' | 'refused' | 'nothing'> {
  try {
    return (await ACTS[name](day, n)) === NOTHING ? 'nothing' : 'done'
  } catch (error) {
    const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500
    // Every action that returns money checks the remaining amount first, so the database's own guard must
    // never trigger.
    if (isRefused && error.reason !== 'more_than_paid') return 'refused'
    throw error
  }
}

/** There was nothing to which the action could apply. */
const NOTHING = Symbol('nothing')

const pickOf = <One>(list: readonly One[], n: number): One | undefined => list[n % Math.max(1, list.length)]

async function anItem({ world, who }: Day, n: number, ...stages: ItemStage[]) {
  const rows = await world.db
    .selectFrom('order_items')
    .where('shopper_id', '=', who.id)
    .where('stage', 'in', stages)
    .orderBy('id')
    .selectAll()
    .execute()
  return pickOf(rows, n)
}

async function aParcel({ world, who }: Day, n: number, ...stages: ParcelStage[]) {
  const rows = await world.db
    .selectFrom('parcels')
    .where('shopper_id', '=', who.id)
    .where('stage', 'in', stages)
    .orderBy('id')
    .selectAll()
    .execute()
  return pickOf(rows, n)
}

async function aCase({ world, who }: Day, n: number) {
  const rows = await world.db
    .selectFrom('refund_cases')
    .where('shopper_id', '=', who.id)
    .where('stage', 'in', ['requested', 'with_seller', 'returning', 'to_refund'])
    .orderBy('id')
    .select('id')
    .execute()
  return pickOf(rows, n)
}

async function onShelf(
  { world, who }: Day,
  ...stages: ('received' | 'abnormal' | 'in_stock' | 'in_parcel')[]
) {
  return await world.db
    .selectFrom('stock_items')
    .where('shopper_id', '=', who.id)
    .where('stage', 'in', stages)
    .orderBy('id')
    .selectAll()
    .execute()
}

/**
 * Half of the time, one of the shopper's unused coupons: it is refused if it has expired or the order is too
 * small.
 */
async function aCouponFor({ world, who }: Day, n: number, purpose: 'service' | 'shipping') {
  const rows = await world.db
    .selectFrom('coupons')
    .where('shopper_id', '=', who.id)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .orderBy('id')
    .select('id')
    .execute()
  const coupon = n % 2 ? pickOf(rows, n) : undefined
  return coupon ? { couponId: coupon.id } : {}
}

async function aClaim({ world, who }: Day, n: number, ...stages: ClaimStage[]) {
  const rows = await world.db
    .selectFrom('parcel_claims')
    .where('shopper_id', '=', who.id)
    .where('stage', 'in', stages)
    .orderBy('id')
    .selectAll()
    .execute()
  return pickOf(rows, n)
}

/** Grants a claim: the first attempt is refused with the right payout, with which the second succeeds. */
async function grant({ staff }: Day, id: string, n: number): Promise<unknown> {
  const params = { id }
  const body = { fault: pickOf(CLAIM_FAULTS, n)!, share_per_mille: 1 + (n % 1_000), note: 'so' }
  const asked = { ...body, expected_payout_fen: 900_000_000_000 }
  const payout = await staff.call('POST /staff/claims/{id}/grant', { params, body: asked }).catch(payoutOf)
  const expected_payout_fen = Number(payout)
  return await staff.call('POST /staff/claims/{id}/grant', { params, body: { ...body, expected_payout_fen } })
}

function payoutOf(error: unknown): unknown {
  if (error instanceof CallError && error.error === 'out_of_date') return error.data['payout_fen']
  throw error
}

/** Calls `act` with the subject if one was found. */
async function withOne<One>(found: One | undefined, act: (found: One) => Promise<unknown>): Promise<unknown> {
  return found === undefined ? NOTHING : await act(found)
}

const pay = (day: Day, of: object, total: number, n: number) =>
  day.who
    .call('POST /payments', {
      body: { ...of, method: n % 3 === 0 ? 'sandbox' : 'balance', expected_total_fen: total },
    })
    .then(({ id, provider_url }) =>
      provider_url
        ? given.theProviderSays(day.world, n % 4 === 0 ? 'declined' : 'paid', { paymentId: id })
        : undefined,
    )

const ACTS = {
  recharge: ({ world, who }, n) => given.money(world, who, 1_000 + n * 7),
  /** A bank takes back a recharge, or returns the amount after all. */
  dispute: async (day, n) => {
    const { items } = await day.who.call('GET /recharges')
    return await withOne(pickOf(items, n), ({ id, currency, pay_minor }) =>
      given.aDispute(day.world, day.who, {
        rechargeId: id,
        currency,
        amountMinor: 1 + (n % pay_minor),
        outcome: n % 3 === 0 ? 'refund_failed' : 'refunded',
      }),
    )
  },
  order: async (day, n) =>
    await given.anOrder(day.who, {
      ...(await aCouponFor(day, n, 'service')),
      items: 1 + (n % 3),
      line: {
        quantity: 1 + (n % 4),
        photo_shots: n % 3,
        freight_fen: (n % 5) * 333,
        tolerance_percent: ([0, 5, 10] as const)[n % 3]!,
        ...(n % 7 === 0 ? { page_price_fen: 3_500, price_reason: 'other' as const } : {}),
      },
    }),
  pay: async (day, n) =>
    await withOne(await anItem(day, n, 'pending_payment'), async (item) => {
      const { amounts } = await day.who.call('GET /orders/{id}', { params: { id: item.order_id } })
      await pay(day, { order_ids: [item.order_id] }, amounts.total_fen, n)
    }),
  changePrice: async (day, n) =>
    await withOne(await anItem(day, n, 'pending_payment'), ({ id }) =>
      day.who.call('PUT /order_items/{id}/price', {
        params: { id },
        body: { unit_price_fen: 1_000 + n, price_reason: 'negotiated', price_reason_text: '' },
      }),
    ),
  cancelItem: async (day, n) =>
    await withOne(
      await anItem(day, n, 'pending_payment', 'in_review', 'awaiting_customer', 'supplement_due'),
      (item) =>
        n % 2
          ? day.who.call('POST /order_items/{id}/cancel', { params: { id: item.id }, body: {} })
          : day.who.call('POST /orders/{id}/cancel', { params: { id: item.order_id }, body: {} }),
    ),
  staffCancel: async (day, n) =>
    await withOne(await anItem(day, n, 'in_review', 'to_purchase'), ({ id }) =>
      day.staff.call('POST /staff/order_items/{id}/cancel', { params: { id }, body: { reason: 'sold out' } }),
    ),
  approve: async (day, n) =>
    await withOne(await anItem(day, n, 'in_review'), ({ id }) =>
      day.staff.call('POST /staff/order_items/{id}/approve', { params: { id }, body: {} }),
    ),
  refusePrice: async (day, n) =>
    await withOne(await anItem(day, n, 'in_review', 'to_purchase'), ({ id }) =>
      day.staff.call('POST /staff/order_items/{id}/refuse_price', { params: { id }, body: { reason: 'no' } }),
    ),
  ask: async (day, n) =>
    await withOne(await anItem(day, n, 'to_purchase'), (item) =>
      day.staff.call('POST /staff/order_items/{id}/ask', {
        params: { id: item.id },
        body: {
          kind: n % 2 ? 'price' : 'options',
          goods_fen: Math.max(1, item.goods_fen - 500 + (n % 2_000)),
          freight_fen: item.freight_fen,
          note: 'different',
        },
      }),
    ),
  answer: async (day, n) =>
    await withOne(await anItem(day, n, 'awaiting_customer', 'abnormal'), ({ id }) =>
      day.who.call('POST /order_items/{id}/answer', { params: { id }, body: { accept: n % 3 > 0 } }),
    ),
  paySupplement: async (day, n) =>
    await withOne(
      pickOf(
        await day.world.db
          .selectFrom('supplements')
          .where('shopper_id', '=', day.who.id)
          .where('paid_at', 'is', null)
          .where('cancelled_at', 'is', null)
          .orderBy('id')
          .selectAll()
          .execute(),
        n,
      ),
      ({ id, amount_fen }) => pay(day, { supplement_ids: [id] }, amount_fen, n),
    ),
  purchase: async (day, n) =>
    await withOne(await anItem(day, n, 'to_purchase'), (item) =>
      day.staff.call('POST /staff/seller_orders', {
        body: {
          // Sometimes reuses an earlier number.
          number: n % 7 ? given.sellerNumber() : `T-${n % 5}`,
          freight_fen: item.freight_fen,
          discount_fen: n % 3 ? 0 : n % 900,
          items: [{ id: item.id, goods_fen: Math.max(1, item.goods_fen - 200 + (n % 400)) }],
        },
      }),
    ),
  purchaseTogether: async (day, n) => {
    const rows = await day.world.db
      .selectFrom('order_items')
      .where('shopper_id', '=', day.who.id)
      .where('stage', '=', 'to_purchase')
      .orderBy('id')
      .limit(1 + (n % 4))
      .selectAll()
      .execute()
    if (rows.length === 0) return NOTHING
    return await day.staff.call('POST /staff/seller_orders', {
      body: {
        number: given.sellerNumber(),
        freight_fen: n % 2 ? 0 : n % 1_300,
        discount_fen: n % 5 ? n % 700 : 0,
        items: rows.map((item) => ({ id: item.id, goods_fen: Math.max(1, item.goods_fen - (n % 300)) })),
      },
    })
  },
  takeBackPurchase: async (day, n) =>
    await withOne(await anItem(day, n, 'purchased'), async (item) => {
      const { seller_order_id: id } = await day.world.db
        .selectFrom('purchases')
        .where('order_item_id', '=', item.id)
        .select('seller_order_id')
        .executeTakeFirstOrThrow()
      await day.staff.call('POST /staff/seller_orders/{id}/take_back', {
        params: { id },
        body: { reason: 'a slip' },
      })
    }),
  sellerShips: async (day, n) =>
    await withOne(await anItem(day, n, 'purchased'), ({ id }) =>
      given.sellerSends(day.world, day.staff, id, given.trackingNumber()),
    ),
  arrive: async (day, n) => {
    const item = await anItem(day, n, 'seller_shipped')
    if (!item) return await given.scan(day.staff, (await given.anInbound(day.who)).tracking_number)
    const purchase = await day.world.db
      .selectFrom('purchases')
      .where('order_item_id', '=', item.id)
      .select('tracking_number')
      .executeTakeFirstOrThrow()
    return await given.scan(day.staff, purchase.tracking_number!)
  },
  inspect: async (day, n) =>
    await withOne(pickOf(await onShelf(day, 'received'), n), async ({ id, order_item_id }) => {
      await given.inspect(day.world, day.staff, id, { grams: 200 + n, detailPhotos: n % 2 })
      if (n % 4 > 0 || !order_item_id) return await given.shelve(day.staff, id)
      const body = { problem: n % 8 ? 'damaged' : 'bought_wrong', note: 'look' }
      return await day.staff.call('POST /staff/stock_items/{id}/problem', { params: { id }, body })
    }),
  photos: async (day, n) =>
    await withOne(await anItem(day, n, 'in_review', 'to_purchase', 'purchased', 'seller_shipped'), ({ id }) =>
      day.who.call('POST /order_items/{id}/fine_photos', {
        params: { id },
        body: { shots: 1 + (n % 5), remark: '' },
      }),
    ),
  shelfPhotos: async (day, n) =>
    await withOne(pickOf(await onShelf(day, 'in_stock'), n), async ({ id }) => {
      const params = { id }
      if (n % 3 === 0)
        return await day.who.call('POST /stock_items/{id}/fine_photos', {
          params,
          body: { shots: 1 + (n % 3), remark: '' },
        })
      if (n % 3 === 1)
        return await day.who.call('POST /stock_items/{id}/cancel_fine_photos', { params, body: {} })
      const body = { shelf: 'A-1', reason: 'sealed' }
      return await day.staff.call('POST /staff/stock_items/{id}/photos_declined', { params, body })
    }),
  hold: async (day, n) =>
    await withOne(
      pickOf(await onShelf(day, 'received', 'in_stock', 'in_parcel'), n),
      async ({ id, held_at }) => {
        const ids = [id]
        const { rows } = held_at
          ? await day.staff.call('POST /staff/stock_items/release', { body: { ids } })
          : await day.staff.call('POST /staff/stock_items/hold', { body: { ids, reason: 'check', note: '' } })
        return rows[0]!.done ? rows : NOTHING
      },
    ),
  refund: async (day, n) =>
    await withOne(
      await anItem(day, n, 'in_review', 'to_purchase', 'purchased', 'seller_shipped', 'abnormal', 'in_stock'),
      ({ id, quantity }) =>
        day.who.call('POST /order_items/{id}/refund', {
          params: { id },
          body: {
            cause: pickOf(REFUND_CAUSES, n)!,
            reason: 'because',
            ...(n % 2 ? { quantity: 1 + (n % quantity) } : {}),
          },
        }),
    ),
  cancelRefund: async (day, n) =>
    await withOne(await anItem(day, n, 'purchased', 'seller_shipped', 'abnormal', 'in_stock'), ({ id }) =>
      day.who.call('POST /order_items/{id}/cancel_refund', { params: { id }, body: {} }),
    ),
  decideRefund: async (day, n) =>
    await withOne(await aCase(day, n), ({ id }) =>
      day.staff.call('POST /staff/refund_cases/{id}/decide', {
        params: { id },
        body: {
          step: pickOf(
            ['grant', 'pay_back', 'ask_seller', 'grant', 'pay_back', 'return_goods', 'reject'] as const,
            n,
          )!,
          note: 'so',
          ...(n % 3 ? {} : { fault: pickOf(REFUND_FAULTS, n)! }),
        },
      }),
    ),
  pack: async (day, n) =>
    await withOne(await aParcel(day, n, 'to_pick'), async ({ id }) => {
      await given.pickAll(day.staff, id)
      await given.pack(day.staff, id, { grams: 300 + (n % 4_000) })
    }),
  parcel: async (day, n) => {
    const ids = (await onShelf(day, 'in_stock')).map((entry) => entry.id).slice(0, 1 + (n % 3))
    if (ids.length === 0) return NOTHING
    const { couponId } = await aCouponFor(day, n, 'shipping')
    return await given.aParcel(day.who, ids, couponId ? { coupon_id: couponId } : {})
  },
  payParcel: async (day, n) =>
    await withOne(await aParcel(day, n, 'pending_payment'), async ({ id }) => {
      const { total_fen } = await day.who.call('POST /payments/preview', { body: { parcel_id: id } })
      await pay(day, { parcel_id: id }, total_fen, n)
    }),
  cancelParcel: async (day, n) =>
    await withOne(await aParcel(day, n, 'pending_payment', 'to_pick', 'supplement_due'), ({ id }) =>
      day.who.call('POST /parcels/{id}/cancel', { params: { id }, body: {} }),
    ),
  splitParcel: async (day, n) =>
    await withOne(await aParcel(day, n, 'to_pick', 'packing'), async ({ id }) => {
      const params = { id }
      const { contents } = await day.staff.call('GET /staff/parcels/{id}', { params })
      const stock_item_ids = [pickOf(contents, n)!.stock_item_id]
      const change = await day.staff.call('POST /staff/parcels/{id}/preview_split', {
        params,
        body: { stock_item_ids },
      })
      const expected_after_fen = change.after.reduce((sum, entry) => sum + entry.total_fen, 0)
      const body = { stock_item_ids, reason: 'two boxes', expected_after_fen }
      await day.staff.call('POST /staff/parcels/{id}/split', { params, body })
    }),
  mergeParcels: async (day, n) =>
    await withOne(await aParcel(day, n, 'to_pick'), async ({ id }) => {
      const params = { id }
      const { items } = await day.staff.call('GET /staff/parcels/{id}/mergeable', { params })
      return await withOne(pickOf(items, n), (other) =>
        day.staff.call('POST /staff/parcels/{id}/merge', {
          params,
          body: {
            parcel_id: other.id,
            reason: 'one box',
            expected_after_fen: other.change.after.reduce((sum, entry) => sum + entry.total_fen, 0),
          },
        }),
      )
    }),
  shipParcel: async (day, n) =>
    await withOne(await aParcel(day, n, 'to_ship'), ({ id }) => given.ship(day.staff, id)),
  confirmReceipt: async (day, n) =>
    await withOne(await aParcel(day, n, 'in_transit', 'delivered'), async ({ id }) => {
      await given.trackingUpdate(day.staff, id, 'delivered')
      await day.who.call('POST /parcels/{id}/confirm_receipt', { params: { id }, body: {} })
    }),
  undoArrival: async (day, n) =>
    await withOne(pickOf(await onShelf(day, 'received', 'in_stock'), n), ({ arrival_id: id }) =>
      day.staff.call('POST /staff/arrivals/{id}/undo', { params: { id }, body: {} }),
    ),
  trouble: async (day, n) =>
    await withOne(await aParcel(day, n, 'in_transit', 'exception'), ({ id }) =>
      given.trackingUpdate(day.staff, id, pickOf(['lost', 'customs_hold', 'delivered'], n)!),
    ),
  claim: async (day, n) =>
    await withOne(await aParcel(day, n, 'in_transit', 'exception', 'delivered', 'done'), async ({ id }) => {
      const { contents } = await day.staff.call('GET /staff/parcels/{id}', { params: { id } })
      const kind = (await aParcel(day, n, 'exception')) ? ('lost' as const) : pickOf(CLAIM_KINDS, n)!
      const evidence = []
      for (const slot of evidenceFor(kind))
        evidence.push({ slot, file_id: await day.world.upload(day.who, 'POST /uploads', 'attachment') })
      const { stock_item_id, quantity } = pickOf(contents, n)!
      const some = n % 2 ? { quantities: [{ stock_item_id, quantity: 1 + (n % quantity) }] } : {}
      const body = { kind, stock_item_ids: [stock_item_id], ...some, story: 'look', evidence }
      return await day.who.call('POST /parcels/{id}/claim', { params: { id }, body })
    }),
  decideClaim: async (day, n) =>
    await withOne(await aClaim(day, n, 'submitted', 'granted'), ({ id, stage }) => {
      if (stage === 'granted')
        return day.staff.call('POST /staff/claims/{id}/pay', { params: { id }, body: {} })
      if (n % 9 === 0)
        return day.staff.call('POST /staff/claims/{id}/reject', { params: { id }, body: { note: 'no' } })
      return grant(day, id, n)
    }),
  comeBack: async (day, n) =>
    await withOne(await aParcel(day, n, 'in_transit', 'exception', 'delivered', 'lost'), ({ id }) =>
      day.staff.call('POST /staff/parcels/{id}/come_back', {
        params: { id },
        body: { cause: 'carrier', freight_fen: n % 3_000, note: '' },
      }),
    ),
  giveCoupon: ({ staff, who }, n) =>
    given.aCoupon(staff, who, {
      purpose: n % 2 ? 'service' : 'shipping',
      ...(n % 3 ? { amount_fen: 1 + (n % 900) } : { per_mille: 1 + (n % 1_000), cap_fen: 1 + (n % 700) }),
      minimum_fen: (n % 4) * 1_500,
      valid_days: 1 + (n % 20),
      points_price: n % 5 === 0 ? 1 + (n % 20) : null,
    }),
  exchangePoints: async (day, n) => {
    const { items } = await day.who.call('GET /points/coupons')
    return await withOne(pickOf(items, n), ({ id }) =>
      day.who.call('POST /points/exchange', { body: { coupon_offer_id: id } }),
    )
  },
  makePlan: ({ staff }, n) =>
    given.aPlan(staff, { price_fen: 1 + (n % 2_000), service_per_mille: n % 60, photo_price_fen: n % 250 }),
  joinPlan: async ({ who }, n) => {
    const { plans } = await who.call('GET /plans')
    return await withOne(pickOf(plans, n), ({ id, change_fen }) =>
      who.call('POST /plans/{id}/join', { params: { id }, body: { expected_fen: change_fen } }),
    )
  },
  leavePlan: ({ who }, n) => who.call(n % 3 ? 'POST /plans/cancel' : 'POST /plans/keep', { body: {} }),
  timePasses: async ({ world }, n) => {
    await given.later(world, { hours: 1 + (n % 90) })
    for (const name of CLOCKWORK) await world.runJob(name, {})
    await world.runJobs()
  },
  jobs: ({ world }) => world.runJobs(),
} satisfies Record<string, Act>

/** The jobs that act on the passage of time. */
const CLOCKWORK = [
  'expire-unpaid',
  'expire-questions',
  'keep-problems',
  'expire-recharges',
  'expire-unpaid-parcels',
  'remind-storage',
  'expire-points',
  'renew-plans',
] as const

export type ActName = keyof typeof ACTS
export const ACT_NAMES = namesOf(ACTS)

/** The actions by which money goes back for a thing, and those that lead from one to the next. */
export const WAYS_BACK = [
  'shelfPhotos',
  'refund',
  'decideRefund',
  'decideRefund',
  'cancelRefund',
  'claim',
  'decideClaim',
  'decideClaim',
  'comeBack',
  'trouble',
  'undoArrival',
  'arrive',
  'inspect',
  'cancelParcel',
  'confirmReceipt',
  'parcel',
  'payParcel',
  'pack',
  'shipParcel',
  'jobs',
] as const satisfies readonly ActName[]

/** The usual course of goods, from an order to a shipped parcel. */
export const USUAL = [
  'recharge',
  'order',
  'pay',
  'approve',
  'purchase',
  'sellerShips',
  'arrive',
  'inspect',
  'parcel',
  'payParcel',
  'pack',
  'shipParcel',
] as const satisfies readonly ActName[]
