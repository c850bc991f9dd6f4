import { to } from '../links.ts'

/** The address length that every server and browser supports. */
const ADDRESS_MAX = 6_000
const KEY = 'pasted-list'

/** The list, if the browser stores nothing. */
let kept: string | undefined

/**
 * The address of what was pasted: the order form for a text that fits into an address, and its own page for a
 * longer list, which stays in this window. Lone surrogates, which careless copying leaves behind, are dropped
 * because they cannot be encoded.
 */
export function addressOfPasted(pasted: string): string {
  const text = pasted.replaceAll(/\p{Surrogate}/gu, '').trim()
  if (encodeURIComponent(text).length <= ADDRESS_MAX) return to.goods(text)
  try {
    sessionStorage.setItem(KEY, text)
    kept = undefined
  } catch {
    // Without storage the list lives as long as the page.
    kept = text
  }
  return to.pastedList()
}

/** The list that was pasted in this window last. */
export function pastedList(): string | undefined {
  try {
    return kept ?? sessionStorage.getItem(KEY) ?? undefined
  } catch {
    return kept
  }
}

/**
 * A pasted text with its line breaks, which a box of one line drops, if the box still holds this text, or as
 * much of it as fits. Otherwise what is in the box.
 */
export function withLineBreaks(inBox: string, pasted: string, boxMax: number): string {
  const [shown, whole] = [withoutBlanks(inBox), withoutBlanks(pasted)]
  const isWhole = shown === whole
  // Half of it, because browsers count the line breaks that they drop.
  const isCut = inBox.length > boxMax / 2 && whole.startsWith(shown)
  return shown !== '' && (isWhole || isCut) ? pasted : inBox
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s+/g, '')
