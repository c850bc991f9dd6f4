/** As much of an address as every server and browser carries. */
const ADDRESS_MAX = 6_000

/**
 * A pasted text as an address can carry it: one that is too long begins at its first link. Half a sign, as careless copying leaves it, cannot be sent.
 */
export function shortened(pasted: string): string {
  const text = pasted.replaceAll(/\p{Surrogate}/gu, '')
  if (encodeURIComponent(text).length <= ADDRESS_MAX) return text
  const start = Math.max(0, text.search(/https?:|[a-z0-9]\.[a-z]{2}/i))
  const signs = [...text.slice(start, start + ADDRESS_MAX)]
  while (encodeURIComponent(signs.join('')).length > ADDRESS_MAX) signs.length -= Math.ceil(signs.length / 10)
  return signs.join('')
}
