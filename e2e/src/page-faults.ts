import type { Page } from 'playwright-core'

/** Waits until the page has its heading, and nothing on it is still being fetched. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('.skeleton, [aria-busy="true"]'))
}

/** By how much the page is wider than its window, and what sticks out. */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - window.innerWidth
    if (wide <= 0) return []
    const out = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1,
    )
    return [
      `${wide} px too wide: ${out
        .slice(0, 4)
        .map((element) => `${element.tagName}.${element.className}`)
        .join(' > ')}`,
    ]
  })
