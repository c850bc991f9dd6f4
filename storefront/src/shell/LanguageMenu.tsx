import { LanguageItems } from '@longhaul/browser/language/LanguageItems.tsx'
import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import { useInPage } from '@longhaul/ui/time/use-page-time.ts'
import Languages from 'lucide-react/icons/languages'
import { Suspense } from 'react'
import { changeLanguage } from '../session.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CurrencyList } from './parts.ts'

/** The languages, each in itself; for guests, who have no user menu, the currencies too. */
export function LanguageMenu() {
  const loggedIn = useLoggedIn()
  const inPage = useInPage()
  const open = useConfiguration()?.languages ?? LANGS
  return (
    <Menu
      align="end"
      size="head"
      label={`${shellText.language}: ${LANGUAGES[pageLang].name}`}
      button={
        <>
          <Languages />
          <span className="max-[82.01rem]:hidden">{LANGUAGES[pageLang].name}</span>
        </>
      }
    >
      <LanguageItems open={open} onChoose={changeLanguage} />
      {inPage && !loggedIn && (
        <Suspense>
          <CurrencyList />
        </Suspense>
      )}
    </Menu>
  )
}
