import { Readable } from 'node:stream'

type Value = string | number | null

/**
 * A workbook with one sheet. Text is stored as text, so that no spreadsheet takes it for a formula, and
 * numbers as numbers.
 */
export async function writeXlsx(rows: readonly (readonly Value[])[]): Promise<Readable> {
  // Loaded with the first export.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const options = { mtime: new Date(0) }
  for (const [name, content] of Object.entries(PARTS))
    zip.addBuffer(Buffer.from(HEAD + content), name, options)
  const sheet = `<worksheet xmlns="${MAIN}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`
  zip.addBuffer(Buffer.from(HEAD + sheet), 'xl/worksheets/sheet1.xml', options)
  zip.end()
  return Readable.from(zip.outputStream)
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

const rowXml = (row: readonly Value[]): string => `<row>${row.map((value) => cellXml(value)).join('')}</row>`

function cellXml(value: Value): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

const escaped = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What no XML may contain, not even escaped. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu
