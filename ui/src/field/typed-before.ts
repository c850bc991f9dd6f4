import { useEffect } from 'react'

/*
 * A page from the server can be typed into before its program has come. React takes such a field over with the value of its state, an empty one, and
 * what was typed, or filled in by a password manager, is gone, or stays to be seen and is not known. It is kept here, and typed again once the field is alive.
 */
const typed = new WeakMap<EventTarget, string>()
/** Boxes are ticked and files chosen, not typed. */
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

/** Gives the field with this id what was typed into it before it came alive, as if it were typed now. */
export function useTypedBefore(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id)
    const text = field && typed.get(field)
    if (!text || !isLine(field)) return
    // React hears only of a value that differs from the one it knows; the setter of the prototype is not watched by it.
    field.value = ''
    const plain = Reflect.getPrototypeOf(field) ?? field
    Object.getOwnPropertyDescriptor(plain, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [id])
}
