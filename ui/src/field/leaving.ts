import type { FocusEvent } from 'react'

/*
 * When a field may validate what was typed. A press of the pointer moves the focus before it is known what is pressed, and
 * an error line that appears between press and release moves the button away from under the finger.
 */
let pressed: Element | null = null
let isDown = false

if (typeof document !== 'undefined') {
  const press = (event: PointerEvent) => {
    pressed = event.target instanceof Element ? event.target : null
    isDown = true
  }
  const release = () => {
    isDown = false
    setTimeout(() => (pressed = null))
  }
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
}

/** Whether the focus moves to where nothing should be validated: a link, a menu, Cancel, another window. */
export function isLeaving(event: FocusEvent<HTMLElement>): boolean {
  if (document.activeElement === event.target) return true // the window lost the focus, not the field
  const to = event.relatedTarget ?? pressed
  return Boolean(to?.closest(LEAVES))
}

const LEAVES =
  'a[href], [data-leave], [data-cancel], [aria-haspopup], [aria-controls]:not(.icon-btn, [role="combobox"]), summary'

/** Runs now, or as soon as the pointer that is down is up and its click is done. */
export function afterPress(judge: () => void): void {
  if (!isDown) return judge()
  document.addEventListener('pointerup', () => setTimeout(judge), { once: true, capture: true })
}
