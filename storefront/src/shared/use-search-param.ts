import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * One parameter of the address: `const [status, setStatus] = useSearchParam('status')`. Empty text removes it. Each change is a step in the
 * history unless `replace`, which is for what is typed: filters, search words. Changes made together are one step, and keep each other.
 */
export function useSearchParam(
  name: string,
  options: { replace?: boolean } = {},
): [value: string, set: (value: string) => void] {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const replace = options.replace ?? false
  const set = useCallback(
    (value: string) => {
      const together = underWay?.key === key ? underWay : undefined
      const next = new URLSearchParams(together?.search ?? search)
      if (value) next.set(name, value)
      else next.delete(name)
      const text = next.toString()
      underWay = { key, search: text }
      void navigate(text ? `${pathname}?${text}` : pathname, { replace: replace || together !== undefined })
    },
    [name, navigate, pathname, replace, search, key],
  )
  // The page has come where the change led, or went elsewhere.
  useEffect(
    () => () => {
      underWay = null
    },
    [key],
  )
  return [new URLSearchParams(search).get(name) ?? '', set]
}

/** A change that the router has not drawn yet, and the entry of the history from which it was made. */
let underWay: { key: string; search: string } | null = null
