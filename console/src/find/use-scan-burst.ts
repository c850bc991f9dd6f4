import { type KeyboardEvent, useRef } from 'react'
import { KEY_GAP_MS, SCAN_LENGTH_MIN } from '../shared/scanner-speed.ts'

/**
 * What a scanner typed into a field that people type into as well: told from them by its speed and its Enter. `read` gives the code when this key ends one;
 * what was typed before is no part of it.
 */
export function useScanBurst() {
  const burst = useRef({ code: '', lastAt: 0 })
  return (event: KeyboardEvent): string | null => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift' || event.key === 'CapsLock')
      return null
    // When the key was pressed: drawing the results may hold back when it is heard.
    const now = event.timeStamp
    const goesOn = now - burst.current.lastAt < KEY_GAP_MS
    const { code } = burst.current
    if (event.key.length === 1) {
      burst.current = { code: goesOn ? code + event.key : event.key, lastAt: now }
      return null
    }
    burst.current = { code: '', lastAt: 0 }
    return event.key === 'Enter' && goesOn && code.length >= SCAN_LENGTH_MIN ? code : null
  }
}
