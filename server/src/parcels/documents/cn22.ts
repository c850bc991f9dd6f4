import { MM, type Sheet, day, kilograms, yuan } from '../../platform/documents/pdf.ts'
import { caption, frame, rule, tick, write } from '../../platform/documents/ink.ts'
import type { Paper } from './paper.ts'
import { type ShippingDocuments, descriptionOf } from './shipping-documents.ts'
import { type Column, drawTable, tableHeight } from './table.ts'

const WIDTH = 100 * MM
const HEIGHT = 150 * MM
const MARGIN = 4 * MM
const INNER = WIDTH - 2 * MARGIN

/**
 * The post's short declaration, on label paper, for light parcels of low value. `declarationForm` chooses it
 * only if all things fit.
 */
export const cn22: Paper = {
  title: 'CN 22',
  size: [WIDTH, HEIGHT],
  draw(sheet, papers) {
    frame(sheet, MARGIN, MARGIN, INNER, HEIGHT - 2 * MARGIN)
    drawHead(sheet, papers)
    const rows = papers.goods.map((thing) => [
      `${thing.quantity} × ${descriptionOf(thing)}`,
      kilograms(thing.netGrams),
      yuan(thing.valueFen),
      `${thing.hsCode || '–'}\n${thing.origin}`,
    ])
    const y = drawTable(sheet, COLUMNS, rows, {
      x: MARGIN,
      y: TOP,
      top: MARGIN,
      bottom: HEIGHT - MARGIN,
      size: fitting(sheet, rows),
    })
    drawFoot(sheet, papers, Math.max(y, FOOT))
  },
}

const COLUMNS: readonly Column[] = [
  { head: 'Quantity and detailed description of contents 内件详细名称和数量', width: INNER - 47 * MM },
  { head: 'Net weight 净重', width: 15 * MM, align: 'right' },
  { head: 'Value 价值', width: 18 * MM, align: 'right' },
  { head: 'HS no. / origin 税则号/产地', width: 14 * MM },
]
const TOP = 37 * MM
/** The position of the foot, and the lowest one if the goods need more room. */
const FOOT = 104 * MM
const LOWEST_FOOT = 113 * MM

/**
 * The largest type size at which the goods leave room for the foot. `fitsShortForm` has ruled out goods that
 * would need a smaller one.
 */
function fitting(sheet: Sheet, rows: readonly (readonly string[])[]): number {
  let size = 7
  while (size > 4.5 && TOP + tableHeight(sheet, COLUMNS, rows, size) > LOWEST_FOOT) size -= 0.5
  return size
}

/** The categories of contents on postal forms. Ours are always goods sold. */
export const CATEGORIES = [
  'Gift 礼品',
  'Documents 文件',
  'Sale of goods 商品',
  'Commercial sample 货样',
  'Returned goods 退货',
  'Other 其他',
] as const
export const SOLD = 'Sale of goods 商品'

function drawHead(sheet: Sheet, { lineName, trackingNumber, number }: ShippingDocuments): void {
  const x = MARGIN + 2 * MM
  write(sheet, 'CUSTOMS DECLARATION 报关单', {
    x,
    y: MARGIN + 2 * MM,
    width: 72 * MM,
    size: 12,
    height: 6 * MM,
    bold: true,
  })
  write(sheet, 'CN 22', {
    x,
    y: MARGIN + 2 * MM,
    width: INNER - 4 * MM,
    size: 12,
    bold: true,
    align: 'right',
  })
  write(sheet, 'May be opened officially 可以径行开拆', { x, y: MARGIN + 7.5 * MM, width: 60 * MM, size: 7 })
  rule(sheet, MARGIN, MARGIN + 11.5 * MM, INNER)
  caption(sheet, 'Designated operator 指定经营者', x, MARGIN + 12.5 * MM, 40 * MM)
  write(sheet, lineName, { x, y: MARGIN + 15.7 * MM, width: 42 * MM, size: 8, height: 4.5 * MM })
  caption(sheet, 'Item number 邮件号码', x + 46 * MM, MARGIN + 12.5 * MM, 40 * MM)
  write(sheet, trackingNumber || number, {
    x: x + 46 * MM,
    y: MARGIN + 15.7 * MM,
    width: 42 * MM,
    size: 8,
    bold: true,
  })
  rule(sheet, MARGIN, MARGIN + 20.5 * MM, INNER)
  for (const [at, word] of CATEGORIES.entries())
    tick(
      sheet,
      word,
      x + (at % 3) * 29 * MM,
      MARGIN + (22.5 + 5 * Math.floor(at / 3)) * MM,
      29 * MM,
      word === SOLD,
    )
}

function drawFoot(sheet: Sheet, papers: ShippingDocuments, y: number): void {
  const x = MARGIN + 2 * MM
  rule(sheet, MARGIN, y, INNER)
  caption(sheet, 'Total weight (gross) 总毛重', x, y + 1.2 * MM, 40 * MM)
  write(sheet, kilograms(papers.grossGrams), { x, y: y + 4 * MM, width: 42 * MM, size: 9, bold: true })
  caption(sheet, 'Total value 总价值', x + 46 * MM, y + 1.2 * MM, 40 * MM)
  write(sheet, yuan(papers.goodsFen), { x: x + 46 * MM, y: y + 4 * MM, width: 42 * MM, size: 9, bold: true })
  rule(sheet, MARGIN, y + 9.5 * MM, INNER)
  write(sheet, CERTIFIED, { x, y: y + 11 * MM, width: INNER - 4 * MM, size: 6.5, height: 12 * MM })
  caption(sheet, 'Date and sender’s signature 日期和寄件人签字', x, y + 24 * MM, 60 * MM)
  write(sheet, `${day(papers.printedAt)}   ${papers.sender.name}`, {
    x,
    y: y + 27.5 * MM,
    width: INNER - 4 * MM,
    size: 9,
  })
}

/** The sender's certification on the forms of the Universal Postal Union. */
export const CERTIFIED =
  'I, the undersigned, whose name and address are given on the item, certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.'
