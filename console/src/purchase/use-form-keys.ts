import { type RefObject, useEffect, useRef } from 'react'

/**
 * Ctrl + Enter or ⌘ + Enter anywhere in a form calls `act`, if there is one. Escape leaves the field, so that
 * letters are shortcuts again: J and K go to the other sellers, a second Escape closes this one.
 */
export function useFormKeys(form: RefObject<HTMLFormElement | null>, act: (() => void) | null): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const element = form.current
    function press(event: KeyboardEvent) {
      if (event.key === 'Escape' && event.target instanceof HTMLInputElement) return event.target.blur()
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [form])
}
