import { startTwoFactor } from '@longhaul/contract/account-security.ts'
import { create } from 'qrcode'
import { action } from '../platform/action.ts'
import { Refusal } from '../platform/refusal.ts'
import { readSettings } from '../site/public.ts'
import { confirmPassword } from './guard-tries.ts'
import { authenticatorUri, newSecret } from './second-step.ts'
import { startOwnTwoFactor } from './sql-two-factor.ts'

/** Begins two-step login: nothing changes until the first code proves that the app has the secret. */
export const startTwoFactorAction = action(
  startTwoFactor,
  async ({ body, me, lang, now, world }) => {
    await confirmPassword(world, me.id, body.password, now)
    const secret = newSecret()
    if (!(await startOwnTwoFactor(world.db, me.id, secret, now))) throw new Refusal('two_factor_on')
    const settings = await readSettings(world.db)
    const issuer = lang === 'zh' ? settings.websiteNameZh : settings.websiteName
    const uri = authenticatorUri(secret, issuer, me.email)
    return { secret, uri, qr: drawQr(uri) }
  },
  { transaction: false },
)

/** The dark modules of a QR code as one SVG path: the page draws it without a picture, a style or a foreign script. */
function drawQr(text: string): { size: number; path: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const bars: string[] = []
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue
      const from = x
      while (x + 1 < size && modules.get(y, x + 1)) x++
      bars.push(`M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`)
    }
  }
  return { size, path: bars.join('') }
}
