import { rightlyPaid } from './accidents.ts'
import { trulyFen } from './money-acts.ts'
import { type Ring, idsOf } from './ring.ts'
import { shelfOf } from './shelf.ts'
import { FEE_SHARE, FORWARDED_FEN, PRICE_FEN, RETURN_FREIGHT_FEN, freightFen } from './true-values.ts'

/** What a ring was given, in fen at true values. */
export type Given = {
  /** Money on its balances, also what is held for orders, packages and withdrawals. */
  balances: number
  /** Withdrawals that were paid out. */
  payouts: number
  /** What was bought for it and is still its own, with our fee. */
  goods: number
  /** Packages carried there and back. */
  freight: number
  /** What claims paid for what a carrier really lost or damaged. Negative, because the insurance pays it. */
  accidents: number
  /** Days on the shelf after the free ones, unless they are still due. */
  storage: number
  /** Coupons that it may still use. */
  coupons: number
  /** What it owes, as far as things of its own that we still have are worth as much. Negative. */
  debts: number
}

/**
 * What the house has lost to a ring: what the ring was given less what it paid. Negative while the house
 * earns.
 */
export async function lossTo(ring: Ring): Promise<number> {
  return sum(Object.values(await givenTo(ring))) - ring.paidFen
}

/** What a ring was given, by kind. */
export async function givenTo(ring: Ring): Promise<Given> {
  const shelf = await shelfOf(ring)
  const [balances, owed] = await balancesOf(ring)
  return {
    balances,
    payouts: await payoutsTo(ring),
    goods: (await goodsOf(ring)) * PRICE_FEN * (1 + FEE_SHARE),
    freight: await freightFor(ring),
    accidents: -(await rightlyPaid(ring)),
    storage: shelf.storageFen,
    coupons: await couponsOf(ring),
    debts: -Math.min(owed, shelf.bought * PRICE_FEN + shelf.forwarded * FORWARDED_FEN),
  }
}

/** What the balances hold, and what they owe. */
async function balancesOf(ring: Ring): Promise<readonly [number, number]> {
  const accounts = await ring.world.db
    .selectFrom('ledger_accounts')
    .where('shopper_id', 'in', idsOf(ring))
    .where('kind', 'in', ['available', 'frozen', 'withdrawing', 'shortfall'])
    .select(['kind', 'balance_fen'])
    .execute()
  const held = accounts.filter(({ kind }) => kind !== 'shortfall')
  const short = accounts.filter(({ kind }) => kind === 'shortfall')
  return [sum(held.map((one) => one.balance_fen)), sum(short.map((one) => -one.balance_fen))]
}

/** What went back to the sources of recharges, and what was paid by hand. */
async function payoutsTo(ring: Ring): Promise<number> {
  const { db } = ring.world
  const sent = await db
    .selectFrom('recharge_refunds')
    .innerJoin('recharges', 'recharges.id', 'recharge_id')
    .where('recharges.shopper_id', 'in', idsOf(ring))
    .where('recharge_refunds.stage', '=', 'done')
    .select(['recharge_refunds.amount_minor', 'recharges.currency'])
    .execute()
  const byHand = await db
    .selectFrom('withdrawals')
    .where('shopper_id', 'in', idsOf(ring))
    .where('by_hand_at', 'is not', null)
    .select('by_hand_fen')
    .execute()
  return (
    sum(sent.map(({ amount_minor, currency }) => trulyFen(ring, amount_minor, currency))) +
    sum(byHand.map(({ by_hand_fen }) => by_hand_fen))
  )
}

/** How many things were bought for the ring, less those that were given back. */
async function goodsOf(ring: Ring): Promise<number> {
  const bought = await ring.world.db
    .selectFrom('order_items')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', BOUGHT)
    .select('id')
    .execute()
  return bought.length
}

const BOUGHT = [
  'purchased',
  'seller_shipped',
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'shipped_abroad',
  'storage_expired',
] as const

/**
 * The insurance and carriage of what was handed over, and the carriage of what came back at the ring's cost.
 */
async function freightFor(ring: Ring): Promise<number> {
  const parcels = await ring.world.db
    .selectFrom('parcels')
    .where('shopper_id', 'in', idsOf(ring))
    .where('shipped_at', 'is not', null)
    .select(['actual_grams', 'estimated_fees', 'return_cause'])
    .execute()
  return sum(
    parcels.map(({ actual_grams, estimated_fees, return_cause }) => {
      const insured = estimated_fees.find(({ kind }) => kind === 'insurance')?.feeFen ?? 0
      const back = return_cause && return_cause !== 'carrier' ? RETURN_FREIGHT_FEN : 0
      return insured + freightFen(actual_grams!) + back
    }),
  )
}

async function couponsOf(ring: Ring): Promise<number> {
  const coupons = await ring.world.db
    .selectFrom('coupons')
    .where('shopper_id', 'in', idsOf(ring))
    .where('used_at', 'is', null)
    .where('valid_until', '>', ring.world.clock.now())
    .select('amount_fen')
    .execute()
  return sum(coupons.map(({ amount_fen }) => amount_fen!))
}

const sum = (list: readonly number[]) => list.reduce((total, fen) => total + fen, 0)
