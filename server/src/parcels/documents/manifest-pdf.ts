import type { Texts } from '@longhaul/domain/languages.ts'
import { MM, type Sheet, drawPdf, kilograms, yuan } from '../../platform/documents/pdf.ts'
import { caption, drawOverPages, write } from '../../platform/documents/ink.ts'
import type { Manifest, ManifestRow } from './manifest.ts'
import { drawTable } from './table.ts'

const MARGIN = 12 * MM
const PAGE: [number, number] = [297 * MM, 210 * MM]
const WIDTH = PAGE[0] - 2 * MARGIN
const BOTTOM = PAGE[1] - MARGIN

/**
 * The sheet that the driver signs, in every language: each package with its number, weight and destination.
 */
export const drawManifest = (manifest: Manifest, printedAt: Date): Promise<Buffer> =>
  drawPdf(
    { size: PAGE, margin: 0, title: `Manifest ${manifest.line.id} ${manifest.day}`, printedAt },
    async (sheet) => {
      const { day, line, warehouse } = manifest
      const place = { x: MARGIN, y: MARGIN - 5 * MM, width: WIDTH }
      await drawOverPages(sheet, `Manifest ${line.id} · ${warehouse.id} · ${day}`, place, () => {
        drawHead(sheet, manifest)
        const y = drawTable(
          sheet,
          [
            { head: 'No.', width: 10 * MM, align: 'right' },
            { head: 'Package 包裹', width: 30 * MM },
            { head: 'Tracking number 运单号', width: 48 * MM },
            { head: 'To 目的地', width: 18 * MM },
            { head: 'Recipient 收件人', width: WIDTH - 206 * MM },
            { head: 'Weight 重量', width: 24 * MM, align: 'right' },
            { head: 'Size 尺寸 (cm)', width: 32 * MM, align: 'right' },
            { head: 'Pcs 件', width: 14 * MM, align: 'right' },
            { head: 'Declared 申报', width: 30 * MM, align: 'right' },
          ],
          manifest.rows.map((row, at) => cells(row, at)),
          { x: MARGIN, y: 48 * MM, top: MARGIN, bottom: BOTTOM, size: 8.5 },
        )
        drawFoot(sheet, manifest, y)
      })
    },
  )

const cells = (row: ManifestRow, at: number): string[] => [
  String(at + 1),
  row.number,
  row.trackingNumber,
  row.country,
  row.recipient,
  kilograms(row.grams),
  row.sizeMm.map((side) => (side / 10).toFixed(1)).join(' × '),
  String(row.pieces),
  yuan(row.declaredFen),
]

function drawHead(sheet: Sheet, { day, line, warehouse, rows }: Manifest): void {
  write(sheet, 'Hand-over manifest  交接清单', { x: MARGIN, y: MARGIN, width: WIDTH, size: 18, bold: true })
  const grams = rows.reduce((sum, row) => sum + row.grams, 0)
  const facts: [string, string][] = [
    ['Date 日期', day],
    ['Line 线路', `${allOf(line.name)}  (${line.id})`],
    ['Warehouse 仓库', `${warehouse.id}  ${allOf(warehouse.name)}`],
    ['Terms 条款', line.terms],
    ['Packages 包裹数', String(rows.length)],
    ['Gross weight 总重', kilograms(grams)],
  ]
  const widths = [40, 110, 85]
  let x = MARGIN
  for (const [at, [name, value]] of facts.entries()) {
    if (at % 3 === 0) x = MARGIN
    const width = widths[at % 3]! * MM
    const y = MARGIN + (11 + 11 * Math.floor(at / 3)) * MM
    caption(sheet, name, x, y, width - 3 * MM)
    write(sheet, value, { x, y: y + 3.5 * MM, width: width - 3 * MM, size: 10.5, bold: true, height: 6 * MM })
    x += width
  }
}

function drawFoot(sheet: Sheet, { rows }: Manifest, below: number): void {
  let y = below + 6 * MM
  if (y + 24 * MM > BOTTOM) {
    sheet.addPage()
    y = MARGIN
  }
  const total = rows.reduce((sum, row) => sum + row.declaredFen, 0)
  write(sheet, `${rows.length} packages 件 · ${yuan(total)}`, {
    x: MARGIN,
    y,
    width: WIDTH,
    size: 10,
    bold: true,
    align: 'right',
  })
  const signs = ['Handed over by 交件人', 'Received by 收件人（承运商）', 'Date and time 日期时间']
  for (const [at, sign] of signs.entries()) {
    const x = MARGIN + at * (WIDTH / 3)
    const line = y + 16 * MM
    sheet
      .moveTo(x, line)
      .lineTo(x + WIDTH / 3 - 8 * MM, line)
      .lineWidth(0.6)
      .stroke('black')
    caption(sheet, sign, x, line + 1 * MM, WIDTH / 3 - 8 * MM)
  }
}

/** The text in all languages, because the person who signs may read only one of them. */
const allOf = (texts: Texts): string => Object.values(texts).join('  ')
