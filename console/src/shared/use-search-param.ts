import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * One parameter of the address: `const [stage, setStage] = useSearchParam('stage')`. Empty text removes it. `replace` keeps the history as
 * it is: for the cursor in a list and what is typed into a search box. `drop` names parameters that no longer fit once this one changes.
 */
export function useSearchParam(
  name: string,
  { replace = false, drop = '' }: { replace?: boolean; drop?: string } = {},
): [value: string, set: (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const set = useCallback(
    (value: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          if (value) next.set(name, value)
          else next.delete(name)
          if (drop) next.delete(drop)
          return next
        },
        { replace },
      ),
    [name, drop, replace, setParams],
  )
  return [params.get(name) ?? '', set]
}
