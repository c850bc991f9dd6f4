import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { creatorsText as words } from '@longhaul/text/console/rewards/creators.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { NoMessages } from '@longhaul/ui/illustrations/NoMessages.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { CreatorCard } from './CreatorCard.tsx'
import { ShareCard } from './ShareCard.tsx'
import { PagedCards } from '../shared/PagedCards.tsx'

const VIEWS = ['applied', 'active', 'over'] as const
const TABS = [...VIEWS, 'checking'] as const

/** Creators: who applied, who takes part or did, and shares of which something looks odd. */
export default function CreatorsScreen() {
  const [asked, setTab] = useSearchParam('view', { replace: true })
  const tab = TABS.find((known) => known === asked) ?? 'applied'
  return (
    <Page title={words.title} lead={words.lead}>
      <Tabs
        label={words.view}
        tabs={TABS.map((id) => ({ id, label: words.views[id] }))}
        current={tab}
        onChange={(id) => setTab(id === 'applied' ? '' : id)}
      >
        {tab === 'checking' ? <Checking /> : <Creators key={tab} view={tab} />}
      </Tabs>
    </Page>
  )
}

const none = (
  <EmptyState picture={<NoMessages />} title={words.none}>
    {words.noneHint}
  </EmptyState>
)

function Creators({ view }: { view: (typeof VIEWS)[number] }) {
  const list = usePages('GET /staff/creators', { view })
  return (
    <PagedCards of={list} label={words.views[view]} none={none}>
      {(creator) => <CreatorCard key={creator.id} creator={creator} />}
    </PagedCards>
  )
}

function Checking() {
  const list = usePages('GET /staff/creator_shares', {})
  return (
    <PagedCards of={list} label={words.views.checking} none={none}>
      {(share) => <ShareCard key={share.id} share={share} />}
    </PagedCards>
  )
}
