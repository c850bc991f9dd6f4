import { tidyUpper } from '../texts/tidy.ts'

/** How many recovery codes are issued at a time. */
export const RECOVERY_CODES = 10
/** Letters and digits that are not mistaken for one another. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const HALF = 5

/**
 * A recovery code as it is displayed: two halves joined by a hyphen. `letters` are ten of RECOVERY_LETTERS.
 */
export const showRecoveryCode = (letters: string): string =>
  `${letters.slice(0, HALF)}-${letters.slice(HALF)}`

/**
 * Parses the second step of a log-in: six digits of the app, a recovery code, or null for neither. Blanks and
 * hyphens are ignored.
 */
export function readSecondStep(typed: string): { app: string } | { recovery: string } | null {
  const plain = tidyUpper(typed).replaceAll(/[ -]/g, '')
  if (/^\d{6}$/.test(plain)) return { app: plain }
  const known = [...plain].every((letter) => RECOVERY_LETTERS.includes(letter))
  return plain.length === HALF * 2 && known ? { recovery: plain } : null
}

/** The secret of an authenticator app in groups of four letters, for typing. */
export const showSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
