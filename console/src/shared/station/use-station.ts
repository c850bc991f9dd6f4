import { stationText } from '@longhaul/text/console/station/station.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useEffect } from 'react'
import { useHoldShortcuts } from '../shortcuts.ts'
import { playBad } from '../sounds.ts'
import { giveCommand } from './commands.ts'
import { useStored } from '../stored.ts'

/** Markers for the shell, which hides its menu, and for `ui`, which makes icons full-size touch targets. */
const MARKS = ['data-station', 'data-touch']

/**
 * Makes a screen a station: all keys belong to its scanner. In station mode, a setting of this machine, the
 * side menu is hidden and the window is full screen if the browser allows it.
 */
export function useStation(): { on: boolean; switchTo: (on: boolean) => void } {
  useHoldShortcuts()
  useUndoKey()
  const [kept, setKept] = useStored('station')
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
      // Full screen is optional: not every browser has it, and it needs a user gesture.
      if (next) page.requestFullscreen?.().catch(() => undefined)
      else if (document.fullscreenElement) void document.exitFullscreen()
    },
  }
}

/**
 * Ctrl + Z undoes the last thing that this station did, like the code UNDO. In a field with text it takes
 * back what was typed, as everywhere.
 */
function useUndoKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return
      if (event.shiftKey || event.altKey || document.querySelector('dialog[open]')) return
      const at = event.target
      const isTyped = (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement) && at.value !== ''
      if (isTyped) return
      event.preventDefault()
      if (event.repeat || giveCommand('UNDO')) return
      playBad()
      toast.error(stationText.nothingToUndo.title)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
