import type { FocusEvent } from 'react'

/*
 * Decides when a field may validate its input. A pointer press moves the focus before the click completes,
 * and an error line that appears between press and release would move the button away from under the finger.
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

/**
 * Whether the focus moves to a target that should not trigger validation: a link, a menu, Cancel, another
 * window.
 */
export function isLeaving(event: FocusEvent<HTMLElement>): boolean {
  if (document.activeElement === event.target) return true // the window lost the focus, not the field
  const to = event.relatedTarget ?? pressed
  return Boolean(to?.closest(LEAVES))
}

const LEAVES =
  'a[href], [data-leave], [data-cancel], [aria-haspopup], [aria-controls]:not(.icon-btn, [role="combobox"]), summary'

/** Runs now, or, if the pointer is down, after its release and the resulting click. */
export function afterPress(judge: () => void): void {
  if (!isDown) return judge()
  document.addEventListener('pointerup', () => setTimeout(judge), { once: true, capture: true })
}
