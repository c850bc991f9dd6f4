import type { RefObject } from 'react'

/** The sentence of `useWhy` beside what is off. It is read aloud as the description of that, whose `aria-describedby` names `id`. */
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
