import { formatter } from '@longhaul/text/format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { parcelReceiptIn } from '@longhaul/text/documents/parcel-receipt.ts'
import { receiptIn } from '@longhaul/text/documents/receipt.ts'
import { type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import {
  MARGIN,
  RECEIPT_ZONE,
  drawFacts,
  drawNotes,
  drawRow,
  drawTitle,
} from '../../platform/documents/receipt-sheet.ts'
import type { ParcelReceipt } from './read-receipt.ts'

const COLUMN = 110

/**
 * A package's receipt on A4, in one language; titles stay as the sellers wrote them. Times are in the
 * warehouse's time zone.
 */
export function drawParcelReceipt(receipt: ParcelReceipt, lang: Lang, printedAt: Date): Promise<Buffer> {
  const title = `${parcelReceiptIn(lang).title} ${receipt.number}`
  return drawPdf({ size: 'A4', margin: MARGIN, title, printedAt }, (sheet) => {
    drawHead(sheet, receipt, lang)
    drawContents(sheet, receipt, lang)
    drawCharges(sheet, receipt, lang)
    drawFoot(sheet, receipt, lang, printedAt)
  })
}

function drawHead(sheet: Sheet, receipt: ParcelReceipt, lang: Lang): void {
  const say = parcelReceiptIn(lang)
  const { dateTime, weight, size } = formatter(lang, RECEIPT_ZONE)
  const [length = 0, width = 0, height = 0] = receipt.sizeMm
  drawTitle(sheet, receipt.siteName, say.title)
  drawFacts(sheet, [
    [say.number, receipt.number],
    [say.made, dateTime(receipt.madeAt)],
    [say.paid, dateTime(receipt.paidAt)],
    [say.shipped, receipt.shippedAt && dateTime(receipt.shippedAt)],
    [say.customer, receipt.customer],
    [say.to, receipt.destination],
    [say.line, receipt.line],
    [say.tracking, receipt.trackingNumber],
    [say.weight, say.billed(weight(receipt.weightGrams), size(length, width, height))],
  ])
}

function drawContents(sheet: Sheet, receipt: ParcelReceipt, lang: Lang): void {
  const say = parcelReceiptIn(lang)
  drawRow(sheet, [say.item, say.quantity, say.order], true, [COLUMN, COLUMN])
  for (const { title, quantity, orderNumber } of receipt.contents)
    drawRow(sheet, [title, String(quantity), orderNumber ?? '–'], false, [COLUMN, COLUMN])
  sheet.moveDown(0.8)
}

function drawCharges(sheet: Sheet, receipt: ParcelReceipt, lang: Lang): void {
  const say = parcelReceiptIn(lang)
  const { money, moneyWithCode } = formatter(lang, RECEIPT_ZONE)
  drawRow(sheet, [say.row, say.amount], true, [COLUMN])
  for (const row of receipt.rows) drawRow(sheet, [row.name, money(row.feeFen)], false, [COLUMN])
  const total = receipt.isFinal ? say.total : say.estimate
  drawRow(sheet, [total, moneyWithCode(receipt.totalFen)], true, [COLUMN])
}

function drawFoot(sheet: Sheet, receipt: ParcelReceipt, lang: Lang, printedAt: Date): void {
  const say = parcelReceiptIn(lang)
  const shared = receiptIn(lang)
  const { dateTime } = formatter(lang, RECEIPT_ZONE)
  drawNotes(sheet, [
    ...(receipt.isFinal ? [] : [say.estimateNote]),
    say.note,
    shared.contact(receipt.siteName, receipt.contactEmail),
    shared.printed(dateTime(printedAt)),
  ])
}
