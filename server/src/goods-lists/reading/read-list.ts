import type { LinkSites } from '@longhaul/domain/links/agents/sites.ts'
import type { Cell, SheetReading } from '@longhaul/domain/links/sheet/cells.ts'
import type { ColumnKind } from '@longhaul/domain/links/sheet/headings.ts'
import { readSheet } from '@longhaul/domain/links/sheet/read-sheet.ts'
import { readText } from '@longhaul/domain/links/sheet/read-text.ts'
import { LIST_TEXT_MAX } from '@longhaul/domain/links/limits.ts'
import { decodeText } from '../../platform/decode-text.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { readDelimited } from './read-delimited.ts'
import { readMarkup } from './read-markup.ts'
import { readOds } from './read-ods.ts'
import { readXlsx } from './read-xlsx.ts'
import { unzip } from './unzip.ts'

/** What a list was made of: the cells of a sheet, or a text. */
export type Written = Cell[][] | string

/**
 * The goods of a list; those of a sheet by what the shopper says about its columns, if they do.
 * @throws Refusal `list_without_goods` if there are none.
 */
export function readGoods(written: Written, sites: LinkSites, said?: readonly ColumnKind[]): SheetReading {
  const reading = typeof written === 'string' ? readText(written, sites) : readSheet(written, sites, said)
  if (!reading.rows.some(({ url }) => url !== '')) throw new Refusal('list_without_goods')
  return reading
}

/** What was pasted: a sheet's text or markup, else a text. Markup without goods gives way to the text. */
export function readPasted({ text, html }: { text: string; html?: string | undefined }): Written {
  if (html !== undefined && /<(?:table|a)\b/i.test(html)) return readMarkup(html)
  return readDelimited(text) ?? text
}

/**
 * An uploaded XLSX, ODS, CSV, TSV, HTML or text file, told apart by its content.
 * @throws Refusal if it cannot be read, refers to other files, or is larger than any list.
 */
export async function readFile(content: Buffer): Promise<Written> {
  if (content.subarray(0, 2).toString('latin1') === 'PK') {
    const zip = unzip(content)
    if (zip.names.includes('content.xml')) return await readOds(zip)
    if (zip.names.some((name) => name.startsWith('xl/'))) return await readXlsx(zip)
    throw new Refusal('sheet_unreadable')
  }
  const decoded = decodeText(content)
  // Older binary files and pictures contain NUL.
  if (decoded === null || decoded.text.includes('\u0000')) throw new Refusal('sheet_unreadable')
  const { text } = decoded
  if (text.length > 4 * LIST_TEXT_MAX) throw new Refusal('sheet_too_long')
  if (/^\s*<(?:!doctype html|html|table|meta)/i.test(text)) return readMarkup(text)
  return readDelimited(text) ?? text
}
