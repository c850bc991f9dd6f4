import type { RefObject } from 'react'

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
