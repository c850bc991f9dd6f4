import { useEffect, useLayoutEffect, useRef } from 'react'

/** Nearer to the end than this, a reader is at the end and wants to see what comes. */
const NEAR_PX = 120

/**
 * Keeps the end of a box that scrolls in sight: at first, while the reader is there (pictures that load late included), and whenever `jump`
 * changes to something new, such as a message of one's own. Give `box` to what scrolls and `content` to the one element inside it.
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
