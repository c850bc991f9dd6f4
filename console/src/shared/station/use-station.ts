import { useEffect } from 'react'
import { useHoldShortcuts } from '../shortcuts.ts'
import { useKept } from '../kept.ts'

/** For the shell, which leaves its menu away, and for `ui`, whose icons are as large as a finger then. */
const MARKS = ['data-station', 'data-touch']

/**
 * A station: every key belongs to its scanner. In station mode, a choice of this machine, nothing else is on the screen: the sections are gone and the
 * window fills the display where the browser allows it.
 */
export function useStation(): { on: boolean; switchTo: (on: boolean) => void } {
  useHoldShortcuts()
  const [kept, setKept] = useKept('station')
  const on = kept === 'on'
  useEffect(() => {
    for (const mark of MARKS) document.documentElement.toggleAttribute(mark, on)
    return () => MARKS.forEach((mark) => document.documentElement.removeAttribute(mark))
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
