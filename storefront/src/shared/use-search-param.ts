import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * One parameter of the address: `const [status, setStatus] = useSearchParam('status')`. Empty text removes it. Each change is a step in the
 * history unless `replace`, which is for what is typed: filters, search words.
 */
export function useSearchParam(
  name: string,
  options: { replace?: boolean } = {},
): [value: string, set: (value: string) => void] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const replace = options.replace ?? false
  const set = useCallback(
    (value: string) => {
      const next = new URLSearchParams(search)
      if (value) next.set(name, value)
      else next.delete(name)
      const text = next.toString()
      void navigate(text ? `${pathname}?${text}` : pathname, { replace })
    },
    [name, navigate, pathname, replace, search],
  )
  return [new URLSearchParams(search).get(name) ?? '', set]
}
