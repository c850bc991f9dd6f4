import { toFen, creditRate } from '@longhaul/domain/money/exchange.ts'
import * as given from '../given.ts'
import { PASSWORD, type Person } from '../world.ts'
import { type Act, NOTHING, type Ring, idsOf, ownerOf, pickOf, shopper } from './ring.ts'
import { MARGIN } from './true-values.ts'

/* How money comes and goes, and how one person becomes several accounts. */

export const MONEY_ACTS = {
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
    const fen = trulyFen(ring, page.pay_minor - page.fee_minor, 'USD')
    ring.paidFen += fen
    ring.paidForeignFen += fen
  },
  withdraw: async (ring, n) => {
    const me = shopper(ring)
    const { available_fen } = await me.call('GET /funds')
    const amount_fen = n % 2 ? available_fen : Math.ceil(available_fen / 3)
    if (amount_fen < 100) return NOTHING
    const payout = { method: 'bank_transfer', name: 'Ana Silva', account: 'DE89 3704', details: '' } as const
    return await me.call('POST /withdrawals', { body: { amount_fen, payout, password: PASSWORD } })
  },
  /** Finance pays what was asked for, as always, a large amount as two. */
  payOut: async (ring, n) => {
    const one = pickOf(await withdrawalsOf(ring), n)
    if (!one) return NOTHING
    const params = { id: one.id }
    const { finance, finance2 } = ring.crew
    const pay = async (who: Person) => {
      const paid = await who.call('POST /staff/withdrawals/{id}/pay', { params, body: {} })
      await ring.world.runJobs()
      return paid
    }
    const first = await pay(finance)
    const { by_hand_fen } = first.stage === 'requested' ? await pay(finance2) : first
    if (by_hand_fen === 0) return undefined
    const body = { reference: `bank ${one.id}` }
    return await finance2.call('POST /staff/withdrawals/{id}/pay_by_hand', { params, body })
  },
  cancelWithdrawal: async (ring, n) => {
    const one = pickOf(await withdrawalsOf(ring), n)
    if (!one) return NOTHING
    return await ownerOf(ring, one).call('POST /withdrawals/{id}/cancel', {
      params: { id: one.id },
      body: {},
    })
  },
  /**
   * The account is closed, and the same person registers again with the same mailbox, in another spelling.
   */
  rejoin: async (ring, n) => {
    if (n % 2) await shopper(ring).call('POST /account/close', { body: { password: PASSWORD } })
    const [name] = ring.mailbox.split('@')
    const spelling = n % 2 ? name! : `${name}+${ring.accounts.length}`
    ring.accounts.push(await ring.open(spelling))
    await ring.world.runJobs()
    return undefined
  },
} satisfies Record<string, Act>

/** Recharges what an account lacks for a payment. */
export async function topUp(ring: Ring, who: Person, fen: number): Promise<void> {
  const { available_fen } = await who.call('GET /funds')
  if (available_fen >= fen) return
  const missing = Math.max(100, fen - available_fen)
  await given.money(ring.world, who, missing)
  ring.paidFen += missing
}

/** An amount in another currency at the rate that was published on the first day. */
export const trulyFen = (ring: Ring, minor: number, currency: string): number =>
  currency === 'CNY' ? minor : toFen(minor, currency, creditRate(ring.trueRates.get(currency)!, MARGIN))

const withdrawalsOf = (ring: Ring) =>
  ring.world.db
    .selectFrom('withdrawals')
    .where('shopper_id', 'in', idsOf(ring))
    .where('stage', '=', 'requested')
    .orderBy('created_at')
    .orderBy('amount_fen')
    .select(['id', 'shopper_id'])
    .execute()
