import { MM, type Sheet, day, kilograms, yuan } from '../../platform/documents/pdf.ts'
import { drawBarcode } from './barcode.ts'
import { CATEGORIES, CERTIFIED, SOLD } from './cn22.ts'
import { caption, drawOverPages, frame, tick, write } from '../../platform/documents/ink.ts'
import type { Paper } from './paper.ts'
import {
  type DocumentGoods,
  type ShippingDocuments,
  descriptionOf,
  partyLines,
} from './shipping-documents.ts'
import { type Column, drawTable } from './table.ts'

const MARGIN = 14 * MM
const WIDTH = 210 * MM - 2 * MARGIN
const BOTTOM = 297 * MM - MARGIN
const HALF = WIDTH / 2

/** The post's long declaration, on A4, with as many pages as the goods need. */
export const cn23: Paper = {
  title: 'CN 23',
  size: 'A4',
  async draw(sheet, papers) {
    const name = `CN 23 · ${papers.trackingNumber || papers.number}`
    await drawOverPages(sheet, name, { x: MARGIN, y: MARGIN - 5 * MM, width: WIDTH }, () => {
      drawHead(sheet, papers)
      const y = drawTable(sheet, COLUMNS, papers.goods.map(cells), {
        x: MARGIN,
        y: 98 * MM,
        top: MARGIN,
        bottom: BOTTOM,
        size: 8.5,
      })
      drawFoot(sheet, papers, roomFor(sheet, y))
    })
  },
}

const COLUMNS: readonly Column[] = [
  { head: 'Detailed description of contents 内件详细名称', width: WIDTH - 118 * MM },
  { head: 'Quantity 数量', width: 16 * MM, align: 'right' },
  { head: 'Net weight 净重', width: 24 * MM, align: 'right' },
  { head: 'Value 价值', width: 30 * MM, align: 'right' },
  { head: 'HS tariff number 税则号列', width: 26 * MM },
  { head: 'Country of origin 原产地', width: 22 * MM },
]

const cells = (thing: DocumentGoods): string[] => [
  descriptionOf(thing),
  String(thing.quantity),
  kilograms(thing.netGrams),
  yuan(thing.valueFen),
  thing.hsCode,
  thing.origin,
]

const FOOT = 72 * MM

/** Keeps the foot together: moves it to another page if this one is too full. */
function roomFor(sheet: Sheet, y: number): number {
  if (y + FOOT <= BOTTOM) return y
  sheet.addPage()
  return MARGIN
}

function drawHead(sheet: Sheet, papers: ShippingDocuments): void {
  write(sheet, 'CUSTOMS DECLARATION 报关单', {
    x: MARGIN,
    y: MARGIN,
    width: 90 * MM,
    size: 17,
    height: 8.5 * MM,
    bold: true,
  })
  write(sheet, 'CN 23', { x: MARGIN, y: MARGIN + 8 * MM, width: 40 * MM, size: 15, bold: true })
  write(sheet, 'May be opened officially 可以径行开拆', {
    x: MARGIN + 24 * MM,
    y: MARGIN + 9.5 * MM,
    width: 60 * MM,
    size: 9,
  })
  const item = papers.trackingNumber || papers.number
  drawBarcode(sheet, item, { x: MARGIN + HALF, y: MARGIN, width: HALF, height: 12 * MM })
  write(sheet, item, {
    x: MARGIN + HALF,
    y: MARGIN + 13 * MM,
    width: HALF,
    size: 10,
    bold: true,
    align: 'center',
  })
  const top = 34 * MM
  box(
    sheet,
    'From 寄件人',
    partyLines({ ...papers.sender, lines: [papers.sender.address], country: 'China' }),
    MARGIN,
    top,
  )
  box(sheet, 'To 收件人', partyLines(papers.recipient), MARGIN + HALF, top)
  const { recipient } = papers
  frame(sheet, MARGIN, 82 * MM, WIDTH, 13 * MM)
  const numbers = papers.taxes.filter(({ isPrinted }) => isPrinted).map(({ number }) => number)
  field(
    sheet,
    'Sender’s customs reference 寄件人海关备案号',
    [papers.number, ...numbers].join('\n'),
    MARGIN,
    82 * MM,
  )
  field(
    sheet,
    'Importer’s reference (tax code / VAT) 进口商税号',
    recipient.taxId || '–',
    MARGIN + WIDTH / 3,
    82 * MM,
  )
  field(
    sheet,
    'Importer’s telephone and e-mail 进口商电话、邮箱',
    `${recipient.phone}\n${recipient.email}`,
    MARGIN + (2 * WIDTH) / 3,
    82 * MM,
  )
}

function drawFoot(sheet: Sheet, papers: ShippingDocuments, y: number): void {
  frame(sheet, MARGIN, y, WIDTH, FOOT)
  const third = WIDTH / 3
  field(sheet, 'Total gross weight 总毛重', kilograms(papers.grossGrams), MARGIN, y)
  field(sheet, 'Total value 总价值', yuan(papers.goodsFen), MARGIN + third, y)
  field(sheet, 'Postal charges / fees 邮费', yuan(papers.freightFen), MARGIN + 2 * third, y)
  caption(sheet, 'Category of item 邮件种类', MARGIN + 2 * MM, y + 14 * MM, third)
  for (const [at, word] of CATEGORIES.entries())
    tick(
      sheet,
      word,
      MARGIN + (2 + (at % 3) * 40) * MM,
      y + (18.5 + 5 * Math.floor(at / 3)) * MM,
      40 * MM,
      word === SOLD,
    )
  field(
    sheet,
    'Insured value 保价金额',
    papers.insuredFen > 0 ? yuan(papers.insuredFen) : '–',
    MARGIN + 2 * third,
    y + 13 * MM,
  )
  field(sheet, 'Licence 许可证', '–', MARGIN, y + 29 * MM)
  field(sheet, 'Certificate 证书', '–', MARGIN + third, y + 29 * MM)
  field(sheet, 'Invoice number 发票号', papers.number, MARGIN + 2 * third, y + 29 * MM)
  field(sheet, 'Comments (quarantine, restrictions) 备注（检疫、限制）', '–', MARGIN, y + 41 * MM)
  field(
    sheet,
    'Office of origin / date of posting 原寄局、交寄日期',
    `China · ${day(papers.printedAt)}`,
    MARGIN + 2 * third,
    y + 41 * MM,
  )
  write(sheet, CERTIFIED, { x: MARGIN + 2 * MM, y: y + 53 * MM, width: WIDTH - 4 * MM, size: 7.5 })
  write(
    sheet,
    `Date and sender’s signature 日期和寄件人签字：   ${day(papers.printedAt)}   ${papers.sender.name}`,
    {
      x: MARGIN + 2 * MM,
      y: y + 64 * MM,
      width: WIDTH - 4 * MM,
      size: 9,
    },
  )
}

function box(sheet: Sheet, head: string, lines: readonly string[], x: number, y: number): void {
  frame(sheet, x, y, HALF, 46 * MM)
  caption(sheet, head, x + 2 * MM, y + 1.5 * MM, HALF - 4 * MM)
  write(sheet, lines.join('\n'), {
    x: x + 2 * MM,
    y: y + 5 * MM,
    width: HALF - 4 * MM,
    size: 10,
    height: 40 * MM,
  })
}

const field = (sheet: Sheet, head: string, text: string, x: number, y: number): void => {
  const width = WIDTH / 3 - 4 * MM
  caption(sheet, head, x + 2 * MM, y + 1.5 * MM, width)
  write(sheet, text, { x: x + 2 * MM, y: y + 4.5 * MM, width, size: 9, height: 8 * MM })
}
