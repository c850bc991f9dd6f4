import { useLocation } from '@longhaul/ui/address/router.tsx'
import { useEffect, useState } from 'react'

const KEPT = 'reset-link'

/**
 * The token of the mailed link. It is removed from the address bar immediately, so that it appears in no
 * history and no screenshot; after a reload (to change the language, for example) it is still available in
 * this tab.
 */
export function useResetLink(): [link: string, forget: () => void] {
  const { pathname, search } = useLocation()
  const [link] = useState(() => new URLSearchParams(search).get('token') ?? read())
  useEffect(() => {
    if (!new URLSearchParams(search).has('token')) return
    keep(link)
    // Not through the router, because nothing on the page changes.
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

/** In a browser without storage, a reload merely forgets the link. */
function keep(link: string): void {
  try {
    if (link) sessionStorage.setItem(KEPT, link)
    else sessionStorage.removeItem(KEPT)
  } catch {
    return
  }
}
