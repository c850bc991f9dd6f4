import { cn22 } from './cn22.ts'
import { cn23 } from './cn23.ts'
import { invoice } from './invoice.ts'
import { packingList } from './packing-list.ts'
import { type Page, type Paper, drawTogether } from './paper.ts'
import type { ShippingDocuments } from './shipping-documents.ts'

/** The post's declaration of a package: the short form or the long one. */
export const customsForm = ({ form }: ShippingDocuments): Paper => (form === 'cn22' ? cn22 : cn23)

/** The papers that accompany a box besides its label: declaration, invoice and packing list. */
export const paperSet = (papers: ShippingDocuments): Page[] =>
  [customsForm(papers), invoice, packingList].map((paper) => ({ paper, papers }))

/** All papers of a package in one file. */
export const drawDocumentSet = (papers: ShippingDocuments): Promise<Buffer> =>
  drawTogether(paperSet(papers), `${papers.number} papers`, papers.printedAt)
