import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { usePathParams } from '../shared/params.ts'

export type Article = Reply<'GET /article/{id}'>

/** The article that the path names by its number, whatever name follows; `id` is undefined where the path names none. */
export function useArticle() {
  const { id: text } = usePathParams()
  const id = text === undefined ? undefined : articleId(text)
  const article = useCall(
    'GET /article/{id}',
    { params: { id: id ?? 0 } },
    { enabled: id !== undefined, staleMs: 5 * 60_000 },
  )
  return { id, article }
}

/** What is no number is asked for as article 0, which there is not: the same question as the server asked (needs.ts). */
const articleId = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0)
