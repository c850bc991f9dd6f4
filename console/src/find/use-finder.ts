import { useEffect, useState } from 'react'
import { useShortcutKeys } from '../shared/shortcuts.ts'

/** The global search: opened with Ctrl-K from anywhere, or with the code of a scan that no station takes. */
export function useFinder() {
  const [words, setWords] = useState<string | null>(null)
  useShortcutKeys(setWords)
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return
      event.preventDefault()
      // An open question must be answered first.
      if (!document.querySelector('dialog[open]')) setWords('')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { words, open: () => setWords(''), close: () => setWords(null) }
}
