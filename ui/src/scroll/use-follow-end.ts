import { useEffect, useLayoutEffect, useRef } from 'react'

/** Within this distance of the end, the reader counts as being at the end and wants to see new content. */
const NEAR_PX = 120

/**
 * Keeps the end of a scrolling box in view: initially, while the reader is at the end (even when pictures
 * load late), and whenever `jump` changes, such as for the reader's own new message. Attach `box` to the
 * scrolling element and `content` to its only child.
 */
export function useFollowEnd(jump: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const following = useRef(true)

  useLayoutEffect(() => {
    following.current = true
    toEnd(box.current)
  }, [jump])
  useEffect(() => {
    const [outer, inner] = [box.current, content.current]
    if (!outer || !inner) return
    const scrolled = () => {
      following.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight < NEAR_PX
    }
    outer.addEventListener('scroll', scrolled, { passive: true })
    if (typeof ResizeObserver === 'undefined') return () => outer.removeEventListener('scroll', scrolled)
    const watcher = new ResizeObserver(() => {
      if (following.current) toEnd(outer)
    })
    watcher.observe(inner)
    return () => {
      watcher.disconnect()
      outer.removeEventListener('scroll', scrolled)
    }
  }, [])
  return { box, content }
}

const toEnd = (box: HTMLElement | null): void => {
  if (box) box.scrollTop = box.scrollHeight
}
