import { type KeyObject, createPrivateKey, createPublicKey } from 'node:crypto'

/**
 * Our private key, as copied from Alipay's tool. If invalid, returns undefined and adds to `faults`, without
 * any part of the key.
 */
export function readPrivateKey(text: string, faults: string[]): KeyObject | undefined {
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    const key = attempt(() => createPrivateKey({ key: derOf(text), format: 'der', type }))
    if (key?.asymmetricKeyType === 'rsa') return key
  }
  faults.push('ALIPAY_PRIVATE_KEY must be an RSA private key (PKCS#1 or PKCS#8)')
  return undefined
}

/** Alipay's public key, as copied from its website. */
export function readPublicKey(text: string, faults: string[]): KeyObject | undefined {
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
