import { useSend } from '@longhaul/browser/calls/use-send.ts'
import type { Reply } from '@longhaul/contract/routes.ts'
import {
  type RefundAmounts,
  type RefundCause,
  type RefundFault,
  REFUND_CAUSES,
  givenUp,
  hasArrived,
  isUnbought,
  refundAmounts,
  refundFault,
  refundSum,
  refundablePieces,
} from '@longhaul/domain/orders/refund.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { useState } from 'react'
import { useConfiguration } from '../use-configuration.ts'

const say = ordersText.refund

/** An item as the order's page receives it. */
export type OrderItem = Reply<'GET /orders/{id}'>['items'][number]
export type RefundForm = ReturnType<typeof useRefundForm>

/** The state of the refund form, and the amount that it currently comes to. */
export function useRefundForm(item: OrderItem) {
  const left = refundablePieces({ quantity: item.quantity, refundedQuantity: item.refunded_quantity })
  const [chosen, setPieces] = useState(left)
  const [cause, setCause] = useState('')
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<{ cause?: string; reason?: string }>({})
  const returnFeeFen = useConfiguration()?.return_fee_fen ?? 0
  const request = useSend('POST /order_items/{id}/refund', {
    onDone: ({ granted, amount_fen: fen }) =>
      toast.success(granted ? say.granted(money(fen)) : say.requested(money(fen))),
  })
  // Pieces may have been returned since the dialog was last opened.
  const pieces = Math.min(chosen, left)
  const causes = offered(item)
  const known = causes.find((entry) => entry === cause)
  const fault = known && refundFault(known, problemOf(item))
  const isAll = pieces === left
  const amounts = amountsOf(item, { pieces, fault: fault ?? 'shopper', returnFeeFen })
  const sumFen = isUnbought(item.stage) && isAll ? item.frozen_fen : refundSum(amounts)

  async function send() {
    const wrong = {
      ...(known ? {} : { cause: say.causeError }),
      ...(known === 'other' && reason.trim() === '' ? { reason: say.reasonError } : {}),
    }
    setErrors(wrong)
    if (!known || wrong.reason) return false
    await request.mutateAsync({
      params: { id: item.id },
      body: { cause: known, reason: reason.trim(), ...(isAll ? {} : { quantity: pieces }) },
    })
    setReason('')
    setCause('')
    return true
  }
  return {
    pieces,
    setPieces,
    causes,
    cause,
    setCause: (next: string) => {
      setCause(next)
      setErrors({})
    },
    reason,
    setReason: (next: string) => {
      setReason(next)
      if (next.trim() !== '') setErrors(({ cause: wrong }) => (wrong ? { cause: wrong } : {}))
    },
    errors,
    failure: request.error,
    fault,
    amounts,
    sumFen,
    isAll,
    hasArrived: hasArrived(item.stage),
    send,
  }
}

const problemOf = (item: OrderItem) =>
  ABNORMAL_REASONS.find((abnormalReason) => abnormalReason === item.inspection?.problem) ?? null

/** The available causes depend on whether the item has arrived. */
const offered = (item: OrderItem): readonly RefundCause[] =>
  REFUND_CAUSES.filter((cause) =>
    hasArrived(item.stage)
      ? cause !== 'not_sent'
      : ['changed_mind', 'ordered_by_mistake', 'not_sent', 'other'].includes(cause) &&
        (cause !== 'not_sent' || !isUnbought(item.stage)),
  )

function amountsOf(
  item: OrderItem,
  ask: { pieces: number; fault: RefundFault; returnFeeFen: number },
): RefundAmounts {
  const { goods_fen: goodsFen, freight_fen: freightFen, service_fen: serviceFen } = item.amounts
  const { quantity, refunded_quantity: refundedQuantity, stage } = item
  if (isUnbought(stage))
    return { ...givenUp({ quantity, goodsFen, serviceFen }, ask.pieces), freightFen: 0, returnFen: 0 }
  const back = item.given_back
  const refundedSoFar = {
    goodsFen: back.goods_fen,
    freightFen: back.freight_fen,
    serviceFen: back.service_fen,
    compensatedFen: back.compensated_fen,
    leftFen: back.left_fen,
  }
  const seller = item.paid_to_seller
  const paid = {
    goodsFen: seller?.goods_fen ?? goodsFen,
    freightFen: seller?.freight_fen ?? freightFen,
    serviceFen,
    refundedSoFar,
  }
  return refundAmounts({ stage, quantity, refundedQuantity }, paid, ask)
}
