import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { inJob } from '../platform/jobs/job-call.ts'
import { publicUrl } from '../platform/http/public-url.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { type Checkout, ProviderRefusal } from './provider.ts'
import { findProvider } from './providers.ts'
import { settleRecharge } from './settle-recharge.ts'
import { type RechargeRow, setProviderPage } from './sql.ts'

/**
 * Has the provider prepare its page for a recharge that is committed; one that has its page keeps it. Never within a transaction: a provider
 * may take its time, or take the order and never say so. Then it refuses `try_again`, and a retry, by the shopper or by a job, asks
 * with the same key and gets the same page. What the provider will never take ends the recharge and is refused as `provider_refused`.
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
      'a provider gave no page',
    )
    if (!(error instanceof ProviderRefusal)) throw new Refusal('try_again')
    await inJob(world, ['funds', 'messages'], (doing) =>
      settleRecharge(doing, recharge, { outcome: 'refused' }),
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
