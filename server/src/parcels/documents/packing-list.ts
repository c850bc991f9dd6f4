import { MM, type Sheet, day, kilograms } from '../../platform/documents/pdf.ts'
import { drawBarcode } from './barcode.ts'
import { caption, drawOverPages, frame, rule, write } from './ink.ts'
import type { Paper } from './paper.ts'
import { type PaperGoods, type Papers, descriptionOf, partyLines } from './papers.ts'
import { type Column, drawTable } from './table.ts'

const MARGIN = 16 * MM
const WIDTH = 210 * MM - 2 * MARGIN
const BOTTOM = 297 * MM - MARGIN
const HALF = WIDTH / 2

/** What is in the box and how it is packed, on A4, without a price: for whoever opens it on the way, and for the recipient. */
export const packingList: Paper = {
  title: 'packing list',
  size: 'A4',
  async draw(sheet, papers) {
    const place = { x: MARGIN, y: MARGIN - 5 * MM, width: WIDTH }
    await drawOverPages(sheet, `Packing list ${papers.number}`, place, () => {
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

const cells = (thing: PaperGoods, at: number): string[] => [
  String(at + 1),
  descriptionOf(thing),
  thing.label,
  String(thing.quantity),
  kilograms(thing.netGrams),
]

function drawHead(sheet: Sheet, papers: Papers): void {
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
  for (const [at, [name, value]] of facts.entries()) {
    const x = MARGIN + at * (WIDTH / 3)
    caption(sheet, name, x, MARGIN + 22 * MM, WIDTH / 3 - 3 * MM)
    write(sheet, value, { x, y: MARGIN + 25.5 * MM, width: WIDTH / 3 - 3 * MM, size: 10, height: 8 * MM })
  }
  party(
    sheet,
    'From 寄件人',
    partyLines({ ...papers.sender, lines: [papers.sender.address], country: 'China' }),
    MARGIN,
  )
  party(sheet, 'To 收件人', partyLines(papers.recipient), MARGIN + HALF)
}

function party(sheet: Sheet, head: string, lines: readonly string[], x: number): void {
  const y = MARGIN + 36 * MM
  frame(sheet, x, y, HALF, 42 * MM)
  caption(sheet, head, x + 2 * MM, y + 1.5 * MM, HALF - 4 * MM)
  write(sheet, lines.join('\n'), {
    x: x + 2 * MM,
    y: y + 6 * MM,
    width: HALF - 4 * MM,
    size: 10,
    height: 34 * MM,
  })
}

/** The sums, and the box that they are in. */
function drawFoot(sheet: Sheet, papers: Papers, below: number): void {
  let y = below + 5 * MM
  if (y + 16 * MM > BOTTOM) {
    sheet.addPage()
    y = MARGIN
  }
  const sum = (of: (thing: PaperGoods) => number) =>
    papers.goods.reduce((total, thing) => total + of(thing), 0)
  const facts: [string, string][] = [
    ['Pieces 总件数', String(sum((thing) => thing.quantity))],
    ['Net weight 净重', kilograms(sum((thing) => thing.netGrams))],
    ['Gross weight 毛重', kilograms(papers.grossGrams)],
    ['Box 箱 (cm)', papers.sizeMm.map((side) => (side / 10).toFixed(1)).join(' × ')],
  ]
  for (const [at, [name, value]] of facts.entries()) {
    const x = MARGIN + at * (WIDTH / 4)
    caption(sheet, name, x, y, WIDTH / 4 - 3 * MM)
    write(sheet, value, { x, y: y + 3.5 * MM, width: WIDTH / 4 - 3 * MM, size: 11, bold: true })
  }
}
