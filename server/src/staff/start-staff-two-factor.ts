import { settingIn } from '@longhaul/domain/configuration/settings.ts'
import { startStaffTwoFactor as route } from '@longhaul/contract/staff/own-account.staff.ts'
import { authenticatorUri, drawQr, newSecret } from '../accounts/public.ts'
import { type Answer, type Call, action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { seal } from '../platform/sealing/seal.ts'
import { readSettings } from '../site/public.ts'
import { confirmStaffPassword } from './second-step.ts'
import { startTwoFactor } from './sql-two-factor.ts'

export const startStaffTwoFactorAction = action(route, startStaffTwoFactor, { transaction: false })

/** Begins two-step login: nothing changes until the first code proves that the app has the secret. */
async function startStaffTwoFactor({
  body,
  me,
  lang,
  now,
  world,
  request,
  transact,
}: Call<typeof route>): Answer<typeof route> {
  await confirmStaffPassword(world, me.id, body.password, now)
  const secret = newSecret()
  const sealed = seal(world.sealingKeys, { column: 'staff_two_factor.secret', row: me.id }, secret)
  await transact(async ({ tx }) => {
    if (!(await startTwoFactor(tx, me.id, sealed, now))) throw new Refusal('two_factor_on')
    await audit(
      { tx, me, now, request },
      { action: 'start_two_factor', subjectKind: 'staff', subjectId: me.id },
    )
  })
  const settings = await readSettings(world.db)
  const issuer = `${settings[settingIn('websiteName', lang)]} Console`
  const uri = authenticatorUri(secret, issuer, me.email)
  return { secret, uri, qr: drawQr(uri) }
}
