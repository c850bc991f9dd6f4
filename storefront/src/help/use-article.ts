import { useCall } from '@longhaul/browser/calls/use-call.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import { usePathParams } from '../shared/params.ts'

export type Article = Reply<'GET /article/{id}'>

/** The article whose number is in the path, whatever name follows; `id` is undefined if the path has none. */
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

/**
 * An invalid number is requested as article 0, which does not exist: the same request as the server makes
 * (needs.ts).
 */
const articleId = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0)
