import { LANGUAGES, LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import Check from 'lucide-react/icons/check'

/** The languages as menu items, each named in its own language. */
export function LanguageItems({
  open = LANGS,
  onChoose,
}: {
  open?: readonly Lang[] | undefined
  onChoose: (lang: Lang) => unknown
}) {
  return open.map((lang) => (
    <li key={lang}>
      <button
        type="button"
        lang={LANGUAGES[lang].html}
        aria-pressed={lang === pageLang}
        onClick={() => lang !== pageLang && onChoose(lang)}
      >
        {LANGUAGES[lang].name}
        {lang === pageLang && <Check />}
      </button>
    </li>
  ))
}
