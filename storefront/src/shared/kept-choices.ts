import { call } from '@longhaul/browser/calls/client.ts'
import { readCookie } from '@longhaul/browser/session/cookies.ts'
import { LANGS } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { setCurrencyHere, setLanguageHere } from '../session.ts'

/**
 * After a log-in: language and currency of the account, where this device has no choice of its own yet. Asked for by itself: an answer that the page shares
 * is given up where live news ask for it anew in the same moment.
 */
export async function applyKeptChoices(): Promise<void> {
  const hasLanguage = LANGS.some((lang) => lang === readCookie('lang'))
  const hasCurrency = Boolean(readCookie('currency'))
  if (hasLanguage && hasCurrency) return
  const me = await call('GET /users/info')
  if (!hasCurrency) setCurrencyHere(me.currency)
  if (!hasLanguage && me.lang !== pageLang) setLanguageHere(me.lang)
}
