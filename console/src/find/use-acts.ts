import { findLang } from '@longhaul/domain/languages.ts'
import type { FindAct } from '@longhaul/text/console/find/find.en.ts'
import { changeLanguage } from '../session.ts'
import { useLogOut } from '../shared/use-log-out.ts'
import { THEMES, useTheme } from '../shared/theme.ts'

/**
 * Performs the search results that are actions rather than pages: changing the theme or language, logging
 * out.
 */
export function useActs(): (act: FindAct) => void {
  const [, setTheme] = useTheme()
  const logOut = useLogOut()
  return (act) => {
    const theme = THEMES.find((known) => known === act)
    const lang = findLang(act)
    if (theme) setTheme(theme)
    else if (lang) changeLanguage(lang)
    else void logOut()
  }
}
