import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { PagedTable } from '@longhaul/browser/state/PagedTable.tsx'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { ageColumn, amountColumn, orderColumn, productColumn, shopperColumn } from './columns.tsx'

/** Items waiting for their shopper: unanswered questions and extra payments due. */
export function Waiting() {
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
