import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { money } from '@longhaul/text/format.ts'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { AuditLink } from '../shared/AuditLink.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { ItemSubject, type StaffItem } from '../shared/ItemSubject.tsx'
import { SideBySide } from '../shared/layout/SideBySide.tsx'
import { Stack } from '../shared/layout/Stack.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { AskedFor } from './AskedFor.tsx'
import { PageNow } from './PageNow.tsx'
import { ReviewActions } from './ReviewActions.tsx'
import { useReviewSteps } from './use-review-steps.ts'

/** One item to review: the request beside the current product page, the money, and the decision. */
export function ReviewPanel({ item, onDone }: { item: StaffItem; onDone: () => void }) {
  const steps = useReviewSteps(item, onDone)
  return (
    <QueuePanel label={item.title} actions={<ReviewActions item={item} steps={steps} />}>
      <HoldNote kind="order_item" id={item.id} />
      <ItemSubject item={item}>
        <AuditLink kind="order_item" id={item.id} />
      </ItemSubject>
      <SideBySide>
        <AskedFor item={item} />
        <Stack>
          <PageNow item={item} />
          <Card title={reviewText.money}>
            <Amounts item={item} />
          </Card>
        </Stack>
      </SideBySide>
      <Failure of={steps.error} />
    </QueuePanel>
  )
}

function Amounts({ item }: { item: StaffItem }) {
  const rest = item.total_fen - item.goods_fen - item.freight_fen
  return (
    <Receipt
      rows={[
        {
          label: reviewText.goods,
          note: `${item.quantity} × ${money(item.unit_price_fen)}`,
          fen: item.goods_fen,
        },
        { label: reviewText.freight, fen: item.freight_fen },
        ...(rest > 0 ? [{ label: reviewText.services, fen: rest }] : []),
      ]}
      total={{ label: reviewText.paid, fen: item.total_fen }}
    />
  )
}
