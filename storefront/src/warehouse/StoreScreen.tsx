import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { countOfTab } from '@longhaul/domain/lists/own-counts.ts'
import { unclaimedText } from '@longhaul/text/storefront/warehouse/unclaimed.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { Page } from '../shared/Page.tsx'
import { InboundTab } from './InboundTab.tsx'
import { ShelfTab } from './ShelfTab.tsx'
import { UnclaimedTab } from './unclaimed/UnclaimedTab.tsx'
import { useShelfPages } from './use-shelf-pages.ts'

/** The warehouse: the goods in it, and the announced parcels. */
export default function StoreScreen() {
  const [tab, setTab] = useSearchParam('tab', { replace: true })
  const shelf = useShelfPages()
  const counts = shelf.data?.counts
  const current = tab === 'inbound' || tab === 'unclaimed' ? tab : 'shelf'
  return (
    <Page title={warehouseText.title} headingHidden>
      {/* The heading is invisible: the tabs take its place. */}
      <div className="-mt-5">
        <Tabs
          label={warehouseText.tabs}
          tabs={[
            { id: 'shelf', label: warehouseText.tabShelf, ...(counts && countOfTab([counts.all])) },
            { id: 'inbound', label: warehouseText.tabInbound },
            { id: 'unclaimed', label: unclaimedText.tab },
          ]}
          current={current}
          onChange={(id) => setTab(id === 'shelf' ? '' : id)}
        >
          {current === 'inbound' ? (
            <InboundTab />
          ) : current === 'unclaimed' ? (
            <UnclaimedTab />
          ) : (
            <Loaded of={shelf} skeleton={<Skeleton kind="rows" count={5} />}>
              {({ items }) => <ShelfTab items={items} pages={shelf} />}
            </Loaded>
          )}
        </Tabs>
      </div>
    </Page>
  )
}
