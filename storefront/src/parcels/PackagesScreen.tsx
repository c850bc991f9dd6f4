import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { MorePages } from '@longhaul/browser/state/MorePages.tsx'
import type { Reply } from '@longhaul/contract/routes.ts'
import { countOfTab } from '@longhaul/domain/lists/own-counts.ts'
import { PARCEL_STATUSES } from '@longhaul/domain/states/parcel-stages.ts'
import { parcelsText } from '@longhaul/text/storefront/parcels/parcels.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { NoPackages } from '@longhaul/ui/illustrations/NoPackages.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { type ReactNode, useId } from 'react'
import { to } from '../links.ts'
import { ButtonLink } from '../shared/ButtonLink.tsx'
import { Page } from '../shared/Page.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { byNeed } from './by-need.ts'
import { PackageRow } from './PackageRow.tsx'
import type { ParcelCard } from './parcel.ts'

type Counts = Reply<'GET /parcels'>['counts']

/**
 * The packages by status: those that need the shopper first, by deadline, then those on their way, then those
 * that are finished.
 */
export default function PackagesScreen() {
  const [param, setStatus] = useSearchParam('status', { replace: true })
  const [words, setWords] = useSearchParam('q', { replace: true })
  const status = PARCEL_STATUSES.find((parcelStatus) => parcelStatus === param)
  const pages = usePages('GET /parcels', { ...(status ? { status } : {}), ...(words ? { q: words } : {}) })
  const text = parcelsText.list
  const counts = pages.data?.first?.counts
  return (
    <Page
      title={text.title}
      actions={
        <SearchBox
          key={words}
          label={text.search}
          hint={text.searchHint}
          button={text.searchButton}
          words={words}
          onSearch={setWords}
        />
      }
    >
      <Tabs
        label={text.tabs}
        look="chips"
        tabs={[
          { id: 'all', label: text.all, ...(counts && countOfTab(Object.values(counts))) },
          ...PARCEL_STATUSES.map((id) => ({
            id,
            label: parcelsText.statuses[id],
            ...(counts && countOfTab([counts[id] ?? 0])),
          })),
        ]}
        current={status ?? 'all'}
        onChange={(id) => setStatus(id === 'all' ? '' : id)}
      >
        <Loaded of={pages} skeleton={<Skeleton kind="rows" count={4} />}>
          {({ items, first }) => (
            <List
              parcels={items}
              counts={first?.counts ?? {}}
              words={words}
              onClear={() => setWords('')}
              busy={pages.isStale}
              pager={<MorePages of={pages} shown={items.length} />}
            />
          )}
        </Loaded>
      </Tabs>
    </Page>
  )
}

function List({
  parcels,
  counts,
  words,
  onClear,
  busy,
  pager,
}: {
  parcels: readonly ParcelCard[]
  counts: Counts
  words: string
  onClear: () => void
  busy: boolean
  pager: ReactNode
}) {
  const text = parcelsText.list
  if (parcels.length > 0)
    return (
      <div className="grid gap-8" aria-busy={busy}>
        {byNeed(parcels).map(({ group, members }) => (
          <Group
            key={group}
            title={group === 'needs' ? text.needs(members.length) : text[group]}
            parcels={members}
          />
        ))}
        {pager}
      </div>
    )
  if (words)
    return (
      <EmptyState title={text.emptySearch(words)} action={<Button onClick={onClear}>{text.clear}</Button>} />
    )
  return (
    <EmptyState
      picture={<NoPackages />}
      title={total(counts) > 0 ? text.emptyTab : text.emptyTitle}
      action={
        <ButtonLink to={to.store()} type="primary">
          {text.toStore}
        </ButtonLink>
      }
    >
      {total(counts) === 0 && text.empty}
    </EmptyState>
  )
}

function Group({ title, parcels }: { title: string; parcels: readonly ParcelCard[] }) {
  const id = useId()
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="rounded-card border border-line bg-surface">
        {parcels.map((parcel) => (
          <li key={parcel.id} className="border-b border-line last:border-b-0">
            <PackageRow parcel={parcel} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
