import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Pager } from '@longhaul/ui/pager/Pager.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Table } from '@longhaul/ui/table/Table.tsx'
import { ageColumn, amountColumn, orderColumn, productColumn, shopperColumn } from './columns.tsx'

/** What only the shopper can move on: questions without an answer, and extra payments that are due. */
export function Waiting() {
  return (
    <div className="stack">
      <Stage stage="awaiting_customer" />
      <Stage stage="supplement_due" />
    </div>
  )
}

function Stage({ stage }: { stage: 'awaiting_customer' | 'supplement_due' }) {
  const list = usePages('GET /staff/order_items', { stage })
  return (
    <Card title={consoleWords.itemStages[stage]} flush>
      <Loaded of={list}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={purchaseText.noneWaiting[stage]} />
          ) : (
            <>
              <Table
                caption={consoleWords.itemStages[stage]}
                captionHidden
                rows={items}
                rowKey={(item) => item.id}
                columns={[
                  productColumn,
                  orderColumn,
                  shopperColumn,
                  amountColumn,
                  ageColumn(purchaseText.since),
                ]}
              />
              {list.more && (
                <Pager shown={items.length} more loading={list.loadingMore} onMore={list.loadMore} />
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}
