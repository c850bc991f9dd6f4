/*
 * Code that is of no use before the reader does something can wait until then: what the server drew of it stands in the page already. The first
 * movement, key, touch or scroll of a page that was sent whole is the sign; elsewhere nothing waits.
 */

// A fold can be opened by the search of the browser, without a key or a pointer.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel', 'toggle']

let touched: Promise<void> = Promise.resolve()
let touch: () => void = () => undefined

/** Holds back what waits for the first touch, for a page that was sent with everything to be seen in it. */
export function waitForTouch(): void {
  const sentOpen = new Set<EventTarget | null>(document.querySelectorAll('details[open]'))
  touched = new Promise((done) => {
    const end = (event?: Event) => {
      if (event && happensByItself(event, sentOpen)) return
      for (const sign of SIGNS) removeEventListener(sign, end, true)
      done()
    }
    for (const sign of SIGNS) addEventListener(sign, end, { capture: true, passive: true })
    touch = end
  })
}

/** A fold that came open says so once, and a pointer that rests moves where the page comes under it: nobody did anything. */
function happensByItself(event: Event, sentOpen: ReadonlySet<EventTarget | null>): boolean {
  const { target, type } = event
  if (event instanceof MouseEvent && type === 'pointermove')
    return event.movementX === 0 && event.movementY === 0
  return type === 'toggle' && sentOpen.has(target) && target instanceof HTMLDetailsElement && target.open
}

/** Counts as one: something is to be shown that waits for it. */
export const touchPage = (): void => touch()

/** Finds a part when the page is touched: `later(afterTouch(() => import('./Footer.tsx').then(…)))`. The server waits for nothing. */
export const afterTouch =
  <Part>(find: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    await touched
    return find()
  }
