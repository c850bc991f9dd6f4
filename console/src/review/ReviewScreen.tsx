import { usePages } from '@longhaul/browser/calls/use-pages.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { shellText } from '@longhaul/text/console/shell/shell.ts'
import { money } from '@longhaul/text/format.ts'
import { useSearchParam } from '@longhaul/ui/address/use-search-param.ts'
import { PaySuccess } from '@longhaul/ui/illustrations/PaySuccess.tsx'
import { EmptyState } from '@longhaul/ui/states/EmptyState.tsx'
import { useEffect, useState } from 'react'
import { DueIn } from '../shared/Age.tsx'
import { PromiseLine } from '../shared/Promised.tsx'
import { QueueScreen } from '../shared/queue/QueueScreen.tsx'
import { type Decision, UndoItems } from '../shared/UndoItems.tsx'
import { OrderPanel } from './OrderPanel.tsx'
import { type OrderRow, ordersOf } from './order-rows.ts'

const PAGE = 100
/** Orders are put together from their items, so all are loaded, unless there are very many. */
const ITEMS_MAX = 1_000

/**
 * Paid orders to review within 3 to 5 working hours: the most urgent first; the next one opens automatically.
 */
export default function ReviewScreen() {
  const list = usePages('GET /staff/order_items', { stage: 'in_review' }, { limit: PAGE })
  const loaded = list.data?.items ?? []
  const { items, decide, forget } = useDecided(loaded)
  const orders = ordersOf(items)
  const { more, loadingMore, loadMore } = list
  const loadsOn = more && !loadingMore && loaded.length < ITEMS_MAX
  useEffect(() => {
    if (loadsOn) loadMore()
  }, [loadsOn, loadMore])
  // Links from elsewhere name an item.
  const [open, choose] = useSearchParam('id', { replace: true })
  const [decision, setDecision] = useState<Decision | null>(null)
  // An order about which a decision was undone opens once it is in the list again.
  const [reopened, setReopened] = useState('')
  const isBack = orders.some(({ id }) => id === reopened)
  useEffect(() => {
    if (!isBack) return
    choose(reopened)
    setReopened('')
  }, [isBack, reopened, choose])
  const orderOfItem = loaded.find((item) => item.id === open)?.order_id
  useEffect(() => {
    if (orderOfItem) choose(orderOfItem)
  }, [orderOfItem, choose])

  return (
    <QueueScreen<OrderRow>
      title={shellText.sections.review}
      label={reviewText.queue}
      lead={
        orders.length > 0 && (
          <>
            {reviewText.lead(orders.length, items.length)} <PromiseLine of="review" />
          </>
        )
      }
      work="order"
      list={{ ...list, data: list.data && { items: orders } }}
      renderRow={toLook}
      renderPanel={(order, finish) => (
        <OrderPanel
          order={order}
          onDecided={(ids, said) => {
            setDecision({ orderId: order.id, number: order.first.order_number, ids, said, at: Date.now() })
            // What remains keeps the order open.
            if (order.items.every(({ id }) => ids.includes(id))) finish()
            else decide(ids)
          }}
        />
      )}
      none={
        <EmptyState picture={<PaySuccess />} title={reviewText.empty.title}>
          {reviewText.empty.text}
        </EmptyState>
      }
    >
      {decision && (
        <UndoItems
          key={decision.at}
          decision={decision}
          onUndone={(ids) => {
            setDecision(null)
            forget(ids)
            if (ids.length > 0) setReopened(decision.orderId)
          }}
          onOver={() => setDecision(null)}
        />
      )}
    </QueueScreen>
  )
}

function toLook({ first, items, totalFen }: OrderRow) {
  const ownPrices = items.filter((item) => item.page_price_fen !== null).length
  const held = items.filter((item) => item.hold).length
  const notes = new Set(items.flatMap((item) => item.remarks.map(({ of, text }) => `${of} ${text}`))).size
  const unusual = [
    ownPrices > 0 && reviewText.row.ownPrices(ownPrices),
    held > 0 && reviewText.row.held(held),
    notes > 0 && reviewText.row.notes(notes),
  ].filter((words) => words !== false)
  return {
    title: first.order_number,
    sub: `${first.shopper_name} · ${reviewText.items(items.length)}`,
    end: money(totalFen),
    endBelow: first.review_due_at && <DueIn due={first.review_due_at} words={reviewText.due} />,
    about: unusual.length > 0 && <span className="text-xs font-medium text-warn">{unusual.join(' · ')}</span>,
  }
}

/**
 * Hides rows at once that were decided, until the server's list no longer has them: then they are forgotten,
 * since they may return.
 */
function useDecided<Row extends { id: string }>(rows: readonly Row[]) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const known = new Set(rows.map(({ id }) => id))
  if ([...decided].some((id) => !known.has(id)))
    setDecided(new Set([...decided].filter((id) => known.has(id))))
  return {
    items: rows.filter(({ id }) => !decided.has(id)),
    decide: (ids: readonly string[]) => setDecided(new Set([...decided, ...ids])),
    /** Shows them again: their decision was undone. */
    forget: (ids: readonly string[]) => setDecided(new Set([...decided].filter((id) => !ids.includes(id)))),
  }
}
