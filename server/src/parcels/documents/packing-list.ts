import { MM, type Sheet, day, kilograms } from '../../platform/documents/pdf.ts'
import { BOTTOM, HALF, MARGIN, WIDTH, below, drawFacts, drawDocument, drawParties } from './a4-page.ts'
import { drawBarcode } from './barcode.ts'
import { rule, write } from '../../platform/documents/ink.ts'
import type { Paper } from './paper.ts'
import { type DocumentGoods, type ShippingDocuments, descriptionOf } from './shipping-documents.ts'
import { type Column, drawTable } from './table.ts'

/** The packing list, on A4, without prices: for customs officers who open the box, and for the recipient. */
export const packingList: Paper = {
  title: 'packing list',
  size: 'A4',
  async draw(sheet, papers) {
    await drawDocument(sheet, 'Packing list', papers, () => {
      drawHead(sheet, papers)
      const y = drawTable(sheet, COLUMNS, papers.goods.map(cells), {
        x: MARGIN,
        y: 100 * MM,
        top: MARGIN,
        bottom: BOTTOM,
        size: 9,
      })
      drawFoot(sheet, papers, y)
    })
  },
}

const COLUMNS: readonly Column[] = [
  { head: 'No. 序号', width: 13 * MM, align: 'right' },
  { head: 'Description 品名', width: WIDTH - 89 * MM },
  { head: 'Our label 货品标签', width: 34 * MM },
  { head: 'Quantity 件数', width: 18 * MM, align: 'right' },
  { head: 'Net weight 净重', width: 24 * MM, align: 'right' },
]

const cells = (thing: DocumentGoods, at: number): string[] => [
  String(at + 1),
  descriptionOf(thing),
  thing.label,
  String(thing.quantity),
  kilograms(thing.netGrams),
]

function drawHead(sheet: Sheet, papers: ShippingDocuments): void {
  write(sheet, 'PACKING LIST  装箱单', { x: MARGIN, y: MARGIN, width: HALF, size: 18, bold: true })
  drawBarcode(sheet, papers.number, { x: MARGIN + HALF, y: MARGIN, width: HALF, height: 12 * MM })
  write(sheet, papers.number, {
    x: MARGIN + HALF,
    y: MARGIN + 13 * MM,
    width: HALF,
    size: 10,
    bold: true,
    align: 'center',
  })
  rule(sheet, MARGIN, MARGIN + 20 * MM, WIDTH)
  const facts: [string, string][] = [
    ['Date 日期', day(papers.printedAt)],
    ['Tracking number 运单号', papers.trackingNumber || '–'],
    ['Shipping method 线路', papers.lineName],
  ]
  drawFacts(sheet, facts, { y: MARGIN + 22 * MM, columns: 3, size: 10 })
  const heads = { from: 'From 寄件人', to: 'To 收件人' }
  drawParties(sheet, papers, heads, { y: MARGIN + 36 * MM, height: 42 * MM })
}

/** The totals, and the size and weight of the box. */
function drawFoot(sheet: Sheet, papers: ShippingDocuments, tableEnd: number): void {
  const y = below(sheet, tableEnd, 16 * MM)
  const sum = (of: (thing: DocumentGoods) => number) =>
    papers.goods.reduce((total, thing) => total + of(thing), 0)
  const facts: [string, string][] = [
    ['Pieces 总件数', String(sum((thing) => thing.quantity))],
    ['Net weight 净重', kilograms(sum((thing) => thing.netGrams))],
    ['Gross weight 毛重', kilograms(papers.grossGrams)],
    ['Box 箱 (cm)', papers.sizeMm.map((side) => (side / 10).toFixed(1)).join(' × ')],
  ]
  drawFacts(sheet, facts, { y, columns: 4, size: 11, bold: true })
}
