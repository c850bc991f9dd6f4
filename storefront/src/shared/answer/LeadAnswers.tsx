import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { money } from '@longhaul/text/format.ts'
import { orderDecisionsText } from '@longhaul/text/storefront/orders/order-decisions.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import type { Step } from '../step-words.ts'
import { useAnswer } from './use-answer.ts'

const say = orderDecisionsText.question

/** The two answers to our question about an item, each with its consequence. */
export function LeadAnswers({ itemId, step }: { itemId: string; step: Step }) {
  const isProblem = step.about === 'problem_found'
  const { error, isSending, accept, decline } = useAnswer({
    id: itemId,
    isProblem,
    backFen: step.back_fen ?? 0,
  })
  return (
    <>
      <Failure of={error} />
      <Button type="primary" size="big" busy={isSending(true) && say.sending} onClick={accept}>
        {isProblem ? say.keep : say.acceptFor(step.pay_fen ? money(step.pay_fen) : null)}
      </Button>
      <Button busy={isSending(false) && say.sending} onClick={decline}>
        {isProblem
          ? say.giveBackFor(step.back_fen ? money(step.back_fen) : null)
          : say.declineFor(step.back_fen ? money(step.back_fen) : null)}
      </Button>
    </>
  )
}
