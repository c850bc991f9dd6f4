import { readSecondStep, showRecoveryCode } from '@longhaul/domain/accounts/recovery-code.ts'
import {
  admitStaffTry,
  hashRecoveryCode,
  isPassword,
  newRecoveryCodes,
  stepOfCode,
} from '../accounts/public.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { findStaffPasswordHash } from './sql.ts'
import { findTwoFactor, replaceRecoveryCodes, spendRecoveryCode, spendStep } from './sql-two-factor.ts'

/** The second step of a log-in, where the member of staff has one. Every code works once. */
export async function checkSecondStep(
  world: World,
  staffId: string,
  typed: string | undefined,
  now: Date,
): Promise<'right' | 'missing' | 'wrong'> {
  const twoFactor = await findTwoFactor(world.db, staffId)
  if (!twoFactor?.confirmed_at) return 'right'
  if (!typed?.trim()) return 'missing'
  const code = readSecondStep(typed)
  if (!code) return 'wrong'
  const isRight =
    'app' in code
      ? await spendAppCode(world, world.db, staffId, twoFactor.secret, code.app, now)
      : await spendRecoveryCode(world.db, staffId, hashRecoveryCode(staffId, code.recovery), now)
  return isRight ? 'right' : 'wrong'
}

export async function spendAppCode(
  { sealingKeys }: Pick<World, 'sealingKeys'>,
  db: Db,
  staffId: string,
  sealedSecret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const place = { column: 'staff_two_factor.secret', row: staffId } as const
  const step = stepOfCode(unseal(sealingKeys, place, sealedSecret), code, now)
  return step !== null && (await spendStep(db, staffId, step))
}

/** Ten fresh recovery codes in place of the old ones: kept as hashes, shown this once. */
export async function renewCodes(tx: Db, staffId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashRecoveryCode(staffId, code))
  await replaceRecoveryCodes(tx, staffId, hashes)
  return codes.map(showRecoveryCode)
}

/** Asks for the password once more, before something that a stolen session must not do. */
export async function confirmStaffPassword(
  world: World,
  staffId: string,
  password: string,
  now: Date,
  field = 'password',
): Promise<void> {
  const attempt = await admitStaffTry(world, staffId, 'password', now)
  if (!(await isPassword(password, await findStaffPasswordHash(world.db, staffId))))
    throw badInput({ [field]: 'wrong_password' })
  await attempt.succeed()
}

/** Asks for everything that a log-in asks for, and refuses as it does: the password, and where two-step login is on a code. */
export async function confirmStaffIdentity(
  world: World,
  staffId: string,
  { password, code }: { password: string; code?: string | undefined },
  now: Date,
  field = 'password',
): Promise<void> {
  await confirmStaffPassword(world, staffId, password, now, field)
  const attempt = await admitStaffTry(world, staffId, 'code', now)
  const second = await checkSecondStep(world, staffId, code, now)
  if (second === 'missing') {
    await attempt.takeBack()
    throw new Refusal('two_factor_required')
  }
  if (second === 'wrong') throw badInput({ code: 'wrong_code' })
  await attempt.succeed()
}
