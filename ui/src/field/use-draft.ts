import { useEffect, useRef } from 'react'

/**
 * Keeps what was typed over a reload (a change of language, a failed chunk): written to this tab's storage when the page
 * goes away, read back and removed when the form appears again.
 */
export function useDraft(name: string | undefined, draft: object | null, restore: (draft: object) => void) {
  const latest = useRef({ draft, restore })
  useEffect(() => {
    latest.current = { draft, restore }
  })
  useEffect(() => {
    if (!name) return
    const key = `draft:${name}`
    const kept = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (kept) latest.current.restore(JSON.parse(kept))

    const leave = () => {
      if (latest.current.draft) sessionStorage.setItem(key, JSON.stringify(latest.current.draft))
    }
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [name])
}
