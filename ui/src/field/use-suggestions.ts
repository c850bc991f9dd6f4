import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'

/** An option to choose. `value` becomes the field's value. */
export type Suggestion = { value: string; label: ReactNode; hint?: ReactNode }

/** The list below a combobox: whether it is open, its suggestions, and which of them is active (−1: none). */
export function useSuggestions(
  value: string,
  suggest: (typed: string) => readonly Suggestion[],
  onTake: (value: string) => void,
) {
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = open ? suggest(value) : []
  const shown = open && value.trim() !== ''

  function close() {
    setOpen(false)
    setActive(-1)
  }
  function take(suggestion: Suggestion) {
    onTake(suggestion.value)
    close()
  }
  function walk(step: 1 | -1) {
    const next = placeAfter(active, step, found.length)
    setActive(next)
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' })
  }
  function press(event: KeyboardEvent) {
    const chosen = shown && event.key === 'Enter' ? found[active] : undefined
    const step = STEPS[event.key]
    if (!chosen && !step && !(event.key === 'Escape' && open)) return
    event.preventDefault()
    if (chosen) take(chosen)
    else if (!step) close()
    else if (open) walk(step)
    else setOpen(true)
  }

  return {
    list,
    found,
    shown,
    active,
    take,
    close,
    press,
    /** Call this when the text changes: opens the list with no active suggestion. */
    restart() {
      setOpen(true)
      setActive(-1)
    },
  }
}

/** Wraps around at both ends; with none active, arrow down goes to the first and arrow up to the last. */
function placeAfter(active: number, step: 1 | -1, length: number): number {
  if (length === 0) return -1
  if (active < 0) return step > 0 ? 0 : length - 1
  return (active + step + length) % length
}

/** The direction in which a key moves. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
