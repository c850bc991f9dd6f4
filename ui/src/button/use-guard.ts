import { useEffect, useRef, useState } from 'react'

const CORRECTED = ['input', 'change']

/**
 * Blocks clicks for `ms` after each click; the ref says so at once, the state renders it. In a form it ends as soon as something is typed or chosen there:
 * whoever corrects a field and submits again does not click twice.
 */
export function useGuard(ms: number) {
  const end = useRef<() => void>(undefined)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => () => end.current?.(), [])

  function close(form: HTMLFormElement | null) {
    if (ms <= 0) return
    const timer = setTimeout(open, ms)
    for (const event of CORRECTED) form?.addEventListener(event, open)
    end.current = () => {
      clearTimeout(timer)
      for (const event of CORRECTED) form?.removeEventListener(event, open)
      end.current = undefined
    }
    setClosed(true)
  }

  function open() {
    end.current?.()
    setClosed(false)
  }

  return { isClosed, closed: () => end.current !== undefined, close }
}
