import type { CDPSession, Page } from 'playwright-core'
import { sessionOf } from './browser.ts'
import { settled } from './page-faults.ts'

/**
 * The faults found when walking a page with the Tab key from top to end: every control must be a tab stop,
 * once, in document order, visible and with a focus ring. The walk may be confined to the page's main part,
 * since its header and footer are the same on every page.
 */
export async function keyboardFaults(page: Page, part: 'page' | 'main'): Promise<string[]> {
  await wholePage(page)
  const count = await markControls(page, part)
  if (part === 'main') await page.locator('main').focus()
  // The parts of a date field are separate stops.
  const stops: Stop[] = []
  const next = await tabber(page)
  for (let stop = await next(); stop && stops.length <= 2 * count; stop = await next()) {
    if (part === 'main' && !stop.isInMain) break
    stops.push(stop)
  }
  const order = stops.map(({ index }) => index).filter((index) => index >= 0)
  const reached = new Set(order).size
  return [
    ...stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`)),
    ...(order.every((index, at) => at === 0 || index >= order[at - 1]!)
      ? []
      : [`in the order ${order.join(' ')}`]),
    ...(count === 0 && part === 'page' ? ['has no control at all'] : []),
    ...(reached === count ? [] : [`only ${reached} of ${count} controls can be reached`]),
    ...(await ownOrders(page)),
  ]
}

/** Where the focus is after pressing Tab. */
type Stop = {
  /** Its name, for the report of a fault. */
  name: string
  /** Its place in document order. */
  index: number
  isInMain: boolean
  /** Its faults: no ring, too small, covered. */
  faults: string[]
}

/** Loads all parts of a page that appear on scrolling, before the walk. */
async function wholePage(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('contentinfo').waitFor()
  await settled(page)
  // Parts that hydrate late replace what the server rendered: wait until nothing changes any more.
  await page.waitForFunction(
    () => {
      const before = document.body.dataset['size']
      const now = String(document.querySelectorAll('*').length)
      document.body.dataset['size'] = now
      return before === now
    },
    undefined,
    { polling: 200 },
  )
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForFunction(
    () => scrollY === 0 && document.querySelector('#search-banner:not([inert])') === null,
  )
}

/** Controls that set a tab order other than the document's. */
const ownOrders = (page: Page): Promise<string[]> =>
  page
    .locator('[tabindex]:not([tabindex^="-"]):not([tabindex="0"])')
    .evaluateAll((all) => all.map((entry) => `${entry.tagName}.${entry.className} has a tabindex of its own`))

/** Marks every control that the Tab key should reach, in document order; returns their number. */
const markControls = (page: Page, part: 'page' | 'main'): Promise<number> =>
  page.evaluate((within) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((control) => {
      if (within === 'main' && !control.closest('main')) return false
      if (control.tabIndex < 0 || control.closest('[inert]') || control.matches(':disabled')) return false
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      // In a group of radio buttons, only the checked one is reached, or the first.
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        const group = [
          ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`),
        ]
        return control === (group.find((entry) => entry.checked) ?? group[0])
      }
      return true
    })
    for (const [index, control] of controls.entries()) control.dataset['stop'] = String(index)
    return controls.length
  }, part)

/** The Tab key in the protocol's format. */
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const

/**
 * Returns a function that presses Tab and reports where the focus went; null when it left the page. A walk
 * consists of hundreds of presses, so it uses the protocol directly, which costs a third of the usual time.
 */
async function tabber(page: Page): Promise<() => Promise<Stop | null>> {
  const session = await sessionOf(page)
  const look = await session.send('Runtime.evaluate', { expression: `(${String(stopInFocus)})` })
  const { objectId } = look.result
  if (objectId === undefined) throw new Error(look.exceptionDetails?.text ?? 'no function to look with')
  return async () => {
    await Promise.all([
      session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
    ])
    return await called(session, objectId)
  }
}

async function called(session: CDPSession, objectId: string): Promise<Stop | null> {
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    objectId,
    functionDeclaration: 'function () { return this() }',
    awaitPromise: true,
    returnByValue: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** In the page: the faults of the focused element; null if the page itself has the focus. */
async function stopInFocus(): Promise<Stop | null> {
  const control = document.activeElement
  if (!(control instanceof HTMLElement) || control === document.body) return null
  // The page scrolls to the focus on the next frame, on a busy machine some frames later, and whatever
  // follows the scrolling comes then. A control well inside a page that is not moving needs no scrolling.
  const { top, bottom } = control.getBoundingClientRect()
  const isOut = () =>
    control.getBoundingClientRect().bottom <= 0 || control.getBoundingClientRect().top >= innerHeight
  const stands =
    document.body.dataset['scrolled'] === String(scrollY) &&
    (scrollY === 0 ? top >= 0 : top > 140) &&
    bottom < innerHeight - 140
  const mostFrames = stands ? 0 : 60
  for (let frames = 0; frames < mostFrames && (frames < 2 || isOut()); frames++)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  document.body.dataset['scrolled'] = String(scrollY)
  await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)))
  const name = `${control.tagName}.${control.className} "${(
    control.innerText ||
    control.getAttribute('aria-label') ||
    control.getAttribute('name') ||
    control.id
  ).slice(0, 40)}"`
  const faults: string[] = []

  // The ring is on the control, or on the field or label around it.
  const around = [
    control,
    control.closest('.search-line-box'),
    control.closest('.box'),
    control.closest('label'),
  ]
  const ringed = around.some((entry) => {
    if (!entry) return false
    const style = getComputedStyle(entry)
    const after = getComputedStyle(entry, '::before')
    return (
      (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
      (after.outlineStyle !== 'none' && Number.parseFloat(after.outlineWidth) >= 2)
    )
  })
  if (!ringed && !control.nextElementSibling?.matches(':focus-visible + *')) faults.push('shows no ring')

  const shown = (around.find((entry) => entry && entry.getBoundingClientRect().width > 2) ??
    control) as HTMLElement
  const box = shown.getBoundingClientRect()
  if (box.width < 2 || box.height < 2) faults.push('cannot be seen')
  else if (box.bottom <= 0 || box.top >= innerHeight) faults.push('is out of sight')
  else {
    const left = Math.max(box.left, 0)
    const right = Math.min(box.right, innerWidth)
    const visibleTop = Math.max(box.top, 0)
    const visibleBottom = Math.min(box.bottom, innerHeight)
    const points = [
      [(left + right) / 2, (visibleTop + visibleBottom) / 2],
      [left + 2, (visibleTop + visibleBottom) / 2],
      [right - 2, (visibleTop + visibleBottom) / 2],
    ] as const
    const covers = points.flatMap(([x, y]) => {
      const at = document.elementFromPoint(x, y)
      if (!at || shown.contains(at) || at.contains(shown)) return []
      const fixed = [at, ...ancestors(at)].find((entry) =>
        /fixed|sticky/.test(getComputedStyle(entry).position),
      )
      return fixed && !fixed.contains(shown) ? [`${fixed.tagName}.${fixed.className}`] : []
    })
    if (covers.length > 0) faults.push(`lies under ${covers[0]}`)
  }
  return {
    name,
    index: Number(control.dataset['stop'] ?? -1),
    isInMain: control.closest('main') !== null,
    faults,
  }

  function ancestors(element: Element): Element[] {
    const parent = element.parentElement
    return parent ? [parent, ...ancestors(parent)] : []
  }
}
