import { LanguageItems as Choices } from '@longhaul/browser/language/LanguageItems.tsx'
import { LANGS, LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { named } from '@longhaul/text/marks.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import { MenuSection } from '@longhaul/ui/menu/MenuSection.tsx'
import Languages from 'lucide-react/icons/languages'
import { useState } from 'react'
import { THEMES, changeLanguage, changeTheme, readTheme } from '../session.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CurrencyList } from './CurrencyList.tsx'

/** The languages, each under its own name; for guests, who have no user menu, the currencies too. */
export function LanguageMenu() {
  return (
    <Menu
      align="end"
      size="head"
      label={named(shellText.language, LANGUAGES[pageLang].name)}
      button={
        <>
          <Languages />
          <span className="max-[82.01rem]:hidden">{LANGUAGES[pageLang].name}</span>
        </>
      }
    >
      <LanguageItems />
    </Menu>
  )
}

/** The contents of the language menu. */
function LanguageItems() {
  const loggedIn = useLoggedIn()
  const open = useConfiguration()?.languages ?? LANGS
  return (
    <>
      <Choices open={open} onChoose={changeLanguage} />
      {!loggedIn && <CurrencyList />}
      {!loggedIn && <ThemeList />}
    </>
  )
}

/** The colours, which a shopper finds in the settings. */
function ThemeList() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <MenuSection title={shellText.colours}>
      {THEMES.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === theme}
          onClick={() => {
            changeTheme(value)
            setTheme(value)
          }}
        >
          {shellText.themes[value]}
        </button>
      ))}
    </MenuSection>
  )
}
