import { type RefObject, useEffect, useRef } from 'react'
import { readKept } from './kept.ts'

/** A key, what it does in words (for the list behind `?`), and the doing. Two keys after each other: `g h`. */
export type Shortcut = { keys: string; does: string; act: () => void }

type Group = RefObject<readonly Shortcut[]>
const groups = new Set<Group>()
let holds = 0

/** These keys work as long as the component is there. A later component wins over an earlier one. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    groups.add(latest)
    return () => {
      groups.delete(latest)
    }
  }, [])
}

/** While a station is on screen every key belongs to its scanner, so single keys do nothing. */
export function useHoldShortcuts(): void {
  useEffect(() => {
    holds++
    return () => {
      holds--
    }
  }, [])
}

/** Everything that a key does here, the page's own first. */
export const shortcutsNow = (): Shortcut[] => [...groups].toReversed().flatMap((group) => group.current)

export const shortcutsHeld = (): boolean => holds > 0

/** Single keys can be switched off (WCAG 2.1.4); the choice is this machine's. */
export const shortcutsOff = (): boolean => readKept('shortcuts') === 'off'

const CHORD_MS = 1_500

/** Listens to the page's keys. Once, in the shell. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let first = ''
    let firstAt = 0
    function press(event: KeyboardEvent) {
      if (!isOurs(event)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const now = performance.now()
      const chord = first && now - firstAt < CHORD_MS ? `${first} ${key}` : ''
      const found = find(chord) ?? find(key)
      first = found ? '' : key
      firstAt = now
      if (!found) return
      event.preventDefault()
      found.act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

const find = (keys: string): Shortcut | undefined =>
  keys === '' ? undefined : shortcutsNow().find((entry) => entry.keys === keys)

/** Not while typing, not with a modifier, not under a dialog, and Enter and blank belong to the button or link that has the focus. */
function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (shortcutsOff() || shortcutsHeld() || document.querySelector('dialog[open]')) return false
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest('input, textarea, select, [contenteditable]')) return false
  return !(event.key === 'Enter' && at?.closest('a, button, summary'))
}
