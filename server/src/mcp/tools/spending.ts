import { CallError } from '@longhaul/contract/client.ts'
import { Id, Moment, nullable, oneOf } from '@longhaul/contract/fields.ts'
import { ASK_REASONS } from '@longhaul/domain/accounts/grants.ts'
import { errorsIn } from '@longhaul/text/errors/errors-in.ts'
import { type Static, Type } from 'typebox'
import { publicUrl } from '../../platform/http/public-url.ts'
import { Money, type Shop, money } from '../tool.ts'

/*
 * What became of something that spends. Each step of a tool is one of our calls, under the tool's key: a step
 * that was done returns its first answer when the tool is called again, so that the tool goes on where it
 * stopped.
 */

/** How a tool that spends ends, apart from its refusals. */
export const Spent = {
  status: oneOf(['paid', 'nothing_to_pay', 'needs_approval', 'needs_money', 'declined']),
  message: Type.String({ description: 'The same for people' }),
  total: nullable(Money),
  /** For `needs_approval`. */
  approval_id: nullable(Id),
  approve_url: nullable(Type.String({ description: 'Where the shopper approves, in their own session' })),
  why: Type.Array(oneOf(ASK_REASONS)),
  ends_at: nullable(Moment),
  /** For `needs_money`. */
  missing: nullable(Money),
  recharge_url: nullable(Type.String({ description: 'Where the shopper adds money' })),
}
const SpentObject = Type.Object(Spent)
export type Spent = Static<typeof SpentObject>

const NOTHING: Omit<Spent, 'status' | 'message'> = {
  total: null,
  approval_id: null,
  approve_url: null,
  why: [],
  ends_at: null,
  missing: null,
  recharge_url: null,
}

/** A step that was done, with its answer, or why it was not. */
type Step<T> = { done: T } | { stopped: Spent }

type SpendingShop = Shop<'POST /approval_requests/{id}/withdraw'>

/**
 * Takes one step. Whatever else than an approval or money is missing, is thrown. What the caller's user does
 * not want to be asked about on our page is taken back.
 */
export async function step<T>(shop: SpendingShop, act: () => Promise<T>): Promise<Step<T>> {
  try {
    return { done: await act() }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return { stopped: await stopped(shop, error) }
  }
}

async function stopped(shop: SpendingShop, error: CallError): Promise<Spent> {
  const { message, data } = error
  if (error.reason === 'approval_declined') return { ...NOTHING, status: 'declined', message }
  if (error.error === 'insufficient_balance')
    return {
      ...NOTHING,
      status: 'needs_money',
      message,
      missing: money(shop, Number(data['missing_fen'] ?? 0)),
      recharge_url: publicUrl('/payment/recharge'),
    }
  if (error.error !== 'needs_approval') throw error
  const id = String(data['approval_id'])
  if (shop.wasDeclined(id)) {
    await shop.call('POST /approval_requests/{id}/withdraw', { params: { id }, body: {} })
    return { ...NOTHING, status: 'declined', message: errorsIn(shop.lang).reasons.approval_declined }
  }
  return {
    ...NOTHING,
    status: 'needs_approval',
    message,
    total: money(shop, Number(data['amount_fen'] ?? 0)),
    approval_id: id,
    approve_url: String(data['approve_url']),
    why: ASK_REASONS.filter((reason) => Array.isArray(data['why']) && data['why'].includes(reason)),
    ends_at: String(data['ends_at']),
  }
}

/** Everything is done and paid for, or there was nothing to pay. */
export const settled = (shop: Shop, status: 'paid' | 'nothing_to_pay', fen: number): Spent => ({
  ...NOTHING,
  status,
  message: money(shop, fen).text,
  total: money(shop, fen),
})

type PayingShop = Shop<'POST /payments' | 'POST /approval_requests/{id}/withdraw'>
type Payable = { order_ids?: string[]; parcel_id?: string; supplement_ids?: string[] }

/** Pays from the balance: the last step of a tool. */
export async function pay(shop: PayingShop, payable: Payable, totalFen: number, key: string): Promise<Spent> {
  const body = { ...payable, method: 'balance', expected_total_fen: totalFen }
  const paid = await step(shop, () => shop.call('POST /payments', { body }, { idempotencyKey: key }))
  return 'stopped' in paid ? paid.stopped : settled(shop, 'paid', paid.done.total_fen)
}
