/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const CSV_MARK = '\uFEFF'

type Value = string | number | null

/**
 * Streams a file: the column heads, then the lines of each page of rows as it is read, so that a million rows
 * take no more memory than one page. `pages` yields one page of rows at a time.
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
 * Reads a list page by page: `read` receives the last row of the previous page. A page that is not full is
 * the last.
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
 * A line according to RFC 4180: quoted where necessary, ended by CR LF. Text that a spreadsheet would take
 * for a formula is prefixed with an apostrophe; numbers, including negative ones, stay numbers.
 */
export const csvLine = (values: readonly Value[]): string =>
  `${values.map((value) => cell(value)).join(',')}\r\n`

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
