import { readSecondStep } from '@longhaul/domain/accounts/recovery-code.ts'
import { notify } from '../messages/public.ts'
import type { Db } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { inJob } from '../platform/jobs/unit-of-work.ts'
import { unseal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { hashRecoveryCode, stepOfCode } from './authenticator.ts'
import type { Try } from './guard-tries.ts'
import { type Person, TABLES } from './person.ts'
import { countRecoveryCodes, findTwoFactor, spendRecoveryCode, spendStep } from './sql-two-factor.ts'

/**
 * Requires the second step if the person has two-step login on. Refuses a missing code with
 * `two_factor_required`, which does not count as a failed attempt, and a wrong code after calling `onWrong`.
 * Every code works once.
 */
export async function checkSecondStep(
  world: World,
  person: Person,
  typed: string | undefined,
  attempt: Try,
  now: Date,
  onWrong?: () => Promise<unknown>,
): Promise<void> {
  const twoFactor = await findTwoFactor(world.db, person)
  if (!twoFactor?.confirmed_at) return
  if (!typed?.trim()) {
    await attempt.takeBack()
    throw new Refusal('two_factor_required')
  }
  if (await spendCode(world, person, twoFactor.secret, typed, now)) return
  await onWrong?.()
  throw badInput({ code: 'wrong_code' })
}

async function spendCode(
  world: World,
  person: Person,
  sealedSecret: string,
  typed: string,
  now: Date,
): Promise<boolean> {
  const code = readSecondStep(typed)
  if (!code) return false
  return 'app' in code
    ? await spendAppCode(world, world.db, person, sealedSecret, code.app, now)
    : await redeemRecoveryCode(world, person, code.recovery, now)
}

/**
 * Whether a code of the app is valid within 30 seconds of now and has not been used. Using a code invalidates
 * it and all older ones.
 */
export async function spendAppCode(
  { sealingKeys }: Pick<World, 'sealingKeys'>,
  db: Db,
  person: Person,
  sealedSecret: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const place = { column: `${TABLES[person.kind].twoFactor}.secret`, row: person.id } as const
  const step = stepOfCode(unseal(sealingKeys, place, sealedSecret), code, now)
  return step !== null && (await spendStep(db, person, step))
}

/** Uses a recovery code. A shopper is notified of the number of codes left. */
const redeemRecoveryCode = (world: World, person: Person, code: string, now: Date): Promise<boolean> =>
  inJob(world, person.kind === 'shopper' ? ['messages'] : [], async (work) => {
    const { tx } = work
    if (!(await spendRecoveryCode(tx, person, hashRecoveryCode(person.id, code), now))) return false
    if (person.kind === 'shopper')
      await notify(work, person.id, {
        kind: 'recovery_code_used',
        args: { count: await countRecoveryCodes(tx, person) },
        subject: { kind: 'account', id: 'security' },
      })
    return true
  })
