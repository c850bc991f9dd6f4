import { getPayment as route } from '@longhaul/contract/funds/funds.ts'
import { findRechargeOfPayment } from '../funds/public.ts'
import { balancesOf } from '../ledger/public.ts'
import { type Answer, type ReadCall, readAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { toPayable } from './payable-card.ts'
import { findOwnPayment, listOwnPayables, listPayableGoods } from './sql.ts'

export const getPaymentAction = readAction(route, getPayment)

/** The state of a payment. Also shows if its money arrived but what it was for could no longer be paid. */
async function getPayment({
  db,
  me,
  params,
  world,
  now,
  lang,
}: ReadCall<typeof route>): Answer<typeof route> {
  const payment = orNotFound(await findOwnPayment(db, me.id, params.id))
  const recharge = await findRechargeOfPayment(db, payment.id)
  const cameAt = recharge?.succeeded_at
  const isKept = payment.failure !== '' && Boolean(cameAt && payment.stage_at >= cameAt)
  const named = {
    orderIds: payment.order_ids,
    parcelId: payment.parcel_id,
    supplementIds: payment.supplement_ids,
  }
  const rows = await listOwnPayables(db, me.id, named)
  const goods = await listPayableGoods(db, me.id, named)
  const { availableFen } = await balancesOf(db, me.id)
  return {
    id: payment.id,
    stage: payment.stage,
    total_fen: payment.total_fen,
    charged: recharge ? { currency: recharge.currency, pay_minor: recharge.pay_minor } : null,
    items: rows.map((row) => toPayable(row, goods, { world, now, lang })),
    available_fen: availableFen,
    failure: payment.failure,
    kept_on_balance: isKept,
    created_at: payment.created_at.toISOString(),
  }
}
