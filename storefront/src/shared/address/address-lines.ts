import { placeFields } from './country-words.ts'

/** The fields that an address's text is made of: a saved address, or the copy stored with a package. */
export type Addressed = {
  first_name: string
  last_name: string
  address: string
  city: string
  province: string
  postcode: string
  country: string
}

/** The name on the label: family name first where that is the custom in East Asia. */
export const nameOf = (who: Pick<Addressed, 'first_name' | 'last_name' | 'country'>): string =>
  NAME_TOGETHER.test(who.first_name + who.last_name)
    ? `${who.last_name}${who.first_name}`
    : `${who.first_name} ${who.last_name}`

/**
 * The lines of an address below the name, in the format of its country and without empty lines. Where the city and the province have the same name, it appears
 * once.
 */
export function linesOf(at: Addressed, countryName: string): string[] {
  return [at.address, placeOf(at), countryName].filter(Boolean)
}

/**
 * City, province and postcode on one line: "10999 Berlin", "Brooklyn, New York 11201", "London SE1 9GF". East Asia goes from the largest unit to the smallest.
 */
function placeOf({ postcode, city, province, country }: Addressed): string {
  if (placeFields(country)[0] === 'postcode')
    return [postcode, ...new Set([province, city])].filter(Boolean).join(' ')
  const place = [...new Set([city, province])].filter(Boolean).join(', ')
  return (POSTCODE_LAST.has(country) ? [place, postcode] : [postcode, place]).filter(Boolean).join(' ')
}

/** Countries that put the postcode at the end of the city's line; all others put it at the beginning (Universal Postal Union, addressing systems). */
const POSTCODE_LAST: ReadonlySet<string> = new Set([
  'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'SG', 'ID', 'TH', 'PK', 'BD', 'LK', 'NP', 'MM', 'PR', 'GU', 'VI', 'BN', 'BR', 'CO', 'VE',
  'NG', 'ZA', 'EG', 'SA', 'JO', 'LB', 'BH', 'KZ', 'RU', 'UA', 'BY', 'LV', 'JM', 'MT',
]) // prettier-ignore

const NAME_TOGETHER = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u
