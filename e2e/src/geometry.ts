import type { Page } from 'playwright-core'
import { settled, widerThanWindow } from './page-faults.ts'

/** Below this width pages are for touch. */
const POINTER = 768
const FINGER_MIN = 44
/** WCAG 2.5.8: the minimum for a pointer, and for a finger on a text link. */
const POINTER_MIN = 24

/**
 * The faults at a width: content beyond the window, covered by a fixed element at the end, too small, or cut
 * off. Checks the whole page and leaves it at its top.
 */
export async function geometryFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  // Parts that appear on scrolling, and their data, make the page longer meanwhile.
  await page.waitForFunction(standsAtItsEnd)
  await settled(page)
  const min = width < POINTER ? FINGER_MIN : POINTER_MIN
  // All checks in one evaluation: the round trips were a third of the cost.
  const faults = await page.evaluate<string[]>(`(async () => {
    const until = ${String(until)}
    await until(${String(standsAtItsEnd)})
    const covered = (${String(coveredAtTheEnd)})()
    await until(${String(showsNoBanner)})
    return [
      ...covered,
      ...(${String(widerThanWindow)})(),
      ...(${String(smallTargets)})(${min}, ${POINTER_MIN}),
      ...(${String(clippedText)})(),
    ]
  })()`)
  return faults.map((fault) => `at ${width} px: ${fault}`)
}

/** In the page: waits frame by frame, up to the limit for a busy machine. */
async function until(check: () => boolean): Promise<void> {
  const deadline = performance.now() + 30_000
  while (!check()) {
    if (performance.now() > deadline) throw new Error(`not true within 30 s: ${String(check)}`)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

/** In the page: scrolls to the end. Returns whether it has been reached and nothing is moving any more. */
function standsAtItsEnd(): boolean {
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  return (
    Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight - 1 &&
    document.getAnimations().every((animation) => animation.playState !== 'running')
  )
}

/** In the page: whether the banner has faded out after scrolling back to the top. */
function showsNoBanner(): boolean {
  return document.querySelector('#search-banner')?.checkVisibility({ visibilityProperty: true }) !== true
}

/** A desktop window at 200 % zoom, where the bars may take this share of its height. */
const LOW = { width: 595, height: 400 }
const BARS_MAX = 0.25

/** Bars that take too much of a low window, and bars that would be printed. */
export async function barFaults(page: Page): Promise<string[]> {
  await page.setViewportSize(LOW)
  const high = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#search-banner, #tab-bar, [data-bottom-bar]')]
      .filter((bar) => /fixed|sticky/.test(getComputedStyle(bar).position))
      .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
  )
  await page.emulateMedia({ media: 'print' })
  const printed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).position === 'fixed')
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().height > 0 && !element.matches('.skip-link'))
      .map((element) => `${element.tagName}.${element.className} would be printed over the page`),
  )
  await page.emulateMedia({ media: null })
  return [
    ...(high > LOW.height * BARS_MAX ? [`bars take ${high} of ${LOW.height} px of a low window`] : []),
    ...printed,
  ]
}

/**
 * In the page: controls smaller than `wanted` pixels, and text links smaller than `pointerMin`. What counts
 * is the hit area: the field around an input, the label of a checkbox, the invisible rim of a small button. A
 * link in running text may be as high as its line.
 */
function smallTargets(wanted: number, pointerMin: number): string[] {
  const shown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], .sr-only, .skip-link, [aria-hidden="true"]')
  const isWords = (control: HTMLElement) =>
    control.tagName === 'A' &&
    !control.matches('.btn, .tab, #root > header *, #root > nav *') &&
    getComputedStyle(control).borderTopWidth === '0px'
  /** The invisible hit area around it. */
  const rim = (control: HTMLElement) => {
    const before = getComputedStyle(control, '::before')
    if (before.content === 'none' || before.position !== 'absolute') return { wide: 0, high: 0 }
    const out = (side: string) => Math.max(0, -Number.parseFloat(side) || 0)
    return { wide: out(before.left) + out(before.right), high: out(before.top) + out(before.bottom) }
  }
  const sizeOf = (control: HTMLElement) => {
    const around = control.closest<HTMLElement>('label, .box, .search-line-box, .quantity')
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const boxes = [control, around, ...labels].flatMap((entry) =>
      entry ? [entry.getBoundingClientRect()] : [],
    )
    const { wide, high } = rim(control)
    return {
      width: Math.max(boxes[0]!.width + wide, ...boxes.map((box) => box.width)),
      height: Math.max(boxes[0]!.height + high, ...boxes.map((box) => box.height)),
    }
  }
  const faults: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"]',
  )) {
    if (!shown(control) || (control.tagName === 'A' && getComputedStyle(control).display === 'inline'))
      continue
    const { width, height } = sizeOf(control)
    const least = (isWords(control) ? pointerMin : wanted) - 0.5
    if (width > 0 && height > 0 && (height < least || width < Math.min(least, pointerMin)))
      faults.push(
        `${control.tagName}.${control.className} "${(control.innerText || control.getAttribute('aria-label') || control.getAttribute('name') || '').slice(0, 30)}" is ${Math.round(width)} × ${Math.round(height)}`,
      )
  }
  return [...new Set(faults)].slice(0, 12)
}

/**
 * In the page: text that is cut off by a box that neither scrolls nor shows an ellipsis, and text that
 * extends beyond the window.
 */
function clippedText(): string[] {
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement
    if (!holder || !node.textContent?.trim()) continue
    if (!holder.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    if (holder.closest('.sr-only, .skip-link, [inert], script, style, option, noscript, svg, thead')) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    for (let at: HTMLElement | null = holder; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') break
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const frame = at.getBoundingClientRect()
      if (clips && frame.width > 2 && (box.right > frame.right + 1 || box.left < frame.left - 1)) {
        faults.push(`"${node.textContent.trim().slice(0, 40)}" is cut by ${at.tagName}.${at.className}`)
        break
      }
    }
  }
  return [...new Set(faults)].slice(0, 8)
}

/**
 * In the page: text that is covered by a fixed element when the page is scrolled to its end. Scrolls back to
 * the top afterwards.
 */
function coveredAtTheEnd(): string[] {
  // Scrolls again in the same evaluation, because the page may have become longer since.
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const style = getComputedStyle(element)
    return (
      style.position === 'fixed' &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // The search banner only covers what has been read already; nothing ends below it.
      !element.matches('#search-banner, .skip-link, dialog') &&
      element.getBoundingClientRect().height > 0
    )
  })
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const holder = node.parentElement
    if (!holder?.closest('main, footer') || !node.textContent?.trim()) continue
    if (!holder.checkVisibility({ visibilityProperty: true }) || holder.closest('.sr-only')) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects())
      for (const bar of fixed) {
        if (bar.contains(holder) || holder.contains(bar)) continue
        const over = bar.getBoundingClientRect()
        const wide = Math.min(box.right, over.right) - Math.max(box.left, over.left)
        const high = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top)
        if (wide > 2 && high > 2)
          faults.push(`"${node.textContent.trim().slice(0, 40)}" lies under ${bar.tagName}.${bar.className}`)
      }
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  return [...new Set(faults)].slice(0, 8)
}
