import { formatter } from '@longhaul/text/format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { parcelReceiptIn } from '@longhaul/text/papers/parcel-receipt.ts'
import { receiptIn } from '@longhaul/text/papers/receipt.ts'
import { HAN, HAN_BOLD, type Sheet, drawPdf, inHan, registerHan } from '../../platform/documents/pdf.ts'
import type { ParcelReceipt } from './read-receipt.ts'

const MARGIN = 48
const INK = '#1b2430'
const QUIET = '#5b6472'
const RULE = '#d5d9df'
const ZONE = 'Asia/Shanghai'

/** A package's receipt on A4, in one language; titles stay as the sellers wrote them. Times as the warehouse's clock has them. */
export function drawParcelReceipt(receipt: ParcelReceipt, lang: Lang, printedAt: Date): Promise<Buffer> {
  const title = `${parcelReceiptIn(lang).title} ${receipt.number}`
  return drawPdf({ size: 'A4', margin: MARGIN, title, printedAt }, (sheet) => {
    registerHan(sheet)
    drawHead(sheet, receipt, lang)
    drawContents(sheet, receipt, lang)
    drawCharges(sheet, receipt, lang)
    drawFoot(sheet, receipt, lang, printedAt)
  })
}

const widthOf = (sheet: Sheet): number => sheet.page.width - 2 * MARGIN

function drawHead(sheet: Sheet, receipt: ParcelReceipt, lang: Lang): void {
  const say = parcelReceiptIn(lang)
  const { dateTime, weight, size } = formatter(lang, ZONE)
  const [length = 0, width = 0, height = 0] = receipt.sizeMm
  sheet.font(HAN_BOLD).fontSize(20).fillColor(INK).text(inHan(receipt.siteName), MARGIN, MARGIN)
  sheet.text(say.title, MARGIN, MARGIN, { align: 'right', width: widthOf(sheet) }).moveDown(1)
  const facts: [string, string | null][] = [
    [say.number, receipt.number],
    [say.made, dateTime(receipt.madeAt)],
    [say.paid, dateTime(receipt.paidAt)],
    [say.shipped, receipt.shippedAt && dateTime(receipt.shippedAt)],
    [say.customer, receipt.customer],
    [say.to, receipt.destination],
    [say.line, receipt.line],
    [say.tracking, receipt.trackingNumber],
    [say.weight, say.billed(weight(receipt.weightGrams), size(length, width, height))],
  ]
  for (const [label, value] of facts) {
    if (value === null) continue
    const y = sheet.y
    sheet.font(HAN).fontSize(10).fillColor(QUIET).text(label, MARGIN, y, { width: 110 })
    sheet.fillColor(INK).text(inHan(value), MARGIN + 120, y, { width: widthOf(sheet) - 120 })
    sheet.moveDown(0.2)
  }
  sheet.moveDown(1)
}

function drawContents(sheet: Sheet, receipt: ParcelReceipt, lang: Lang): void {
  const say = parcelReceiptIn(lang)
  drawRow(sheet, [say.item, say.quantity, say.order], HAN_BOLD)
  for (const one of receipt.contents)
    drawRow(sheet, [inHan(one.title), String(one.quantity), one.orderNumber ?? '–'], HAN)
  sheet.moveDown(0.8)
}

/** A name, and two columns flush right; a rule under it. */
function drawRow(sheet: Sheet, [name = '', ...cells]: readonly string[], font: string): void {
  const first = widthOf(sheet) - cells.length * 110
  sheet.font(font).fontSize(10).fillColor(INK)
  const height = sheet.heightOfString(name, { width: first - 12 })
  if (sheet.y + height > sheet.page.height - MARGIN) sheet.addPage()
  const y = sheet.y
  sheet.text(name, MARGIN, y, { width: first - 12 })
  for (const [index, cell] of cells.entries())
    sheet.text(cell, MARGIN + first + index * 110, y, { width: 110, align: 'right' })
  const bottom = y + height + 5
  sheet
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + widthOf(sheet), bottom)
    .lineWidth(0.5)
    .stroke(RULE)
  sheet.x = MARGIN
  sheet.y = bottom + 6
}

function drawCharges(sheet: Sheet, receipt: ParcelReceipt, lang: Lang): void {
  const say = parcelReceiptIn(lang)
  const { money, moneyWithCode } = formatter(lang, ZONE)
  drawRow(sheet, [say.row, say.amount], HAN_BOLD)
  for (const row of receipt.rows) drawRow(sheet, [inHan(row.name), money(row.feeFen)], HAN)
  const total = receipt.isFinal ? say.total : say.estimate
  drawRow(sheet, [total, moneyWithCode(receipt.totalFen)], HAN_BOLD)
}

function drawFoot(sheet: Sheet, receipt: ParcelReceipt, lang: Lang, printedAt: Date): void {
  const say = parcelReceiptIn(lang)
  const shared = receiptIn(lang)
  const { dateTime } = formatter(lang, ZONE)
  const lines = [
    ...(receipt.isFinal ? [] : [say.estimateNote]),
    say.note,
    shared.contact(inHan(receipt.siteName), receipt.contactEmail),
    shared.printed(dateTime(printedAt)),
  ]
  sheet.moveDown(2).font(HAN).fontSize(8.5).fillColor(QUIET)
  for (const line of lines) sheet.text(line, MARGIN, undefined, { width: widthOf(sheet) })
}
