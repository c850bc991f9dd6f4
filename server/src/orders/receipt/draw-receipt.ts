import { formatter } from '@longhaul/text/format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { receiptIn } from '@longhaul/text/papers/receipt.ts'
import { HAN, HAN_BOLD, type Sheet, drawPdf, inHan, registerHan } from '../../platform/documents/pdf.ts'
import type { Receipt } from './read-receipt.ts'

const MARGIN = 48
const INK = '#1b2430'
const QUIET = '#5b6472'
const RULE = '#d5d9df'

/** An order's receipt on A4, in one language; what the seller wrote stays as it is. Times as the shop's clock has them. */
export function drawReceipt(receipt: Receipt, lang: Lang, printedAt: Date): Promise<Buffer> {
  const title = `${receiptIn(lang).title} ${receipt.number}`
  return drawPdf({ size: 'A4', margin: MARGIN, title, printedAt }, (sheet) => {
    registerHan(sheet)
    drawHead(sheet, receipt, lang)
    drawItems(sheet, receipt, lang)
    drawSums(sheet, receipt, lang)
    drawFoot(sheet, receipt, lang, printedAt)
  })
}

const ZONE = 'Asia/Shanghai'
const widthOf = (sheet: Sheet): number => sheet.page.width - 2 * MARGIN

function drawHead(sheet: Sheet, receipt: Receipt, lang: Lang): void {
  const say = receiptIn(lang)
  const { dateTime } = formatter(lang, ZONE)
  sheet.font(HAN_BOLD).fontSize(20).fillColor(INK).text(receipt.siteName[lang], MARGIN, MARGIN)
  sheet
    .font(HAN_BOLD)
    .fontSize(20)
    .text(say.title, MARGIN, MARGIN, { align: 'right', width: widthOf(sheet) })
  sheet.moveDown(1)
  const facts = [
    [say.orderNumber, receipt.number],
    [say.placed, dateTime(receipt.placedAt)],
    [say.paid, dateTime(receipt.paidAt)],
    [say.customer, receipt.customer],
    ...(receipt.sellerName ? [[say.seller, receipt.sellerName]] : []),
  ] as [string, string][]
  for (const [label, value] of facts) {
    const y = sheet.y
    sheet.font(HAN).fontSize(10).fillColor(QUIET).text(label, MARGIN, y, { width: 110 })
    sheet.fillColor(INK).text(inHan(value), MARGIN + 120, y, { width: widthOf(sheet) - 120 })
    sheet.moveDown(0.2)
  }
  sheet.moveDown(1)
}

/** Name, quantity, price, sum: the last three flush right, a rule under each row. */
function drawItems(sheet: Sheet, receipt: Receipt, lang: Lang): void {
  const say = receiptIn(lang)
  const { money } = formatter(lang, ZONE)
  drawRow(sheet, [say.item, say.quantity, say.price, say.sum], HAN_BOLD)
  for (const item of receipt.items) {
    const isCancelled = item.stage === 'cancelled'
    const cancelled = isCancelled ? ` (${say.cancelled})` : ''
    const name = inHan([item.title + cancelled, item.options_text].filter(Boolean).join('\n'))
    const cells = [
      name,
      String(item.quantity),
      money(item.unit_price_fen),
      isCancelled ? '–' : money(item.goods_fen),
    ]
    drawRow(sheet, cells, HAN)
  }
  sheet.moveDown(0.8)
}

function drawRow(sheet: Sheet, cells: readonly string[], font: string): void {
  const columns = [widthOf(sheet) - 240, 60, 90, 90]
  sheet.font(font).fontSize(10).fillColor(INK)
  const height = sheet.heightOfString(cells[0]!, { width: columns[0]! - 12 })
  if (sheet.y + height > sheet.page.height - MARGIN) sheet.addPage()
  const y = sheet.y
  let x = MARGIN
  for (const [index, cell] of cells.entries()) {
    const width = columns[index]!
    if (index === 0) sheet.text(cell, x, y, { width: width - 12 })
    else sheet.text(cell, x, y, { width, align: 'right' })
    x += width
  }
  const bottom = y + height + 5
  sheet
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + widthOf(sheet), bottom)
    .lineWidth(0.5)
    .stroke(RULE)
  sheet.x = MARGIN
  sheet.y = bottom + 6
}

function drawSums(sheet: Sheet, { amounts, refundedFen }: Receipt, lang: Lang): void {
  const say = receiptIn(lang)
  const { money, moneyWithCode } = formatter(lang, ZONE)
  const rows: [string, string, string][] = [
    [say.goods, money(amounts.goodsFen), HAN],
    [say.freight, money(amounts.freightFen), HAN],
    [say.service, money(amounts.serviceFen), HAN],
    ...(amounts.photosFen > 0
      ? [[say.photos, money(amounts.photosFen), HAN] as [string, string, string]]
      : []),
    ...(amounts.discountFen > 0
      ? [[say.coupon, money(-amounts.discountFen), HAN] as [string, string, string]]
      : []),
    [say.total, moneyWithCode(amounts.totalFen), HAN_BOLD],
    ...(refundedFen > 0 ? [[say.refunded, money(-refundedFen), HAN] as [string, string, string]] : []),
  ]
  if (sheet.y + rows.length * 18 > sheet.page.height - MARGIN) sheet.addPage()
  const left = MARGIN + widthOf(sheet) - 260
  for (const [label, value, font] of rows) {
    const y = sheet.y
    sheet
      .font(font)
      .fontSize(font === HAN_BOLD ? 12 : 10)
      .fillColor(INK)
    sheet.text(label, left, y, { width: 140 })
    sheet.text(value, left + 140, y, { width: 120, align: 'right' })
    sheet.moveDown(0.3)
  }
}

function drawFoot(sheet: Sheet, receipt: Receipt, lang: Lang, printedAt: Date): void {
  const say = receiptIn(lang)
  const { dateTime } = formatter(lang, ZONE)
  const lines = [
    say.note,
    say.contact(receipt.siteName[lang], receipt.contactEmail),
    say.printed(dateTime(printedAt)),
  ]
  sheet.moveDown(2).font(HAN).fontSize(8.5).fillColor(QUIET)
  for (const line of lines) sheet.text(line, MARGIN, undefined, { width: widthOf(sheet) })
}
