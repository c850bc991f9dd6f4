import type { Source } from '../platform/env.ts'

declare module '../platform/env.ts' {
  interface Env {
    productSources: ProductSources
  }
}

/** How much of a source may be used: calls in a day in Shanghai, and what a thousand of them cost, for the console's counter. */
export type SourceLimits = { url: string; dailyCalls: number; fenPerThousandCalls: number }

/** The data interfaces that the operator has keys for (docs/rules/goods.md). One without keys is not asked. */
export type ProductSources = {
  tmapi?: SourceLimits & { token: string }
  onebound?: SourceLimits & { key: string; secret: string }
  taobaoOpen?: SourceLimits & { appKey: string; secret: string; session: string; signMethod: 'md5' | 'hmac' }
  open1688?: SourceLimits & { appKey: string; secret: string; accessToken: string }
}

/** Reads the keys of product sources; what is wrong is added to `faults`. Half a pair of keys is wrong. */
export function readProductSources(source: Source, faults: string[]): ProductSources {
  const of = (prefix: string, needed: readonly string[], url: string) => {
    const values = needed.map(
      (name) => [`${prefix}_${name}`, source[`${prefix}_${name}`]?.trim() ?? ''] as const,
    )
    if (values.every(([, value]) => value === '')) return undefined
    const [given] = values.find(([, value]) => value !== '') ?? ['']
    for (const [name, value] of values) if (value === '') faults.push(`${name} is needed with ${given}`)
    return { ...limitsOf(source, prefix, url, faults), keys: values.map(([, value]) => value) }
  }
  const sources: ProductSources = {}

  const tmapi = of('TMAPI', ['TOKEN'], 'https://api.tmapi.top')
  if (tmapi) {
    const { keys, ...limits } = tmapi
    sources.tmapi = { ...limits, token: keys[0] ?? '' }
  }
  const onebound = of('ONEBOUND', ['KEY', 'SECRET'], 'https://api-gw.onebound.cn')
  if (onebound) {
    const { keys, ...limits } = onebound
    sources.onebound = { ...limits, key: keys[0] ?? '', secret: keys[1] ?? '' }
  }
  const taobao = of('TAOBAO', ['APP_KEY', 'APP_SECRET'], 'https://eco.taobao.com/router/rest')
  if (taobao) {
    const { keys, ...limits } = taobao
    const signMethod = source['TAOBAO_SIGN_METHOD']?.trim() || 'hmac'
    if (signMethod !== 'md5' && signMethod !== 'hmac')
      faults.push(`TAOBAO_SIGN_METHOD must be md5 or hmac, not “${signMethod}”`)
    sources.taobaoOpen = {
      ...limits,
      appKey: keys[0] ?? '',
      secret: keys[1] ?? '',
      session: source['TAOBAO_SESSION']?.trim() ?? '',
      signMethod: signMethod === 'md5' ? 'md5' : 'hmac',
    }
  }
  const open1688 = of(
    'ALIBABA_1688',
    ['APP_KEY', 'APP_SECRET', 'ACCESS_TOKEN'],
    'https://gw.open.1688.com/openapi',
  )
  if (open1688) {
    const { keys, ...limits } = open1688
    sources.open1688 = { ...limits, appKey: keys[0] ?? '', secret: keys[1] ?? '', accessToken: keys[2] ?? '' }
  }
  return sources
}

function limitsOf(source: Source, prefix: string, url: string, faults: string[]): SourceLimits {
  const whole = (name: string, fallback: number): number => {
    const text = source[`${prefix}_${name}`]?.trim()
    if (!text) return fallback
    if (!/^\d{1,9}$/.test(text)) faults.push(`${prefix}_${name} must be a whole number, not “${text}”`)
    return Number(text) || 0
  }
  const own = source[`${prefix}_URL`]?.trim() || url
  if (!URL.canParse(own) || !/^https?:/.test(own))
    faults.push(`${prefix}_URL must be an http(s) address, not “${own}”`)
  return {
    url: own.replace(/\/+$/, ''),
    dailyCalls: whole('DAILY_CALLS', 1_000),
    fenPerThousandCalls: whole('FEN_PER_1000_CALLS', 0),
  }
}
