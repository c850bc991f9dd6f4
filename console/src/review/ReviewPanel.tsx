import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { consoleWords } from '@longhaul/text/console/shell/words.ts'
import { money } from '@longhaul/text/format.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { Card } from '@longhaul/ui/card/Card.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { AuditLink } from '../shared/AuditLink.tsx'
import { HoldNote } from '../shared/HoldNote.tsx'
import { ItemSubject, openPage, type StaffItem } from '../shared/ItemSubject.tsx'
import { ReasonDialog } from '../shared/ReasonDialog.tsx'
import { useShortcuts } from '../shared/shortcuts.ts'
import { AskedFor } from './AskedFor.tsx'
import { PageNow } from './PageNow.tsx'

const REFRESH = ['GET /staff/order_items', 'GET /staff/dashboard']

/** One item to review: what was asked beside what the page says now, the money, and the decision. */
export function ReviewPanel({ item, onDone }: { item: StaffItem; onDone: () => void }) {
  const [dialog, setDialog] = useState<'cancel' | 'refuse' | null>(null)
  const approve = useSend('POST /staff/order_items/{id}/approve', {
    quiet: true,
    refresh: REFRESH,
    onDone: () => {
      toast.success(reviewText.approved(item.order_number))
      onDone()
    },
  })
  const cancel = useSend('POST /staff/order_items/{id}/cancel', {
    refresh: REFRESH,
    onDone: ({ released_fen }) => {
      toast.success(reviewText.cancelled(money(released_fen)))
      onDone()
    },
  })
  const refuse = useSend('POST /staff/order_items/{id}/refuse_price', {
    refresh: REFRESH,
    onDone: ({ supplement_fen }) => {
      toast.success(reviewText.refused(money(supplement_fen)))
      onDone()
    },
  })
  const missingFen = missingOf(item)
  const approveNow = () => {
    if (!approve.isPending) approve.mutate({ params: { id: item.id }, body: {} })
  }
  useShortcuts([
    { keys: 'a', does: reviewText.approve, act: approveNow },
    { keys: 'c', does: reviewText.cancel, act: () => setDialog('cancel') },
    ...(missingFen > 0 ? [{ keys: 'r', does: reviewText.refuse, act: () => setDialog('refuse') }] : []),
    { keys: 'Enter', does: consoleWords.openPage, act: () => openPage(item.url) },
  ])

  return (
    <article className="master-detail" aria-label={item.title}>
      <div className="master-body">
        <HoldNote kind="order_item" id={item.id} />
        <ItemSubject item={item}>
          <AuditLink kind="order_item" id={item.id} />
        </ItemSubject>
        <div className="beside">
          <AskedFor item={item} />
          <div className="stack">
            <PageNow item={item} />
            <Card title={reviewText.money}>
              <Amounts item={item} />
            </Card>
          </div>
        </div>
        <Failure of={approve.error} />
      </div>
      <footer className="master-actions">
        <Button
          type="primary"
          guardMs={400}
          busy={approve.isPending && consoleWords.saving}
          aria-keyshortcuts="a"
          onClick={approveNow}
        >
          {reviewText.approve} <kbd>A</kbd>
        </Button>
        {missingFen > 0 && (
          <Button guardMs={0} aria-keyshortcuts="r" onClick={() => setDialog('refuse')}>
            {reviewText.refuse} <kbd>R</kbd>
          </Button>
        )}
        <Button type="redLine" guardMs={0} aria-keyshortcuts="c" onClick={() => setDialog('cancel')}>
          {reviewText.cancel} <kbd>C</kbd>
        </Button>
        <span className="push muted text-sm">
          <kbd>J</kbd> <kbd>K</kbd> {reviewText.moveHint} · <kbd>Enter</kbd> {consoleWords.openPage}
        </span>
      </footer>
      {dialog === 'refuse' && (
        <ReasonDialog
          title={reviewText.refuseTitle}
          confirmText={reviewText.refuse}
          busyText={reviewText.refusing}
          onSend={(reason) => refuse.mutateAsync({ params: { id: item.id }, body: { reason } })}
          onClose={() => setDialog(null)}
        >
          {reviewText.refuseText(money(item.page_price_fen ?? 0), money(missingFen))}
        </ReasonDialog>
      )}
      {dialog === 'cancel' && (
        <ReasonDialog
          title={reviewText.cancelTitle}
          confirmText={reviewText.cancelConfirm}
          busyText={reviewText.cancelling}
          onSend={(reason) => cancel.mutateAsync({ params: { id: item.id }, body: { reason } })}
          onClose={() => setDialog(null)}
        >
          {reviewText.cancelText(money(item.frozen_fen))}
        </ReasonDialog>
      )}
    </article>
  )
}

/** What the shopper's own price is below the page's, for all pieces. */
const missingOf = ({ page_price_fen: pageFen, unit_price_fen: ownFen, quantity }: StaffItem) =>
  pageFen === null ? 0 : Math.max(0, pageFen - ownFen) * quantity

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
