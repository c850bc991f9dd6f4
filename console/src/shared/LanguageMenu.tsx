import { htmlLang, LANGS, pageLang } from '@longhaul/text/lang.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { named } from '@longhaul/text/marks.ts'
import { Menu } from '@longhaul/ui/menu/Menu.tsx'
import Check from 'lucide-react/icons/check'
import Languages from 'lucide-react/icons/languages'
import { changeLanguage } from '../session.ts'

/** The languages, each in itself. */
export function LanguageMenu() {
  return (
    <Menu
      label={named(shellText.language, shellText.languages[pageLang])}
      button={
        <>
          <Languages />
          <span className="side-name">{shellText.languages[pageLang]}</span>
        </>
      }
    >
      {LANGS.map((lang) => (
        <li key={lang}>
          <button
            type="button"
            lang={htmlLang[lang]}
            aria-pressed={lang === pageLang}
            onClick={() => lang !== pageLang && changeLanguage(lang)}
          >
            {shellText.languages[lang]}
            {lang === pageLang && <Check className="menu-tick" />}
          </button>
        </li>
      ))}
    </Menu>
  )
}
