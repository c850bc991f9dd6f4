import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useCallback, useEffect, useState } from 'react'

/**
 * A choice that is kept in the address. A tick must show under the finger: the choice holds at once, the address follows when the router
 * has got round to it.
 */
export function useKeptParam(name: string): [value: string, set: (value: string) => void] {
  const [kept, keep] = useSearchParam(name, { replace: true })
  const [value, setValue] = useState(kept)
  useEffect(() => setValue(kept), [kept])
  const set = useCallback(
    (next: string) => {
      setValue(next)
      keep(next)
    },
    [keep],
  )
  return [value, set]
}
