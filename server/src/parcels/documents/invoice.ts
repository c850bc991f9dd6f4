import { FIRST_LANG } from '@longhaul/domain/languages.ts'
import { MM, type Sheet, day, kilograms, yuan } from '../../platform/documents/pdf.ts'
import { BOTTOM, HALF, MARGIN, WIDTH, below, drawFacts, drawDocument, drawParties } from './a4-page.ts'
import { minorDigits } from '@longhaul/domain/money/exchange.ts'
import { taxSchemesIn } from '@longhaul/text/documents/tax-schemes.ts'
import { rule, write } from '../../platform/documents/ink.ts'
import type { Paper } from './paper.ts'
import { type DocumentGoods, type ShippingDocuments, descriptionOf } from './shipping-documents.ts'
import { type Column, drawTable } from './table.ts'
import type { TakenTax } from '../taxes/read-taken.ts'

/** The commercial invoice, on A4, which customs abroad compare with the declaration. */
export const invoice: Paper = {
  title: 'commercial invoice',
  size: 'A4',
  async draw(sheet, papers) {
    await drawDocument(sheet, 'Invoice', papers, () => {
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

const cells = (thing: DocumentGoods, at: number): string[] => [
  String(at + 1),
  descriptionOf(thing),
  thing.hsCode,
  thing.origin,
  `${thing.quantity} pcs`,
  yuan(Math.round(thing.valueFen / thing.quantity)),
  yuan(thing.valueFen),
]

function drawHead(sheet: Sheet, papers: ShippingDocuments): void {
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
  drawFacts(sheet, facts, { y: MARGIN + 12 * MM, columns: 4, size: 9.5 })
  const heads = { from: 'Seller / exporter', to: 'Buyer / consignee' }
  drawParties(sheet, papers, heads, { y: MARGIN + 38 * MM, height: 56 * MM, besides: contactOf(papers) })
}

const contactOf = ({ recipient }: ShippingDocuments): string[] => [
  recipient.email,
  ...(recipient.taxId ? [`Tax ID ${recipient.taxId}`] : []),
]

/** A tax that is paid; a number that is not printed is in the carrier's data. */
function taxText({ scheme, number, isPrinted, currency, taxMinor }: TakenTax): string {
  const digits = minorDigits(currency)
  const sum = `${currency} ${(taxMinor / 10 ** digits).toFixed(digits)}`
  const where = isPrinted ? `registration number ${number}` : 'number in the electronic data'
  return `Paid by the buyer at the sale: ${taxSchemesIn(FIRST_LANG)[scheme]}, ${sum}, ${where}`
}

function drawFoot(sheet: Sheet, papers: ShippingDocuments, tableEnd: number): void {
  let y = below(sheet, tableEnd, 60 * MM)
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
  for (const tax of papers.taxes) {
    write(sheet, taxText(tax), { x: MARGIN, y: y + 2, width: WIDTH, size: 9.5 })
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
