import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { BULK_MAX } from '@longhaul/domain/lists/views.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { purchaseText } from '@longhaul/text/console/purchase/purchase.ts'
import { money } from '@longhaul/text/format.ts'
import { useState } from 'react'
import type { StaffItem } from '../shared/ItemSubject.tsx'
import type { OrderRow } from './order-rows.ts'

type Refused = { item: StaffItem; refusal: string }

/**
 * The decisions on an order in review and on one item of it. `onDecided` is called with the ids of the
 * items that leave the queue, and what was decided, in words.
 */
export function useReviewSteps(
  { items }: OrderRow,
  { id }: StaffItem,
  { onDecided }: { onDecided: (ids: readonly string[], said: string) => void },
) {
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const params = { id }
  const done = (said: string) => onDecided([id], said)
  const approveOne = useSend('POST /staff/order_items/{id}/approve', {
    quiet: true,
    onDone: () => done(reviewText.approved(1)),
  })
  const approveAll = useSend('POST /staff/order_items/approve', {
    quiet: true,
    onDone: ({ rows }) => {
      const approved = rows.filter((row) => row.done).map((row) => row.id)
      setRefused(
        rows.flatMap((row) => {
          const item = items.find((each) => each.id === row.id)
          return row.done || !item ? [] : [{ item, refusal: row.refusal ?? '' }]
        }),
      )
      if (approved.length > 0) onDecided(approved, reviewText.approved(approved.length))
    },
  })
  const cancel = useSend('POST /staff/order_items/{id}/cancel', {
    onDone: ({ released_fen }) => done(reviewText.cancelled(money(released_fen))),
  })
  const refuse = useSend('POST /staff/order_items/{id}/refuse_price', {
    onDone: ({ supplement_fen }) => done(reviewText.refused(money(supplement_fen))),
  })
  const isApproving = approveOne.isPending || approveAll.isPending
  return {
    approveOne: () => {
      if (!isApproving) approveOne.mutate({ params, body: {} })
    },
    /** The first `BULK_MAX` of them; the rest of a huge order is approved with the next key. */
    approveAll: (ids: readonly string[]) => {
      if (!isApproving && ids.length > 0) approveAll.mutate({ body: { ids: ids.slice(0, BULK_MAX) } })
    },
    isApproving,
    cancel: (reason: string) => cancel.mutateAsync({ params, body: { reason } }),
    refuse: (reason: string) => refuse.mutateAsync({ params, body: { reason } }),
    /** Called after the shopper was asked. */
    asked: () => done(purchaseText.askForm.asked),
    refused,
    error: approveOne.error ?? approveAll.error,
  }
}

export type ReviewSteps = ReturnType<typeof useReviewSteps>
