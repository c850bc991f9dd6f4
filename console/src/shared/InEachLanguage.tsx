import { LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { Fragment, type ReactNode } from 'react'

/** The same fields once for each language: `children` makes them, with the language and what staff call it. */
export const InEachLanguage = ({ children }: { children: (lang: Lang, called: string) => ReactNode }) =>
  LANGS.map((lang) => <Fragment key={lang}>{children(lang, languageNames[lang])}</Fragment>)
