import { useEffect, useRef, useState } from 'react'

/**
 * Blocks clicks for `ms` after each click; the ref says so at once, the state renders it. In a form it ends as soon as something is typed or chosen there:
 * whoever corrects a field and submits again does not click twice. `change` would not do: a field that was typed into before fires it when the focus moves
 * to what is wrong, and nothing was corrected then.
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
