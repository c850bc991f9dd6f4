import { useEffect } from 'react'

/**
 * Ctrl + Enter or ⌘ + Enter sends the form of the dialog that is open, wherever the focus is in it: also on a
 * reason that was just clicked. Enter alone is a new line, or presses the button that has the focus.
 */
export function useSendKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
      const form = [...document.querySelectorAll('dialog[open]')].at(-1)?.querySelector('form')
      if (!form) return
      event.preventDefault()
      if (!event.repeat) form.requestSubmit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
