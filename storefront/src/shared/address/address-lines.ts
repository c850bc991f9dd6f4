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

/** The lines of an address below the name, without empty ones. A city that is its own province is named once. */
export function linesOf(at: Addressed, countryName: string): string[] {
  const place = [...new Set([at.postcode, at.city, at.province])].filter(Boolean).join(', ')
  return [at.address, place, countryName].filter(Boolean)
}

const NAME_TOGETHER = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u
