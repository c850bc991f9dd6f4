import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { whyNotCancelRefund } from '@longhaul/domain/orders/refund.ts'
import { OPEN_REFUND_STAGES, REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { money, moneyWithCode } from '@longhaul/text/format.ts'
import { named } from '@longhaul/text/marks.ts'
import { orderPageText } from '@longhaul/text/storefront/orders/order-page.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { ReactNode } from 'react'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.refund
type Refund = NonNullable<OrderItem['refund']>

/**
 * A refund request: its state, amount and our answer; it can be withdrawn until it is decided or the deadline
 * has passed.
 */
export function RefundBox({ item, refund }: { item: OrderItem; refund: Refund }) {
  const now = useNow()
  const withdraw = useSend('POST /order_items/{id}/cancel_refund', {
    onDone: () => toast.success(say.cancelled),
  })
  const stage = REFUND_STAGES.find((refundStage) => refundStage === refund.stage)
  if (!stage) return null
  const deadline = item.refund_deadline_at ? new Date(item.refund_deadline_at) : null
  const reason = whyNotCancelRefund(stage, { refundDeadlineAt: deadline }, new Date(now ?? 0))

  function askToWithdraw() {
    void ask({
      type: 'warning',
      title: say.cancelTitle,
      text: say.cancelText,
      confirmText: say.cancelConfirm,
      cancelText: say.cancelKeep,
      busyText: say.busy,
      onConfirm: () => withdraw.mutateAsync({ params: { id: item.id }, body: {} }),
    })
  }
  return (
    <section className="rounded-card bg-sunken p-4" aria-label={say.open}>
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{named(say.open, orderPageText.refunds[stage].name)}</span>
        <span className="num">{moneyWithCode(refund.amount_fen)}</span>
      </h4>
      <p className="mt-1 text-sm">{orderPageText.refunds[stage].means}</p>
      <dl className="mt-2 grid grid-cols-1 gap-1 text-sm">
        <Row label={say.asked}>
          <DateTime at={refund.created_at} />
        </Row>
        {item.quantity > 1 && <Row label={say.piecesAsked}>{refund.quantity}</Row>}
        <Row label={say.cause}>{say.causes[refund.cause]}</Row>
        {refund.reason && refund.reason !== refund.cause && <Row label={say.reason}>{refund.reason}</Row>}
        {refund.return_fen > 0 && <Row label={say.wayBack}>− {money(refund.return_fen)}</Row>}
        <Row label={say.whoTitle}>{say.who[refund.fault]}</Row>
        {refund.decision_note && <Row label={say.decision}>{refund.decision_note}</Row>}
      </dl>
      {OPEN_REFUND_STAGES.some((refundStage) => refundStage === stage) && (
        <p className="mt-3 print:hidden">
          <Button size="small" disabledReason={reason && errorText.reasons[reason]} onClick={askToWithdraw}>
            {ordersText.detail.cancelRefund}
          </Button>
        </p>
      )}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}
