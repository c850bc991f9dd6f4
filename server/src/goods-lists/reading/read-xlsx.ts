import type { Cell } from '@longhaul/domain/links/sheet/cells.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bareName, parseXml } from './parse-xml.ts'
import { type Room, SheetGrid, linkInFormula, wholeRoom } from './sheet-grid.ts'
import type { Unzipped } from './unzip.ts'

/** The most sheets of one file that are read. */
const SHEETS_MAX = 20

/**
 * The cells of all sheets of an XLSX file, one below the other, with the links behind them. Formulas count
 * with the value that was stored with them.
 * @throws Refusal `sheet_external` if the file takes values from others.
 */
export async function readXlsx(zip: Unzipped): Promise<Cell[][]> {
  if (zip.names.some((name) => name.startsWith('xl/externalLinks/'))) throw new Refusal('sheet_external')
  const shared = await readShared(zip)
  const sheets = zip.names
    .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
    .toSorted((one, other) => numberIn(one) - numberIn(other))
  const rows: Cell[][] = []
  const room = wholeRoom()
  for (const name of sheets.slice(0, SHEETS_MAX))
    rows.push(...(await readWorksheet(zip, name, { shared, room })))
  return rows
}

const numberIn = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0)

async function readShared(zip: Unzipped): Promise<string[]> {
  const shared: string[] = []
  let [text, isText, isPhonetic] = ['', false, false]
  await parseXml(zip.read('xl/sharedStrings.xml'), {
    open(tag) {
      const name = bareName(tag)
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text(more) {
      if (isText) text += more
    },
    close(tag) {
      const name = bareName(tag)
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') shared.push(text)
    },
  })
  return shared
}

async function readWorksheet(
  zip: Unzipped,
  name: string,
  { shared, room }: { shared: readonly string[]; room: Room },
): Promise<Cell[][]> {
  const targets = await readTargets(zip, name.replace('worksheets/', 'worksheets/_rels/') + '.rels')
  const grid = new SheetGrid(room)
  let [row, column, type, value, formula, reading] = [-1, -1, '', '', '', '']
  await parseXml(zip.read(name), {
    open(tag, attributes) {
      const element = bareName(tag)
      reading = element === 'v' || element === 't' || element === 'f' ? element : ''
      if (element === 'row') {
        row = attributes['r'] ? Number(attributes['r']) - 1 : row + 1
        column = -1
      } else if (element === 'c') {
        column = attributes['r'] ? placeOf(attributes['r'])[1] : column + 1
        ;[type, value, formula] = [attributes['t'] ?? '', '', '']
      } else if (element === 'hyperlink') link(grid, attributes, targets)
      else if (element === 'mergeCell') {
        const [first = '', last = first] = (attributes['ref'] ?? '').split(':')
        grid.merge(...placeOf(first), ...placeOf(last))
      }
    },
    text(more) {
      if (reading === 'f') formula += more
      else if (reading !== '') value += more
    },
    close(tag) {
      const element = bareName(tag)
      if (element === reading) reading = ''
      if (element !== 'c') return
      const text = type === 's' ? (shared[Number(value)] ?? '') : type === 'e' ? '' : value
      const linked = formula === '' ? undefined : linkInFormula(formula)
      grid.put(row, column, linked ? { ...linked, text: linked.text || text } : { text })
    },
  })
  return grid.done()
}

/** The addresses outside the file that its parts link to, by id. */
async function readTargets(zip: Unzipped, name: string): Promise<Map<string, string>> {
  const targets = new Map<string, string>()
  await parseXml(zip.read(name), {
    open(tag, { Id, Target, TargetMode }) {
      if (bareName(tag) === 'Relationship' && TargetMode === 'External' && Id && Target)
        targets.set(Id, Target)
    },
  })
  return targets
}

function link(
  grid: SheetGrid,
  attributes: Readonly<Record<string, string>>,
  targets: Map<string, string>,
): void {
  const target = targets.get(attributes['r:id'] ?? '')
  const [first = ''] = (attributes['ref'] ?? '').split(':')
  const [row, column] = placeOf(first)
  const cell = grid.at(row, column)
  if (target !== undefined && row >= 0) grid.put(row, column, { text: cell?.text ?? '', link: target })
}

/** Row and column of `B12`, from 0. */
function placeOf(ref: string): [row: number, column: number] {
  const [, letters = '', digits = ''] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(ref) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return [Number(digits || 0) - 1, column - 1]
}
