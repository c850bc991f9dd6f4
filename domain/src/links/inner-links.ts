import { decoded, type Param, type Params } from './params.ts'

/** How many times an embedded link may have been percent-encoded (up to three have been seen). */
const MOST_DECODINGS = 6
/** How many values of a link are searched for another, and how many others are taken. */
const MOST_VALUES = 30
const MOST_EMBEDDED = 8

/** The links in another link's parameters of these names (lower case), each in all its possible decodings. */
export function innerLinks(params: Params, names: readonly string[]): string[] {
  const found: string[] = []
  for (const param of params) {
    if (param.raw === '' || !names.includes(param.name)) continue
    found.push(...decodings(withoutTail(startsLikeUrl(param.raw) ? unencoded(param) : param.raw)))
  }
  return found
}

/**
 * All decodings of a text that start like a web address, the least decoded first. Empty if there are none.
 */
export function decodings(encoded: string): string[] {
  const found: string[] = []
  let text = encoded
  for (let times = 0; times <= MOST_DECODINGS; times++) {
    if (startsLikeUrl(text)) found.push(text)
    const once = decoded(text)
    if (once === text) break
    text = once
  }
  return found
}

/**
 * The links anywhere in some values as written: at their start without a scheme, or inside, as in
 * `{"url":"https://…"}`.
 */
export function embeddedLinks(values: readonly string[]): string[] {
  const found: string[] = []
  for (const value of values.slice(0, MOST_VALUES)) {
    let text = value
    for (let times = 0; times <= MOST_DECODINGS && found.length < MOST_EMBEDDED; times++) {
      // Inside a script or a mail address, a link is not one.
      if (OTHER_SCHEME.test(text)) break
      const link = EMBEDDED.exec(text)?.[0] ?? WITHOUT_SCHEME.exec(text)?.[1]
      if (link !== undefined) found.push(startsLikeUrl(link) ? link : `https://${link}`)
      const once = decoded(text)
      if (once === text) break
      text = once
    }
  }
  return found
}

const OTHER_SCHEME = /^(?!https?:)[a-z][a-z0-9+.-]{0,30}:/i
const EMBEDDED = /https?:\/\/[^\s"'<>\\{}|^`]+/i
const WITHOUT_SCHEME = /^(?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,4}(?:com|cn|hk)\/[^\s"'<>\\{}|^`]+)/i

const startsLikeUrl = (text: string): boolean => /^https?:\/\//i.test(text)

/**
 * An inner link that was embedded without encoding extends to the end of the outer query if it has its own
 * query.
 */
const unencoded = ({ raw, rest }: Param): string => (raw.includes('?') ? rest : raw)

/**
 * Some agents' share buttons append this word to the link; with a link that was not encoded, their own
 * parameters follow.
 */
const withoutTail = (text: string): string =>
  text.includes('=product_link') ? text.replace(/=product_link(?=&|$)/, '') : text
