import { MM, type Sheet, day, drawPdf, kilograms } from '../../platform/documents/pdf.ts'
import { drawBarcode } from './barcode.ts'
import { caption, rule, write } from '../../platform/documents/ink.ts'
import type { ShippingDocuments } from './shipping-documents.ts'
import { type Unprintable, drawUnprintable, isUnprintable } from './unprintable.ts'

const WIDTH = 100 * MM
const HEIGHT = 150 * MM
const MARGIN = 5 * MM
const INNER = WIDTH - 2 * MARGIN

/**
 * The label of a package, 100 × 150 mm: sender, recipient, line, and the package's number as Code 128 for our
 * own scanners; also the carrier's number once it is known.
 */
export const drawLabel = (papers: ShippingDocuments): Promise<Buffer> =>
  drawLabels([papers], papers.number, papers.printedAt)

/** The labels of several packages, a page each, in the order given. */
export const drawLabels = (
  all: readonly (ShippingDocuments | Unprintable)[],
  title: string,
  printedAt: Date,
): Promise<Buffer> =>
  drawPdf({ size: [WIDTH, HEIGHT], margin: 0, title, printedAt }, async (sheet) => {
    for (const [at, papers] of all.entries()) {
      if (at > 0) sheet.addPage()
      if (isUnprintable(papers)) {
        drawUnprintable(sheet, papers)
        continue
      }
      drawSender(sheet, papers)
      drawRecipient(sheet, papers)
      drawService(sheet, papers)
      await drawNumbers(sheet, papers)
    }
  })

function drawSender(sheet: Sheet, { sender, country, lineName }: ShippingDocuments): void {
  caption(sheet, 'FROM', MARGIN, MARGIN, INNER)
  const lines = `${sender.name}\n${sender.address}\nChina · Tel ${sender.phone}`
  write(sheet, lines, { x: MARGIN, y: MARGIN + 9, width: INNER - 26 * MM, size: 8, height: 17 * MM })
  // Sorters look for the country first.
  write(sheet, country, {
    x: WIDTH - MARGIN - 24 * MM,
    y: MARGIN,
    width: 24 * MM,
    size: 30,
    bold: true,
    align: 'right',
  })
  write(sheet, lineName, {
    x: WIDTH - MARGIN - 24 * MM,
    y: MARGIN + 12 * MM,
    width: 24 * MM,
    size: 9,
    bold: true,
    align: 'right',
    height: 9 * MM,
  })
  rule(sheet, 0, 28 * MM, WIDTH)
}

function drawRecipient(sheet: Sheet, { recipient }: ShippingDocuments): void {
  caption(sheet, 'TO', MARGIN, 30 * MM, INNER)
  let y = write(sheet, recipient.name, {
    x: MARGIN,
    y: 33.5 * MM,
    width: INNER,
    size: 14,
    bold: true,
    height: 11 * MM,
  })
  y = write(sheet, recipient.lines.join('\n'), {
    x: MARGIN,
    y: y + 2,
    width: INNER,
    size: 12,
    height: 30 * MM,
  })
  write(sheet, recipient.country.toUpperCase(), {
    x: MARGIN,
    y: y + 2,
    width: INNER,
    size: 14,
    bold: true,
    height: 6 * MM,
  })
  const numbers = [`Tel ${recipient.phone}`, recipient.taxId && `Tax ID ${recipient.taxId}`]
  write(sheet, numbers.filter(Boolean).join('   '), {
    x: MARGIN,
    y: 85 * MM,
    width: INNER,
    size: 10,
    height: 5 * MM,
  })
  rule(sheet, 0, 91 * MM, WIDTH)
}

function drawService(sheet: Sheet, papers: ShippingDocuments): void {
  const pieces = papers.goods.reduce((sum, entry) => sum + entry.quantity, 0)
  const facts = [
    kilograms(papers.grossGrams),
    `${pieces} pcs`,
    day(papers.printedAt),
    papers.form.toUpperCase(),
  ]
  write(sheet, facts.join('    '), { x: MARGIN, y: 93 * MM, width: INNER, size: 10, bold: true })
  rule(sheet, 0, 98.5 * MM, WIDTH)
}

/** Draws one bar code in the middle of the remaining space, or two, one above the other. */
async function drawNumbers(sheet: Sheet, { number, trackingNumber }: ShippingDocuments): Promise<void> {
  if (!trackingNumber) return await drawNumber(sheet, number, 104 * MM, 28 * MM, 16)
  await drawNumber(sheet, trackingNumber, 101 * MM, 17 * MM, 12)
  await drawNumber(sheet, number, 126 * MM, 15 * MM, 12)
}

async function drawNumber(
  sheet: Sheet,
  number: string,
  y: number,
  height: number,
  size: number,
): Promise<void> {
  drawBarcode(sheet, number, { x: 0, y, width: WIDTH, height })
  write(sheet, number, { x: MARGIN, y: y + height + 5, width: INNER, size, bold: true, align: 'center' })
}
