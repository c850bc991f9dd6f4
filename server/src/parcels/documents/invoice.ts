import { MM, type Sheet, day, kilograms, yuan } from '../../platform/documents/pdf.ts'
import { caption, drawOverPages, frame, rule, write } from './ink.ts'
import type { Paper } from './paper.ts'
import { type PaperGoods, type Papers, descriptionOf, partyLines } from './papers.ts'
import { type Column, drawTable } from './table.ts'

const MARGIN = 16 * MM
const WIDTH = 210 * MM - 2 * MARGIN
const BOTTOM = 297 * MM - MARGIN
const HALF = WIDTH / 2

/** The commercial invoice that customs abroad compare the declaration with, on A4. */
export const invoice: Paper = {
  title: 'commercial invoice',
  size: 'A4',
  async draw(sheet, papers) {
    const place = { x: MARGIN, y: MARGIN - 5 * MM, width: WIDTH }
    await drawOverPages(sheet, `Invoice ${papers.number}`, place, () => {
      drawHead(sheet, papers)
      const y = drawTable(sheet, COLUMNS, papers.goods.map(cells), {
        x: MARGIN,
        y: 116 * MM,
        top: MARGIN,
        bottom: BOTTOM,
        size: 8.5,
      })
      drawFoot(sheet, papers, y)
    })
  },
}

const COLUMNS: readonly Column[] = [
  { head: 'No.', width: 9 * MM, align: 'right' },
  { head: 'Full description of goods', width: WIDTH - 121 * MM },
  { head: 'HS code', width: 20 * MM },
  { head: 'Origin', width: 16 * MM },
  { head: 'Qty', width: 14 * MM, align: 'right' },
  { head: 'Unit price', width: 31 * MM, align: 'right' },
  { head: 'Amount', width: 31 * MM, align: 'right' },
]

const cells = (thing: PaperGoods, at: number): string[] => [
  String(at + 1),
  descriptionOf(thing),
  thing.hsCode,
  thing.origin,
  `${thing.quantity} pcs`,
  yuan(Math.round(thing.valueFen / thing.quantity)),
  yuan(thing.valueFen),
]

function drawHead(sheet: Sheet, papers: Papers): void {
  write(sheet, 'COMMERCIAL INVOICE', { x: MARGIN, y: MARGIN, width: WIDTH, size: 20, bold: true })
  rule(sheet, MARGIN, MARGIN + 10 * MM, WIDTH)
  const facts: [string, string][] = [
    ['Invoice number', papers.number],
    ['Date', day(papers.printedAt)],
    ['Tracking number', papers.trackingNumber || '–'],
    ['Shipping method', papers.lineName],
    ['Terms of delivery', `${papers.incoterm} ${papers.recipient.country}`],
    ['Reason for export', 'Sale'],
    ['Currency', 'CNY'],
    ['Packages / gross weight', `1 / ${kilograms(papers.grossGrams)}`],
  ]
  for (const [at, [name, value]] of facts.entries()) {
    const x = MARGIN + (at % 4) * (WIDTH / 4)
    const y = MARGIN + (12 + 12 * Math.floor(at / 4)) * MM
    caption(sheet, name, x, y, WIDTH / 4 - 3 * MM)
    write(sheet, value, { x, y: y + 3.2 * MM, width: WIDTH / 4 - 3 * MM, size: 9.5, height: 8 * MM })
  }
  party(
    sheet,
    'Seller / exporter',
    partyLines({ ...papers.sender, lines: [papers.sender.address], country: 'China' }),
    MARGIN,
  )
  party(sheet, 'Buyer / consignee', [...partyLines(papers.recipient), ...contactOf(papers)], MARGIN + HALF)
}

const contactOf = ({ recipient }: Papers): string[] => [
  recipient.email,
  ...(recipient.taxId ? [`Tax ID ${recipient.taxId}`] : []),
]

function party(sheet: Sheet, head: string, lines: readonly string[], x: number): void {
  const y = MARGIN + 38 * MM
  frame(sheet, x, y, HALF, 56 * MM)
  caption(sheet, head, x + 2 * MM, y + 1.5 * MM, HALF - 4 * MM)
  write(sheet, lines.join('\n'), {
    x: x + 2 * MM,
    y: y + 5.5 * MM,
    width: HALF - 4 * MM,
    size: 10,
    height: 49 * MM,
  })
}

function drawFoot(sheet: Sheet, papers: Papers, below: number): void {
  let y = below + 5 * MM
  if (y + 60 * MM > BOTTOM) {
    sheet.addPage()
    y = MARGIN
  }
  const sums: [string, string][] = [
    ['Goods', yuan(papers.goodsFen)],
    ['Freight', yuan(papers.freightFen)],
    ['Insurance', yuan(papers.insuranceFen)],
    ['Total', yuan(papers.goodsFen + papers.freightFen + papers.insuranceFen)],
  ]
  for (const [name, value] of sums) {
    const bold = name === 'Total'
    if (bold) rule(sheet, MARGIN + HALF, y - 1, HALF)
    write(sheet, name, { x: MARGIN + HALF, y: y + 2, width: HALF / 2, size: bold ? 11 : 9.5, bold })
    write(sheet, value, {
      x: MARGIN + HALF,
      y: y + 2,
      width: HALF,
      size: bold ? 11 : 9.5,
      bold,
      align: 'right',
    })
    y += 6.5 * MM
  }
  write(sheet, 'I declare that all the information in this invoice is true and correct.', {
    x: MARGIN,
    y: y + 8 * MM,
    width: WIDTH,
    size: 9,
  })
  write(sheet, `Name and signature:   ${papers.sender.name}`, {
    x: MARGIN,
    y: y + 18 * MM,
    width: WIDTH,
    size: 9.5,
  })
}
