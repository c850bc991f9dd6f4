import { Loaded } from '@longhaul/browser/state/Loaded.tsx'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { money } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { Skeleton } from '@longhaul/ui/loading/Skeleton.tsx'
import { DueIn } from '../shared/Age.tsx'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { Gone } from '../shared/Gone.tsx'
import { Page } from '../shared/Page.tsx'
import { QueueRow } from '../shared/QueueRow.tsx'
import { useChosen } from '../shared/use-chosen.ts'
import { usePages } from '../shared/use-pages.ts'
import { ReviewPanel } from './ReviewPanel.tsx'

/** Paid items that a person has to look at within 3 to 5 working hours: the most urgent first, the next one opens by itself. */
export default function ReviewScreen() {
  const queue = usePages('GET /staff/order_items', { stage: 'in_review' }, { limit: 100 })
  return (
    <Page
      title={shellText.sections.review}
      fill
      lead={queue.data && queue.data.items.length > 0 && reviewText.lead(queue.data.items.length)}
    >
      <Loaded of={queue} skeleton={<Skeleton kind="rows" count={6} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState picture={<PaySuccess />} title={reviewText.empty.title}>
              {reviewText.empty.text}
            </EmptyState>
          ) : (
            <ReviewQueue items={items.toSorted(byPromise)} />
          )
        }
      </Loaded>
    </Page>
  )
}

function ReviewQueue({ items }: { items: readonly StaffItem[] }) {
  const { open, chosen, gone, choose, finish } = useChosen(items)
  return (
    <div className="master">
      <ul className="master-list" aria-label={reviewText.queue}>
        {open.map((item) => (
          <QueueRow
            key={item.id}
            chosen={item === chosen}
            image={item.image}
            title={item.title}
            titleLang="zh-Hans"
            sub={`${item.order_number} · ${item.shopper_name}`}
            end={money(item.total_fen)}
            endBelow={item.review_due_at && <DueIn due={item.review_due_at} words={reviewText.due} />}
            onChoose={() => choose(item.id)}
          />
        ))}
      </ul>
      {chosen && <ReviewPanel key={chosen.id} item={chosen} onDone={() => finish(chosen.id)} />}
      {gone && <Gone onNext={() => choose(open[0]?.id ?? '')} />}
    </div>
  )
}

/** What is promised soonest comes first. */
const byPromise = (a: StaffItem, b: StaffItem): number =>
  (a.review_due_at ?? a.stage_at).localeCompare(b.review_due_at ?? b.stage_at)
