import type { Cell } from '@longhaul/domain/links/sheet/cells.ts'
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { MarkupParser } from '../../platform/markup-parser.ts'
import { SheetGrid, cellOf } from './sheet-grid.ts'

const BLOCKS = new Set(['p', 'div', 'li', 'br', 'tr', 'h1', 'h2', 'h3', 'h4', 'blockquote'])
const UNSEEN = new Set(['script', 'style', 'head', 'template', 'title'])

/**
 * HTML copied from a sheet: its table. HTML without a table: its text, each link behind its words.
 * @throws Refusal `sheet_too_long`, `sheet_too_wide`, or `sheet_unreadable` at a limit of the parser.
 */
export function readMarkup(html: string): Cell[][] | string {
  const grid = new SheetGrid()
  let [row, column, hasTable, text, unseen] = [-1, 0, false, '', 0]
  let cell: { text: string; link: string | undefined; across: number; down: number } | undefined
  let [href, linked] = ['', '']
  // The last row that a cell above reaches down to, by column.
  const taken: number[] = []
  const merges: [number, number, number, number][] = []
  const parser = new MarkupParser({
    onopentag(name, attributes) {
      if (UNSEEN.has(name)) unseen += 1
      if (name === 'tr') [row, column, hasTable] = [row + 1, 0, true]
      if (row > SHEET_ROWS_MAX) throw new Refusal('sheet_too_long')
      if ((name === 'td' || name === 'th') && row >= 0) {
        while ((taken[column] ?? -1) >= row) column += 1
        const span = (side: string) => Math.min(100, Math.max(1, Number(attributes[side] ?? 1) || 1))
        const link = attributes['data-sheets-hyperlink']
        cell = { text: '', link, across: span('colspan'), down: span('rowspan') }
      }
      if (name === 'a' && attributes['href']) {
        ;[href, linked] = [attributes['href'], '']
        if (cell) cell.link ??= href
      }
      if (name === 'img' && cell && attributes['src']?.startsWith('http')) cell.link ??= attributes['src']
      if (BLOCKS.has(name)) {
        if (cell) cell.text += ' '
        else text += '\n'
      }
    },
    ontext(more) {
      if (unseen > 0) return
      if (href !== '') linked += more
      if (cell) cell.text += more
      else text += more
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) unseen -= 1
      if (name === 'a' && href !== '') {
        if (!cell && !linked.trimEnd().endsWith(href)) text += ` ${href} `
        href = ''
      }
      if ((name === 'td' || name === 'th') && cell) {
        const shown = cellOf(cell.text)
        grid.put(
          row,
          column,
          cell.link === undefined || shown.link ? shown : { text: cell.text.trim(), link: cell.link },
        )
        if (cell.across > 1 || cell.down > 1)
          merges.push([row, column, row + cell.down - 1, column + cell.across - 1])
        const end = Math.min(column + cell.across, SHEET_COLUMNS_MAX)
        for (; column < end; column++) taken[column] = row + cell.down - 1
        cell = undefined
      }
      if (name === 'p' || name === 'li' || name === 'div') text += '\n'
    },
  })
  if (!parser.write(html)) throw new Refusal('sheet_unreadable')
  parser.end()
  for (const merge of merges) grid.merge(...merge)
  return hasTable ? grid.done() : text
}
