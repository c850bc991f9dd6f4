import { type RefObject, useEffect, useRef, useState } from 'react'

/** Hovering opens after 120 ms, so that crossing it does not; leaving closes after 240 ms, so that a slip does not. */
const OPEN_MS = 120
const CLOSE_MS = 240

/** Whether a menu is open, and to which sides of its button: where the window has more room. */
export function useOpening(opener: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  const [sides, setSides] = useState<Sides>({ opens: 'below', align: 'start' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function put(next: boolean) {
    if (next && opener.current) setSides(roomAround(opener.current))
    setOpen(next)
  }
  function now(next: boolean) {
    clearTimeout(timer.current)
    hovered.current = false
    put(next)
  }
  return {
    open,
    sides,
    now,
    hover(enters: boolean) {
      clearTimeout(timer.current)
      timer.current = setTimeout(
        () => {
          hovered.current = enters
          put(enters)
        },
        enters ? OPEN_MS : CLOSE_MS,
      )
    },
    /** A click on what hovering has just opened keeps it open. */
    press: () => now(hovered.current || !open),
  }
}

type Sides = { opens: 'above' | 'below'; align: 'start' | 'end' }

function roomAround(button: HTMLElement): Sides {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  return {
    opens: top + bottom > innerHeight ? 'above' : 'below',
    align: left + right > innerWidth ? 'end' : 'start',
  }
}
