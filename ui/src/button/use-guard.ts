import { useEffect, useRef, useState } from 'react'

/** Blocks clicks for `ms` after each click; the ref says so at once, the state renders it. */
export function useGuard(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function close() {
    if (ms <= 0) return
    setClosed(true)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setClosed(false)
    }, ms)
  }

  return { isClosed, closed: () => timer.current !== undefined, close }
}
