import { htmlLang, LANGS, type Lang, pageLang } from '@longhaul/text/lang.ts'
import Check from 'lucide-react/icons/check'

/** The languages as items of a menu, each named in itself. */
export function LanguageItems({
  open = LANGS,
  names,
  onChoose,
}: {
  open?: readonly Lang[] | undefined
  names: Readonly<Record<Lang, string>>
  onChoose: (lang: Lang) => unknown
}) {
  return open.map((lang) => (
    <li key={lang}>
      <button
        type="button"
        lang={htmlLang[lang]}
        aria-pressed={lang === pageLang}
        onClick={() => lang !== pageLang && onChoose(lang)}
      >
        {names[lang]}
        {lang === pageLang && <Check />}
      </button>
    </li>
  ))
}
