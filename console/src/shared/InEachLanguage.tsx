import { LANGS, type Lang } from '@longhaul/domain/languages.ts'
import { languageNames } from '@longhaul/text/console/shell/language-names.ts'
import { Fragment, type ReactNode } from 'react'

/**
 * Repeats the same fields for each language: `children` renders them, given the language and its name for
 * staff.
 */
export const InEachLanguage = ({ children }: { children: (lang: Lang, called: string) => ReactNode }) =>
  LANGS.map((lang) => <Fragment key={lang}>{children(lang, languageNames[lang])}</Fragment>)
