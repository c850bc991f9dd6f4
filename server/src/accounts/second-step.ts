import { readSecondStep, showRecoveryCode } from '@longhaul/domain/accounts/recovery-code.ts'
import type { Db } from '../platform/database/db.ts'
import { inTransaction } from '../platform/database/db.ts'
import { jobCall } from '../platform/jobs/job-call.ts'
import { unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { notify } from '../messages/public.ts'
import { hashRecoveryCode, newRecoveryCodes, stepOfCode } from './authenticator.ts'
import {
  countOwnRecoveryCodes,
  findOwnTwoFactor,
  replaceOwnRecoveryCodes,
  spendOwnRecoveryCode,
  spendOwnStep,
} from './sql-two-factor.ts'

/**
 * Whether a code of the app is right now, give or take 30 seconds, and was not used before: using one makes it and all older ones worthless.
 */
export async function spendAppCode(
  { sealingKeys }: Pick<World, 'sealingKeys'>,
  db: Db,
  shopperId: string,
  sealedSecret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const place = { column: 'two_factor.secret', row: shopperId } as const
  const step = stepOfCode(unseal(sealingKeys, place, sealedSecret), code, now)
  return step !== null && (await spendOwnStep(db, shopperId, step))
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
    return (await spendAppCode(world, world.db, shopperId, twoFactor.secret, code.app, now))
      ? 'right'
      : 'wrong'
  return await inTransaction(world.db, async (tx) => {
    if (!(await spendOwnRecoveryCode(tx, shopperId, hashRecoveryCode(shopperId, code.recovery), now)))
      return 'wrong'
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
  const codes = newRecoveryCodes()
  await replaceOwnRecoveryCodes(
    tx,
    shopperId,
    codes.map((code) => hashRecoveryCode(shopperId, code)),
  )
  return codes.map(showRecoveryCode)
}
