import type { Visit } from './shared/visit.ts'

/** The data sent with the page, so that the browser renders the same. */
export type PageState = {
  visit: Visit
  answers: [key: readonly unknown[], data: unknown][]
  missing: boolean
}

/** The data that the server sent; undefined if it sent none. */
export function readState(): PageState | undefined {
  const text = document.getElementById('page')?.textContent
  // Written by our own server, from this type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text ? (JSON.parse(text) as PageState) : undefined
}
