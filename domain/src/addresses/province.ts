import { LANGUAGES, type Lang } from '@longhaul/domain/languages.ts'
import { whyNotPrint } from '../printing/printable.ts'
import { foldWords, tidyLine } from '../texts/tidy.ts'
import { OTHER_NAMES } from './province-other-names.ts'

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

/** A province's code and all its names, as people may write them. */
export const namesOfProvince = ({ code, latin, chinese, local }: Province): string[] =>
  [code, latin, chinese, local].filter(Boolean)

/**
 * The province name that an address stores: one that carriers can read. In Chinese only for a reader of
 * Chinese, and where the label may contain Chinese.
 */
export function provinceValue(province: Province, country: string, lang: Lang): string {
  if (LANGUAGES[lang].script === 'latin') return province.latin
  const readable = (name: string) => /^\p{Script=Han}+$/u.test(name) && whyNotPrint(name, country) === null
  return [province.local, province.chinese].find(readable) ?? province.latin
}

/**
 * The province that a text names, as an address stores it. Undefined if it names none of the list, or more
 * than one.
 */
export function findProvince(
  text: string,
  country: string,
  provinces: readonly Province[],
): string | undefined {
  const entries = provinces.map((province) => ({ province, names: namesOfProvince(province) }))
  const found = namedProvince(text, country, entries)?.province
  if (!found) return undefined
  // A name in the local script that the label may contain stays as it was written.
  const isLocal =
    NOT_LATIN.test(text) &&
    whyNotPrint(text, country) === null &&
    [found.chinese, found.local].includes(tidyLine(text))
  return isLocal ? text : found.latin
}

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u

/**
 * The entry that a text names. `names` are an entry's code and then its names. Compared without case, accents
 * and signs, also with the names that the list lacks; then without words such as Province or 省; then by a
 * beginning of four letters or more (`Michoacán` of `Michoacán de Ocampo`); and if several are given, such as
 * `Quebec, QC`, by each of them. Undefined if none or several entries match.
 */
export function namedProvince<P extends { readonly names: readonly string[] }>(
  text: string,
  country: string,
  entries: readonly P[],
): P | undefined {
  const known = entries.map((entry) => {
    const names = entry.names.map(plain)
    return { entry, names, others: otherNames(country, entry.names[0] ?? ''), bare: names.map(bare) }
  })
  const only = (matches: (one: (typeof known)[number]) => boolean): P | undefined => {
    const [first, ...more] = known.filter(matches)
    return more.length === 0 ? first?.entry : undefined
  }
  const find = (words: string): P | undefined => {
    const wanted = plain(words)
    const start = bare(wanted)
    return (
      only(({ names, others }) => [...names, ...others].includes(wanted)) ??
      only((one) => one.bare.includes(start)) ??
      only(({ names }) => start.length >= 4 && names.some((name) => name.startsWith(start)))
    )
  }
  const named = new Set(
    text
      .split(PARTS)
      .filter((part) => plain(part) !== '')
      .map(find),
  )
  return find(text) ?? (named.size === 1 ? [...named][0] : undefined)
}

const otherNames = (country: string, code: string): string[] =>
  (OTHER_NAMES[country]?.[code]?.split('|') ?? []).map(plain)

const PARTS = /[,;/()|（），、]|\s-\s/
const plain = (text: string): string =>
  foldWords(text)
    .replaceAll(/['’ʼ`´.]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** A plain name without the words for what it is, unless it has no others. */
function bare(name: string): string {
  const words = name.split(' ').filter((word) => !KINDS.has(word))
  const kept = words.length > 0 ? words.join(' ') : name
  return kept.length > 2 ? kept.replace(SUFFIX, '') : kept
}

const KINDS: ReadonlySet<string> = new Set(
  `of the de del di da do province provincia provincie provinz state estado region regiao regione county co prefecture ken fu to emirate governorate
  oblast obl kray krai respublika republits republic sheng shi si zizhiqu municipality city tinh thanh pho changwat departamento department district il
  ili область обл край республика muhafazat ostan จังหวัด`.split(/\s+/),
)
const SUFFIX =
  /(特别行政区|特別行政區|壮族自治区|回族自治区|维吾尔自治区|自治区|省|市|州|县|縣|県|都|道|府|특별자치시|특별자치도|특별시|광역시|도|시)$/
