import type { ArgsOf } from '@longhaul/contract/routes.ts'
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '@longhaul/domain/content/articles.ts'
import { isOneOf, namesOf } from '@longhaul/domain/entries.ts'
import { contentText } from '@longhaul/text/console/content/content.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'

type Query = NonNullable<ArgsOf<'GET /staff/articles'>['query']>

/** The article filters, kept in the address. Only one complete list can be reordered. */
export function useArticleFilters() {
  const [kind, setKind] = useSearchParam('kind')
  const [category, setCategory] = useSearchParam('category')
  const [state, setState] = useSearchParam('state')
  const [q, setQ] = useSearchParam('q', { replace: true })
  const query: Query = {
    ...(isOneOf(ARTICLE_KINDS, kind) && { kind }),
    ...(isOneOf(ARTICLE_CATEGORIES, category) && { category }),
    ...(isOneOf(namesOf(contentText.states), state) && { state }),
    ...(q && { q }),
  }
  const oneList = kind === 'footer' ? category === '' : kind !== '' && category !== ''
  const orderable = oneList && state === '' && q === ''
  return { kind, setKind, category, setCategory, state, setState, q, setQ, query, orderable }
}
