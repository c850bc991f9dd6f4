import { type Sheet, drawPdf } from '../../platform/documents/pdf.ts'
import type { Papers } from './papers.ts'

/** One of a package's papers: what it is called, its sheet, and how it is drawn on a page that is open and blank. */
export type Paper = {
  title: string
  size: [number, number] | 'A4'
  draw: (sheet: Sheet, papers: Papers) => void | Promise<void>
}

/** A paper and the package that it is about. */
export type Page = { paper: Paper; papers: Papers }

/** One paper as a file. */
export const drawPaper = (paper: Paper, papers: Papers): Promise<Buffer> =>
  drawTogether([{ paper, papers }], `${papers.number} ${paper.title}`)

/** Several papers as one file, in the order given, each on sheets of its own size. There is at least one. */
export const drawTogether = (pages: readonly Page[], title: string): Promise<Buffer> =>
  drawPdf(
    { size: pages[0]!.paper.size, margin: 0, title, printedAt: pages[0]!.papers.printedAt },
    async (sheet) => {
      for (const [at, { paper, papers }] of pages.entries()) {
        // The pages that a paper adds are of the size that its first one has.
        sheet.options.size = paper.size
        if (at > 0) sheet.addPage()
        await paper.draw(sheet, papers)
      }
    },
  )
