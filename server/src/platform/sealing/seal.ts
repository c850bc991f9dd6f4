import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'

/*
 * Encryption of the few values that the server must be able to read, but that a database dump must not
 * reveal. The keys are never in the database (sealing-keys.ts).
 */

/**
 * All sealed (encrypted) columns, each with the column that identifies its row and what is deleted if the key
 * is lost for good: the row or only the value. Each has a CHECK constraint `<table>_<column>_sealed` with
 * `is_sealed(…)`, so that nothing is stored unsealed by mistake. All columns are re-encrypted together when
 * the key changes (sealed-rows.ts).
 */
export const SEALED_COLUMNS = {
  'secrets.value': { row: 'name', lost: 'row' },
  'two_factor.secret': { row: 'shopper_id', lost: 'row' },
  'staff_two_factor.secret': { row: 'staff_id', lost: 'row' },
  'hooks.secret': { row: 'id', lost: 'row' },
  'hooks.old_secret': { row: 'id', lost: 'value' },
  'remittances.mtcn_sealed': { row: 'id', lost: 'value' },
  'mails.secret': { row: 'id', lost: 'value' },
} as const satisfies Record<`${string}.${string}`, { row: string; lost: 'row' | 'value' }>

export type SealedColumn = keyof typeof SEALED_COLUMNS

/**
 * The place of a sealed text. The text is bound to it: after a move to another row or column it cannot be
 * opened.
 */
export type SealedPlace = { column: SealedColumn; row: string }

/** A key of 32 bytes, and the id by which a sealed text refers to it. */
export type SealingKey = { id: string; bytes: Buffer }

/** The newest key seals; all of them open. Never empty in a running server. */
export type SealingKeys = readonly SealingKey[]

export const KEY_BYTES = 32

const SCHEME = 'sealed1'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key with its id, which reveals nothing about the key. Throws unless the key has 32 bytes. */
export function sealingKey(bytes: Buffer): SealingKey {
  if (bytes.length !== KEY_BYTES) throw new RangeError(`a sealing key has ${KEY_BYTES} bytes`)
  return { id: createHash('sha256').update('sealing key ').update(bytes).digest('hex').slice(0, 8), bytes }
}

/**
 * Seals a text for one place with the newest key (AES-256-GCM): `sealed1.<key>.<nonce, tag and text in
 * base64url>`.
 */
export function seal(keys: SealingKeys, place: SealedPlace, text: string): string {
  const key = keys[0]
  if (!key) throw new Error('there is no sealing key')
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(boundTo(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${SCHEME}.${key.id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** Decrypts a text that was sealed for exactly this place. Throws on anything else, without revealing it. */
export function unseal(keys: SealingKeys, place: SealedPlace, sealed: string): string {
  const [scheme, keyId, content = ''] = sealed.split('.')
  if (scheme !== SCHEME) throw new Error(`${place.column} holds something that is not sealed`)
  const key = keys.find(({ id }) => id === keyId)
  if (!key) throw new Error(`${place.column} is sealed with the key ${keyId}, which is not known here`)
  const bytes = Buffer.from(content, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo(place))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/** A keyed hash by which equal texts can be recognised without revealing them. */
export const fingerprint = (secret: Buffer, purpose: string, text: string): Buffer =>
  createHmac('sha256', deriveKey(secret, `fingerprint of ${purpose}`))
    .update(text)
    .digest()

const deriveKey = (secret: Buffer, purpose: string): Buffer =>
  createHmac('sha256', secret).update(`seal: ${purpose}`).digest()

const boundTo = ({ column, row }: SealedPlace): Buffer => Buffer.from(`${column}\0${row}`)
