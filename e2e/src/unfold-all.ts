import type { Page } from 'playwright-core'

/** Unfolds all folded sections of a page, because fields inside them cannot be filled in otherwise. */
export const unfoldAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true
  })
