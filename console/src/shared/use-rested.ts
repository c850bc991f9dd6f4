import { useEffect, useState } from 'react'

const REST_MS = 150

/** What is being typed, once it has rested: a search is not made for every letter. */
export function useRested(words: string): string {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
