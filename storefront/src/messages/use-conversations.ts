import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'

type ThreadPage = Reply<'GET /conversations/{id}/messages'>
export type Conversation = Reply<'GET /conversations'>['items'][number]
export type ThreadMessage = ThreadPage['items'][number]
export type Thread = { conversation: Conversation; messages: ThreadMessage[] }

/** One conversation, oldest message first; older messages are loaded page by page. */
export const useThread = (id: string) =>
  useInfiniteQuery<ThreadPage, CallError, Thread, readonly unknown[], string>({
    queryKey: ['GET /conversations/{id}/messages', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /conversations/{id}/messages',
        { params: { id }, query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => ({
      conversation: pages[0]!.conversation,
      messages: pages.flatMap((page) => page.items).toReversed(),
    }),
  })
