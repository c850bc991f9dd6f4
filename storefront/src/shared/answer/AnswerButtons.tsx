import { useSend } from '@longhaul/browser/calls/use-send.ts'
import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { money } from '@longhaul/text/format.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { useNavigate } from '@longhaul/ui/address/router.tsx'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { ask } from '@longhaul/ui/dialog/ask.tsx'
import { toast } from '@longhaul/ui/toast/toast.ts'
import { to } from '../../links.ts'

const say = ordersText.question

/**
 * The two answers to what we ask about an item of an order. `words` are the buttons' own where they stand apart from the question; `backFen` is what
 * comes back if the shopper declines.
 */
export function AnswerButtons({
  itemId,
  isProblem,
  backFen,
  words,
}: {
  itemId: string
  isProblem: boolean
  backFen: number
  words?: { accept: string; decline: string }
}) {
  const navigate = useNavigate()
  const answer = useSend('POST /order_items/{id}/answer', {
    onDone: ({ supplement_id: supplementId }, { body: { accept } }) => {
      if (supplementId) return navigate(to.paySupplements([supplementId]))
      if (isProblem) return void toast.success(accept ? say.kept : say.givenBack)
      toast.success(accept ? say.accepted : say.declined)
    },
  })
  const send = (accept: boolean) => answer.mutateAsync({ params: { id: itemId }, body: { accept } })
  const isSending = (accept: boolean) => answer.isPending && answer.variables.body.accept === accept

  function decline() {
    void ask({
      type: 'warning',
      title: isProblem ? say.sureGiveBack : say.sureDecline,
      text: isProblem ? ordersText.refund.toSettle : say.decline(money(backFen)),
      danger: true,
      confirmText: isProblem ? say.giveBack : say.declineButton,
      busyText: say.sending,
      onConfirm: () => send(false),
    })
  }
  return (
    <>
      <Failure of={answer.error} />
      <Button
        type="primary"
        busy={isSending(true) && say.sending}
        onClick={() => answer.mutate({ params: { id: itemId }, body: { accept: true } })}
      >
        {words?.accept ?? (isProblem ? say.keep : say.accept)}
      </Button>
      <Button
        type={words ? 'assistWhite' : 'redLine'}
        busy={isSending(false) && say.sending}
        onClick={decline}
      >
        {words?.decline ?? (isProblem ? say.giveBack : say.declineButton)}
      </Button>
    </>
  )
}
