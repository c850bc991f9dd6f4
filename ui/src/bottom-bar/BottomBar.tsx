import { type ReactNode, useEffect, useRef, useState } from 'react'
import './bottom-bar.css'

/**
 * The main action of a page, with words beside it: at its own place on a wide window, where the words are
 * left out, and in a bar at the bottom of the window on a narrow one, or while its place is outside the
 * window.
 */
export function BottomBar({ words, children }: { words: ReactNode; children: ReactNode }) {
  const [place, isAway] = useIsAway()
  return (
    <div ref={place} className="bottom-bar-place">
      <div className="bottom-bar" data-bottom-bar="fixed" data-away={isAway ? '' : undefined}>
        <div className="bottom-bar-words">{words}</div>
        <div className="bottom-bar-action">{children}</div>
      </div>
    </div>
  )
}

/** Whether an element is outside the window. */
function useIsAway() {
  const place = useRef<HTMLDivElement>(null)
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return undefined
    const watcher = new IntersectionObserver((entries) => setAway(entries.at(-1)?.isIntersecting === false))
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return [place, isAway] as const
}
