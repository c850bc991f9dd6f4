import type { Env, Source } from '../platform/env.ts'

/**
 * What keeps a demo from starting, as faults of the environment. The demo's passwords are published: on the open internet it must be chosen, never be what
 * is left over because a setting was missed. And it never takes keys with which real money moves or real calls are paid.
 */
export function demoFaults(env: Env, source: Source): string[] {
  if (!env.demo) return []
  const keys = liveKeys(env)
  if (source['DEMO']?.trim())
    return keys.length === 0
      ? []
      : [`DEMO=1 takes no live keys: take away those of ${keys.join(', ')}, or set DEMO=0 for a real shop`]
  const reasons = [
    ...(isPublic(env.publicUrl) ? [`PUBLIC_URL is ${env.publicUrl}`] : []),
    ...(isLoopback(env.host) ? [] : [`HOST is ${env.host}`]),
    ...(keys.length === 0 ? [] : [`there are live keys of ${keys.join(', ')}`]),
  ]
  if (reasons.length === 0) return []
  return [
    `DEMO must be set here (${reasons.join('; ')}): DEMO=0 for a real shop, DEMO=1 for the demo, whose passwords are published`,
  ]
}

/** The providers whose keys are not those of a trial: by the key where it says so, else by where it is used. */
function liveKeys({ payments, carriers, productSources }: Env): string[] {
  const { stripe, paypal, alipay } = payments
  const live: readonly (readonly [string, boolean | undefined])[] = [
    ['Stripe', stripe && !/^[a-z]+_test_/.test(stripe.secretKey) && !isTrial(stripe.url)],
    ['PayPal', paypal && !isTrial(paypal.url)],
    ['Alipay', alipay && !isTrial(alipay.url)],
    ['17TRACK', carriers.track17 && !isTrial(carriers.track17.url)],
    ['YunExpress', carriers.yunexpress && !isTrial(carriers.yunexpress.url)],
    ['TMAPI', productSources.tmapi && !isTrial(productSources.tmapi.url)],
    ['Onebound', productSources.onebound && !isTrial(productSources.onebound.url)],
    ['Taobao', productSources.taobaoOpen && !isTrial(productSources.taobaoOpen.url)],
    ['1688', productSources.open1688 && !isTrial(productSources.open1688.url)],
  ]
  return live.flatMap(([name, isLive]) => (isLive ? [name] : []))
}

/** A provider's sandbox, or a program on this machine. An address that cannot be read is a fault of its own. */
function isTrial(url: string): boolean {
  if (!URL.canParse(url)) return true
  const { hostname } = new URL(url)
  return isLoopback(hostname) || /(^|[.-])sandbox([.-]|$)/.test(hostname)
}

function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && !isLoopback(hostname)
}

const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)
