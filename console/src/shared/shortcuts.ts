import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { readStored } from './stored.ts'
import { SCAN_LENGTH_MIN, keyGapMs } from './scanner-speed.ts'

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

type ScanTaker = RefObject<(code: string) => boolean>
const takers = new Set<ScanTaker>()

/**
 * Lets a screen that is not a station receive scans wherever the focus is; `take` returns false for codes
 * that it does not know.
 */
export function useScanTaker(take: (code: string) => boolean): void {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    takers.add(latest)
    return () => {
      takers.delete(latest)
    }
  }, [])
}

/** Passes a code to the current screen, as if it had been scanned there; false if nothing takes it. */
export const giveScan = (code: string): boolean => [...takers].some((take) => take.current(code))

/** All shortcuts that work here, the page's own first. */
export const shortcutsNow = (): Shortcut[] => [...groups].toReversed().flatMap((group) => group.current)

export const shortcutsHeld = (): boolean => holds > 0

/** Single keys can be switched off on this machine (WCAG 2.1.4). */
export const shortcutsOff = (): boolean => readStored('shortcuts') === 'off'

const CHORD_MS = 1_500
/**
 * Handles keydown events for all shortcuts. Used once, in the shell. Letters are delayed until it is clear
 * that no scanner typed them; otherwise a code scanned outside a field would trigger a shortcut with each
 * letter. Such a code goes to the screen that takes it, else to `onScan`.
 */
export function useShortcutKeys(onScan: (code: string) => void): void {
  const scan = useRef(onScan)
  useEffect(() => {
    scan.current = onScan
  })
  useEffect(() => {
    const { act, belongs } = shortcutReader()
    function read(keys: readonly string[]) {
      if (keys.length >= SCAN_LENGTH_MIN) {
        const code = keys.join('')
        if (!giveScan(code)) scan.current(code)
        return
      }
      // Each key is rendered before the next is handled: `j x` must mark the row that J moved to.
      for (const key of keys) flushSync(() => act(key.toLowerCase()))
    }
    function press(event: KeyboardEvent) {
      if (!isOurs(event)) return
      if (event.key === 'Shift' || event.key === 'CapsLock') return
      if (event.key.length === 1 && event.key !== ' ') {
        if (!shortcutsOff() && belongs(event.key.toLowerCase())) event.preventDefault()
        return typed.add(event.key, read)
      }
      const keys = typed.take()
      if (keys.length >= SCAN_LENGTH_MIN) event.preventDefault()
      read(keys)
      if (event.defaultPrevented) return
      // Enter belongs to a focused button or link.
      if (
        event.key === 'Enter' &&
        event.target instanceof Element &&
        event.target.closest('a, button, summary')
      )
        return
      if (act(event.key)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      typed.take()
    }
  }, [])
}

/** Handles single keys and sequences of two. */
function shortcutReader() {
  let first = ''
  let firstAt = 0
  return {
    belongs: (key: string) => shortcutsNow().some(({ keys }) => keys.split(' ').includes(key)),
    act(key: string): boolean {
      if (shortcutsOff()) return false
      const now = performance.now()
      const chord = first && now - firstAt < CHORD_MS ? `${first} ${key}` : ''
      const found = find(chord) ?? find(key)
      first = found ? '' : key
      firstAt = now
      found?.act()
      return found !== undefined
    },
  }
}

/** Collects letters that follow one another faster than a person types, until there is a pause. */
const typed = {
  keys: [] as string[],
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  add(key: string, onRest: (keys: readonly string[]) => void): void {
    clearTimeout(typed.timer)
    typed.keys.push(key)
    typed.timer = setTimeout(() => {
      const keys = typed.take()
      onRest(keys)
    }, keyGapMs())
  },
  take(): readonly string[] {
    clearTimeout(typed.timer)
    typed.timer = undefined
    return typed.keys.splice(0)
  },
}

/** Whether letters are still being collected: for tests, which type faster than any scanner. */
export const keysPending = (): boolean => typed.timer !== undefined

const find = (keys: string): Shortcut | undefined =>
  keys === '' ? undefined : shortcutsNow().find((entry) => entry.keys === keys)

/**
 * False while typing, with a modifier, under a dialog, and at a station, where all keys belong to the
 * scanner.
 */
function isOurs(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (shortcutsHeld() || document.querySelector('dialog[open]')) return false
  const at = event.target instanceof Element ? event.target : null
  return !at?.closest('input, textarea, select, [contenteditable]')
}
