import { useEffect, useState } from 'react'
import { useShortcutKeys } from '../shared/shortcuts.ts'

/** The search for everything: opened by Ctrl-K from anywhere, or by a scan that no station takes, with its code. */
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
      // A question that waits for an answer is answered first.
      if (!document.querySelector('dialog[open]')) setWords('')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return { words, open: () => setWords(''), close: () => setWords(null) }
}
