import type { Visit } from './shared/visit.ts'

/** The data sent with the page, so that the browser renders the same. */
export type PageState = {
  visit: Visit
  answers: [key: readonly unknown[], data: unknown][]
  missing: boolean
  /** The program's files, to be fetched after the first paint; if undefined, the document links them. */
  modules?: string[] | undefined
  /** The address of the complete stylesheet, for a page that links only the styles it needs. */
  styles?: string | undefined
  /** Sheets that the document already includes in a joined file: lazy parts need not fetch them. */
  joined?: string[] | undefined
}

/** The data that the server sent; undefined if it sent none. */
export function readState(): PageState | undefined {
  const text = document.getElementById('page')?.textContent
  // Written by our own server, from this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text ? (JSON.parse(text) as PageState) : undefined
}
