import { useEffect, useRef, useState } from 'react'

/**
 * Blocks clicks for `ms` after each click; the ref takes effect immediately, the state renders it. In a form
 * the guard ends as soon as something is typed or chosen there: correcting a field and submitting again is
 * not a double click. It listens for `input` rather than `change`, because a field edited before the submit
 * fires `change` when the focus moves to the error, although nothing was corrected.
 */
export function useGuard(ms: number) {
  const end = useRef<() => void>(undefined)
  const [isClosed, setClosed] = useState(false)
  useEffect(() => () => end.current?.(), [])

  function close(form: HTMLFormElement | null) {
    if (ms <= 0) return
    const timer = setTimeout(open, ms)
    form?.addEventListener('input', open)
    end.current = () => {
      clearTimeout(timer)
      form?.removeEventListener('input', open)
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
