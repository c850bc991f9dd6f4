import { shellText } from '@longhaul/text/console/shell/shell.ts'
import SearchIcon from 'lucide-react/icons/search'
import { Key } from '../shared/Key.tsx'
import { SIDE_NAME } from '../shared/side-name.ts'
import { useEffect, useState } from 'react'
import { useShortcutKeys } from '../shared/shortcuts.ts'

/** Opens the global search, and shows its shortcut. */
export function FindButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className="mx-2 mb-2 flex min-h-10 min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-2.5 text-start text-sm whitespace-nowrap text-ink-2 hover:border-primary hover:text-ink max-md:mb-0 max-md:ms-auto max-md:min-h-11 md:max-desk:justify-center md:max-desk:px-0"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
    >
      <SearchIcon className="size-4.5 shrink-0" />
      <span className={`${SIDE_NAME} truncate`}>{shellText.find}</span>
      <span className="ms-auto max-desk:hidden">
        <Key>Ctrl K</Key>
      </span>
    </button>
  )
}

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
