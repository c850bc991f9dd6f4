/** The address length that every server and browser supports. */
const ADDRESS_MAX = 6_000

/**
 * Makes a pasted text fit into an address: a text that is too long starts at its first link. Lone surrogates, which careless copying leaves behind, are
 * dropped because they cannot be encoded.
 */
export function shortened(pasted: string): string {
  const text = pasted.replaceAll(/\p{Surrogate}/gu, '')
  if (encodeURIComponent(text).length <= ADDRESS_MAX) return text
  const start = Math.max(0, text.search(/https?:|[a-z0-9]\.[a-z]{2}/i))
  const signs = [...text.slice(start, start + ADDRESS_MAX)]
  while (encodeURIComponent(signs.join('')).length > ADDRESS_MAX) signs.length -= Math.ceil(signs.length / 10)
  return signs.join('')
}
