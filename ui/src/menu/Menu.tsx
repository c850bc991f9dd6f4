import ChevronDown from 'lucide-react/icons/chevron-down'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

/** Hovering opens after 120 ms, so that crossing it does not; leaving closes after 240 ms, so that a slip does not. */
const OPEN_MS = 120
const CLOSE_MS = 240

/**
 * A header drop-down: a button that discloses a list of links and buttons. Opens on hover of a mouse, click, tap, Enter;
 * Escape closes it and gives the focus back; a choice and leaving it close it. Children are `<li>`s.
 */
export function Menu({
  button,
  label,
  align = 'start',
  children,
}: {
  /** What the button shows; it is its name too, unless `label` is given. */
  button: ReactNode
  label?: string | undefined
  align?: 'start' | 'end' | undefined
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hovered = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function soon(next: boolean, ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      hovered.current = next
      setOpen(next)
    }, ms)
  }
  function now(next: boolean) {
    clearTimeout(timer.current)
    hovered.current = false
    setOpen(next)
  }
  function hover(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    const enters = event.type === 'pointerenter'
    soon(enters, enters ? OPEN_MS : CLOSE_MS)
  }
  function choose({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('.menu-list :is(a, button)')) now(false)
  }

  return (
    <div
      className="menu"
      data-align={align}
      role="none"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onClick={choose}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) now(false)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        now(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className="menu-button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        // a click on what hovering has just opened keeps it open
        onClick={() => now(hovered.current || !open)}
      >
        {button}
        <ChevronDown className="menu-arrow" />
      </button>
      <ul id={id} className="menu-list" hidden={!open}>
        {children}
      </ul>
    </div>
  )
}
