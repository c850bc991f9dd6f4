import bwipjs from 'bwip-js/node'
import { MM, type Sheet, day, drawPdf, kilograms } from '../../platform/pdf.ts'
import type { Papers } from './papers.ts'

const WIDTH = 100 * MM
const HEIGHT = 150 * MM
const MARGIN = 6 * MM
const INNER = WIDTH - 2 * MARGIN

/** The label of a package, 100 × 150 mm: who sends it, who gets it, and its number as Code 128 for our own scanners. */
export async function drawLabel(papers: Papers): Promise<Buffer> {
  const barcode = await bwipjs.toBuffer({
    bcid: 'code128',
    text: papers.number,
    scale: 4,
    height: 18,
    paddingwidth: 10,
  })
  const page = { size: [WIDTH, HEIGHT] as [number, number], margin: MARGIN, title: papers.number }
  return await drawPdf({ ...page, printedAt: papers.printedAt }, (sheet) => {
    drawSender(sheet, papers)
    drawRecipient(sheet, papers)
    drawService(sheet, papers)
    sheet.image(barcode, MARGIN, HEIGHT - MARGIN - 32 * MM, { fit: [INNER, 22 * MM], align: 'center' })
    sheet
      .font('Helvetica-Bold')
      .fontSize(16)
      .text(papers.number, MARGIN, HEIGHT - MARGIN - 8 * MM, { width: INNER, align: 'center' })
  })
}

function drawSender(sheet: Sheet, { sender }: Papers): void {
  caption(sheet, 'FROM', MARGIN)
  sheet
    .font('Helvetica')
    .fontSize(8)
    .text(`${sender.name}\n${sender.address}\nChina · Tel ${sender.phone}`, { width: INNER })
  rule(sheet, 30 * MM)
}

function drawRecipient(sheet: Sheet, { recipient }: Papers): void {
  caption(sheet, 'TO', 33 * MM)
  write(sheet.font('Helvetica-Bold'), recipient.name, 14, 12 * MM)
  write(sheet.font('Helvetica'), recipient.lines.join('\n'), 12, 30 * MM)
  sheet.font('Helvetica-Bold').fontSize(14).text(recipient.country.toUpperCase(), { width: INNER })
  const numbers = [`Tel ${recipient.phone}`, recipient.taxId && `Tax ID ${recipient.taxId}`]
  sheet.font('Helvetica').fontSize(10).text(numbers.filter(Boolean).join('   '), { width: INNER })
  rule(sheet, 90 * MM)
}

function drawService(sheet: Sheet, papers: Papers): void {
  sheet
    .font('Helvetica-Bold')
    .fontSize(12)
    .text(papers.lineName, MARGIN, 93 * MM, { width: INNER })
  const facts = [kilograms(papers.grossGrams), `${papers.goods.length} pcs`, day(papers.printedAt)]
  sheet.font('Helvetica').fontSize(10).text(facts.join('   '), { width: INNER })
  if (papers.trackingNumber) sheet.text(`Tracking ${papers.trackingNumber}`, { width: INNER })
}

/** Writes as large as there is room for: an address is never cut. */
function write(sheet: Sheet, text: string, largest: number, height: number): void {
  let size = largest
  while (size > 6 && sheet.fontSize(size).heightOfString(text, { width: INNER }) > height) size -= 1
  sheet.fontSize(size).text(text, { width: INNER })
}

const caption = (sheet: Sheet, text: string, y: number): void =>
  void sheet.font('Helvetica-Bold').fontSize(7).text(text, MARGIN, y, { width: INNER })

const rule = (sheet: Sheet, y: number): void =>
  void sheet
    .moveTo(MARGIN, y)
    .lineTo(WIDTH - MARGIN, y)
    .lineWidth(0.7)
    .stroke()
