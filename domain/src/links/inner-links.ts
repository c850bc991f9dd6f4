import { decoded, type Param, type Params } from './params.ts'

/** How often a link may have been percent-encoded on its way into another one (seen: up to three times). */
const MOST_DECODINGS = 3

/** The links inside another link's parameters of these names (lower case), each in every way to decode it. */
export function innerLinks(params: Params, names: readonly string[]): string[] {
  const found: string[] = []
  for (const param of params) {
    if (param.raw === '' || !names.includes(param.name)) continue
    found.push(...decodings(withoutTail(startsLikeUrl(param.raw) ? unencoded(param) : param.raw)))
  }
  return found
}

/** Every way to decode a text that starts like a web address then, the least decoded first. Empty where it never does. */
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

const startsLikeUrl = (text: string): boolean => /^https?:\/\//i.test(text)

/** An inner link put in without encoding owns the rest of the query, if it has a query of its own. */
const unencoded = ({ raw, rest }: Param): string => (raw.includes('?') ? rest : raw)

/** Some agents' share buttons append this word to the link; with a link that was not encoded, their own parameters follow. */
const withoutTail = (text: string): string =>
  text.includes('=product_link') ? text.replace(/=product_link(?=&|$)/, '') : text
