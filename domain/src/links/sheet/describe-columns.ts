import { type Cell, isFilled, shownIn } from './cells.ts'
import { type Columns, addressIn, columnsByContent, columnsNamed, joinColumns } from './columns.ts'
import type { ColumnKind } from './headings.ts'

/** A filled column of a sheet, as somebody recognises it who says what it is about. */
export type SheetColumn = {
  /** Its place, from 0. */
  at: number
  /** Its heading; empty if none was recognised. */
  head: string
  /** Its first different values. */
  values: string[]
  /** What it is taken for; null if for nothing. */
  kind: ColumnKind | null
}

const VALUES = 3
const VALUE_MAX = 60

/** The filled columns of a sheet, and what `readSheet` takes them for, unless somebody said what each is. */
export function describeColumns(
  sheet: readonly (readonly Cell[])[],
  said?: readonly ColumnKind[],
): SheetColumn[] {
  const heading = sheet.findIndex((row) => columnsNamed(row) !== undefined)
  const { kinds, heads } = columnsOf(sheet, heading)
  const width = sheet.reduce((most, row) => Math.max(most, row.length), 0)
  const below = sheet.slice(heading + 1).filter((row) => !columnsNamed(row))
  return Array.from({ length: width }, (_, at) => ({
    at,
    head: (heads[at] ?? '').slice(0, VALUE_MAX),
    values: firstValues(below, at),
    kind: said?.[at] ?? kinds[at] ?? null,
  })).filter(({ values }) => values.length > 0)
}

function columnsOf(sheet: readonly (readonly Cell[])[], heading: number): Columns {
  const named = sheet[heading] && columnsNamed(sheet[heading])
  if (!named)
    return columnsByContent(sheet.filter((row) => row.some((cell) => addressIn(cell) !== undefined)))
  const next = sheet[heading + 1] && columnsNamed(sheet[heading + 1]!)
  return next ? joinColumns(named, next) : named
}

function firstValues(rows: readonly (readonly Cell[])[], at: number): string[] {
  const values = new Set<string>()
  for (const row of rows) {
    const cell = row[at]
    if (cell && isFilled(cell) && !cell.isCopy)
      values.add((shownIn(cell) || (cell.link ?? '')).replaceAll(/\s+/g, ' ').slice(0, VALUE_MAX))
    if (values.size === VALUES) break
  }
  return [...values]
}
