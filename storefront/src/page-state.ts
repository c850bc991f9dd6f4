import type { Visit } from './shared/visit.ts'

/** What travels with the page, so that the browser draws the same. */
export type PageState = {
  visit: Visit
  answers: [key: readonly unknown[], data: unknown][]
  missing: boolean
  /** What the page asks for first (browser/src/calls/early.ts): addresses of calls. */
  calls: string[]
  /** Files of the page's program, to be fetched when the page is drawn; without them the document names them. */
  modules?: string[] | undefined
  /** Where all styles are, on a page that links only those it needs. */
  styles?: string | undefined
  /** Sheets that the document links joined with others: a part that comes later need not fetch them. */
  joined?: string[] | undefined
}

/** What the server sent along; undefined where it sent none. */
export function readState(): PageState | undefined {
  const text = document.getElementById('page')?.textContent
  // Written by our own server, from this very type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text ? (JSON.parse(text) as PageState) : undefined
}
