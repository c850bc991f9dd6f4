import { useEffect, useState } from 'react'

/** The value, once it has stood for a moment: what is typed is not asked about letter by letter. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return rested
}
