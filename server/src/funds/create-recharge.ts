import { createRecharge } from '@longhaul/contract/funds.ts'
import { action } from '../platform/action.ts'
import { found } from '../platform/refusal.ts'
import { findProvider } from './providers.ts'
import { toRecharge } from './recharge-card.ts'
import { startRecharge } from './start-recharge.ts'

/** Starts a recharge. Nothing is credited before the provider says so. */
export const createRechargeAction = action(
  createRecharge,
  async ({ tx, me, body, now, lang, world, changed }) => {
    const recharge = await startRecharge(world, tx, {
      shopperId: me.id,
      provider: found(findProvider(world, body.method)),
      currency: body.currency,
      creditFen: body.credit_fen,
      paymentId: null,
      lang,
      now,
    })
    await changed(me.id, 'funds')
    return toRecharge(recharge)
  },
)
