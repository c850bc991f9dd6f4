/**
 * Has the browser save a CSV file. The byte order mark tells spreadsheets that it is UTF-8; the import skips
 * it.
 */
export function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
