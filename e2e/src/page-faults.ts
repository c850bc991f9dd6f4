import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitedFor } from './requests.ts'

/**
 * Waits until the page has its heading and has no pending requests, because late arrivals would move what is
 * being checked.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(isAwake)
  // The arrivals may bring skeletons of their own.
  while (waitedFor(page).length > 0) {
    await expect.poll(() => waitedFor(page), { message: `${page.url()} is still fetching` }).toEqual([])
    await page.waitForFunction(isAwake)
  }
}

/**
 * In the page. HTML from the server ignores clicks before it is hydrated: React marks what it has hydrated,
 * the page and its header separately.
 */
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
 * Stops intercepting a page's calls. Waits until no call is pending, because a call that the browser is about
 * to send at that moment might never be sent.
 */
export async function letThrough(page: Page): Promise<void> {
  await expect.poll(() => waitedFor(page), { message: `${page.url()} is still fetching` }).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
}

/** Moves the pointer on a page, once its overlays (toasts, notes, dialogs) are there. */
export async function touch(page: Page): Promise<void> {
  // A pointer's first position does not count as a movement.
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.locator('.toasts').waitFor({ state: 'attached' })
}

/** In the page: by how much it is wider than its window, and which elements protrude. */
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

/** Checks that nothing protrudes at a telephone's and at a desktop's width. */
export async function fits(page: Page): Promise<void> {
  const own = page.viewportSize()
  for (const width of [375, 1190]) {
    if (width !== own?.width) await page.setViewportSize({ width, height: 900 })
    // A busy button's label, and whatever moves with the width, settle a moment later.
    await expect.poll(() => sidewaysFaults(page), { message: `${page.url()} at ${width} px` }).toEqual([])
    if (own && width !== own.width) await page.setViewportSize(own)
  }
}
