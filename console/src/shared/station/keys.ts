import { useEffect, useRef } from 'react'

/**
 * The keys that a station may use: letters and digits belong to the scanner, F5, F11 and F12 to the browser.
 */
type StationKey = 'F2' | 'F3' | 'F4' | 'F6' | 'F7' | 'F8' | 'F9' | 'F10' | 'Shift+F6'

/** Function keys work wherever the cursor is, but not under a dialog, and once per press. */
export function useStationKeys(keys: Partial<Record<StationKey, () => void>>): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const pressed = event.shiftKey ? `Shift+${event.key}` : event.key
      const act = Object.entries(latest.current).find(([key]) => key === pressed)?.[1]
      if (!act) return
      event.preventDefault()
      if (!event.repeat && !document.querySelector('dialog[open]')) act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
