import { useEffect } from 'react'
import { useHoldShortcuts } from '../shortcuts.ts'
import { useKept } from '../kept.ts'

/**
 * A station: every key belongs to its scanner. In station mode, a choice of this machine, nothing else is on the screen: the sections are gone and the
 * window fills the display where the browser allows it.
 */
export function useStation(): { on: boolean; switchTo: (on: boolean) => void } {
  useHoldShortcuts()
  const [kept, setKept] = useKept('station')
  const on = kept === 'on'
  useEffect(() => {
    document.documentElement.toggleAttribute('data-station', on)
    return () => document.documentElement.removeAttribute('data-station')
  }, [on])
  return {
    on,
    switchTo(next) {
      setKept(next ? 'on' : '')
      const page = document.documentElement
      // Not every browser has it, and none allows it without a click; the mode is the same without.
      if (next) page.requestFullscreen?.().catch(() => undefined)
      else if (document.fullscreenElement) void document.exitFullscreen()
    },
  }
}
