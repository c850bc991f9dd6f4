/** The mark by which spreadsheets know that Chinese may follow. */
export const CSV_MARK = '\uFEFF'
export const CSV_TYPE = 'text/csv; charset=utf-8'

/**
 * One line as RFC 4180 has it: quoted where it must be, ended by CR LF. A text that a spreadsheet would take for a formula is kept a text by an
 * apostrophe; a number, also one below zero, stays a number.
 */
export const csvLine = (values: readonly (string | number | null)[]): string =>
  `${values.map((value) => cell(value)).join(',')}\r\n`

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
