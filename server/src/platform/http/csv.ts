/** The mark by which spreadsheets know that Chinese may follow. */
export const CSV_MARK = '\uFEFF'

type Value = string | number | null

/**
 * A file as it is sent: its heads, then line after line as pages of rows are read, so that a million rows take no more memory than one
 * page of them. `pages` gives one page of rows at a time.
 */
export async function* csvLines<Row>(
  heads: readonly string[],
  pages: AsyncIterable<readonly Row[]>,
  cells: (row: Row) => readonly Value[],
): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(heads)
  for await (const rows of pages) if (rows.length > 0) yield rows.map((row) => csvLine(cells(row))).join('')
}

/**
 * Reads a list page by page: `read` is given the last row of the page before. The end is a page that is not full.
 */
export async function* pagesOf<Row>(
  size: number,
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    yield rows
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/**
 * One line as RFC 4180 has it: quoted where it must be, ended by CR LF. A text that a spreadsheet would take for a formula is kept a text by an
 * apostrophe; a number, also one below zero, stays a number.
 */
export const csvLine = (values: readonly Value[]): string =>
  `${values.map((value) => cell(value)).join(',')}\r\n`

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
