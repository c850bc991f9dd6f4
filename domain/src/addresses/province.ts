import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { whyNotPrint } from '../printing/printable.ts'

/** A first-level division of a country for which we have a list: state, province, prefecture, emirate. */
export type Province = {
  readonly code: string
  readonly latin: string
  /** Empty where unknown. */
  readonly chinese: string
  /** The name in the local script; empty where that is the Latin name. */
  readonly local: string
}

/** Converts a row of the table for the rules. */
export const provinceOf = (row: {
  code: string
  name_latin: string
  name_chinese: string
  name_local: string
}): Province => ({ code: row.code, latin: row.name_latin, chinese: row.name_chinese, local: row.name_local })

/** The province name that an address stores: one that carriers can read. In Chinese only for a reader of Chinese, and where the label may contain Chinese. */
export function provinceValue(province: Province, country: string, lang: Lang): string {
  if (LANGUAGES[lang].script === 'latin') return province.latin
  const readable = (name: string) => /^\p{Script=Han}+$/u.test(name) && whyNotPrint(name, country) === null
  return [province.local, province.chinese].find(readable) ?? province.latin
}

/**
 * The province that a text names by its code or any of its names, case-insensitively, as an address stores it. Undefined if it is not in
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
  // A name in the local script that the label may contain stays as it was written.
  return NOT_LATIN.test(text) && whyNotPrint(text, country) === null ? text : found.latin
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
