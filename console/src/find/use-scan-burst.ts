import { type KeyboardEvent, useRef } from 'react'
import { SCAN_LENGTH_MIN, keyGapMs } from '../shared/scanner-speed.ts'

/**
 * Recognises a scan in a field that people also type into, by its speed and its Enter. The returned function
 * gives the code if this key ends one; text typed before the scan is not part of it.
 */
export function useScanBurst() {
  const burst = useRef({ code: '', lastAt: 0 })
  return (event: KeyboardEvent): string | null => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift' || event.key === 'CapsLock')
      return null
    // The time of the key press itself, because rendering the results may delay the event.
    const now = event.timeStamp
    const goesOn = now - burst.current.lastAt < keyGapMs()
    const { code } = burst.current
    if (event.key.length === 1) {
      burst.current = { code: goesOn ? code + event.key : event.key, lastAt: now }
      return null
    }
    burst.current = { code: '', lastAt: 0 }
    return event.key === 'Enter' && goesOn && code.length >= SCAN_LENGTH_MIN ? code : null
  }
}
