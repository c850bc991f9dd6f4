import { useEffect, useState } from 'react'

/** A countdown in seconds, and a function that restarts it. */
export function useSecondsLeft(start: number): [left: number, restart: (seconds: number) => void] {
  const [left, setLeft] = useState(start)
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return [left, setLeft]
}
