import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react'
import { useOpening } from './use-opening.ts'

type MenuProps = {
  /** The button's content, and its name unless `label` is given. */
  button: ReactNode
  label?: string | undefined
  align?: 'start' | 'end' | undefined
  /**
   * `small`, for the foot of a side menu: no arrow up to 64rem. `head`, for a page header: a wide list; on
   * phones a square button.
   */
  size?: 'small' | 'head' | undefined
  /** The button takes the full width. */
  wide?: boolean | undefined
  children: ReactNode
}

/**
 * A drop-down: a button that discloses a list of links and buttons. Opens on mouse hover, click, tap and
 * Enter; Escape closes it and returns the focus; a choice or leaving also closes it. Children are `<li>`s. It
 * opens to the side where the window has more room; `align` is the preferred side if there is room for it.
 */
export function Menu({ button, label, align, size, wide, children }: MenuProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const menu = useOpening(opener, align)
  const { open } = menu

  function hover(event: PointerEvent) {
    if (event.pointerType === 'mouse') menu.hover(event.type === 'pointerenter')
  }
  function choose({ target }: { target: EventTarget }) {
    if (target instanceof Element && target.closest('.menu-list :is(a, button)')) menu.now(false)
  }

  return (
    <div
      className="menu"
      data-align={menu.sides.align}
      data-opens={menu.sides.opens}
      data-size={size}
      data-wide={wide ? '' : undefined}
      role="none"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onClick={choose}
      onBlur={(event: FocusEvent<HTMLDivElement>) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) menu.now(false)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !menu.open) return
        event.stopPropagation()
        menu.now(false)
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
        onClick={() => menu.press()}
      >
        {button}
        <ChevronDown className="menu-arrow" />
      </button>
      <ul id={id} className="menu-list" hidden={!open}>
        {/* Most pages are left without opening it. */}
        {open && children}
      </ul>
    </div>
  )
}
