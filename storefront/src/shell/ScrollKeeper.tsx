import { useLocation, useArrival } from '@longhaul/ui/address/router.tsx'
import { useEffect, useLayoutEffect, useRef } from 'react'

const KEY = 'scroll'
/** How long a page may take to reach its former height, because lists come from the server. */
const PATIENCE_MS = 2000

/** A new page starts at its top, or at its `#part`; Back and Forward restore the scroll position. */
export function ScrollKeeper() {
  const { key, pathname, hash } = useLocation()
  const kind = useArrival()
  const page = useRef<string | null>(null)
  // The reader's position. When a page is left, the next one is already rendered, and the window may have
  // been clamped to its height.
  const at = useRef(0)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const follow = () => void (at.current = window.scrollY)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  useEffect(() => {
    const leave = () => remember(location.pathname + location.search, window.scrollY)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [])

  useLayoutEffect(() => {
    const first = page.current === null
    const samePage = page.current === pathname
    page.current = pathname
    // Readers who scrolled before hydration keep their place.
    if (first && window.scrollY > 0) return () => remember(key, at.current)
    const kept = kind === 'POP' ? recall(first ? location.pathname + location.search : key) : undefined
    const stop = place({ kept, hash, stay: samePage && kind !== 'POP' })
    return () => {
      stop()
      remember(key, at.current)
    }
  }, [key, pathname, hash, kind])

  return null
}

function place(goal: { kept: number | undefined; hash: string; stay: boolean }): () => void {
  if (goal.hash) {
    document.getElementById(decodeURIComponent(goal.hash.slice(1)))?.scrollIntoView()
    return () => undefined
  }
  if (goal.kept === undefined) {
    if (!goal.stay) window.scrollTo(0, 0)
    return () => undefined
  }
  return scrollAsItGrows(goal.kept)
}

/**
 * Scrolls to the position, or as far as possible until the page is tall enough, unless the reader scrolls
 * first. Parts that were unfolded may be folded now.
 */
function scrollAsItGrows(top: number): () => void {
  const reachable = () => document.documentElement.scrollHeight - window.innerHeight >= top
  window.scrollTo(0, top)
  if (reachable() || typeof ResizeObserver === 'undefined') return () => undefined
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('wheel', stop)
    removeEventListener('touchmove', stop)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top)
    if (reachable()) stop()
  })
  const timer = setTimeout(stop, PATIENCE_MS)
  observer.observe(document.body)
  addEventListener('wheel', stop, { passive: true })
  addEventListener('touchmove', stop, { passive: true })
  return stop
}

// Only `remember` writes this entry, in this tab.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const readTops = () => JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]

function remember(key: string, top: number): void {
  try {
    const others = readTops()
      .filter(([other]) => other !== key)
      .slice(-49)
    sessionStorage.setItem(KEY, JSON.stringify([...others, [key, Math.round(top)]]))
  } catch {
    // Without storage, Back starts at the top.
  }
}

function recall(key: string): number | undefined {
  try {
    return readTops().find(([other]) => other === key)?.[1]
  } catch {
    return undefined
  }
}
