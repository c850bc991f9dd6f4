import { answerQuestion as route } from '@longhaul/contract/orders/orders.ts'
import { lockShopper } from '../ledger/public.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { orNotFound } from '../platform/http/refusal.ts'
import { answerOpenQuestion } from './answer-open-question.ts'
import { lockOwnItem } from './sql.ts'

export const answerQuestionAction = writeAction(route, answerQuestion)

/** The shopper accepts or declines on the order's page. */
async function answerQuestion(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  return await answerOpenQuestion(call, item, body.accept)
}
