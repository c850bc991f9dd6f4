import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { startTwoFactor as route } from '@longhaul/contract/accounts/account-security.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { seal } from '../platform/sealing/seal.ts'
import { readSettings } from '../site/public.ts'
import { authenticatorUri, drawQr, newSecret } from './authenticator.ts'
import { confirmPassword } from './guard-tries.ts'
import { startOwnTwoFactor } from './sql-two-factor.ts'

export const startTwoFactorAction = action(route, startTwoFactor, { transaction: false })

/** Begins two-step login: nothing changes until the first code proves that the app has the secret. */
async function startTwoFactor({
  body,
  me,
  lang,
  now,
  world,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  await confirmPassword(world, me.id, body.password, now)
  const secret = newSecret()
  const sealed = seal(world.sealingKeys, { column: 'two_factor.secret', row: me.id }, secret)
  if (!(await transact(({ tx }) => startOwnTwoFactor(tx, me.id, sealed, now))))
    throw new Refusal('two_factor_on')
  const settings = await readSettings(world.db)
  const issuer = settings[settingIn('websiteName', lang)]
  const uri = authenticatorUri(secret, issuer, me.email)
  return { secret, uri, qr: drawQr(uri) }
}
