import { type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import type { ShippingDocuments } from './shipping-documents.ts'
import { type Unprintable, drawUnprintable } from './unprintable.ts'

/** A kind of paper: its title, its sheet size, and how to draw it on an open blank page. */
export type Paper = {
  title: string
  size: [number, number] | 'A4'
  draw: (sheet: Sheet, papers: ShippingDocuments) => void | Promise<void>
}

/**
 * A kind of paper and the data of the package to print on it, or a page in place of the papers that cannot be
 * printed.
 */
export type Page = { paper: Paper; papers: ShippingDocuments } | { notice: Unprintable }

/** A single paper as a file. */
export const drawDocument = (paper: Paper, papers: ShippingDocuments): Promise<Buffer> =>
  drawTogether([{ paper, papers }], `${papers.number} ${paper.title}`, papers.printedAt)

/**
 * Several papers as one file, in the order given, each on sheets of its own size. At least one is required.
 */
export const drawTogether = (pages: readonly Page[], title: string, printedAt: Date): Promise<Buffer> =>
  drawPdf({ size: sizeOf(pages[0]!), margin: 0, title, printedAt }, async (sheet) => {
    for (const [at, page] of pages.entries()) {
      // Pages that a paper adds must have the size of its first page.
      sheet.options.size = sizeOf(page)
      if (at > 0) sheet.addPage()
      if ('notice' in page) drawUnprintable(sheet, page.notice)
      else await page.paper.draw(sheet, page.papers)
    }
  })

const sizeOf = (page: Page): Paper['size'] => ('notice' in page ? 'A4' : page.paper.size)
