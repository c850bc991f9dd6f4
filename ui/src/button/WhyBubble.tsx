import { type KeyboardEvent, type RefObject, useRef } from 'react'

/**
 * The sentence of `useWhy` beside a disabled control. Screen readers read it as the control's description:
 * its `aria-describedby` is `id`.
 */
export function WhyBubble({
  id,
  why,
  bubble,
}: {
  id: string
  why: string
  bubble: RefObject<HTMLSpanElement | null>
}) {
  return (
    <span id={id} className="why" popover="manual" aria-hidden="true" ref={bubble}>
      {why}
    </span>
  )
}

/**
 * A bubble that says why a control is disabled: shown on hover, focus and tap, hidden on leaving and on
 * Escape, kept while the pointer is on it (WCAG 1.4.13). It is a popover, so that no scrolling table clips it
 * and no opacity fades it.
 */
export function useWhy() {
  const bubble = useRef<HTMLSpanElement>(null)

  function show({ currentTarget }: { currentTarget: Element }) {
    const el = bubble.current
    if (!el?.showPopover) return
    el.showPopover()
    const at = currentTarget.getBoundingClientRect()
    const own = el.getBoundingClientRect()
    const left = at.left + (at.width - own.width) / 2
    const above = at.top - own.height - 8
    el.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - own.width - 8))}px`
    el.style.top = `${above > 8 ? above : at.bottom + 8}px`
  }
  function hide() {
    bubble.current?.hidePopover?.()
  }

  return {
    bubble,
    anchor: {
      onPointerEnter: show,
      onPointerLeave: hide,
      onFocus: show,
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') hide()
      },
    },
  }
}
