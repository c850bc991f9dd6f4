import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { useEffect } from 'react'
import type { Conversation, ThreadMessage } from './use-conversations.ts'

/** Reports to the server how far the shopper has read, while the page is visible. */
export function useReadThread({ id, unread_count }: Conversation, messages: readonly ThreadMessage[]): void {
  const { mutate } = useSend('POST /conversations/{id}/read', {
    quiet: true,
  })
  const newest = messages.findLast((message) => message.author === 'staff')?.id
  const unread = unread_count > 0
  useEffect(() => {
    if (!unread || !newest) return
    const read = () => {
      if (document.visibilityState === 'visible') mutate({ params: { id }, body: { message_id: newest } })
    }
    read()
    document.addEventListener('visibilitychange', read, { once: true })
    return () => document.removeEventListener('visibilitychange', read)
  }, [id, mutate, newest, unread])
}
