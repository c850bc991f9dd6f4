import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { money } from '@longhaul/text/format.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { DueIn } from '../shared/Age.tsx'
import { GoodsAbout } from '../shared/goods/GoodsAbout.tsx'
import { namesOf, titleLang } from '../shared/goods/goods-names.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'

/**
 * Paid items to review within 3 to 5 working hours: the most urgent first; the next one opens automatically.
 */
export default function ReviewScreen() {
  const list = usePages('GET /staff/order_items', { stage: 'in_review' }, { limit: 100 })
  return (
    <QueueScreen
      title={shellText.sections.review}
      label={reviewText.queue}
      lead={list.data && list.data.items.length > 0 && reviewText.lead(list.data.items.length)}
      list={list}
      order={(items) => items.toSorted(byPromise)}
      renderRow={(item) => ({
        image: item.image,
        title: namesOf(item).title.text,
        ...titleLang(item),
        about: <GoodsAbout goods={item} />,
        sub: `${item.order_number} · ${item.shopper_name}`,
        end: money(item.total_fen),
        endBelow: item.review_due_at && <DueIn due={item.review_due_at} words={reviewText.due} />,
      })}
      renderPanel={(item, finish) => <ReviewPanel item={item} onDone={finish} />}
      none={
        <EmptyState picture={<PaySuccess />} title={reviewText.empty.title}>
          {reviewText.empty.text}
        </EmptyState>
      }
    />
  )
}

/** The item promised soonest comes first. */
const byPromise = (a: StaffItem, b: StaffItem): number =>
  (a.review_due_at ?? a.stage_at).localeCompare(b.review_due_at ?? b.stage_at)
