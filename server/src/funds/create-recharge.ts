import { createRecharge as route } from '@longhaul/contract/funds/funds.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { findProvider } from './providers.ts'
import { openPage } from './open-page.ts'
import { toRecharge } from './recharge-card.ts'
import { findOwnRecharge } from './sql.ts'
import { startRecharge } from './start-recharge.ts'

export const createRechargeAction = writeAction(route, createRecharge, {
  async afterwards({ db, me, world }, started) {
    const recharge = await openPage(world, orNotFound(await findOwnRecharge(db, me.id, started.id)))
    return { ...started, provider_url: recharge.provider_url || null }
  },
})

/**
 * Starts a recharge. The provider is called after the commit; nothing is credited before the provider
 * confirms the payment.
 */
async function createRecharge(call: WriteCall<typeof route>): Answer<typeof route> {
  const { me, body, lang, world } = call
  const recharge = await startRecharge(world, call, {
    shopperId: me.id,
    provider: orNotFound(findProvider(world, body.method)),
    currency: body.currency,
    creditFen: body.credit_fen,
    paymentId: null,
    lang,
  })
  return toRecharge(recharge)
}
