import { placeFields } from './country-words.ts'

/** What an address's text is made of: one of the book, or the copy that a package keeps. */
export type Addressed = {
  first_name: string
  last_name: string
  address: string
  city: string
  province: string
  postcode: string
  country: string
}

/** The name on the label: family name first where East Asia writes it so. */
export const nameOf = (who: Pick<Addressed, 'first_name' | 'last_name' | 'country'>): string =>
  NAME_TOGETHER.test(who.first_name + who.last_name)
    ? `${who.last_name}${who.first_name}`
    : `${who.first_name} ${who.last_name}`

/** The lines of an address below the name, without empty ones, as people of its country write them. A city that is its own province is named once. */
export function linesOf(at: Addressed, countryName: string): string[] {
  return [at.address, placeOf(at), countryName].filter(Boolean)
}

/**
 * City, province and postcode in one line: "10999 Berlin", "Brooklyn, New York 11201", "London SE1 9GF". East Asia goes from the large to the
 * small.
 */
function placeOf({ postcode, city, province, country }: Addressed): string {
  if (placeFields(country)[0] === 'postcode')
    return [postcode, ...new Set([province, city])].filter(Boolean).join(' ')
  const place = [...new Set([city, province])].filter(Boolean).join(', ')
  return (POSTCODE_LAST.has(country) ? [place, postcode] : [postcode, place]).filter(Boolean).join(' ')
}

/** Where the postcode ends the line of the city; elsewhere it begins it (Universal Postal Union, addressing systems). */
const POSTCODE_LAST: ReadonlySet<string> = new Set([
  'US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'SG', 'ID', 'TH', 'PK', 'BD', 'LK', 'NP', 'MM', 'PR', 'GU', 'VI', 'BN', 'BR', 'CO', 'VE',
  'NG', 'ZA', 'EG', 'SA', 'JO', 'LB', 'BH', 'KZ', 'RU', 'UA', 'BY', 'LV', 'JM', 'MT',
]) // prettier-ignore

const NAME_TOGETHER = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u
