import { shanghaiTime } from '@longhaul/domain/time/days.ts'
import { type KeyObject, createPrivateKey, createPublicKey } from 'node:crypto'
import type { AlipaySdk } from 'alipay-sdk'
import { apiKeys } from '../../platform/api-keys.ts'
import { needed, neededAs } from '../../platform/settings.ts'
import type { World } from '../../platform/world.ts'
import { ProviderRefusal, providerSettings } from '../provider.ts'

/** The keys that the operator sets to enable Alipay. */
export const alipayKeys = apiKeys({
  company: 'Alipay',
  opens:
    'Alipay (电脑网站支付, RSA2): our private key and Alipay’s public key, as PEM or plain base64. Notifications are sent to `PUBLIC_URL/api/v1/webhooks/alipay` without further set-up. Its sandbox is `https://openapi-sandbox.dl.alipaydev.com/gateway.do`',
  settings: {
    appId: needed('ALIPAY_APP_ID'),
    privateKey: neededAs('ALIPAY_PRIVATE_KEY', readPrivateKey),
    publicKey: neededAs('ALIPAY_PUBLIC_KEY', readPublicKey),
    ...providerSettings('ALIPAY', 'https://openapi.alipay.com/gateway.do', { perMille: 6, fixedFen: 0 }),
  },
})

const clients = new WeakMap<World['db'], AlipaySdk>()

/**
 * Alipay's own client, with our timeout: it signs with our key (RSA2) and verifies responses with theirs.
 * Loaded on the first payment.
 */
export async function alipayOf(world: World): Promise<AlipaySdk> {
  const known = clients.get(world.db)
  if (known) return known
  const { appId, privateKey, publicKey, url } = alipayKeys.of(world)
  const base64 = (der: Buffer) => der.toString('base64')
  const sdk = await import('alipay-sdk')
  const client = new sdk.AlipaySdk({
    appId,
    keyType: 'PKCS8',
    privateKey: base64(privateKey.export({ type: 'pkcs8', format: 'der' })),
    alipayPublicKey: base64(publicKey.export({ type: 'spki', format: 'der' })),
    gateway: url,
    signType: 'RSA2',
    timeout: world.env.paymentTimeoutMs,
  })
  clients.set(world.db, client)
  return client
}

/** Codes of errors at Alipay or of missing permissions, which may be temporary. */
const PASSING = new Set(['20000', '20001', '40006'])
const PASSING_SUB = new Set(['ACQ.SYSTEM_ERROR', 'SYSTEM_ERROR', 'aop.ACQ.SYSTEM_ERROR'])

/**
 * Calls a method. Returns the response on success, or undefined if Alipay does not know the trade. Throws
 * ProviderRefusal if a retry will not help, and any other error if the outcome is unknown.
 */
export async function askAlipay(
  world: World,
  method: string,
  bizContent: Record<string, string>,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const timestamp = shanghaiTime(world.clock.now())
  const client = await alipayOf(world)
  const answer = await client.exec(method, { timestamp, bizContent }, { validateSign: true })
  if (answer.code === '10000') return answer
  const sub = String(answer['subCode'] ?? answer.sub_code ?? '')
  if (sub === 'ACQ.TRADE_NOT_EXIST') return undefined
  const text = `${answer.code} ${sub} ${String(answer['subMsg'] ?? answer.sub_msg ?? answer.msg)}`
  if (PASSING.has(answer.code) || PASSING_SUB.has(sub)) throw new Error(`Alipay answered ${text}`)
  throw new ProviderRefusal(text)
}

/** Converts our id to an order number for Alipay, which allows no hyphens, and back. */
export const toOrderNumber = (id: string): string => id.replaceAll('-', '')
export const fromOrderNumber = (text: unknown): string | undefined =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text)
    ? text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    : undefined

/**
 * Our private key, as copied from Alipay's tool. If invalid, returns undefined and adds to `faults`, without
 * any part of the key.
 */
function readPrivateKey(text: string, faults: string[]): KeyObject | undefined {
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    const key = attempt(() => createPrivateKey({ key: derOf(text), format: 'der', type }))
    if (key?.asymmetricKeyType === 'rsa') return key
  }
  faults.push('ALIPAY_PRIVATE_KEY must be an RSA private key (PKCS#1 or PKCS#8)')
  return undefined
}

/** Alipay's public key, as copied from its website. */
function readPublicKey(text: string, faults: string[]): KeyObject | undefined {
  const key = attempt(() => createPublicKey({ key: derOf(text), format: 'der', type: 'spki' }))
  if (key?.asymmetricKeyType === 'rsa') return key
  faults.push("ALIPAY_PUBLIC_KEY must be Alipay's RSA public key")
  return undefined
}

/** Accepts PEM, PEM with its line breaks lost, or bare base64. */
const derOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll('\\n', '\n').replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')

function attempt(read: () => KeyObject): KeyObject | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
