/** The fields of an address that make up its text, as they are stored. */
export type AddressParts = {
  readonly first_name: string
  readonly last_name: string
  readonly address: string
  readonly city: string
  readonly province: string
  readonly postcode: string
  readonly country: string
}

/**
 * A person's name as their country writes it: family name first in Hungary and Vietnam, and wherever it is
 * written in East Asian letters. People with one name have it as their first name.
 */
export function fullName(who: {
  readonly first_name: string
  readonly last_name: string
  readonly country?: string
}): string {
  const { first_name: first, last_name: last, country = '' } = who
  if (first === '' || last === '') return first || last
  const eastAsian = EAST_ASIAN.test(first + last)
  if (eastAsian) return country === 'JP' || KANA.test(first + last) ? `${last} ${first}` : `${last}${first}`
  return FAMILY_NAME_FIRST.includes(country) ? `${last} ${first}` : `${first} ${last}`
}

/**
 * The lines of an address below the name, without empty lines and with its country last if it is given, in
 * the order in which its country writes them: from the largest unit to the smallest in East Asian letters,
 * from the street to the town elsewhere. A city that is its own province appears once.
 */
export function addressLines(at: AddressParts, countryName = ''): string[] {
  return [...localLines(at), countryName].filter(Boolean)
}

function localLines(at: AddressParts): string[] {
  const { address, city, postcode, country } = at
  if (EAST_ASIAN_LETTER.test(address)) return eastAsianLines(at)
  return country === 'HU' ? [city, address, postcode] : [address, placeLine(at)]
}

/** "10999 Berlin", "Brooklyn, New York 11201", "London SE1 9GF". */
function placeLine({ postcode, city, province, country }: AddressParts): string {
  const place = [...new Set([city, province])].filter(Boolean).join(', ')
  return (POSTCODE_LAST.has(country) ? [place, postcode] : [postcode, place]).filter(Boolean).join(' ')
}

function eastAsianLines({ postcode, city, province, address, country }: AddressParts): string[] {
  const units = [...new Set([province, city])].filter(Boolean)
  const joined = units.every((unit) => EAST_ASIAN.test(unit)) && country !== 'KR'
  const place = units.join(joined ? '' : ' ')
  if (country === 'KR') return [place, address, postcode]
  return [postcode && (country === 'JP' ? `〒${postcode}` : postcode), place, address]
}

const EAST_ASIAN_LETTER = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー・ ]+$/u
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

const FAMILY_NAME_FIRST: readonly string[] = ['HU', 'VN']

/**
 * Countries that put the postcode at the end of the town's line; all others put it at the beginning
 * (Universal Postal Union, addressing systems).
 */
const POSTCODE_LAST: ReadonlySet<string> = new Set([
  'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'SG', 'ID', 'TH', 'PK', 'BD', 'LK', 'NP', 'MM', 'PR', 'GU', 'VI', 'BN', 'BR', 'CO', 'VE',
  'NG', 'ZA', 'EG', 'SA', 'JO', 'LB', 'BH', 'KZ', 'RU', 'UA', 'BY', 'LV', 'JM', 'MT', 'JP', 'KR', 'CN', 'TW', 'VN',
]) // prettier-ignore
