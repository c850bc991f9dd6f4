import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * One parameter of the address: `const [status, setStatus] = useSearchParam('status')`. Empty text removes it. `replace` keeps the
 * history as it is: for filters and tabs, so that Back leaves the page.
 */
export function useSearchParam(
  name: string,
  options: { replace?: boolean } = {},
): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const replace = options.replace ?? false
  const set = useCallback(
    (value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (value) next.set(name, value)
          else next.delete(name)
          return next
        },
        { replace },
      ),
    [name, replace, setParams],
  )
  return [params.get(name) ?? '', set]
}
