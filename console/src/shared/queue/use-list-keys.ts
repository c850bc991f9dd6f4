import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useShortcuts } from '../shortcuts.ts'

/** J and K through a list: the chosen id, and how to choose another. The chosen row is scrolled into sight by its `aria-current`. */
export function useListKeys(ids: readonly string[], chosen: string, choose: (id: string) => void): void {
  const at = ids.indexOf(chosen)
  const move = (by: number) => {
    const next = ids[Math.min(ids.length - 1, Math.max(0, at + by))]
    if (next && next !== chosen) choose(next)
  }
  useShortcuts([
    { keys: 'j', does: consoleWords.keys.next, act: () => move(1) },
    { keys: 'k', does: consoleWords.keys.previous, act: () => move(-1) },
  ])
}

/** What to open when this one is done: the one below it, else the one above; nothing when it was the last. */
export function nextAfter(ids: readonly string[], done: string): string {
  const at = ids.indexOf(done)
  return ids[at + 1] ?? ids[at - 1] ?? ''
}
