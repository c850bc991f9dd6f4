import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { type ListId, listShape } from '@longhaul/domain/lists/lists.ts'
import { type ListWords, readListQuery, understoodOf } from '@longhaul/domain/lists/query.ts'
import { useSearchChange } from '@longhaul/ui/address/use-search-param.ts'

/** The route of any list: they all have the same shape. */
type ListSpec = 'GET /staff/lists/items'
export const specOf = (list: ListId): ListSpec =>
  // Every list's route is typed as the first one; only the rows differ, and `list` distinguishes them.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  `GET /staff/lists/${list}` as ListSpec

/** Parameters of the address that are not filters of the list. */
const OWN = ['list', 'view', 'row']

/**
 * A list as described by the address, and functions to change it. All state is in the address, so that Back
 * and bookmarks restore it.
 */
export function useList(list: ListId) {
  const [params, change] = useSearchChange()
  const [, changeTyped] = useSearchChange({ replace: true })
  const shape = listShape(list)
  const words = understoodOf(shape, Object.fromEntries([...params].filter(([name]) => !OWN.includes(name))))
  const { sort } = readListQuery(shape, words)
  const none = Object.fromEntries([...Object.keys(shape.filters), 'q', 'sort'].map((name) => [name, '']))
  return {
    shape,
    words,
    sort,
    view: params.get('view') ?? '',
    pages: usePages(specOf(list), words, { limit: 50 }),
    /** Sets some filters; empty text removes one. */
    filter: (values: ListWords) => change(values),
    search: (q: string) => changeTyped({ q }),
    /**
     * Sorts by a column, or reverses the order of the current one. The newest or largest comes first; for
     * deadlines, the nearest.
     */
    sortBy: (by: string) => {
      const down = by === sort.by ? !sort.down : by !== 'act_by'
      return change({ sort: down ? `-${by}` : by })
    },
    clear: () => change(none),
    open: (view: string, query: ListWords, how: 'step' | 'quietly' = 'step') =>
      (how === 'step' ? change : changeTyped)({ ...none, ...query, view }),
  }
}

export type OpenList = ReturnType<typeof useList>
