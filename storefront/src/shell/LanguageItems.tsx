import { LanguageItems as Choices } from '@longhaul/browser/language/LanguageItems.tsx'
import { LANGS } from '@longhaul/domain/languages.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { MenuSection } from '@longhaul/ui/menu/MenuSection.tsx'
import { useState } from 'react'
import { THEMES, changeLanguage, changeTheme, readTheme } from '../session.ts'
import { useConfiguration } from '../shared/use-configuration.ts'
import { useLoggedIn } from '../shared/visit.ts'
import { CurrencyList } from './CurrencyList.tsx'

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

/** The contents of the language menu. */
export function LanguageItems() {
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
