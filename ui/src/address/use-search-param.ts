import { useCallback, useEffect } from 'react'
import { useLocation, useNavigate } from './router.tsx'

/**
 * One parameter of the address: `const [status, setStatus] = useSearchParam('status')`. Empty text removes
 * it. Each change is a step in the history unless `replace`, which is for typed input such as filters and
 * search words. `drop` names a parameter to remove when this one changes.
 */
export function useSearchParam(
  name: string,
  { drop = '', ...options }: { replace?: boolean; drop?: string } = {},
): [value: string, set: (value: string) => void] {
  const [params, change] = useSearchChange(options)
  const set = useCallback(
    (value: string) => change(drop ? { [name]: value, [drop]: '' } : { [name]: value }),
    [change, name, drop],
  )
  return [params.get(name) ?? '', set]
}

/**
 * The address's parameters and a function that changes some of them; empty text removes one. A change made
 * before the previous one has rendered builds on it, whichever component made it, and both form one step in
 * the history: choosing a tab and submitting a search at the same time keeps both.
 */
export function useSearchChange({ replace = false }: { replace?: boolean } = {}): [
  params: URLSearchParams,
  change: (values: Record<string, string>) => void,
] {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const change = useCallback(
    (values: Record<string, string>) => {
      const together = underWay?.key === key ? underWay : undefined
      const next = new URLSearchParams(together?.search ?? search)
      for (const [name, value] of Object.entries(values)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      const text = next.toString()
      underWay = { key, search: text }
      navigate(text ? `${pathname}?${text}` : pathname, { replace: replace || together !== undefined })
    },
    [navigate, pathname, replace, search, key],
  )
  // The change has rendered, or the page has gone elsewhere.
  useEffect(
    () => () => {
      underWay = null
    },
    [key],
  )
  return [new URLSearchParams(search), change]
}

/** A change that the router has not rendered yet, and the entry of the history from which it was made. */
let underWay: { key: string; search: string } | null = null
