import { formatter } from '@longhaul/text/format.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { receiptIn } from '@longhaul/text/documents/receipt.ts'
import { write } from '../../platform/documents/ink.ts'
import { type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import {
  INK,
  MARGIN,
  RECEIPT_ZONE,
  drawFacts,
  drawNotes,
  drawRow,
  drawTitle,
  widthOf,
} from '../../platform/documents/receipt-sheet.ts'
import type { Receipt } from './read-receipt.ts'

/** Quantity, price and sum. */
const COLUMNS = [60, 90, 90]

/**
 * An order's receipt on A4, in one language; the seller's own text is not translated. Times are in the shop's
 * time zone.
 */
export function drawReceipt(receipt: Receipt, lang: Lang, printedAt: Date): Promise<Buffer> {
  const title = `${receiptIn(lang).title} ${receipt.number}`
  return drawPdf({ size: 'A4', margin: MARGIN, title, printedAt }, (sheet) => {
    drawHead(sheet, receipt, lang)
    drawItems(sheet, receipt, lang)
    drawSums(sheet, receipt, lang)
    drawFoot(sheet, receipt, lang, printedAt)
  })
}

function drawHead(sheet: Sheet, receipt: Receipt, lang: Lang): void {
  const say = receiptIn(lang)
  const { dateTime } = formatter(lang, RECEIPT_ZONE)
  drawTitle(sheet, receipt.siteName[lang], say.title)
  drawFacts(sheet, [
    [say.orderNumber, receipt.number],
    [say.placed, dateTime(receipt.placedAt)],
    [say.paid, dateTime(receipt.paidAt)],
    [say.customer, receipt.customer],
    [say.seller, receipt.sellerName || null],
  ])
}

/** Name, quantity, price and sum; the last three right-aligned, with a rule under each row. */
function drawItems(sheet: Sheet, receipt: Receipt, lang: Lang): void {
  const say = receiptIn(lang)
  const { money } = formatter(lang, RECEIPT_ZONE)
  drawRow(sheet, [say.item, say.quantity, say.price, say.sum], true, COLUMNS)
  for (const item of receipt.items) {
    const isCancelled = item.stage === 'cancelled'
    const cancelled = isCancelled ? ` (${say.cancelled})` : ''
    const name = [item.title + cancelled, item.options_text].filter(Boolean).join('\n')
    const cells = [
      name,
      String(item.quantity),
      money(item.pieceFen),
      isCancelled ? '–' : money(item.goods_fen),
    ]
    drawRow(sheet, cells, false, COLUMNS)
  }
  sheet.moveDown(0.8)
}

function drawSums(sheet: Sheet, { amounts, settled }: Receipt, lang: Lang): void {
  const say = receiptIn(lang)
  const { money, moneyWithCode } = formatter(lang, RECEIPT_ZONE)
  const row = (label: string, fen: number): [string, string, boolean] => [label, money(fen), false]
  const since = [
    [say.cheaper, settled.cheaperFen],
    [say.refunded, settled.refundedFen],
    [say.compensated, settled.compensatedFen],
    [say.corrected, settled.correctedFen],
    [say.photosSince, settled.photosFen],
  ] as const
  const rows = [
    row(say.goods, amounts.goodsFen),
    row(say.freight, amounts.freightFen),
    row(say.service, amounts.serviceFen),
    ...(amounts.photosFen > 0 ? [row(say.photos, amounts.photosFen)] : []),
    ...(amounts.discountFen > 0 ? [row(say.coupon, -amounts.discountFen)] : []),
    [say.total, moneyWithCode(amounts.totalFen), true] as const,
    ...(settled.costFen === amounts.totalFen
      ? []
      : [
          ...since.filter(([, fen]) => fen !== 0).map(([label, fen]) => row(label, -fen)),
          [say.inTheEnd, moneyWithCode(settled.costFen), true] as const,
        ]),
  ]
  if (sheet.y + rows.length * 18 > sheet.page.height - MARGIN) {
    sheet.addPage()
    sheet.y = MARGIN
  }
  const left = MARGIN + widthOf(sheet) - 260
  for (const [label, value, bold] of rows) {
    const { y } = sheet
    const place = { y, size: bold ? 12 : 10, bold, color: INK }
    const below = [
      write(sheet, label, { ...place, x: left, width: 140 }),
      write(sheet, value, { ...place, x: left + 140, width: 120, align: 'right' }),
    ]
    sheet.y = Math.max(...below) + 4
  }
}

function drawFoot(sheet: Sheet, receipt: Receipt, lang: Lang, printedAt: Date): void {
  const say = receiptIn(lang)
  const { dateTime } = formatter(lang, RECEIPT_ZONE)
  drawNotes(sheet, [
    say.note,
    say.contact(receipt.siteName[lang], receipt.contactEmail),
    say.printed(dateTime(printedAt)),
  ])
}
