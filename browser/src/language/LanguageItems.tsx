import { LANGUAGES, LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { pageLang } from '@longhaul/text/lang.ts'
import Check from 'lucide-react/icons/check'

/** The languages as items of a menu, each named in itself. */
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
