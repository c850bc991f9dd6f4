/*
 * Code that is of no use before the user interacts can load on first interaction: its server-rendered markup is on the page already. The first
 * pointer movement, key press, touch or scroll on a fully rendered page triggers it; on other pages nothing waits.
 */

// `toggle`: the browser's find-in-page can open a fold without a key or a pointer.
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel', 'toggle']

let touched: Promise<void> = Promise.resolve()
let touch: () => void = () => undefined

/** Defers everything wrapped in `afterTouch` until the first touch. Call it on a page whose visible content is fully server-rendered. */
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

/** Whether no user caused this event: an initially open fold fires `toggle` once, and a resting pointer "moves" when the page appears under it. */
function happensByItself(event: Event, sentOpen: ReadonlySet<EventTarget | null>): boolean {
  const { target, type } = event
  if (event instanceof MouseEvent && type === 'pointermove')
    return event.movementX === 0 && event.movementY === 0
  return type === 'toggle' && sentOpen.has(target) && target instanceof HTMLDetailsElement && target.open
}

/** Counts as a touch: call it when something deferred must be shown now. */
export const touchPage = (): void => touch()

/** Loads a part on the first touch: `later(afterTouch(() => import('./Footer.tsx').then(…)))`. On the server nothing is deferred. */
export const afterTouch =
  <Part>(find: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    await touched
    return find()
  }
