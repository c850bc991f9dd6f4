import { useLocation } from '@longhaul/ui/address/router.tsx'
import { useEffect, useRef, useState } from 'react'
import { watchTitle } from '../shared/head.ts'

/**
 * After a navigation, announces the page's title and moves the focus to the beginning of its content, as
 * after a full load.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [spoken, setSpoken] = useState('')
  const shown = useRef(pathname)
  const due = useRef(false)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    due.current = true
    // A dialog or a field that took the focus meanwhile keeps it.
    if (
      document.activeElement === document.body ||
      !document.querySelector('main')?.contains(document.activeElement)
    )
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }, [pathname])

  useEffect(
    () =>
      watchTitle(() => {
        if (!due.current) return
        due.current = false
        setSpoken(document.title)
      }),
    [],
  )

  return (
    <p className="sr-only" role="status" aria-live="polite">
      {spoken}
    </p>
  )
}
