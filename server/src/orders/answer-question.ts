import { answerQuestion as route } from '@longhaul/contract/orders/orders.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { answerOpenQuestion } from './answer-open-question.ts'
import { changeAnswer } from './change-answer.ts'
import { lockOwnItem } from './sql.ts'

export const answerQuestionAction = writeAction(route, answerQuestion)

/** The shopper accepts, answers or declines on the order's page, or gives the other answer instead. */
async function answerQuestion(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  return body.change
    ? await changeAnswer(call, item, { accept: body.accept })
    : await answerOpenQuestion(call, item, body)
}
