import { decoded, type Param, type Params } from './params.ts'

/** How many times an embedded link may have been percent-encoded (up to three have been seen). */
const MOST_DECODINGS = 3

/** The links in another link's parameters of these names (lower case), each in all its possible decodings. */
export function innerLinks(params: Params, names: readonly string[]): string[] {
  const found: string[] = []
  for (const param of params) {
    if (param.raw === '' || !names.includes(param.name)) continue
    found.push(...decodings(withoutTail(startsLikeUrl(param.raw) ? unencoded(param) : param.raw)))
  }
  return found
}

/** All decodings of a text that start like a web address, the least decoded first. Empty if there are none. */
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

/** An inner link that was embedded without encoding extends to the end of the outer query if it has its own query. */
const unencoded = ({ raw, rest }: Param): string => (raw.includes('?') ? rest : raw)

/** Some agents' share buttons append this word to the link; with a link that was not encoded, their own parameters follow. */
const withoutTail = (text: string): string =>
  text.includes('=product_link') ? text.replace(/=product_link(?=&|$)/, '') : text
