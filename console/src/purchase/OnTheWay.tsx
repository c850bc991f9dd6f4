import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { ageColumn, orderColumn, productColumn, sellerNumberColumn, shopperColumn } from './columns.tsx'

/** Items sent by the seller and not scanned yet; one that takes too long is worth a call. */
export function OnTheWay() {
  const [q, setQ] = useSearchParam('q', { replace: true })
  const list = usePages('GET /staff/order_items', { stage: 'seller_shipped', ...(q ? { q } : {}) })
  return (
    <Card
      title={consoleWords.itemStages.seller_shipped}
      flush
      aside={<SearchBox label={purchaseText.searchLabel} value={q} onChange={setQ} />}
    >
      <PagedTable
        of={list}
        caption={consoleWords.itemStages.seller_shipped}
        columns={COLUMNS}
        rowKey={(item) => item.id}
        none={<EmptyState title={q ? purchaseText.noneFound : purchaseText.noneOnTheWay} />}
      />
    </Card>
  )
}

const COLUMNS = [
  productColumn,
  orderColumn,
  shopperColumn,
  sellerNumberColumn,
  {
    head: consoleWords.trackingNumber,
    render: (item: StaffItem) => <span className="code whitespace-nowrap">{item.tracking_number}</span>,
  },
  ageColumn(purchaseText.sentSince),
]
