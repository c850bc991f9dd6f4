import { MM, type Sheet, day, drawPdf, kilograms, yuan } from '../../platform/pdf.ts'
import type { Papers } from './papers.ts'

/**
 * The customs papers of a package in one file: the post's declaration (CN22 up to 300 SDR, CN23 above), then the commercial invoice. What
 * they say is the declaration that the shopper signed for.
 */
export const drawCustomsForms = (papers: Papers): Promise<Buffer> =>
  drawPdf(
    {
      size: 'A4',
      margin: 18 * MM,
      title: `${papers.number} customs papers`,
      printedAt: papers.printedAt,
    },
    (sheet) => {
      drawDeclaration(sheet, papers)
      sheet.addPage()
      drawInvoice(sheet, papers)
    },
  )

function drawDeclaration(sheet: Sheet, papers: Papers): void {
  const long = papers.form === 'cn23'
  heading(sheet, `CUSTOMS DECLARATION ${long ? 'CN 23' : 'CN 22'}`, 'May be opened officially')
  if (long) drawParties(sheet, papers)
  facts(sheet, [
    ['Item number', papers.trackingNumber || papers.number],
    ['Category of item', '[ ] Gift   [ ] Documents   [X] Sale of goods   [ ] Returned goods   [ ] Other'],
  ])
  drawGoods(sheet, papers)
  facts(sheet, [
    ['Gross weight of the item', kilograms(papers.grossGrams)],
    ['Total value', yuan(papers.goodsFen)],
    ...(long
      ? ([
          ['Postal charges', yuan(papers.freightFen)],
          ['Insured value', yuan(papers.insuredFen)],
        ] as const)
      : []),
    ['Date of posting', day(papers.printedAt)],
  ])
  sign(
    sheet,
    'I certify that the particulars given in this declaration are correct and that this item does not contain any dangerous article or articles prohibited by legislation or by postal or customs regulations.',
  )
}

function drawInvoice(sheet: Sheet, papers: Papers): void {
  heading(sheet, 'COMMERCIAL INVOICE', `No. ${papers.number}`)
  drawParties(sheet, papers)
  facts(sheet, [
    ['Date', day(papers.printedAt)],
    ['Reason for export', 'Sale'],
    ['Shipping method', papers.lineName],
    ['Currency', 'CNY'],
  ])
  drawGoods(sheet, papers)
  facts(sheet, [
    ['Goods', yuan(papers.goodsFen)],
    ['Freight', yuan(papers.freightFen)],
    ['Total', yuan(papers.goodsFen + papers.freightFen)],
    ['Gross weight', kilograms(papers.grossGrams)],
  ])
  sign(sheet, 'I declare that all the information in this invoice is true and correct.')
}

function drawParties(sheet: Sheet, { sender, recipient }: Papers): void {
  const taxId = recipient.taxId ? [`Importer's reference: ${recipient.taxId}`] : []
  const to = [recipient.name, ...recipient.lines, recipient.country]
  const contact = [`Tel ${recipient.phone}`, recipient.email, ...taxId]
  table(
    sheet,
    ['*', '*'],
    [
      ['From', 'To'],
      [`${sender.name}\n${sender.address}\nChina\nTel ${sender.phone}`, [...to, ...contact].join('\n')],
    ],
  )
}

/** The tariff number is left for whoever knows it: one made up would be a false declaration. */
function drawGoods(sheet: Sheet, { goods }: Papers): void {
  table(
    sheet,
    ['*', 40, 70, 70, 80, 60],
    [
      ['Description of contents', 'Qty', 'Net weight', 'HS tariff no.', 'Value', 'Origin'],
      ...goods.map((one) => [
        one.description,
        String(one.quantity),
        kilograms(one.netGrams),
        '',
        yuan(one.valueFen),
        'China',
      ]),
    ],
  )
}

const facts = (sheet: Sheet, rows: readonly (readonly [string, string])[]): void =>
  table(
    sheet,
    [130, '*'],
    rows.map((row) => [...row]),
    { head: false },
  )

function table(
  sheet: Sheet,
  columnStyles: (number | string)[],
  data: string[][],
  { head = true } = {},
): void {
  sheet.font('Helvetica').fontSize(9)
  sheet.table({
    columnStyles,
    defaultStyle: { padding: 4, border: 0.5 },
    data: data.map((row, index) =>
      row.map((text) => ({ text, ...(head && index === 0 ? { font: { src: 'Helvetica-Bold' } } : {}) })),
    ),
  })
  sheet.moveDown(0.8)
}

function heading(sheet: Sheet, title: string, note: string): void {
  sheet.font('Helvetica-Bold').fontSize(16).text(title)
  sheet.font('Helvetica').fontSize(9).text(note)
  sheet.moveDown(0.8)
}

function sign(sheet: Sheet, sentence: string): void {
  sheet.fontSize(8).text(sentence)
  sheet.moveDown(2)
  sheet.fontSize(9).text('Date and sender’s signature: ______________________________')
}
