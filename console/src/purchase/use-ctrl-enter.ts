import { type RefObject, useEffect, useRef } from 'react'

/** Ctrl + Enter, or the Apple key with it, anywhere in a form; nothing while there is no `act`. */
export function useCtrlEnter(form: RefObject<HTMLFormElement | null>, act: (() => void) | null): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const element = form.current
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !latest.current) return
      event.preventDefault()
      latest.current()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [form])
}
