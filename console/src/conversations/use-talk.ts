import { call } from '@longhaul/browser/calls/client.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

type TalkPage = Reply<'GET /staff/conversations/{id}/messages'>
export type StaffMessage = TalkPage['items'][number]
export type StaffConversation = Reply<'GET /staff/conversations/{id}'>

/** The messages of a conversation, oldest first, internal notes included. */
export const useTalk = (id: string) =>
  useInfiniteQuery<TalkPage, CallError, StaffMessage[], readonly unknown[], string>({
    queryKey: ['GET /staff/conversations/{id}/messages', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /staff/conversations/{id}/messages',
        { params: { id }, query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items).toReversed(),
  })

/** Marks the conversation as read while it is visible. */
export function useReadTalk(conversation: StaffConversation, messages: readonly StaffMessage[]): void {
  const { mutate } = useSend('POST /staff/conversations/{id}/read', {
    quiet: true,
  })
  const { id, unread_count } = conversation
  const newest = messages.findLast((message) => message.author === 'shopper')?.id
  const unread = unread_count > 0
  useEffect(() => {
    if (!unread || !newest || document.visibilityState !== 'visible') return
    mutate({ params: { id }, body: { message_id: newest } })
  }, [id, mutate, newest, unread])
}
