import { REMARK_MAX, TITLE_MAX } from '../../orders/limits.ts'
import { BUILT_IN_SITES, type LinkSites } from '../agents/sites.ts'
import { LINK_TEXT_MAX, PASTED_LINKS_MAX } from '../limits.ts'
import { type PastedLink, readPaste } from '../read-paste.ts'
import { type Cell, type SheetReading, type SheetRow, isFilled, shownIn } from './cells.ts'
import {
  type Columns,
  addressIn,
  columnsByContent,
  columnsNamed,
  isPicture,
  joinColumns,
  pricedIn,
  quantityIn,
} from './columns.ts'
import { type ColumnKind, isSum } from './headings.ts'
import { readText } from './read-text.ts'

/**
 * The goods of a sheet. Columns are recognised by their headings, wherever in the sheet they stand, else by
 * what the cells contain; words belong to the link of their own row. A sheet that has its words in rows of
 * their own is read like a text. Where the layout leaves a doubt, the row proposes nothing.
 *
 * `said` is what the shopper says about each column; then only the currency of a price is taken from
 * headings, and what stands above the first link is no goods.
 */
export function readSheet(
  sheet: readonly (readonly Cell[])[],
  sites: LinkSites = BUILT_IN_SITES,
  said?: readonly ColumnKind[],
): SheetReading {
  const goods = sheet.filter((row) => row.some((cell) => addressIn(cell) !== undefined))
  const hasHeadings = sheet.some((row) => columnsNamed(row))
  if (!said && !hasHeadings && goods.filter((row) => isAlone(row)).length * 2 > goods.length)
    return readText(sheet.map((row) => row.map(asText).join('\t').trimEnd()).join('\n'), sites)
  const rows: SheetRow[] = []
  const first = said && goods[0] ? sheet.indexOf(goods[0]) : 0
  const told = said && { kinds: said, heads: [], isNamed: true }
  let columns: Columns | undefined = told ?? (hasHeadings ? undefined : columnsByContent(goods))
  let [section, isFresh] = ['', false]
  for (const [at, row] of sheet.entries()) {
    const named = columnsNamed(row)
    if (named) {
      columns = isFresh && columns ? joinColumns(columns, named) : named
      if (said) columns = { ...columns, kinds: said }
      isFresh = true
      continue
    }
    if (!row.some((cell) => isFilled(cell))) continue
    isFresh = false
    const heading = sectionIn(row)
    if (heading !== undefined) section = heading
    else if (columns && at >= first) rows.push(...rowsIn(row, { columns, section, line: at + 1, sites }))
    if (rows.length > PASTED_LINKS_MAX) break
  }
  return { rows: rows.slice(0, PASTED_LINKS_MAX), isCut: rows.length > PASTED_LINKS_MAX }
}

/** Whether a row has nothing but its link. */
const isAlone = (row: readonly Cell[]): boolean =>
  row.every((cell) => !isFilled(cell) || (cell.link === undefined && addressIn(cell) !== undefined))

const asText = ({ text, link }: Cell): string =>
  (link === undefined || text.includes(link) ? text : `${text} ${link}`).replaceAll('\n', ' ')

/** The text of a row that only names what follows. */
function sectionIn(row: readonly Cell[]): string | undefined {
  if (row.some((cell) => addressIn(cell) !== undefined)) return undefined
  const texts = new Set(row.map((cell) => shownIn(cell)).filter((text) => text !== ''))
  const [only = ''] = texts
  return texts.size === 1 && /\p{L}/u.test(only) && !isSum(only) ? only.slice(0, TITLE_MAX) : undefined
}

type Around = { columns: Columns; section: string; line: number; sites: LinkSites }

/** The goods of one row: of each group of columns where several tables stand side by side. */
function rowsIn(row: readonly Cell[], around: Around): SheetRow[] {
  const groups = groupsOf(around.columns)
  return groups.flatMap(([from, to]) => {
    const { kinds, heads, isNamed } = around.columns
    const part = { kinds: kinds.slice(from, to), heads: heads.slice(from, to), isNamed }
    return goodsIn(row.slice(from, to), { ...around, columns: part })
  })
}

/** From which column to which each table reaches, where the same headings repeat with a link in each. */
function groupsOf({ kinds }: Columns): [number, number][] {
  const first = kinds.find((kind) => kind !== undefined)
  const starts = kinds.flatMap((kind, at) => (kind === first ? [at] : []))
  const groups = starts.map((start, at): [number, number] => [
    start,
    starts[at + 1] ?? Number.MAX_SAFE_INTEGER,
  ])
  const isEach = groups.every(
    ([from, to]) => kinds.slice(from, to).filter((kind) => kind === 'link').length === 1,
  )
  return first !== undefined && first !== 'other' && groups.length > 1 && isEach
    ? groups
    : [[0, Number.MAX_SAFE_INTEGER]]
}

function goodsIn(row: readonly Cell[], { columns, section, line, sites }: Around): SheetRow[] {
  const links = linksIn(row, columns, sites)
  const of = (kind: ColumnKind | 'unknown') => textsOf(row, columns, kind)
  const own = rowTexts(row, columns)
  const name = nameIn(row, columns, links)
  if (links.length === 0) {
    if (!columns.isNamed || name === '' || isSum(name) || row.some((cell) => isSum(shownIn(cell)))) return []
    return [{ ...NOTHING, ...own, line, section, name }]
  }
  const [picture = ''] = row.filter((cell) => isPicture(cell)).map((cell) => addressIn(cell)!.trim())
  const ownSection = of('section')[0] ?? section
  const base = { line, section: ownSection.slice(0, TITLE_MAX) }
  // Several products in one row: whose the words are is not said.
  if (links.length > 1) return links.map(({ address }) => ({ ...NOTHING, ...base, url: address }))
  const [only] = links
  if (!only) return []
  const words = columns.isNamed ? only.words : [only.words, ...of('unknown')].filter(Boolean).join(', ')
  return [
    {
      ...NOTHING,
      ...own,
      ...base,
      url: only.address,
      name: name || only.title,
      picture: picture.slice(0, LINK_TEXT_MAX),
      words: words.slice(0, REMARK_MAX),
    },
  ]
}

/** The longest name of a person. */
const PERSON_MAX = 60

const NOTHING: SheetRow = {
  line: 0,
  section: '',
  url: '',
  name: '',
  option: '',
  size: '',
  quantity: 1,
  quantityText: '',
  price: '',
  note: '',
  person: '',
  picture: '',
  words: '',
}

/** What the columns of a row say, apart from its name and link. */
function rowTexts(row: readonly Cell[], columns: Columns) {
  const joined = (kind: ColumnKind, max: number) => textsOf(row, columns, kind).join(', ').slice(0, max)
  const at = columns.kinds.indexOf('quantity')
  const cell = at < 0 ? undefined : row[at]
  const quantityText = cell?.isCopy ? '' : shownIn(cell)
  const priceAt = columns.kinds.findIndex((kind, index) => kind === 'price' && shownIn(row[index]) !== '')
  return {
    option: joined('option', REMARK_MAX),
    size: joined('size', TITLE_MAX),
    quantity: at < 0 ? 1 : quantityIn(quantityText),
    quantityText: quantityText.slice(0, 40),
    price: priceAt < 0 ? '' : pricedIn(shownIn(row[priceAt]), columns.heads[priceAt] ?? '').slice(0, 60),
    note: joined('note', REMARK_MAX),
    person: joined('person', PERSON_MAX),
  }
}

const textsOf = (row: readonly Cell[], { kinds }: Columns, kind: ColumnKind | 'unknown'): string[] =>
  row.flatMap((cell, at) =>
    (kinds[at] ?? 'unknown') === kind && shownIn(cell) !== '' && addressIn(cell) === undefined
      ? [shownIn(cell).replaceAll(/\s+/g, ' ')]
      : [],
  )

/** The name of the goods: of its column, or what a cell shows instead of its address. */
function nameIn(row: readonly Cell[], columns: Columns, links: readonly PastedLink[]): string {
  const named = row.flatMap((cell, at) =>
    columns.kinds[at] === 'name' && !shownIn(cell).includes('://') && shownIn(cell) !== ''
      ? [shownIn(cell)]
      : [],
  )
  const shown = row.flatMap((cell, at) =>
    cell.link !== undefined &&
    columns.kinds[at] !== 'other' &&
    columns.kinds[at] !== 'picture' &&
    !shownIn(cell).includes('://') &&
    !IS_LABEL.test(shownIn(cell))
      ? [shownIn(cell)]
      : [],
  )
  const [name = ''] = named.length > 0 ? named : links.length === 1 ? shown : []
  return name.replaceAll(/\s+/g, ' ').slice(0, TITLE_MAX)
}

const IS_LABEL =
  /^(?:(?:click|view|open|see|buy)?\s*(?:links?|url|here|w2c|page|item|product)?|(?:商品|购买|点击)?链接|点击|查看|ссылка|enlace|lien)$/i

/** The products that a row links to: those of its columns of links, else those of any other cell. */
function linksIn(row: readonly Cell[], { kinds }: Columns, sites: LinkSites): PastedLink[] {
  const readIn = (isWanted: (kind: ColumnKind | undefined) => boolean) => {
    const found = row.flatMap((cell, at) => {
      const address = addressIn(cell)
      if (address === undefined || !isWanted(kinds[at]) || isPicture(cell)) return []
      return readPaste(address.slice(0, 2 * LINK_TEXT_MAX), undefined, sites).links
    })
    return [...new Map(found.map((link) => [keyOf(link), link])).values()]
  }
  const inColumn = readIn((kind) => kind === 'link')
  return inColumn.length > 0
    ? inColumn
    : readIn((kind) => kind !== 'other' && kind !== 'picture' && kind !== 'link')
}

const keyOf = ({ result, address }: PastedLink): string =>
  result.ok ? `${result.link.platform} ${result.link.itemId}` : address
