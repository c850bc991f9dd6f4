import { useCall } from '@longhaul/browser/calls/use-call.ts'
import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { whyNotAskForRefund } from '@longhaul/domain/orders/refund.ts'
import { whyNotAcceptStock } from '@longhaul/domain/warehouse/accept.ts'
import { errorText } from '@longhaul/text/errors/errors.ts'
import { photoDeskText } from '@longhaul/text/storefront/warehouse/photo-desk.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { useNow } from '@longhaul/ui/time/use-page-time.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { RefundDialog } from '../shared/refund/RefundDialog.tsx'
import type { StockItem } from './shelf.ts'

const text = photoDeskText

/**
 * The shopper's verdict on an item: it is right, or request a refund. For an item with a problem: keep it, or
 * return it.
 */
export function PhotoVerdict({ item, onDone }: { item: StockItem; onDone: () => void }) {
  return item.stage === 'abnormal' ? (
    <ProblemVerdict item={item} onDone={onDone} />
  ) : (
    <Verdict item={item} onDone={onDone} />
  )
}

function Verdict({ item, onDone }: { item: StockItem; onDone: () => void }) {
  const [refunding, setRefunding] = useState(false)
  const now = useNow()
  const accept = useSend('POST /stock_items/{id}/accept', {
    onDone: () => onDone(),
  })
  const stage = item.stage
  const whyNot = whyNotAcceptStock({ stage, refundOpen: item.refund_open })
  const whyNotRefund = whyNotAskForRefund(
    {
      stage,
      refundOpen: item.refund_open,
      refundDeadlineAt: item.refund_deadline_at ? new Date(item.refund_deadline_at) : null,
    },
    new Date(now ?? 0),
  )
  return (
    <div className="grid w-full gap-3">
      <Failure of={accept.error} />
      <div className="flex flex-wrap gap-3">
        {item.accepted_at ? (
          <Button type="primary" guardMs={0} onClick={onDone}>
            {text.next}
          </Button>
        ) : (
          <Button
            type="primary"
            icon={<Check />}
            busy={accept.isPending && text.rightBusy}
            disabledReason={whyNot && errorText.reasons[whyNot]}
            onClick={() => accept.mutate({ params: { id: item.id }, body: {} })}
          >
            {text.right}
          </Button>
        )}
        {item.order_item_id && (
          <Button
            type="redLine"
            guardMs={0}
            disabledReason={whyNotRefund && errorText.reasons[whyNotRefund]}
            onClick={() => setRefunding(true)}
          >
            {text.refund}
          </Button>
        )}
      </div>
      {refunding && <AskForRefund item={item} onClose={() => setRefunding(false)} />}
    </div>
  )
}

/** The order knows the price paid, so that the dialog can state the refund. */
function AskForRefund({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const order = useCall('GET /orders/{id}', { params: { id: item.order_id ?? '' } })
  const ordered = order.data?.items.find((entry) => entry.id === item.order_item_id)
  if (order.error) return <Failure of={order.error} />
  return ordered ? (
    <RefundDialog item={ordered} open onClose={onClose} />
  ) : (
    <p className="text-sm text-ink-2" role="status">
      {text.refundBusy}
    </p>
  )
}

function ProblemVerdict({ item, onDone }: { item: StockItem; onDone: () => void }) {
  const answer = useSend('POST /order_items/{id}/answer', {
    onDone: (_, { body: { accept } }) => {
      toast.success(accept ? text.kept : text.refundedSoFar)
      onDone()
    },
  })
  const id = item.order_item_id
  if (!id) return null
  const send = (accept: boolean) => answer.mutateAsync({ params: { id }, body: { accept } })
  return (
    <div className="grid w-full gap-3">
      <Failure of={answer.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="primary"
          icon={<Check />}
          busy={answer.isPending && answer.variables.body.accept && text.keepBusy}
          onClick={() => answer.mutate({ params: { id }, body: { accept: true } })}
        >
          {text.keep}
        </Button>
        <Button
          type="redLine"
          guardMs={0}
          onClick={() =>
            void ask({
              type: 'warning',
              title: text.giveBackTitle,
              text: text.giveBackText,
              danger: true,
              confirmText: text.giveBack,
              busyText: text.sending,
              onConfirm: () => send(false),
            })
          }
        >
          {text.giveBack}
        </Button>
      </div>
    </div>
  )
}
