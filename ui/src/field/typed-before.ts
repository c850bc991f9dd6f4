import { useEffect } from 'react'

/*
 * A server-rendered field can be typed into before it is hydrated. React then hydrates it with its own, empty
 * state: text that was typed, or filled in by a password manager, is lost, or stays visible but unknown to
 * React. This module records it and replays it once the field is hydrated.
 */
const typed = new WeakMap<EventTarget, string>()
/** Text fields only: checkboxes, radios and file inputs hold no typed text. */
const LINES = 'input:not([type=checkbox],[type=radio],[type=file]),textarea'

const isLine = (field: unknown): field is HTMLInputElement => field instanceof Element && field.matches(LINES)

if (typeof document !== 'undefined') {
  for (const field of document.querySelectorAll(LINES))
    if (isLine(field) && field.value !== field.defaultValue) typed.set(field, field.value)
  document.addEventListener(
    'input',
    ({ target }) => void (isLine(target) && typed.set(target, target.value)),
    true,
  )
}

/** Replays into the field with this id the text that was typed before hydration, as if it were typed now. */
export function useTypedBefore(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id)
    const text = field && typed.get(field)
    if (!text || !isLine(field)) return
    // React ignores an input event whose value it already knows; the prototype's setter bypasses React's
    // tracking.
    field.value = ''
    const plain = Reflect.getPrototypeOf(field) ?? field
    Object.getOwnPropertyDescriptor(plain, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [id])
}
