import { useEffect, useRef, useState } from 'react'

/**
 * The content of a polite live region: empty at first, then `text` whenever it has been unchanged for
 * `restMs`.
 */
export function useSpoken(text: string, restMs = 500): string {
  const [spoken, setSpoken] = useState('')
  const last = useRef(text)
  useEffect(() => {
    if (last.current === text) return
    const timer = setTimeout(() => {
      last.current = text
      setSpoken(text)
    }, restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return spoken
}
