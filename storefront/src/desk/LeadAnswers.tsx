import { Failure } from '@longhaul/browser/state/Failure.tsx'
import { deskText as text } from '@longhaul/text/storefront/desk/desk.ts'
import { ordersText } from '@longhaul/text/storefront/orders/orders.ts'
import { Button } from '@longhaul/ui/button/Button.tsx'
import { useAnswer } from '../shared/answer/use-answer.ts'
import type { Waiting } from './desk-data.ts'
import { figuresOf } from './waiting-words.ts'

const { sending } = ordersText.question

/** The two answers to a question about an item, with what each costs or brings back. */
export function LeadAnswers({ itemId, step }: { itemId: string; step: Waiting['step'] }) {
  const isProblem = step.about === 'problem_found'
  const answer = useAnswer({ id: itemId, isProblem, backFen: step.back_fen ?? 0 })
  const { pay, back } = figuresOf(step)
  return (
    <>
      <Failure of={answer.error} />
      <Button type="primary" size="big" busy={answer.isSending(true) && sending} onClick={answer.accept}>
        {isProblem ? text.keep : text.accept(pay)}
      </Button>
      <Button busy={answer.isSending(false) && sending} onClick={answer.decline}>
        {isProblem ? text.giveBack(back) : text.decline(back)}
      </Button>
    </>
  )
}
