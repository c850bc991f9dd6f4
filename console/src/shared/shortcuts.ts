import { type RefObject, useEffect, useRef } from 'react'
import { readKept } from './kept.ts'

/** A shortcut: its key or sequence (`g h`), a description for the help dialog (`?`), and the action. */
export type Shortcut = { keys: string; does: string; act: () => void }

type Group = RefObject<readonly Shortcut[]>
const groups = new Set<Group>()
let holds = 0

/** Registers shortcuts while the component is mounted. Those registered last take precedence. */
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

/** Disables single keys while a station is mounted: all keys belong to its scanner. */
export function useHoldShortcuts(): void {
  useEffect(() => {
    holds++
    return () => {
      holds--
    }
  }, [])
}

/** All shortcuts that work here, the page's own first. */
export const shortcutsNow = (): Shortcut[] => [...groups].toReversed().flatMap((group) => group.current)

export const shortcutsHeld = (): boolean => holds > 0

/** Single keys can be switched off on this machine (WCAG 2.1.4). */
export const shortcutsOff = (): boolean => readKept('shortcuts') === 'off'

const CHORD_MS = 1_500

/** Handles keydown events for all shortcuts. Used once, in the shell. */
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

/** Not while typing, with a modifier, or under a dialog; Enter and Space belong to a focused button or link. */
function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (shortcutsOff() || shortcutsHeld() || document.querySelector('dialog[open]')) return false
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest('input, textarea, select, [contenteditable]')) return false
  return !(event.key === 'Enter' && at?.closest('a, button, summary'))
}
