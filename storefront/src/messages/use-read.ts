import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { messagesText } from '@longhaul/text/storefront/messages/messages.ts'
import { TOAST_MS, toast } from '@longhaul/ui/toast/toast.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Marks messages as read. A single one is marked immediately when it is opened; all of them only after the
 * toast that offers Undo is gone, because the server cannot undo it. Leaving the page before that confirms
 * it.
 */
export function useRead() {
  const send = useSend('POST /messages/read', { quiet: true })
  const [all, setAll] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waiting = useRef(false)
  const mutate = send.mutate

  const markAllNow = useCallback(() => {
    clearTimeout(timer.current)
    if (!waiting.current) return
    waiting.current = false
    mutate({ body: { all: true } }, { onSettled: () => setAll(false) })
  }, [mutate])
  useEffect(() => markAllNow, [markAllNow])

  function undo() {
    clearTimeout(timer.current)
    waiting.current = false
    setAll(false)
  }
  function markAll(count: number) {
    waiting.current = true
    setAll(true)
    timer.current = setTimeout(markAllNow, TOAST_MS)
    toast.success(messagesText.markedAll(count), { action: { label: messagesText.undo, onClick: undo } })
  }
  return {
    /** Whether all count as read although the server does not know yet. */
    all,
    markAll,
    mark: (id: string) => mutate({ body: { ids: [id] } }),
  }
}
