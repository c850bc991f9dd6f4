import type { Cell } from '@longhaul/domain/links/sheet/cells.ts'
import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { type Attributes, bareName, parseXml } from './parse-xml.ts'
import { SheetGrid, linkInFormula, wholeRoom } from './sheet-grid.ts'
import type { Unzipped } from './unzip.ts'

/**
 * The cells of all tables of an ODS file, one below the other, with the links in them.
 * @throws Refusal `sheet_external` if the file takes values from others.
 */
export async function readOds(zip: Unzipped): Promise<Cell[][]> {
  const rows: Cell[][] = []
  const room = wholeRoom()
  let grid = new SheetGrid(room)
  let [row, column, cell] = [0, 0, undefined as Open | undefined]
  const merges: [number, number, number, number][] = []
  await parseXml(zip.read('content.xml'), {
    open(tag, attributes) {
      const name = bareName(tag)
      if (name === 'table-source' || name === 'dde-link') throw new Refusal('sheet_external')
      if (name === 'table') [grid, row] = [new SheetGrid(room), 0]
      if (name === 'table-row') column = 0
      if (name === 'table-cell' || name === 'covered-table-cell') cell = opened(attributes)
      if (name === 'a' && cell) cell.link ??= attributes['xlink:href']
      if (name === 'p' && cell && cell.text !== '') cell.text += '\n'
    },
    text(more) {
      if (cell) cell.text += more
    },
    close(tag) {
      const name = bareName(tag)
      if ((name === 'table-cell' || name === 'covered-table-cell') && cell) {
        const { text, link, formula, times, across, down } = cell
        const shown = linkInFormula(formula) ?? (link === undefined ? { text } : { text, link })
        if (text.trim() !== '' || link !== undefined || formula !== '')
          for (let copy = 0; copy < Math.min(times, SHEET_COLUMNS_MAX + 1); copy++)
            grid.put(row, column + copy, { ...shown, text: shown.text || text })
        if (across > 1 || down > 1) merges.push([row, column, row + down - 1, column + across - 1])
        column += times
        cell = undefined
      }
      if (name === 'table-row') row += 1
      if (row > 10 * SHEET_ROWS_MAX) throw new Refusal('sheet_too_long')
      if (name === 'table') {
        for (const merge of merges.splice(0)) grid.merge(...merge)
        rows.push(...grid.done())
      }
    },
  })
  return rows
}

type Open = {
  text: string
  link: string | undefined
  formula: string
  times: number
  across: number
  down: number
}

function opened(attributes: Attributes): Open {
  const count = (name: string) => Math.max(1, Number(attributes[`table:${name}`] ?? 1) || 1)
  return {
    text: '',
    link: undefined,
    formula: attributes['table:formula'] ?? '',
    times: count('number-columns-repeated'),
    across: count('number-columns-spanned'),
    down: count('number-rows-spanned'),
  }
}
