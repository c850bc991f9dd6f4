import { isUnbought, refundAmounts } from '@longhaul/domain/orders/refund.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders.ts'
import { Dialog } from '@longhaul/ui/dialog/Dialog.tsx'
import { TextArea } from '@longhaul/ui/field/TextArea.tsx'
import { Receipt } from '@longhaul/ui/money/Receipt.tsx'
import { DateTime } from '@longhaul/ui/time/DateTime.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { type ReactNode, useState } from 'react'
import { useSend } from '../api.ts'
import { Failure } from '../shared/Failure.tsx'
import type { OrderItem } from './order-looks.ts'

const say = ordersText.refund
const REASON_MAX = 500

/** Asks for a refund: how much, where it goes, until when it is possible, and why. */
export function RefundDialog({
  item,
  open,
  onClose,
}: {
  item: OrderItem
  open: boolean
  onClose: () => void
}) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const request = useSend('POST /order_items/{id}/refund', {
    refresh: ['GET /orders', 'GET /funds', 'GET /users/info'],
    onDone: ({ granted, amount_fen: fen }) =>
      toast.success(granted ? say.granted(money(fen)) : say.requested(money(fen))),
  })
  const atOnce = isUnbought(item.stage)

  async function send() {
    if (reason.trim() === '') {
      setError(say.reasonError)
      return false
    }
    await request.mutateAsync({ params: { id: item.id }, body: { reason: reason.trim() } })
    setReason('')
    return true
  }
  return (
    <Dialog
      open={open}
      title={say.title}
      confirmText={say.confirm}
      busyText={say.busy}
      onClose={onClose}
      onConfirm={send}
    >
      <div className="grid grid-cols-1 gap-4">
        <p>{atOnce ? say.atOnce : say.toSettle}</p>
        <Amount item={item} />
        <dl className="grid grid-cols-1 gap-1 text-sm">
          <Fact label={say.destination}>{say.balance}</Fact>
          <Fact label={say.deadline}>
            {item.refund_deadline_at ? <DateTime at={item.refund_deadline_at} /> : say.noDeadline}
          </Fact>
        </dl>
        <TextArea
          label={say.reason}
          hint={say.reasonHint}
          max={REASON_MAX}
          rows={3}
          value={reason}
          error={error}
          onChange={(text) => {
            setReason(text)
            if (text.trim() !== '') setError(null)
          }}
          onBlur={() => setError(reason.trim() === '' && error !== null ? say.reasonError : null)}
        />
        <Failure of={request.error} />
      </div>
    </Dialog>
  )
}

/** What comes back, row by row, by the rule that the server computes it with. */
function Amount({ item }: { item: OrderItem }) {
  if (isUnbought(item.stage))
    return (
      <Receipt
        rows={[{ label: say.all, fen: item.frozen_fen }]}
        total={{ label: say.amount, fen: item.frozen_fen }}
      />
    )
  const { amounts } = item
  const problem = ABNORMAL_REASONS.find((one) => one === item.inspection?.problem) ?? null
  const back = refundAmounts(
    { stage: item.stage, problem },
    { goodsFen: amounts.goods_fen, freightFen: amounts.freight_fen, serviceFen: amounts.service_fen },
  )
  const rows = [
    { label: say.goods, fen: back.goodsFen },
    { label: say.freight, fen: back.freightFen },
    { label: say.service, fen: back.serviceFen },
  ].filter((row) => row.fen > 0)
  return (
    <div>
      <Receipt
        rows={rows}
        total={{ label: say.amount, fen: back.goodsFen + back.freightFen + back.serviceFen }}
      />
      <p className="mt-2 text-sm text-ink-2">{say.kept}</p>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
