import { CallError } from '@longhaul/contract/client.ts'
import * as given from '../given.ts'
import type { Person } from '../world.ts'
import { anItem } from './order-acts.ts'
import { type Act, type Helper, NOTHING, idsOf, pickOf, shopper } from './ring.ts'

/*
 * What helpers do for a ring: whatever calls their role has, with whatever figures. What they may not do
 * alone they propose.
 */

export type Role = 'finance' | 'support' | 'buyer' | 'admin'

/** The role of a helper. */
export const roleOf = (helper: Helper): Role =>
  helper === 'finance2' ? 'finance' : helper === 'admin2' ? 'admin' : helper

/** What each role does for a ring. */
export const HELP: Readonly<Record<Role, Readonly<Record<string, (helper: Helper) => Act>>>> = {
  finance: { enterRate, adjust, bookCorrections, approveAll, giveCoupon },
  support: { giveCoupon },
  buyer: { underpay },
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
      .where('shopper_id', 'in', idsOf(ring))
      .where('stage', '=', 'requested')
      .orderBy('created_at')
      .orderBy('amount_fen')
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
function underpay(helper: Helper): Act {
  return async (ring, n) => {
    const item = await anItem(ring, n, 'to_purchase')
    if (!item) return NOTHING
    return await given.buy(ring.crew[helper], item.id, pickOf([1, 15_000, 29_000], n)!)
  }
}

/** An admin appoints a puppet who could help with the rights of finance. */
function puppet(helper: Helper): Act {
  return async (ring, n) => {
    const body = {
      email: `puppet${n}-${ring.mailbox}`,
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
