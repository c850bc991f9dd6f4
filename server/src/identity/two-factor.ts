import { readSecondStep, showRecoveryCode } from '@longhaul/domain/accounts/recovery-code.ts'
import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import type { Db, Tx } from '../platform/database/db.ts'
import { Refusal, badInput } from '../platform/http/refusal.ts'
import { seal } from '../platform/sealing/seal.ts'
import type { World } from '../platform/world.ts'
import { readSettings } from '../site/public.ts'
import { authenticatorUri, drawQr, hashRecoveryCode, newRecoveryCodes, newSecret } from './authenticator.ts'
import { type Person, TABLES } from './person.ts'
import { spendAppCode } from './second-step.ts'
import {
  confirmTwoFactor,
  countRecoveryCodes,
  findTwoFactor,
  lockTwoFactor,
  replaceRecoveryCodes,
  startTwoFactor,
} from './sql-two-factor.ts'

type Keys = Pick<World, 'sealingKeys'>

/**
 * Begins two-step login with a new secret for the authenticator app. It is not on until the first code proves
 * that the app has the secret.
 */
export async function beginTwoFactor(
  { sealingKeys }: Keys,
  tx: Tx,
  person: Person & { email: string },
  lang: Lang,
  now: Date,
) {
  const secret = newSecret()
  const place = { column: `${TABLES[person.kind].twoFactor}.secret`, row: person.id } as const
  if (!(await startTwoFactor(tx, person, seal(sealingKeys, place, secret), now)))
    throw new Refusal('two_factor_on')
  const settings = await readSettings(tx)
  const shop = settings[settingIn('websiteName', lang)]
  const issuer = person.kind === 'staff' ? `${shop} Console` : shop
  const uri = authenticatorUri(secret, issuer, person.email)
  return { secret, uri, qr: await drawQr(uri) }
}

/** Switches two-step login on, given the app's first code; returns the recovery codes. */
export async function switchTwoFactorOn(
  world: Keys,
  tx: Tx,
  person: Person,
  typed: string,
  now: Date,
): Promise<string[]> {
  const started = await lockTwoFactor(tx, person)
  if (!started) throw new Refusal('two_factor_off')
  if (started.confirmed_at) throw new Refusal('two_factor_on')
  const code = readSecondStep(typed)
  const isRight =
    code && 'app' in code && (await spendAppCode(world, tx, person, started.secret, code.app, now))
  if (!isRight) throw badInput({ code: 'wrong_code' })
  await confirmTwoFactor(tx, person, now)
  return await renewCodes(tx, person)
}

/** Replaces the recovery codes with ten new ones, which are stored as hashes and shown only now. */
export async function renewCodes(tx: Tx, person: Person): Promise<string[]> {
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    person,
    codes.map((code) => hashRecoveryCode(person.id, code)),
  )
  return codes.map(showRecoveryCode)
}

export async function refuseUnlessOn(db: Db, person: Person): Promise<void> {
  if (!(await findTwoFactor(db, person))?.confirmed_at) throw new Refusal('two_factor_off')
}

/** The time since which two-step login is on, and the number of recovery codes left. */
export async function readTwoFactor(
  db: Db,
  person: Person,
): Promise<{ two_factor_at: string | null; recovery_codes_left: number }> {
  const [twoFactor, codesLeft] = await Promise.all([
    findTwoFactor(db, person),
    countRecoveryCodes(db, person),
  ])
  return {
    two_factor_at: twoFactor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: codesLeft,
  }
}
