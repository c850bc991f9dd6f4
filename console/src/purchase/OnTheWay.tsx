import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { SearchBox } from '../shared/queue/SearchBox.tsx'
import { ageColumn, orderColumn, productColumn, sellerNumberColumn, shopperColumn } from './columns.tsx'

/** Sent by the seller and not scanned yet: what has been on its way for long deserves a call. */
export function OnTheWay() {
  const [q, setQ] = useSearchParam('q', { replace: true })
  const list = usePages('GET /staff/order_items', { stage: 'seller_shipped', ...(q ? { q } : {}) })
  return (
    <Card
      title={consoleWords.itemStages.seller_shipped}
      flush
      aside={<SearchBox label={purchaseText.searchLabel} value={q} onChange={setQ} />}
    >
      <Loaded of={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={q ? purchaseText.noneFound : purchaseText.noneOnTheWay} />
          ) : (
            <Table
              caption={consoleWords.itemStages.seller_shipped}
              captionHidden
              rows={items}
              rowKey={(item) => item.id}
              columns={[
                productColumn,
                orderColumn,
                shopperColumn,
                sellerNumberColumn,
                {
                  head: consoleWords.trackingNumber,
                  render: (item) => <span className="code">{item.tracking_number}</span>,
                },
                ageColumn(purchaseText.sentSince),
              ]}
              foot={
                list.more && (
                  <Pager shown={items.length} more loading={list.loadingMore} onMore={list.loadMore} />
                )
              }
            />
          )
        }
      </Loaded>
    </Card>
  )
}
