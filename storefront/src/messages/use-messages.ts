import { call } from '@longhaul/browser/calls/client.ts'
import type { CallError } from '@longhaul/contract/client.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import type { MessageSubject } from '@longhaul/text/storefront/messages/messages.en.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'

type Page = Reply<'GET /messages'>
export type Message = Page['items'][number]
export type Inbox = { items: Message[]; unread: number }

/** The inbox, newest first, page by page. Its key begins with the call, so that live updates find it. */
export function useMessages(filter: { unread?: boolean; subject_kind?: MessageSubject }) {
  return useInfiniteQuery<Page, CallError, Inbox, readonly unknown[], string>({
    queryKey: ['GET /messages', filter, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /messages',
        { query: { ...filter, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({
      items: pages.flatMap((page) => page.items),
      unread: pages.at(-1)?.unread_count ?? 0,
    }),
  })
}
