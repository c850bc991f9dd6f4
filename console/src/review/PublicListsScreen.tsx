import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { publicListsText as words } from '@longhaul/text/console/rewards/public-lists.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { Page } from '../shared/Page.tsx'
import { PublicListCard } from './PublicListCard.tsx'

const VIEWS = ['reported', 'shown', 'taken_down'] as const

/** Public lists: those that were reported, all that are public, and those that were taken down. */
export default function PublicListsScreen() {
  const [asked, setView] = useSearchParam('view', { replace: true })
  const view = VIEWS.find((known) => known === asked) ?? 'reported'
  const list = usePages('GET /staff/public_lists', { view })
  return (
    <Page title={words.title} lead={words.lead}>
      <Tabs
        label={words.view}
        tabs={VIEWS.map((id) => ({ id, label: words.views[id] }))}
        current={view}
        onChange={(id) => setView(id === 'reported' ? '' : id)}
      >
        <Loaded of={list} skeleton={<Skeleton kind="card" count={3} />}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState picture={<NoMessages />} title={words.none}>
                {words.noneHint}
              </EmptyState>
            ) : (
              <>
                <Stack as="ul" aria-label={words.views[view]}>
                  {items.map((entry) => (
                    <PublicListCard key={entry.id} list={entry} />
                  ))}
                </Stack>
                <Pager
                  shown={items.length}
                  more={list.more}
                  loading={list.loadingMore}
                  onMore={list.loadMore}
                />
              </>
            )
          }
        </Loaded>
      </Tabs>
    </Page>
  )
}
