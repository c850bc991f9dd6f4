import { createRecharge } from '@longhaul/contract/funds/funds.ts'
import { action } from '../platform/http/action.ts'
import { found } from '../platform/http/refusal.ts'
import { findProvider } from './providers.ts'
import { openPage } from './open-page.ts'
import { toRecharge } from './recharge-card.ts'
import { findOwnRecharge } from './sql.ts'
import { startRecharge } from './start-recharge.ts'

/** Starts a recharge. Its provider is asked once it is kept; nothing is credited before the provider says so. */
export const createRechargeAction = action(
  createRecharge,
  async (call) => {
    const { me, body, lang, world } = call
    const recharge = await startRecharge(world, call, {
      shopperId: me.id,
      provider: found(findProvider(world, body.method)),
      currency: body.currency,
      creditFen: body.credit_fen,
      paymentId: null,
      lang,
    })
    await call.changed(me.id, 'funds')
    return toRecharge(recharge)
  },
  {
    async afterwards({ tx, me, world }, started) {
      const recharge = await openPage(world, found(await findOwnRecharge(tx, me.id, started.id)))
      return { ...started, provider_url: recharge.provider_url || null }
    },
  },
)
