import { namesOf, tableOf } from './entries.ts'
/** What is particular to a language, beside its catalogues. */
type LanguageRow = {
  /** Its own name, as menus list it. */
  readonly name: string
  /** What `lang` attributes and the header Content-Language say. */
  readonly html: string
  /** For `Intl`: numbers, dates, names of countries, the order of the alphabet. */
  readonly locale: string
  /** How the month of a date is written, and what stands between a day and its time. */
  readonly month: 'short' | 'long'
  readonly beforeTime: string
  /** Between a name and what it is; between several of a kind in one line; after each of a row of words that is typed. */
  readonly colon: string
  readonly listSeparator: string
  readonly comma: string
  /** Words stand apart, so that one is found only as a whole; without spaces it is found wherever it stands. */
  readonly spacesWords: boolean
  readonly familyNameFirst: boolean
  /** In which letters names are read that exist in both: of provinces, couriers, carriers, addresses in China, goods at customs. */
  readonly script: Script
}

/** The letters of names that exist in Latin and in Chinese ones, whatever languages there are. */
export type Script = 'latin' | 'chinese'

/**
 * Every language of the product, the one in which texts are written first at the top. A language is added by a row here, its catalogues
 * (`text/src`, files `*.<language>.ts`) and its articles (`server/content`, files `*.<language>.md`): docs/decisions/0051.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    html: 'en',
    locale: 'en-GB',
    month: 'short',
    beforeTime: ', ',
    colon: ': ',
    listSeparator: ', ',
    comma: ', ',
    spacesWords: true,
    familyNameFirst: false,
    script: 'latin',
  },
  zh: {
    name: '中文',
    html: 'zh-Hans',
    locale: 'zh-CN',
    month: 'long',
    beforeTime: ' ',
    colon: '：',
    listSeparator: '、',
    comma: '，',
    spacesWords: false,
    familyNameFirst: true,
    script: 'chinese',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>

/** The cookie, the header and the database say exactly these. */
export type Lang = keyof typeof LANGUAGES

export const LANGS: readonly Lang[] = namesOf(LANGUAGES)

/** The language in which texts are written first: what speaks to no known reader is in it. */
export const FIRST_LANG = 'en' satisfies Lang
export type OtherLang = Exclude<Lang, typeof FIRST_LANG>

/** What the agency writes, in each language. */
export type Texts = Readonly<Record<Lang, string>>

/** One value for each language. */
export const inEachLanguage = <Value>(make: (lang: Lang) => Value): Record<Lang, Value> =>
  tableOf(LANGS.map((lang) => [lang, make(lang)] as const))

/** The language of that code. */
export const findLang = (code: unknown): Lang | undefined => LANGS.find((lang) => lang === code)

/** A value for each language as fields of their own, as calls and files name them: `name_en` beside its like. */
export type InLanguages<Name extends string, Value> = Record<`${Name}_${Lang}`, Value>

/** The fields of values by language. */
export const fieldsOf = <const Name extends string, Value>(
  name: Name,
  values: Readonly<Record<Lang, Value>>,
): InLanguages<Name, Value> =>
  tableOf(LANGS.map((lang) => [`${name}_${lang}` as const, values[lang]] as const))

/** The texts by language that fields hold, without the blanks around them. */
export const textsOf = <Name extends string>(
  name: Name,
  fields: Readonly<InLanguages<Name, string>>,
): Texts => inEachLanguage((lang) => fields[`${name}_${lang}`].trim())
