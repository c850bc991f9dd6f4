import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { type Checkout, ProviderRefusal } from './provider.ts'
import { findProvider } from './providers.ts'
import { settleRecharge } from './settle-recharge.ts'
import { type RechargeRow, setProviderPage } from './sql.ts'

/**
 * Has the provider prepare its payment page for a committed recharge, unless it already has one. Never call
 * it within a transaction: a provider may be slow, or accept the order without ever responding. In that case
 * it refuses with `try_again`; a retry, by the shopper or by a job, uses the same key and gets the same page.
 * If the provider refuses for good, the recharge ends and this refuses with `provider_refused`.
 */
export async function openPage(world: World, recharge: RechargeRow): Promise<RechargeRow> {
  if (recharge.failure === 'refused') throw new Refusal('provider_refused')
  if (recharge.provider_ref || recharge.stage !== 'created') return recharge
  const provider = findProvider(world, recharge.provider)
  if (!provider) throw new Refusal('try_again')
  try {
    const page = await provider.open(world, await toCheckout(world, recharge))
    return (await setProviderPage(world.db, recharge.id, page)) ?? recharge
  } catch (error) {
    world.log.warn(
      { err: error, provider: provider.id, recharge: recharge.number },
      'a provider returned no payment page',
    )
    if (!(error instanceof ProviderRefusal)) throw new Refusal('try_again')
    await inJob(world, ['funds', 'messages'], (work) =>
      settleRecharge(work, recharge, { outcome: 'refused' }),
    )
    throw new Refusal('provider_refused')
  }
}

async function toCheckout(world: World, recharge: RechargeRow): Promise<Checkout> {
  const settings = await readSettings(world.db)
  const result = recharge.payment_id ? `payment=${recharge.payment_id}` : `recharge=${recharge.id}`
  return {
    id: recharge.id,
    number: recharge.number,
    currency: recharge.currency,
    amountMinor: recharge.pay_minor,
    returnUrl: publicUrl(`/payment/payResult?${result}`),
    expiresAt: recharge.expires_at,
    lang: recharge.lang,
    siteName: settings[settingIn('websiteName', recharge.lang)],
  }
}
