import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { recordsText } from '@longhaul/text/console/records/records.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { Adjustment } from './adjustment.ts'

const words = recordsText.adjustment
/** The calls for a balance correction's steps. `onClosed` is called when it is decided. */
export function useAdjustmentSteps({ id }: Adjustment, onClosed: () => void) {
  const params = { id }
  const done = (message: string) => ({
    quiet: true,
    onDone: () => {
      toast.success(message)
      onClosed()
    },
  })
  const book = useSend('POST /staff/adjustments/{id}/book', done(words.booked))
  const reject = useSend('POST /staff/adjustments/{id}/reject', done(words.rejected))
  return {
    book: () => book.mutateAsync({ params, body: {} }),
    isBooking: book.isPending,
    reject: (reason: string) => reject.mutateAsync({ params, body: { reason } }),
    error: book.error ?? reject.error,
  }
}

export type AdjustmentSteps = ReturnType<typeof useAdjustmentSteps>
