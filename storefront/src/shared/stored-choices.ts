import { call } from '@longhaul/browser/calls/client.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { takeOver } from './favourites/take-over.ts'
import { saveChoice } from './save-choice.ts'
import { setCurrencyHere, setLanguageHere } from '../session.ts'

/**
 * After a log-in: takes over what the device kept for the guest, keeps the device's time zone in the account,
 * and applies the account's language and currency where this device has no choice of its own yet. Makes its
 * own request, because a request shared with the page is aborted when a live update refetches it in the same
 * moment.
 */
export async function applyStoredChoices(): Promise<void> {
  await takeOver().catch(() => undefined)
  await saveTimeZone()
  const hasLanguage = LANGS.some((lang) => lang === readCookie('lang'))
  const hasCurrency = Boolean(readCookie('currency'))
  if (hasLanguage && hasCurrency) return
  const me = await call('GET /users/info')
  if (!hasCurrency) setCurrencyHere(me.currency)
  if (!hasLanguage && me.lang !== pageLang) setLanguageHere(me.lang)
}

/** E-mails give times by the clock of the device that logged in last. */
const saveTimeZone = (): Promise<void> =>
  saveChoice({ time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })
