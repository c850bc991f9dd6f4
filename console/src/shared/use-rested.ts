import { useEffect, useState } from 'react'

/** What is being typed, once it has rested: a search is not made for every letter. */
export function useRested(words: string, ms = 150): string {
  const [rested, setRested] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), ms)
    return () => clearTimeout(timer)
  }, [words, ms])
  return rested
}
