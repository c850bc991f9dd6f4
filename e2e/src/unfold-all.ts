import type { Page } from 'playwright-core'

/** Opens whatever of a page is folded to a line: what stands in it can be filled in only then. */
export const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
  })
