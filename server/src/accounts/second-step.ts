import { createHash, randomInt } from 'node:crypto'
import {
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  readSecondStep,
  showRecoveryCode,
} from '@longhaul/domain/accounts/recovery-code.ts'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '../platform/db.ts'
import { inTransaction } from '../platform/db.ts'
import { jobCall } from '../platform/job-call.ts'
import type { World } from '../platform/world.ts'
import { notify } from '../messages/public.ts'
import {
  countOwnRecoveryCodes,
  findOwnTwoFactor,
  replaceOwnRecoveryCodes,
  spendOwnRecoveryCode,
  spendOwnStep,
} from './sql-two-factor.ts'

const PERIOD_SECONDS = 30
const CODE_LETTERS = 10

/** A fresh secret of 160 bits for an authenticator app, in the letters that such an app takes. */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The address that an authenticator app reads from the QR code. */
export const authenticatorUri = (secret: string, issuer: string, email: string): string =>
  new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS }).toString()

/**
 * Whether a code of the app is right now, give or take 30 seconds, and was not used before: using one makes it and all older ones worthless.
 */
export async function spendAppCode(
  db: Db,
  shopperId: string,
  secret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_SECONDS })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  if (delta === null) return false
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
  return await spendOwnStep(db, shopperId, step)
}

/** The second step of a log-in, where the shopper has one. */
export async function checkSecondStep(
  world: World,
  shopperId: string,
  typed: string | undefined,
  now: Date,
): Promise<'right' | 'missing' | 'wrong'> {
  const twoFactor = await findOwnTwoFactor(world.db, shopperId)
  if (!twoFactor?.confirmed_at) return 'right'
  if (!typed?.trim()) return 'missing'
  const code = readSecondStep(typed)
  if (!code) return 'wrong'
  if ('app' in code)
    return (await spendAppCode(world.db, shopperId, twoFactor.secret, code.app, now)) ? 'right' : 'wrong'
  return await inTransaction(world.db, async (tx) => {
    if (!(await spendOwnRecoveryCode(tx, shopperId, hashCode(shopperId, code.recovery), now))) return 'wrong'
    await notify(jobCall(world, tx), shopperId, {
      kind: 'recovery_code_used',
      args: { count: await countOwnRecoveryCodes(tx, shopperId) },
      subject: { kind: 'account', id: 'security' },
    })
    return 'right'
  })
}

/** Ten fresh recovery codes in place of the old ones: kept as hashes, shown this once. */
export async function renewCodes(tx: Db, shopperId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await replaceOwnRecoveryCodes(
    tx,
    shopperId,
    codes.map((code) => hashCode(shopperId, code)),
  )
  return codes.map(showRecoveryCode)
}

const newCode = (): string =>
  Array.from({ length: CODE_LETTERS }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)]).join('')

/** 50 random bits need no slow hash; the owner's id keeps equal codes of two people apart. */
const hashCode = (shopperId: string, code: string): Buffer =>
  createHash('sha256').update(`${shopperId} ${code}`).digest()
