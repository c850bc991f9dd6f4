import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { moneyWithCode } from '@longhaul/text/format.ts'
import { platformName } from '@longhaul/text/storefront/orders/order-words.ts'
import { Link } from '@longhaul/ui/address/Link.tsx'
import { Note } from '@longhaul/ui/tag/Note.tsx'
import { Tag } from '@longhaul/ui/tag/Tag.tsx'
import { useState } from 'react'
import { to } from '../links.ts'
import { lineOf } from '../shared/goods/goods-names.ts'
import { signsOf } from '../shared/goods/signs.ts'
import { SignLines } from '../shared/goods/Signs.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { Line } from '../shared/layout/Line.tsx'
import { QueuePanel } from '../shared/queue/QueuePanel.tsx'
import { ShopperLink } from '../shared/ShopperLink.tsx'
import type { OrderRow } from './order-rows.ts'
import { ReviewActions } from './ReviewActions.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import { useReviewSteps } from './use-review-steps.ts'
import { useVerdicts } from './use-verdicts.ts'
import { isAgainst } from './verdict.ts'

/**
 * The waiting items of one order below each other. What nothing speaks against is approved together; a
 * question or a refusal concerns one item and leaves the others.
 */
export function OrderPanel({
  order,
  onDecided,
}: {
  order: OrderRow
  /** Called with what was decided, and how, in words. */
  onDecided: (ids: readonly string[], said: string) => void
}) {
  const { first, items } = order
  const verdicts = useVerdicts(items)
  const [picked, pick] = useState('')
  // Until one is picked: the first that needs a decision of its own. It is not opened, so that all are seen
  // beside each other.
  const against = items.find((_, index) => isAgainst(verdicts[index]!))
  const item = items.find(({ id }) => id === picked) ?? against ?? first
  const steps = useReviewSteps(order, item, { onDecided })
  return (
    <QueuePanel
      label={first.order_number}
      actions={
        <ReviewActions
          key={item.id}
          order={order}
          item={item}
          verdicts={verdicts}
          steps={steps}
          onPick={pick}
        />
      }
    >
      <HoldNote key={first.id} kind="order_item" id={first.id} />
      <OrderHead order={order} />
      <ul className="grid gap-3">
        {items.map((each, index) => (
          <ReviewItem
            key={each.id}
            item={each}
            place={items.length > 1 ? index + 1 : null}
            verdict={verdicts[index]!}
            isChosen={each.id === item.id}
            isOpen={items.length === 1 || each.id === picked}
            onOpen={() => pick(each.id)}
          />
        ))}
      </ul>
      {steps.refused.map(({ item: each, refusal }) => (
        <Note key={each.id} tone="bad" title={lineOf(each)}>
          {refusal}
        </Note>
      ))}
      <Failure of={steps.error} />
    </QueuePanel>
  )
}

function OrderHead({ order: { first, items, totalFen } }: { order: OrderRow }) {
  const remarks = first.remarks.filter(({ of }) => of === 'order')
  return (
    <header className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="code text-xl">
          <Link to={to.order(first.order_id)}>{first.order_number}</Link>
        </h2>
        <b className="text-xl font-normal tabular-nums">{moneyWithCode(totalFen)}</b>
      </div>
      <Line as="p">
        <Tag>{platformName(first.platform)}</Tag>
        {first.seller_name && <span lang="zh-Hans">{first.seller_name}</span>}
        <span className="muted">
          {reviewText.items(items.length)} · {first.warehouse_id} ·{' '}
          <ShopperLink id={first.shopper_id} name={first.shopper_name} code={first.shopper_code} />{' '}
          {consoleWords.speaks[first.shopper_lang]}
        </span>
      </Line>
      <SignLines of={signsOf({ remarks, services: [], flaw: null, returned: null, hold: null }, '')} />
    </header>
  )
}
