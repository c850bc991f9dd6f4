import { type KeyObject, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

/*
 * Keys for releases of duty rules: Ed25519. A public key is written as the 32 bytes of it in base64url, 43
 * characters, such as JSON Web Keys have them.
 */

const PUBLIC_KEY = /^[\w-]{43}$/

/** Whether a text can be a public key. */
export const isPublicKey = (text: string): boolean => PUBLIC_KEY.test(text)

/** A new key: the private one as PEM, and the public one. */
export function makeKey(): { privatePem: string; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: textOf(publicKey),
  }
}

/** The public key that belongs to a private one. */
export const publicKeyOf = (privateKey: KeyObject): string => textOf(createPublicKey(privateKey))

export const signText = (text: string, privateKey: KeyObject): string =>
  sign(null, Buffer.from(text), privateKey).toString('base64url')

/** Whether the owner of a public key signed a text. */
export const isSignedBy = (text: string, signature: string, publicKey: string): boolean =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' }),
    Buffer.from(signature, 'base64url'),
  )

const textOf = (publicKey: KeyObject): string => String(publicKey.export({ format: 'jwk' }).x)
