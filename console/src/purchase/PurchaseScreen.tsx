import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { type Tab, Tabs } from '@longhaul/ui/tabs/Tabs.tsx'
import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Page } from '../shared/Page.tsx'
import { DeskLead } from '../shared/DeskLead.tsx'
import { useDashboard } from '../shared/use-dashboard.ts'
import { BoughtList } from './BoughtList.tsx'
import { LateSellers } from './LateSellers.tsx'
import { OnTheWay } from './OnTheWay.tsx'
import { ToBuy } from './ToBuy.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ageColumn, amountColumn, orderColumn, productColumn, shopperColumn } from './columns.tsx'

const TABS = ['buy', 'waiting', 'seller', 'arriving', 'late'] as const
type TabId = (typeof TABS)[number]

/** The dashboard queue whose count each tab shows. */
const QUEUE: Partial<Record<TabId, string>> = {
  buy: 'purchase',
  waiting: 'waiting',
  seller: 'seller',
  arriving: 'arriving',
}

/**
 * The buyer's desk: items to buy by seller, items waiting for a shopper's answer, items that sellers must
 * send, items on their way, and what sellers are late with.
 */
export default function PurchaseScreen() {
  const [asked, setTab] = useSearchParam('tab', { drop: 'id' })
  const tab = TABS.find((tab) => tab === asked) ?? 'buy'
  const queues = useDashboard().data?.queues
  const tabs = TABS.map((id): Tab<TabId> => ({
    id,
    label: purchaseText.tabs[id],
    count: id === 'late' ? lateAtSellers(queues) : queues?.find((queue) => queue.id === QUEUE[id])?.count,
  }))
  return (
    <Page title={shellText.sections.purchase} lead={<DeskLead figure="bought" queue="purchase" />}>
      <Tabs
        label={purchaseText.tabsLabel}
        tabs={tabs}
        current={tab}
        onChange={(id) => setTab(id === 'buy' ? '' : id)}
      >
        {tab === 'buy' && <ToBuy />}
        {tab === 'waiting' && <Waiting />}
        {tab === 'seller' && <BoughtList />}
        {tab === 'arriving' && <OnTheWay />}
        {tab === 'late' && <LateSellers />}
      </Tabs>
    </Page>
  )
}

/** The items that were not sent, or did not arrive, in time. */
const lateAtSellers = (queues: readonly { id: string; late: number }[] | undefined): number | undefined =>
  queues?.filter(({ id }) => id === 'seller' || id === 'arriving').reduce((sum, { late }) => sum + late, 0)

/** Items waiting for their shopper: unanswered questions and extra payments due. */
function Waiting() {
  return (
    <Stack>
      <Stage stage="awaiting_customer" />
      <Stage stage="supplement_due" />
    </Stack>
  )
}

function Stage({ stage }: { stage: 'awaiting_customer' | 'supplement_due' }) {
  const list = usePages('GET /staff/order_items', { stage })
  return (
    <Card title={consoleWords.itemStages[stage]} flush>
      <PagedTable
        of={list}
        caption={consoleWords.itemStages[stage]}
        columns={COLUMNS}
        rowKey={(item) => item.id}
        none={<EmptyState title={purchaseText.noneWaiting[stage]} />}
      />
    </Card>
  )
}

const COLUMNS = [productColumn, orderColumn, shopperColumn, amountColumn, ageColumn(purchaseText.since)]
