import {
  confirmStaffTwoFactor,
  disableStaffTwoFactor,
  renewStaffRecoveryCodes,
  startStaffTwoFactor,
} from '@longhaul/contract/staff/own-account.staff.ts'
import { readSecondStep } from '@longhaul/domain/accounts/recovery-code.ts'
import { needsTwoFactor } from '@longhaul/domain/staff/rights.ts'
import { admitStaffTry, authenticatorUri, drawQr, newSecret } from '../accounts/public.ts'
import { action } from '../platform/http/action.ts'
import { audit } from '../platform/audit.ts'
import { inTransaction } from '../platform/database/db.ts'
import { Refusal, badInput, refuseIf } from '../platform/http/refusal.ts'
import { seal } from '../platform/sealing/seal.ts'
import { readSettings } from '../site/public.ts'
import { confirmStaffIdentity, confirmStaffPassword, renewCodes, spendAppCode } from './second-step.ts'
import {
  confirmTwoFactor,
  deleteTwoFactor,
  findTwoFactor,
  lockTwoFactor,
  startTwoFactor,
} from './sql-two-factor.ts'

/** Begins two-step login: nothing changes until the first code proves that the app has the secret. */
export const startStaffTwoFactorAction = action(
  startStaffTwoFactor,
  async ({ body, me, lang, now, world, request }) => {
    await confirmStaffPassword(world, me.id, body.password, now)
    const secret = newSecret()
    const sealed = seal(world.sealingKeys, { column: 'staff_two_factor.secret', row: me.id }, secret)
    if (!(await startTwoFactor(world.db, me.id, sealed, now))) throw new Refusal('two_factor_on')
    await audit(
      { tx: world.db, me, now, request },
      { action: 'start_two_factor', subjectKind: 'staff', subjectId: me.id },
    )
    const settings = await readSettings(world.db)
    const issuer = `${lang === 'zh' ? settings.websiteNameZh : settings.websiteName} Console`
    const uri = authenticatorUri(secret, issuer, me.email)
    return { secret, uri, qr: drawQr(uri) }
  },
  { transaction: false },
)

export const confirmStaffTwoFactorAction = action(
  confirmStaffTwoFactor,
  async ({ body, me, now, world, request }) => {
    const attempt = await admitStaffTry(world, me.id, 'code', now)
    const recovery_codes = await inTransaction(world.db, async (tx) => {
      const started = await lockTwoFactor(tx, me.id)
      if (!started) throw new Refusal('two_factor_off')
      if (started.confirmed_at) throw new Refusal('two_factor_on')
      const code = readSecondStep(body.code)
      const isRight =
        code && 'app' in code && (await spendAppCode(world, tx, me.id, started.secret, code.app, now))
      if (!isRight) throw badInput({ code: 'wrong_code' })
      await confirmTwoFactor(tx, me.id, now)
      await audit(
        { tx, me, now, request },
        { action: 'switch_two_factor_on', subjectKind: 'staff', subjectId: me.id },
      )
      return await renewCodes(tx, me.id)
    })
    await attempt.succeed()
    return { recovery_codes }
  },
  { transaction: false },
)

/** Switches two-step login off. Takes the password and a code: a stolen session has neither. */
export const disableStaffTwoFactorAction = action(
  disableStaffTwoFactor,
  async ({ body, me, now, world, request }) => {
    refuseIf(me.hasTwoFactor ? null : 'two_factor_off')
    refuseIf(!world.env.demo && needsTwoFactor(me.roles) ? 'two_factor_kept' : null)
    await confirmStaffIdentity(world, me.id, body, now)
    await inTransaction(world.db, async (tx) => {
      await deleteTwoFactor(tx, me.id)
      await audit(
        { tx, me, now, request },
        { action: 'switch_two_factor_off', subjectKind: 'staff', subjectId: me.id },
      )
    })
    return {}
  },
  { transaction: false },
)

export const renewStaffRecoveryCodesAction = action(
  renewStaffRecoveryCodes,
  async ({ body, me, now, world, request }) => {
    refuseIf((await findTwoFactor(world.db, me.id))?.confirmed_at ? null : 'two_factor_off')
    await confirmStaffIdentity(world, me.id, body, now)
    const recovery_codes = await inTransaction(world.db, async (tx) => {
      await audit(
        { tx, me, now, request },
        { action: 'renew_recovery_codes', subjectKind: 'staff', subjectId: me.id },
      )
      return await renewCodes(tx, me.id)
    })
    return { recovery_codes }
  },
  { transaction: false },
)
