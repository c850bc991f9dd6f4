import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES, RECOVERY_LETTERS } from '@longhaul/domain/accounts/recovery-code.ts'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
const CODE_LETTERS = 10

/** A new secret of 160 bits for an authenticator app, in base32 as such apps require. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that an authenticator app reads from the QR code. */
export const authenticatorUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).toString()

/**
 * The 30-second step of an app's code, at most one step off; null if the code is wrong now. Does not check
 * whether it was used: see `spendStep`.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** Ten new recovery codes, in plain letters. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

const newCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('')

/** 50 random bits need no slow hash; the owner's id makes the hashes of equal codes of two people differ. */
export const hashRecoveryCode = (ownerId: string, code: string): Buffer =>
  createHash('sha256').update(`${ownerId} ${code}`).digest()

/**
 * The dark modules of a QR code as one SVG path: the page draws it without a picture, a style or a foreign
 * script.
 */
export async function drawQr(text: string): Promise<{ size: number; path: string }> {
  // Loaded with the first QR code.
  const { create } = await import('qrcode')
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const bars: string[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue
      const from = x
      while (x + 1 < size && modules.get(y, x + 1)) x++
      bars.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`)
    }
  }
  return { size, path: bars.join('') }
}
