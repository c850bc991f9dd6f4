import { ACTS, type ActName, ruleOf } from '@longhaul/domain/policy/acts.ts'
import { limitValue } from '@longhaul/domain/policy/limits.ts'
import { creditRate, toFen } from '@longhaul/domain/money/exchange.ts'
import { CallError } from '@longhaul/contract/client.ts'
import { listLatestRates } from '../src/site/public.ts'
import * as given from './given.ts'
import { PASSWORD, type Person, type TestWorld } from './world.ts'

/*
 * A fraudster: shoppers' accounts of one ring, and members of staff who help it. They choose random legal calls in random order, while the clock jumps. What
 * is measured is the loss of the house, because all of this keeps the books balanced.
 */

/** Who can help a ring. The two of finance are independent of each other, as are the two admins. */
export const HELPERS = ['finance', 'finance2', 'support', 'buyer', 'admin', 'admin2'] as const
export type Helper = (typeof HELPERS)[number]

/** The crew of the shop; those who are no helpers of a ring do their normal work. */
export type Crew = Record<Helper | 'packer', Person>

/** What a ring was given and gave, in fen at true values. */
export type Ring = {
  world: TestWorld
  crew: Crew
  helpers: readonly Helper[]
  /** Its accounts; the last one acts. All have the same mailbox. */
  accounts: Person[]
  mailbox: string
  /** When a helper did something. */
  helpedAt: Date[]
  /** What it paid, at the published rates of the first day. */
  paidFen: number
  /** What it paid in currencies whose rate a helper can change. */
  paidForeignFen: number
  /** The true price of each item that it ordered. */
  trueFen: Map<string, number>
  trueRates: ReadonlyMap<string, number>
}

type Act = (ring: Ring, n: number) => Promise<unknown>
const pickOf = <One>(list: readonly One[], n: number): One | undefined => list[n % Math.max(1, list.length)]
const shopper = (ring: Ring): Person => ring.accounts.at(-1)!

const PRICE_FEN = 30_000
/** Our margin on a rate, per mille. What it earns is no money to set off against what a ring takes. */
const MARGIN = 20

/** What anybody may do, and what honest staff do when it is asked of them. */
const OPEN_ACTS = {
  recharge: async (ring, n) => {
    const fen = 2_000 + (n % 60_000)
    await given.money(ring.world, shopper(ring), fen)
    ring.paidFen += fen
  },
  rechargeInDollars: async (ring, n) => {
    const body = { method: 'sandbox', currency: 'USD', credit_fen: 1_000_000 + n * 100 } as const
    const { id } = await shopper(ring).call('POST /recharges', { body })
    const page = await ring.world.db
      .selectFrom('recharges')
      .where('id', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    await given.theProviderSays(ring.world, 'paid', { rechargeId: id })
    const fen = toFen(page.pay_minor - page.fee_minor, 'USD', creditRate(ring.trueRates.get('USD')!, MARGIN))
    ring.paidFen += fen
    ring.paidForeignFen += fen
  },
  order: async (ring, n) => {
    const typed = n % 2 ? PRICE_FEN : 1
    const { itemIds } = await given.anOrder(shopper(ring), { line: { unit_price_fen: typed } })
    for (const id of itemIds) ring.trueFen.set(id, PRICE_FEN)
  },
  changePrice: async (ring, n) => {
    const item = await anItem(ring, n, 'pending_payment')
    if (!item) return NOTHING
    const body = {
      unit_price_fen: n % 2 ? 1 : 299,
      price_reason: 'negotiated',
      price_reason_text: '',
    } as const
    return await item.owner.call('PUT /order_items/{id}/price', { params: { id: item.id }, body })
  },
  pay: async (ring, n) => {
    const item = await anItem(ring, n, 'pending_payment')
    if (!item) return NOTHING
    const { amounts } = await item.owner.call('GET /orders/{id}', { params: { id: item.order_id } })
    return await item.owner.call('POST /payments', {
      body: { order_ids: [item.order_id], method: 'balance', expected_total_fen: amounts.total_fen },
    })
  },
  paySupplement: async (ring, n) => {
    const due = await ring.world.db
      .selectFrom('supplements')
      .where('shopper_id', 'in', idsOf(ring))
      .where('paid_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .select(['id', 'amount_fen', 'shopper_id'])
      .execute()
    const one = pickOf(due, n)
    if (!one) return NOTHING
    return await ownerOf(ring, one).call('POST /payments', {
      body: { supplement_ids: [one.id], method: 'balance', expected_total_fen: one.amount_fen },
    })
  },
  cancel: async (ring, n) => {
    const item = await anItem(ring, n, 'pending_payment', 'in_review', 'supplement_due')
    if (!item) return NOTHING
    return await item.owner.call('POST /order_items/{id}/cancel', { params: { id: item.id }, body: {} })
  },
  /** Honest review: a price that is not the seller's is asked about, the right one is approved. */
  review: async (ring, n) => {
    const item = await anItem(ring, n, 'in_review')
    if (!item) return NOTHING
    const params = { id: item.id }
    const { call } = ring.crew.buyer
    if (item.goods_fen >= PRICE_FEN)
      return await call('POST /staff/order_items/{id}/approve', { params, body: {} })
    const { to_stage } = { to_stage: 'supplement_due' }
    return n % 2
      ? await call('POST /staff/order_items/{id}/refuse_price', { params, body: { reason: to_stage } })
      : NOTHING
  },
  /** Honest purchase, at the seller's price. */
  purchase: async (ring, n) => {
    const item = await anItem(ring, n, 'to_purchase')
    return item ? await given.buy(ring.crew.buyer, item.id, PRICE_FEN) : NOTHING
  },
  receive: async (ring, n) => {
    const item = await anItem(ring, n, 'purchased')
    if (!item) return NOTHING
    const number = await given.sellerSends(ring.world, ring.crew.buyer, item.id, given.trackingNumber())
    const { items } = await given.scan(ring.crew.packer, number)
    for (const { id } of items) {
      await given.inspect(ring.world, ring.crew.packer, id)
      await given.shelve(ring.crew.packer, id)
    }
    return undefined
  },
  /** Every midnight for some weeks, a package is paid and cancelled at once. */
  nights: async (ring) => {
    const { call } = shopper(ring)
    for (let night = 0; night < 20; night++) {
      const { items } = await call('GET /stock_items', { query: {} })
      const [stored] = items.filter(({ stage }) => stage === 'in_stock')
      if (!stored) return NOTHING
      beforeMidnight(ring)
      await given.later(ring.world, {})
      const parcel = await given.aPaidParcel(ring.world, shopper(ring), [stored.id])
      ring.paidFen += parcel.total_fen
      ring.world.clock.set(new Date(ring.world.clock.now().getTime() + 20_000))
      await call('POST /parcels/{id}/cancel', { params: { id: parcel.id }, body: {} })
    }
    return undefined
  },
  /** The account is closed, and the same person registers again with the same mailbox, in another spelling. */
  rejoin: async (ring, n) => {
    if (n % 2) await shopper(ring).call('POST /account/close', { body: { password: PASSWORD } })
    const [name] = ring.mailbox.split('@')
    const spelling = n % 2 ? name! : `${name}+${ring.accounts.length}`
    ring.accounts.push(await ring.world.shopper(spelling))
    await ring.world.runJobs()
    return undefined
  },
  hours: (ring, n) => given.later(ring.world, { hours: n % 30 }),
  weeks: (ring, n) => given.later(ring.world, { days: n % 20 }),
  midnight: async (ring) => {
    beforeMidnight(ring)
    await given.later(ring.world, {})
  },
  clockBack: (ring) => given.later(ring.world, { hours: -1 }),
} satisfies Record<string, Act>

/** What helpers do for a ring: whatever calls they have, with whatever figures. */
const HELP: Readonly<Record<Role, Readonly<Record<string, (helper: Helper) => Act>>>> = {
  finance: { enterRate, adjust, bookCorrections, approveAll, giveCoupon },
  support: { giveCoupon },
  buyer: { underpay: () => underpay },
  admin: { puppet, loosen, approveAll, changeFees, adjust },
}

/** Proposes a call if it is refused to one person alone. */
async function tryOrPropose(
  who: Person,
  call: string,
  input: { params?: Record<string, string>; body: Record<string, unknown> },
  direct: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await direct()
  } catch (error) {
    if (!(error instanceof CallError) || error.data['proposal'] !== true) throw error
    const { params = {}, body } = input
    return await who.call('POST /staff/proposals', { body: { call, params, body, reason: 'so' } })
  }
}

function enterRate(helper: Helper): Act {
  return async (ring, n) => {
    const factor = pickOf([1000, 1.2, 1.15, 1.03, 1.029, 1, 0.97, 0.5], n)!
    const body = {
      currency: 'USD',
      rate: ((ring.trueRates.get('USD')! / 1e9) * factor).toFixed(6),
      quoted_on: ring.world.clock.now().toISOString().slice(0, 10),
      note: 'so',
    }
    const who = ring.crew[helper]
    return await tryOrPropose(who, 'POST /staff/exchange_rates', { body }, () =>
      who.call('POST /staff/exchange_rates', { body }),
    )
  }
}

function adjust(helper: Helper): Act {
  return (ring, n) =>
    ring.crew[helper].call('POST /staff/adjustments', {
      body: {
        shopper_id: pickOf(ring.accounts, n)!.id,
        amount_fen: pickOf([10_000, 49_999, 50_000, 99_000, 500_000, 3_000_000], n)!,
        cause: 'other',
        reason: 'so',
      },
    })
}

function bookCorrections(helper: Helper): Act {
  return async (ring, n) => {
    const waiting = await ring.world.db
      .selectFrom('adjustments')
      .where('stage', '=', 'requested')
      .select('id')
      .execute()
    const one = pickOf(waiting, n)
    if (!one) return NOTHING
    return await ring.crew[helper].call('POST /staff/adjustments/{id}/book', {
      params: { id: one.id },
      body: {},
    })
  }
}

function approveAll(helper: Helper): Act {
  return async (ring, n) => {
    const { call } = ring.crew[helper]
    const { items } = await call('GET /staff/proposals', { query: { stage: 'open' } })
    const one = pickOf(items, n)
    if (!one) return NOTHING
    const { figure } = await call('GET /staff/proposals/{id}', { params: { id: one.id } })
    await call('POST /staff/proposals/{id}/approve', { params: { id: one.id }, body: { figure } })
    return await ring.world.runJob('decide-due-proposals', {})
  }
}

function giveCoupon(helper: Helper): Act {
  return async (ring, n) => {
    const { items } = await ring.crew.finance.call('GET /staff/coupon_offers', { query: {} })
    const offer = pickOf(items, n)
    if (!offer) return NOTHING
    const body = { shopper: shopper(ring).email, note: 'so' }
    const params = { id: offer.id }
    const who = ring.crew[helper]
    return await tryOrPropose(who, 'POST /staff/coupon_offers/{id}/give', { params, body }, () =>
      who.call('POST /staff/coupon_offers/{id}/give', { params, body }),
    )
  }
}

/** The buyer records a lower price than the seller was paid, and the difference goes back to the shopper. */
async function underpay(ring: Ring, n: number): Promise<unknown> {
  const item = await anItem(ring, n, 'to_purchase')
  if (!item) return NOTHING
  return await given.buy(ring.crew.buyer, item.id, pickOf([1, 15_000, 29_000], n)!)
}

/** An admin appoints a puppet who could help with the rights of finance. */
function puppet(helper: Helper): Act {
  return async (ring, n) => {
    const body = {
      email: `puppet${n}@longhaul.test`,
      name: 'Puppet',
      roles: ['finance'],
      lang: 'en',
    } as const
    const who = ring.crew[helper]
    return await tryOrPropose(who, 'POST /staff/members', { body: { ...body } }, () =>
      who.call('POST /staff/members', { body: { ...body, roles: [...body.roles] } }),
    )
  }
}

function loosen(helper: Helper): Act {
  return async (ring, n) => {
    const act = pickOf(['adjustment', 'coupon', 'purchase_saving'] as const, n)!
    const body = {
      limits: { aloneFen: 900_000_000, aloneDayFen: 900_000_000, dayFen: 900_000_000 },
      reason: 'so',
    }
    const who = ring.crew[helper]
    return await tryOrPropose(who, 'PUT /staff/policy/{act}', { params: { act }, body }, () =>
      who.call('PUT /staff/policy/{act}', { params: { act }, body }),
    )
  }
}

function changeFees(helper: Helper): Act {
  return async (ring) => {
    const { settings } = await ring.crew[helper].call('GET /staff/settings')
    const { value } = settings.find(({ name }) => name === 'exchangeMarginPerMille')!
    const body = { changes: [{ name: 'exchangeMarginPerMille', before: value, value: 0 }], reason: 'so' }
    const who = ring.crew[helper]
    return await tryOrPropose(who, 'PUT /staff/settings', { body }, () =>
      who.call('PUT /staff/settings', { body }),
    )
  }
}

const NOTHING = Symbol('nothing')

const idsOf = (ring: Ring): string[] => ring.accounts.map(({ id }) => id)
const ownerOf = (ring: Ring, { shopper_id }: { shopper_id: string }): Person =>
  ring.accounts.find(({ id }) => id === shopper_id)!

async function anItem(
  ring: Ring,
  n: number,
  ...stages: ('pending_payment' | 'in_review' | 'supplement_due' | 'to_purchase' | 'purchased')[]
) {
  const rows = await ring.world.db
    .selectFrom('order_items')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', 'in', stages)
    .orderBy('id')
    .select(['id', 'order_id', 'goods_fen', 'shopper_id'])
    .execute()
  const item = pickOf(rows, n)
  return item && { ...item, owner: ownerOf(ring, item) }
}

/** Ten seconds before midnight at the warehouse. */
function beforeMidnight({ world }: Ring): void {
  const now = world.clock.now().getTime()
  const nextMidnight = Math.ceil((now + 8 * 3_600_000 + 11_000) / 86_400_000) * 86_400_000 - 8 * 3_600_000
  world.clock.set(new Date(nextMidnight - 10_000))
}

/** What a ring may try, by name: what anybody may do, and what its helpers do. */
export function actsOf(helpers: readonly Helper[]): { open: Map<string, Act>; help: Map<string, Act> } {
  const help = helpers.flatMap((helper) =>
    Object.entries(HELP[roleOf(helper)]).map(([name, act]) => [`${name} by ${helper}`, act(helper)] as const),
  )
  return { open: new Map(Object.entries(OPEN_ACTS)), help: new Map(help) }
}

/** The usual course of an order, without which a ring gets nowhere. */
export const USUAL = ['recharge', 'order', 'pay', 'paySupplement', 'review', 'purchase', 'receive'] as const

/** Performs an act. A refusal is a normal outcome; a fault of the server is thrown. */
export async function attempt(ring: Ring, act: Act, n: number): Promise<'done' | 'refused' | 'nothing'> {
  try {
    return (await act(ring, n)) === NOTHING ? 'nothing' : 'done'
  } catch (error) {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) return 'refused'
    throw error
  }
}

export async function aRing(
  world: TestWorld,
  crew: Crew,
  helpers: readonly Helper[],
  name: string,
): Promise<Ring> {
  const rates = await listLatestRates(world.db)
  const first = await world.shopper(name)
  await world.runJobs()
  return {
    world,
    crew,
    helpers,
    accounts: [first],
    mailbox: first.email,
    helpedAt: [],
    paidFen: 0,
    paidForeignFen: 0,
    trueFen: new Map(),
    trueRates: new Map(rates.map(({ currency, rate_nanos }) => [currency, rate_nanos])),
  }
}

/**
 * What the house has lost to a ring: what it holds, the goods bought for it at their true price with our fee for them, storage that nobody will pay, and its
 * unused coupons, less what it paid.
 */
export async function lossTo(ring: Ring): Promise<number> {
  const ids = idsOf(ring)
  const { db } = ring.world
  const accounts = await db
    .selectFrom('ledger_accounts')
    .where('shopper_id', 'in', ids)
    .where('kind', 'in', ['available', 'frozen'])
    .select('balance_fen')
    .execute()
  const bought = await db
    .selectFrom('order_items')
    .where('shopper_id', 'in', ids)
    .where('stage', 'in', ['purchased', 'seller_shipped', 'received', 'in_stock', 'in_parcel'])
    .select('id')
    .execute()
  const coupons = await db.selectFrom('coupons').where('shopper_id', 'in', ids).select('amount_fen').execute()
  const sum = (list: readonly number[]) => list.reduce((total, fen) => total + fen, 0)
  const goods = sum(bought.map(({ id }) => ring.trueFen.get(id) ?? 0))
  const held = sum(accounts.map(({ balance_fen }) => balance_fen))
  return (
    held +
    goods * 1.05 +
    sum(coupons.map(({ amount_fen }) => amount_fen ?? 0)) +
    (await lostStorage(ring)) -
    ring.paidFen
  )
}

/** Late storage that the days on the shelf are worth, beyond what the shop says is due. */
async function lostStorage(ring: Ring): Promise<number> {
  const now = ring.world.clock.now().getTime()
  let lost = 0
  for (const { call } of ring.accounts) {
    const { items } = await call('GET /stock_items', { query: {} }).catch(() => ({ items: [] }))
    for (const { stocked_at, late_fee_fen, stage } of items) {
      if (stage !== 'in_stock' || stocked_at === null) continue
      const days = Math.floor((now - Date.parse(stocked_at)) / 86_400_000) - FREE_DAYS - 1
      lost += Math.max(0, Math.min(days * LATE_FEN, LATE_CAP_FEN) - late_fee_fen)
    }
  }
  return lost
}
const FREE_DAYS = 30
const LATE_FEN = 20
const LATE_CAP_FEN = 5_000

/** What the policy lets a ring take: for each act that its helpers may perform, a day's limit for every day on which they helped; and one welcome coupon. */
export function allowedTo(ring: Ring): number {
  const days = daysOf(ring.helpedAt)
  const holders = (act: ActName) => ring.helpers.filter((helper) => isSecond(act, helper)).length
  const ofHelper = (helper: Helper): number =>
    MOVES[roleOf(helper)].reduce((total, act) => {
      const limit =
        holders(act) >= 2 || (holders(act) === 1 && !isSecond(act, helper)) ? 'dayFen' : 'aloneDayFen'
      return total + limitValue(ruleOf(act), limit) * days
    }, 0)
  const rate = ruleOf('exchange_rate')
  const canRate = holders('exchange_rate')
  const share =
    canRate >= 2 ? limitValue(rate, 'mostPerMille') : canRate === 1 ? limitValue(rate, 'alonePerMille') : 0
  return (
    ring.helpers.reduce((total, helper) => total + ofHelper(helper), 0) +
    Math.ceil((ring.paidForeignFen * share) / (1000 - share)) +
    WELCOME_FEN +
    ROUNDING_FEN
  )
}
/** How many spans of 24 hours it takes to cover these moments. */
function daysOf(moments: readonly Date[]): number {
  let days = 0
  let until = -Infinity
  for (const at of moments.map((moment) => moment.getTime()).toSorted((a, b) => a - b)) {
    if (at < until) continue
    days += 1
    until = at + 86_400_000
  }
  return days
}

export const WELCOME_FEN = 1_000
/** Amounts are rounded in single fen, a few times in every life. */
const ROUNDING_FEN = 200

type Role = 'finance' | 'support' | 'buyer' | 'admin'
const roleOf = (helper: Helper): Role =>
  helper === 'finance2' ? 'finance' : helper === 'admin2' ? 'admin' : helper
const isSecond = (act: ActName, helper: Helper): boolean =>
  ACTS[act].second.some((role) => role === roleOf(helper))
/** The acts by which each role moves amounts; an admin may do what every role may. */
const MOVES: Readonly<Record<Role, readonly ActName[]>> = {
  finance: ['adjustment', 'coupon'],
  support: ['coupon'],
  buyer: ['purchase_saving'],
  admin: ['adjustment', 'coupon', 'purchase_saving'],
}
