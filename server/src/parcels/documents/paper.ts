import { type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import type { Papers } from './papers.ts'

/** A kind of paper: its title, its sheet size, and how to draw it on an open blank page. */
export type Paper = {
  title: string
  size: [number, number] | 'A4'
  draw: (sheet: Sheet, papers: Papers) => void | Promise<void>
}

/** A kind of paper and the data of the package to print on it. */
export type Page = { paper: Paper; papers: Papers }

/** A single paper as a file. */
export const drawPaper = (paper: Paper, papers: Papers): Promise<Buffer> =>
  drawTogether([{ paper, papers }], `${papers.number} ${paper.title}`)

/** Several papers as one file, in the order given, each on sheets of its own size. At least one is required. */
export const drawTogether = (pages: readonly Page[], title: string): Promise<Buffer> =>
  drawPdf(
    { size: pages[0]!.paper.size, margin: 0, title, printedAt: pages[0]!.papers.printedAt },
    async (sheet) => {
      for (const [at, { paper, papers }] of pages.entries()) {
        // Pages that a paper adds must have the size of its first page.
        sheet.options.size = paper.size
        if (at > 0) sheet.addPage()
        await paper.draw(sheet, papers)
      }
    },
  )
