import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitedFor } from './requests.ts'

/** Waits until the page has its heading, and nothing on it is still being fetched: what comes later would move what is being looked at. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
  // What came meanwhile may bring skeletons of its own.
  while (waitedFor(page).length > 0) {
    await expect.poll(() => waitedFor(page), { message: `${page.url()} is still fetching` }).toEqual([])
    await page.waitForFunction(isAwake)
  }
}

/** In the page. HTML from the server takes no clicks before it is hydrated: React marks what it has hydrated, the page and its header separately. */
function isAwake(): boolean {
  const headings = [...document.querySelectorAll('h1')]
  return (
    headings.some((heading) => heading.checkVisibility({ visibilityProperty: true })) &&
    [headings[0]!, ...document.querySelectorAll('header button')].every((part) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber$')),
    ) &&
    !document.querySelector('.skeleton, [aria-busy="true"]')
  )
}

/**
 * Lets a page's calls through again that a journey answered or held back: once nothing is under way, because what the browser is just about to send
 * when the holding ends may never be sent.
 */
export async function letThrough(page: Page): Promise<void> {
  await expect.poll(() => waitedFor(page), { message: `${page.url()} is still fetching` }).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
}

/** Touches a page that has come to rest: what lies over it (toasts, notes, questions) is fetched then. */
export async function touch(page: Page): Promise<void> {
  // The first place of a pointer is no movement.
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.locator('.toasts').waitFor({ state: 'attached' })
}

/** In the page: by how much it is wider than its window, and what sticks out. */
export function widerThanWindow(): string[] {
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
}

export const sidewaysFaults = (page: Page): Promise<string[]> => page.evaluate(widerThanWindow)

/** At a telephone's and at a desk's width nothing sticks out. */
export async function fits(page: Page): Promise<void> {
  const own = page.viewportSize()
  for (const width of [375, 1190]) {
    if (width !== own?.width) await page.setViewportSize({ width, height: 900 })
    // A button's label while it is busy, and what moves with the width, settle a moment later.
    await expect.poll(() => sidewaysFaults(page), { message: `${page.url()} at ${width} px` }).toEqual([])
    if (own && width !== own.width) await page.setViewportSize(own)
  }
}
