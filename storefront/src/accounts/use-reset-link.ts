import { useLocation } from '@longhaul/ui/address/router.tsx'
import { useEffect, useState } from 'react'

const KEPT = 'reset-link'

/**
 * The token of the mailed link. It leaves the address bar at once, so that it is in no history and no picture of the screen; a reload (another
 * language, say) still finds it in this tab.
 */
export function useResetLink(): [link: string, forget: () => void] {
  const { pathname, search } = useLocation()
  const [link] = useState(() => new URLSearchParams(search).get('token') ?? read())
  useEffect(() => {
    if (!new URLSearchParams(search).has('token')) return
    keep(link)
    // Not by the router: nothing on the page changes.
    history.replaceState(history.state, '', pathname)
  }, [link, pathname, search])
  return [link, () => keep('')]
}

function read(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? ''
  } catch {
    return ''
  }
}

/** A browser that keeps nothing merely forgets the link with a reload. */
function keep(link: string): void {
  try {
    if (link) sessionStorage.setItem(KEPT, link)
    else sessionStorage.removeItem(KEPT)
  } catch {
    return
  }
}
