import { readsLocalScript } from './latin-label.ts'

/** A part of a country with a list of them: state, province, prefecture, emirate. */
export type Province = {
  readonly code: string
  readonly nameEn: string
  /** Empty where it is not known. */
  readonly nameZh: string
  /** As it is written there; empty where that is the English name. */
  readonly nameLocal: string
}

/** A row of the table, as the rules read it. */
export const provinceOf = (row: {
  code: string
  name_en: string
  name_zh: string
  name_local: string
}): Province => ({ code: row.code, nameEn: row.name_en, nameZh: row.name_zh, nameLocal: row.name_local })

/** What an address keeps: the name that carriers read. In Chinese letters only for a reader of Chinese, and where the label may bear them. */
export function provinceValue(province: Province, country: string, lang: 'en' | 'zh'): string {
  if (lang === 'en' || !readsLocalScript(country)) return province.nameEn
  const han = /^\p{Script=Han}+$/u
  return [province.nameLocal, province.nameZh].find((name) => han.test(name)) ?? province.nameEn
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
    [province.code, province.nameEn, province.nameZh, province.nameLocal].some(
      (name) => name !== '' && fold(name) === wanted,
    ),
  )
  if (!found) return undefined
  // What may stand on the label in its own letters stays as it was written.
  return readsLocalScript(country) && fold(found.code) !== wanted ? text : found.nameEn
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
