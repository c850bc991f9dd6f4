import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { reviewText } from '@longhaul/text/console/review/review.ts'
import { money } from '@longhaul/text/format.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { StaffItem } from '../shared/ItemSubject.tsx'

/** The decisions on an item in review, each confirmed in a message. `onDone` is called once one is made. */
export function useReviewSteps({ id, order_number }: StaffItem, onDone: () => void) {
  const params = { id }
  const done = (message: string) => {
    toast.success(message)
    onDone()
  }
  const approve = useSend('POST /staff/order_items/{id}/approve', {
    quiet: true,
    onDone: () => done(reviewText.approved(order_number)),
  })
  const cancel = useSend('POST /staff/order_items/{id}/cancel', {
    onDone: ({ released_fen }) => done(reviewText.cancelled(money(released_fen))),
  })
  const refuse = useSend('POST /staff/order_items/{id}/refuse_price', {
    onDone: ({ supplement_fen }) => done(reviewText.refused(money(supplement_fen))),
  })
  return {
    approve: () => {
      if (!approve.isPending) approve.mutate({ params, body: {} })
    },
    isApproving: approve.isPending,
    cancel: (reason: string) => cancel.mutateAsync({ params, body: { reason } }),
    refuse: (reason: string) => refuse.mutateAsync({ params, body: { reason } }),
    /** Called after the shopper was asked; the sheet itself has already confirmed it. */
    asked: onDone,
    error: approve.error,
  }
}

export type ReviewSteps = ReturnType<typeof useReviewSteps>
