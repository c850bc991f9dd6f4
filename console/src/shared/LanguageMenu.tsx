import { LANGUAGES } from '@longhaul/domain/languages.ts'
import { LanguageItems } from '@longhaul/browser/language/LanguageItems.tsx'
import { pageLang } from '@longhaul/text/lang.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { named } from '@longhaul/text/marks.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import Languages from 'lucide-react/icons/languages'
import { changeLanguage } from '../session.ts'
import { SIDE_NAME } from './side-name.ts'

/**
 * Language menu; each language is named in its own language. `small` shows only an icon on a phone and where
 * the side menu has no room for names.
 */
export function LanguageMenu({ size }: { size?: 'small' }) {
  return (
    <Menu
      size={size}
      label={named(shellText.language, LANGUAGES[pageLang].name)}
      button={
        <>
          <Languages />
          <span className={size === 'small' ? 'max-desk:sr-only' : SIDE_NAME}>
            {LANGUAGES[pageLang].name}
          </span>
        </>
      }
    >
      <LanguageItems onChoose={changeLanguage} />
    </Menu>
  )
}
