import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { readsLocalScript } from './latin-label.ts'

/** A part of a country with a list of them: state, province, prefecture, emirate. */
export type Province = {
  readonly code: string
  readonly latin: string
  /** Empty where it is not known. */
  readonly chinese: string
  /** As it is written there; empty where that is the Latin name. */
  readonly local: string
}

/** A row of the table, as the rules read it. */
export const provinceOf = (row: {
  code: string
  name_latin: string
  name_chinese: string
  name_local: string
}): Province => ({ code: row.code, latin: row.name_latin, chinese: row.name_chinese, local: row.name_local })

/** What an address keeps: the name that carriers read. In Chinese letters only for a reader of Chinese, and where the label may bear them. */
export function provinceValue(province: Province, country: string, lang: Lang): string {
  if (LANGUAGES[lang].script === 'latin' || !readsLocalScript(country)) return province.latin
  const han = /^\p{Script=Han}+$/u
  return [province.local, province.chinese].find((name) => han.test(name)) ?? province.latin
}

/**
 * The province that a text names, as an address keeps it: by its code or any of its names, in capitals or not. Undefined if it is none of
 * the list.
 */
export function findProvince(
  text: string,
  country: string,
  provinces: readonly Province[],
): string | undefined {
  const wanted = fold(text)
  const found = provinces.find((province) =>
    [province.code, province.latin, province.chinese, province.local].some(
      (name) => name !== '' && fold(name) === wanted,
    ),
  )
  if (!found) return undefined
  // What may stand on the label in its own letters stays as it was written.
  return readsLocalScript(country) && fold(found.code) !== wanted ? text : found.latin
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
