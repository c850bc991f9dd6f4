import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { useCallback, useEffect, useState } from 'react'

/**
 * A choice stored in the address. It applies immediately, so that a tick responds without delay; the address
 * follows with the router's update.
 */
export function useStoredParam(name: string): [value: string, set: (value: string) => void] {
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
