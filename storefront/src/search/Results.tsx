import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import { searchText } from '@longhaul/text/storefront/goods/search.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { useEffect, useState } from 'react'
import { Filters } from './Filters.tsx'
import { type Found, FoundCard } from './FoundCard.tsx'
import { Sources } from './Sources.tsx'
import { type Sort, useSearchFilters } from './use-search-filters.ts'

const say = searchText

/** A page's goods; the server gives as many, and asks each source for as many at once. */
const PAGE = 24
/** A slow source is asked for again after this, and so many times before the reader has to. */
const AGAIN_MS = 1_500
const TIMES = 5

/** What was found, from where, in which order, within which filters. */
export function Results({ words }: { words: string }) {
  const filters = useSearchFilters()
  const found = usePages('GET /goods/search', { q: words, ...filters.query }, { limit: PAGE })
  const first = found.data?.first
  const isSlow = first?.sources.some(({ state }) => state === 'slow') ?? false
  useAskAgain(isSlow && !found.isStale, found)
  const sorts = (['best', 'cheapest', 'dearest'] as const).map((id) => ({ id, label: say.sort[id] }))
  return (
    <div className="grid grid-cols-1 gap-4">
      {first && (
        <Sources first={first} words={words} onAgain={() => found.refetch()} isAsking={found.isFetching} />
      )}
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Filters filters={filters} key={`${filters.min} ${filters.max}`} />
        <Tabs<Sort>
          label={say.sort.label}
          look="chips"
          current={filters.sort}
          onChange={(sort) => filters.change({ sort: sort === 'best' ? '' : sort })}
          tabs={sorts}
        >
          <Loaded of={found} skeleton={<Skeleton kind="rows" count={6} />}>
            {({ items }) =>
              items.length === 0 ? (
                <NothingFound filters={filters} isSlow={isSlow} />
              ) : (
                <div aria-busy={found.isStale}>
                  <ul className="grid grid-cols-1 gap-x-5 gap-y-6 md:grid-cols-3">
                    {onceEach(items).map((item) => (
                      <FoundCard key={`${item.marketplace} ${item.item_id}`} item={item} />
                    ))}
                  </ul>
                  <p className="mt-6 text-sm text-ink-2">{say.door}</p>
                  <MorePages of={found} shown={items.length} />
                </div>
              )
            }
          </Loaded>
        </Tabs>
      </div>
    </div>
  )
}

/** What two pages have both, because a source answered late, is shown once. */
const onceEach = (items: readonly Found[]): readonly Found[] => [
  ...new Map(items.map((item) => [`${item.marketplace} ${item.item_id}`, item])).values(),
]

/** Asks again while a source is slow, a few times. */
function useAskAgain(
  isSlow: boolean,
  { isFetching, refetch }: { isFetching: boolean; refetch: () => unknown },
) {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (!isSlow || isFetching || times >= TIMES) return undefined
    const timer = setTimeout(() => {
      setTimes(times + 1)
      refetch()
    }, AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isSlow, isFetching, times, refetch])
}

function NothingFound({
  filters: { any, clear },
  isSlow,
}: {
  filters: { any: boolean; clear: () => void }
  isSlow: boolean
}) {
  const { title, text, filtered, clear: remove, waiting } = say.none
  return (
    <EmptyState
      title={isSlow ? waiting : title}
      action={
        any && (
          <Button guardMs={0} onClick={clear}>
            {remove}
          </Button>
        )
      }
    >
      {any ? filtered : !isSlow && text}
    </EmptyState>
  )
}
