import type { Page } from 'playwright-core'

/** Where the focus is after a press of the Tab key. */
export type Stop = {
  /** What it is, for whoever reads a fault. */
  name: string
  /** Its place in the order of the document. */
  index: number
  /** What is wrong with it: no ring, too small, covered. */
  faults: string[]
}

/** Marks every control that the Tab key should reach, in the order of the document; answers how many there are. */
export const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
      ),
    ].filter((control) => {
      if (control.tabIndex < 0 || control.closest('[inert]') || control.matches(':disabled')) return false
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      // Of a group of radio buttons the chosen one is reached, or the first.
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        const group = [
          ...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(control.name)}"]`),
        ]
        return control === (group.find((one) => one.checked) ?? group[0])
      }
      return true
    })
    for (const [index, control] of controls.entries()) control.dataset['stop'] = String(index)
    return controls.length
  })

/** Presses Tab and looks where the focus went; null when it left the page. */
export async function nextStop(page: Page): Promise<Stop | null> {
  await page.keyboard.press('Tab')
  return await page.evaluate(async () => {
    const control = document.activeElement
    if (!(control instanceof HTMLElement) || control === document.body) return null
    // The page scrolls to the focus on the next frame, on a busy machine some frames later.
    const isOut = () =>
      control.getBoundingClientRect().bottom <= 0 || control.getBoundingClientRect().top >= innerHeight
    for (let frames = 0; frames < 2 || (frames < 60 && isOut()); frames++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)))
    const name = `${control.tagName}.${control.className} "${(
      control.innerText ||
      control.getAttribute('aria-label') ||
      control.getAttribute('name') ||
      control.id
    ).slice(0, 40)}"`
    const faults: string[] = []

    // The ring is at the control, or at the field or label around it.
    const around = [
      control,
      control.closest('.search-box'),
      control.closest('.box'),
      control.closest('label'),
    ]
    const ringed = around.some((one) => {
      if (!one) return false
      const style = getComputedStyle(one)
      const after = getComputedStyle(one, '::before')
      return (
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        (after.outlineStyle !== 'none' && Number.parseFloat(after.outlineWidth) >= 2)
      )
    })
    if (!ringed && !control.nextElementSibling?.matches(':focus-visible + *')) faults.push('shows no ring')

    const shown = (around.find((one) => one && one.getBoundingClientRect().width > 2) ??
      control) as HTMLElement
    const box = shown.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) faults.push('cannot be seen')
    else if (box.bottom <= 0 || box.top >= innerHeight) faults.push('is out of sight')
    else {
      const left = Math.max(box.left, 0)
      const right = Math.min(box.right, innerWidth)
      const top = Math.max(box.top, 0)
      const bottom = Math.min(box.bottom, innerHeight)
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, (top + bottom) / 2],
        [right - 2, (top + bottom) / 2],
      ] as const
      const covers = points.flatMap(([x, y]) => {
        const at = document.elementFromPoint(x, y)
        if (!at || shown.contains(at) || at.contains(shown)) return []
        const fixed = [at, ...ancestors(at)].find((one) =>
          /fixed|sticky/.test(getComputedStyle(one).position),
        )
        return fixed && !fixed.contains(shown) ? [`${fixed.tagName}.${fixed.className}`] : []
      })
      if (covers.length > 0) faults.push(`lies under ${covers[0]}`)
    }
    return { name, index: Number(control.dataset['stop'] ?? -1), faults }

    function ancestors(element: Element): Element[] {
      const parent = element.parentElement
      return parent ? [parent, ...ancestors(parent)] : []
    }
  })
}
