/** How many recovery codes one gets at a time. */
export const RECOVERY_CODES = 10
/** Letters and digits that are not mistaken for one another. */
export const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const HALF = 5

/** A code as it is shown: two halves with a line between. `letters` are ten of RECOVERY_LETTERS. */
export const showRecoveryCode = (letters: string): string =>
  `${letters.slice(0, HALF)}-${letters.slice(HALF)}`

/** What was typed as the second step of a log-in: six digits of the app, a recovery code, or neither. Blanks and lines do not count. */
export function readSecondStep(typed: string): { app: string } | { recovery: string } | null {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(plain)) return { app: plain }
  const known = [...plain].every((letter) => RECOVERY_LETTERS.includes(letter))
  return plain.length === HALF * 2 && known ? { recovery: plain } : null
}

/** The secret of an authenticator app in groups of four letters, as a person types it. */
export const showSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
