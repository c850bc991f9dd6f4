import { type KeyObject, createPrivateKey, createPublicKey } from 'node:crypto'
import type { Source } from '../platform/env.ts'

declare module '../platform/env.ts' {
  interface Env {
    payments: PaymentKeys
  }
}

/** What a provider keeps of what it collects: a share per mille, and a fixed part in fen that is turned into the currency. */
export type ProviderFee = { perMille: number; fixedFen: number }
type Reached = { url: string; fee: ProviderFee }

/** The payment providers that the operator has keys for (docs/rules/payments.md). One without keys is not offered. */
export type PaymentKeys = {
  /** How long a provider may take to answer. After that the outcome is unknown, and it is asked again with the same key. */
  timeoutMs: number
  stripe?: Reached & { secretKey: string; webhookSecret: string }
  paypal?: Reached & { clientId: string; clientSecret: string; webhookId: string }
  alipay?: Reached & { appId: string; privateKey: KeyObject; publicKey: KeyObject }
}

/** Reads the keys of payment providers; what is wrong is added to `faults`. Half of what a provider needs is wrong. */
export function readPaymentKeys(source: Source, faults: string[]): PaymentKeys {
  const of = (prefix: string, needed: readonly string[]): string[] | undefined => {
    const values = needed.map(
      (name) => [`${prefix}_${name}`, source[`${prefix}_${name}`]?.trim() ?? ''] as const,
    )
    const given = values.find(([, value]) => value !== '')
    if (!given) return undefined
    for (const [name, value] of values) if (value === '') faults.push(`${name} is needed with ${given[0]}`)
    return values.map(([, value]) => value)
  }
  const keys: PaymentKeys = { timeoutMs: whole(source, faults, 'PAYMENT_TIMEOUT_MS', 10_000, 1, 25_000) }

  const stripe = of('STRIPE', ['SECRET_KEY', 'WEBHOOK_SECRET'])
  if (stripe) {
    const [secretKey = '', webhookSecret = ''] = stripe
    keys.stripe = {
      ...reached(source, faults, 'STRIPE', 'https://api.stripe.com', [29, 210]),
      secretKey,
      webhookSecret,
    }
  }
  const paypal = of('PAYPAL', ['CLIENT_ID', 'CLIENT_SECRET', 'WEBHOOK_ID'])
  if (paypal) {
    const [clientId = '', clientSecret = '', webhookId = ''] = paypal
    const where = reached(source, faults, 'PAYPAL', 'https://api-m.paypal.com', [44, 210])
    keys.paypal = { ...where, clientId, clientSecret, webhookId }
  }
  const alipay = of('ALIPAY', ['APP_ID', 'PRIVATE_KEY', 'PUBLIC_KEY'])
  if (alipay) {
    const [appId = '', own = '', theirs = ''] = alipay
    const where = reached(source, faults, 'ALIPAY', 'https://openapi.alipay.com/gateway.do', [6, 0])
    const privateKey = readPrivateKey(own)
    const publicKey = readPublicKey(theirs)
    if (own && !privateKey) faults.push('ALIPAY_PRIVATE_KEY must be an RSA private key (PKCS#1 or PKCS#8)')
    if (theirs && !publicKey) faults.push("ALIPAY_PUBLIC_KEY must be Alipay's RSA public key")
    if (privateKey && publicKey) keys.alipay = { ...where, appId, privateKey, publicKey }
  }
  return keys
}

function reached(
  source: Source,
  faults: string[],
  prefix: string,
  url: string,
  [perMille, fixedFen]: readonly [number, number],
): Reached {
  const own = source[`${prefix}_URL`]?.trim() || url
  if (!URL.canParse(own) || !/^https?:/.test(own))
    faults.push(`${prefix}_URL must be an http(s) address, not “${own}”`)
  return {
    url: own.replace(/\/+$/, ''),
    fee: {
      perMille: whole(source, faults, `${prefix}_FEE_PER_MILLE`, perMille, 0, 200),
      fixedFen: whole(source, faults, `${prefix}_FEE_FIXED_FEN`, fixedFen, 0, 10_000),
    },
  }
}

function whole(
  source: Source,
  faults: string[],
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const text = source[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d{1,9}$/.test(text) || value < min || value > max)
    faults.push(`${name} must be a whole number from ${min} to ${max}, not “${text}”`)
  return value
}

/** A key as it is copied from a provider's page: PEM, its lines run together, or the bare base64. */
const derOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll('\\n', '\n').replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')

function readPrivateKey(text: string): KeyObject | undefined {
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    const key = attempt(() => createPrivateKey({ key: derOf(text), format: 'der', type }))
    if (key?.asymmetricKeyType === 'rsa') return key
  }
  return undefined
}

function readPublicKey(text: string): KeyObject | undefined {
  const key = attempt(() => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }))
  return key?.asymmetricKeyType === 'rsa' ? key : undefined
}

function attempt(read: () => KeyObject): KeyObject | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
