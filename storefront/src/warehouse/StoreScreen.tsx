import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { countOfTab } from '@longhaul/domain/lists/own-counts.ts'
import { unclaimedText } from '@longhaul/text/storefront/warehouse/unclaimed.ts'
import { warehouseText } from '@longhaul/text/storefront/warehouse/warehouse.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { useState } from 'react'
import { Page } from '../shared/Page.tsx'
import { InboundForm } from './InboundForm.tsx'
import { InboundList } from './InboundList.tsx'
import { OurAddress } from './OurAddress.tsx'
import { ShelfTab } from './ShelfTab.tsx'
import { UnclaimedTab } from './unclaimed/UnclaimedTab.tsx'
import { useShelfPages } from './use-shelf-pages.ts'
import { useWarehouses } from './use-warehouses.ts'

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

/**
 * Inbound parcels, bought elsewhere: the address to send them to, the form to announce them, and those
 * announced.
 */
function InboundTab() {
  const { query, warehouses } = useWarehouses()
  const [chosen, setChosen] = useState('')
  const warehouse = warehouses.find((warehouse) => warehouse.id === chosen) ?? warehouses[0]
  return (
    <Loaded of={query} skeleton={<Skeleton kind="card" />}>
      {() => (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {warehouse && <OurAddress warehouses={warehouses} warehouse={warehouse} onChoose={setChosen} />}
            {warehouse && <InboundForm warehouse={warehouse} />}
          </div>
          <InboundList />
        </div>
      )}
    </Loaded>
  )
}
