import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { financeText } from '@longhaul/text/console/finance/finance.ts'
import { toast } from '@longhaul/ui/toast/toast.ts'
import type { StaffWithdrawal } from './withdrawal.ts'

const words = financeText.withdrawals

/** The calls for a withdrawal's steps. `onClosed` is called when nothing is left to do. */
export function useWithdrawalSteps({ id }: StaffWithdrawal, onClosed: () => void) {
  const params = { id }
  const pay = useSend('POST /staff/withdrawals/{id}/pay', {
    quiet: true,
    onDone: ({ stage }) => {
      toast.success(stage === 'requested' ? words.approved : words.paid)
    },
  })
  const byHand = useSend('POST /staff/withdrawals/{id}/pay_by_hand', {
    quiet: true,
    onDone: ({ stage }) => {
      toast.success(words.recorded)
      if (stage === 'paid') onClosed()
    },
  })
  const reject = useSend('POST /staff/withdrawals/{id}/reject', {
    quiet: true,
    onDone: () => {
      toast.success(words.rejected)
      onClosed()
    },
  })
  return {
    pay: () => pay.mutateAsync({ params, body: {} }),
    paying: pay.isPending,
    payByHand: (reference: string) => byHand.mutateAsync({ params, body: { reference } }),
    reject: (reason: string) => reject.mutateAsync({ params, body: { reason } }),
    error: pay.error ?? byHand.error ?? reject.error,
  }
}

export type WithdrawalSteps = ReturnType<typeof useWithdrawalSteps>
