import { BUILT_IN_SITES, type LinkSites } from '../agents/sites.ts'
import { readPaste } from '../read-paste.ts'
import type { SheetReading } from './cells.ts'
import { quantityInWords } from './columns.ts'

/**
 * The goods of a text without columns, such as a post or a chat: each link with the words of its own line or
 * block (see `readPaste`).
 */
export function readText(text: string, sites: LinkSites = BUILT_IN_SITES): SheetReading {
  const { links, isCut } = readPaste(text, undefined, sites)
  const rows = links.map(({ address, title, words }, at) => ({
    line: at + 1,
    section: '',
    url: address,
    name: title,
    option: '',
    size: '',
    quantity: quantityInWords(words) ?? 1,
    quantityText: '',
    price: '',
    note: '',
    person: '',
    picture: '',
    words,
  }))
  return { rows, isCut }
}
