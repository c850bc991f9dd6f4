import type { Page } from 'playwright-core'
import { settled } from './page-faults.ts'

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Opens a page and adds up what moved until it was settled, as browsers score it; and says what did. */
export async function layoutShift(page: Page, path: string): Promise<{ shift: number; moved: string[] }> {
  await page.goto(path)
  await settled(page)
  return await page.evaluate(async () => {
    const entries = await new Promise<Shift[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Shift[]))
      observer.observe({ type: 'layout-shift', buffered: true })
      // Nothing is reported if nothing moved; two frames are enough for what is buffered.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])))
    })
    const own = entries.filter((entry) => !entry.hadRecentInput)
    const nameOf = (node: Node | null) => (node instanceof Element ? node.className : node?.nodeName)
    const placeOf = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    return {
      shift: own.reduce((sum, entry) => sum + entry.value, 0),
      moved: own.flatMap((entry) =>
        entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        ),
      ),
    }
  })
}
