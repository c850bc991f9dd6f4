import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Hovering opens after 120 ms, so that crossing the button does not; leaving closes after 240 ms, so that a
 * brief slip does not.
 */
const OPEN_MS = 120
const CLOSE_MS = 240
/** The maximum width of a list, as in menu.css. */
const WIDEST = 320
const MARGINS = 32

/**
 * Whether a menu is open, and on which sides of its button: where the window has more room, or on the wanted
 * side if there is enough. A list that opens below its button with too little room on either side is centred
 * in the window.
 */
export function useOpening(opener: RefObject<HTMLElement | null>, wanted: Side | undefined) {
  const [open, setOpen] = useState(false)
  const [sides, setSides] = useState<Sides>({ opens: 'below', align: wanted ?? 'start' })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function put(next: boolean) {
    if (next && opener.current) setSides(roomAround(opener.current, wanted))
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
    /** A click on a menu that hovering has just opened keeps it open. */
    press: () => now(hovered.current || !open),
  }
}

type Side = 'start' | 'end'
type Sides = { opens: 'above' | 'below'; align: Side | 'window' }

function roomAround(button: HTMLElement, wanted: Side | undefined): Sides {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const width = Math.min(WIDEST, innerWidth - MARGINS)
  const fits = { start: left + width <= innerWidth, end: right >= width }
  const opens = top + bottom > innerHeight ? 'above' : 'below'
  const roomier = left + right > innerWidth ? 'end' : 'start'
  if (wanted && fits[wanted]) return { opens, align: wanted }
  return { opens, align: fits[roomier] || opens === 'above' ? roomier : 'window' }
}
