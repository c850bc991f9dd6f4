import { namesOf, tableOf } from './entries.ts'
/** The properties of a language apart from its catalogues. */
type LanguageRow = {
  /** Its name in the language itself, for menus. */
  readonly name: string
  /** The value of `lang` attributes and of the header Content-Language. */
  readonly html: string
  /** For `Intl`: numbers, dates, country names, alphabetical order. */
  readonly locale: string
  /** The format of the month in a date, and the separator between a day and its time. */
  readonly month: 'short' | 'long'
  readonly beforeTime: string
  /**
   * The separators between a label and its value, between the elements of a list in a line, and between typed
   * words.
   */
  readonly colon: string
  readonly listSeparator: string
  readonly comma: string
  /** The mark at the end of a sentence. */
  readonly stop: string
  /**
   * Whether spaces separate words, so that a search matches whole words only; without spaces a word matches
   * anywhere.
   */
  readonly spacesWords: boolean
  readonly familyNameFirst: boolean
  /**
   * The script for names that exist in both: of provinces, couriers, carriers, addresses in China, goods at
   * customs.
   */
  readonly script: Script
}

/** The scripts of names that exist in both Latin and Chinese, independent of the languages of the product. */
export type Script = 'latin' | 'chinese'

/**
 * Every language of the product, starting with the one in which texts are written first. To add a language,
 * add a row here, its catalogues (`text/src`, files `*.<language>.ts`) and its articles (`server/content`,
 * files `*.<language>.md`): docs/decisions/0051.
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
    stop: '.',
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
    stop: '。',
    spacesWords: false,
    familyNameFirst: true,
    script: 'chinese',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>

/** The codes used in the cookie, the header and the database. */
export type Lang = keyof typeof LANGUAGES

export const LANGS: readonly Lang[] = namesOf(LANGUAGES)

/** The language in which texts are written first, used where the reader is unknown. */
export const FIRST_LANG = 'en' satisfies Lang
export type OtherLang = Exclude<Lang, typeof FIRST_LANG>

/** A text by the agency in each language. */
export type Texts = Readonly<Record<Lang, string>>

/** One value for each language. */
export const inEachLanguage = <Value>(make: (lang: Lang) => Value): Record<Lang, Value> =>
  tableOf(LANGS.map((lang) => [lang, make(lang)] as const))

/** The language with this code. */
export const findLang = (code: unknown): Lang | undefined => LANGS.find((lang) => lang === code)

/** A value for each language as separate fields, as calls and files name them: `name_en` and so on. */
export type InLanguages<Name extends string, Value> = Record<`${Name}_${Lang}`, Value>

/** Converts values by language to such fields. */
export const fieldsOf = <const Name extends string, Value>(
  name: Name,
  values: Readonly<Record<Lang, Value>>,
): InLanguages<Name, Value> =>
  tableOf(LANGS.map((lang) => [`${name}_${lang}` as const, values[lang]] as const))

/** Converts such fields to texts by language, trimmed. */
export const textsOf = <Name extends string>(
  name: Name,
  fields: Readonly<InLanguages<Name, string>>,
): Texts => inEachLanguage((lang) => fields[`${name}_${lang}`].trim())
