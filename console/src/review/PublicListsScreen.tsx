import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { publicListsText as words } from '@longhaul/text/console/rewards/public-lists.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { PublicListCard } from './PublicListCard.tsx'
import { PagedCards } from '../shared/PagedCards.tsx'

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
        <PagedCards
          of={list}
          label={words.views[view]}
          none={
            <EmptyState picture={<NoMessages />} title={words.none}>
              {words.noneHint}
            </EmptyState>
          }
        >
          {(entry) => <PublicListCard key={entry.id} list={entry} />}
        </PagedCards>
      </Tabs>
    </Page>
  )
}
