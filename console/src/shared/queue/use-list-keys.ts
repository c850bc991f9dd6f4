import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useShortcuts } from '../shortcuts.ts'

/** Moves through a list with J and K. */
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

/** The item to open after this one: the next, else the previous; empty if it was the only one. */
export function nextAfter(ids: readonly string[], done: string): string {
  const at = ids.indexOf(done)
  return ids[at + 1] ?? ids[at - 1] ?? ''
}
