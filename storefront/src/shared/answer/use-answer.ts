import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { money } from '@longhaul/text/format.ts'
import { orderDecisionsText } from '@longhaul/text/storefront/orders/order-decisions.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../../links.ts'

const say = orderDecisionsText.question

/**
 * Answers the question about an item: accepting leads to any payment that is still due, declining asks for
 * confirmation first.
 */
export function useAnswer({
  id,
  isProblem,
  backFen,
  isChange,
}: {
  id: string
  isProblem: boolean
  backFen: number
  /** Instead of the answer given before. */
  isChange?: true
}) {
  const navigate = useNavigate()
  const answer = useSend('POST /order_items/{id}/answer', {
    onDone: ({ supplement_id: supplementId }, { body: { accept, reply } }) => {
      if (reply !== undefined) return void toast.success(say.answered)
      if (supplementId) return navigate(to.paySupplements([supplementId]))
      if (isProblem) return void toast.success(accept ? say.kept : say.refundedSoFar)
      toast.success(accept ? say.accepted : say.declined)
    },
  })
  const body = (accept: boolean) => ({
    params: { id },
    body: { accept, ...(isChange && { change: isChange }) },
  })
  return {
    error: answer.error,
    isSending: (accept: boolean) => answer.isPending && answer.variables.body.accept === accept,
    accept: () => answer.mutate(body(true)),
    /** Answers a question that was asked in words. */
    reply: (reply: string) => answer.mutate({ params: { id }, body: { accept: true, reply } }),
    decline: () =>
      void ask({
        type: 'warning',
        title: isProblem ? say.sureGiveBack : say.sureDecline,
        text: isProblem ? say.toSettle : say.decline(money(backFen)),
        danger: true,
        confirmText: isProblem ? say.giveBack : say.declineButton,
        busyText: say.sending,
        onConfirm: () => answer.mutateAsync(body(false)),
      }),
  }
}
