import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import { shellText } from '@longhaul/text/storefront/shell/shell.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import Languages from 'lucide-react/icons/languages'
import { LanguageItems } from './LanguageItems.tsx'

/** The languages, each under its own name; for guests, who have no user menu, the currencies too. */
export function LanguageMenu() {
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
      <LanguageItems />
    </Menu>
  )
}
