import { goodsCode } from '@longhaul/domain/warehouse/goods-labels.ts'
import { MM, type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import { drawBarcode } from './barcode.ts'
import { write } from '../../platform/documents/ink.ts'
import type { LabelledRow } from './sql.ts'

const WIDTH = 50 * MM
const HEIGHT = 30 * MM
const MARGIN = 2 * MM
const INNER = WIDTH - 2 * MARGIN
/** A sheet of A4 holds four by nine labels without a gap, as self-adhesive sheets of this size do. */
const A4 = { width: 210 * MM, height: 297 * MM, columns: 4, rows: 9 }

type Label = LabelledRow & { piece: number }

/**
 * A label of 50 × 30 mm for each piece: its code as Code 128, the shelf in large letters, its order number
 * and a short name, but no personal data. On a roll each label is a page; on A4 they fill the sheet from its
 * upper left corner.
 */
export function drawGoodsLabels(
  rows: readonly LabelledRow[],
  paper: 'roll' | 'a4',
  printedAt: Date,
): Promise<Buffer> {
  const labels = rows.flatMap((row) =>
    Array.from({ length: row.labelled_pieces }, (_, at): Label => ({ ...row, piece: at + 1 })),
  )
  const size: [number, number] | 'A4' = paper === 'roll' ? [WIDTH, HEIGHT] : 'A4'
  return drawPdf({ size, margin: 0, title: 'Goods labels', printedAt }, async (sheet) => {
    const perPage = paper === 'roll' ? 1 : A4.columns * A4.rows
    for (const [at, label] of labels.entries()) {
      const place = at % perPage
      if (at > 0 && place === 0) sheet.addPage()
      drawLabel(sheet, label, paper === 'roll' ? { x: 0, y: 0 } : placeOnA4(place))
    }
  })
}

function placeOnA4(place: number): { x: number; y: number } {
  const left = (A4.width - A4.columns * WIDTH) / 2
  const top = (A4.height - A4.rows * HEIGHT) / 2
  return { x: left + (place % A4.columns) * WIDTH, y: top + Math.floor(place / A4.columns) * HEIGHT }
}

function drawLabel(sheet: Sheet, label: Label, { x, y }: { x: number; y: number }): void {
  const left = x + MARGIN
  write(sheet, label.title, {
    x: left,
    y: y + 1.2 * MM,
    width: INNER - 17 * MM,
    size: 7,
    height: 6.4 * MM,
  })
  write(sheet, label.shelf || '—', {
    x: left + INNER - 16 * MM,
    y: y + 1 * MM,
    width: 16 * MM,
    size: 15,
    bold: true,
    align: 'right',
    height: 6.4 * MM,
  })
  const code = goodsCode({ goodsNumber: label.goods_number, piece: label.piece })
  drawBarcode(sheet, code, { x, y: y + 8.2 * MM, width: WIDTH, height: 11.5 * MM })
  // What the bar holds, so that whoever types it in types the whole of it.
  write(sheet, code, {
    x: left,
    y: y + 20.4 * MM,
    width: INNER - 14 * MM,
    size: 10,
    bold: true,
    height: 4.4 * MM,
  })
  write(sheet, `${label.piece} / ${label.labelled_pieces}`, {
    x: left + INNER - 14 * MM,
    y: y + 20.4 * MM,
    width: 14 * MM,
    size: 10,
    bold: true,
    align: 'right',
    height: 4.4 * MM,
  })
  write(sheet, [label.order_number, label.options_text].filter(Boolean).join('  '), {
    x: left,
    y: y + 25 * MM,
    width: INNER,
    size: 6.5,
    height: 3.6 * MM,
  })
}
