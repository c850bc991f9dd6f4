import { answerQuestion as route } from '@longhaul/contract/orders/orders.ts'
import { askedGoods } from '../goods/public.ts'
import { lockShopper } from '../ledger/public.ts'
import { bindProgram } from '../platform/acting/bind-program.ts'
import type { Tx } from '../platform/database/db.ts'
import { type Answer, type WriteCall, writeAction } from '../platform/http/action.ts'
import { Refusal, badInput, orNotFound } from '../platform/http/refusal.ts'
import { answerOpenQuestion } from './answer-open-question.ts'
import { changeAnswer } from './change-answer.ts'
import { findOpenQuestion, findOwnItemSupplement } from './sql-questions.ts'
import { findOrderNumber, lockOwnItem } from './sql.ts'

export const answerQuestionAction = writeAction(route, answerQuestion)

/**
 * The shopper accepts, answers or declines on the order's page, or gives the other answer instead. A program
 * must say what it expects acceptance to cost.
 */
async function answerQuestion(call: WriteCall<typeof route>): Answer<typeof route> {
  const { tx, me, params, body } = call
  if (me.grant && body.accept && body.expected_fen === undefined) throw badInput({ expected_fen: 'required' })
  await lockShopper(tx, me.id)
  const item = orNotFound(await lockOwnItem(tx, me.id, params.id))
  if (body.question_id !== undefined && (await findOpenQuestion(tx, item.id))?.id !== body.question_id)
    throw new Refusal('out_of_date')
  const answered = body.change
    ? await changeAnswer(call, item, { accept: body.accept })
    : await answerOpenQuestion(call, item, body)
  const dueFen = await dueFor(tx, me.id, answered.supplement_id)
  if (body.expected_fen !== undefined && body.expected_fen !== dueFen)
    throw new Refusal('out_of_date', { expected_total_fen: body.expected_fen, total_fen: dueFen })
  await bindProgram(call, route, {
    amountFen: 0,
    laterFen: dueFen,
    totalFen: dueFen,
    toPay: answered.supplement_id === null ? [] : [answered.supplement_id],
    subject: { kind: 'order_item', id: item.id },
    // The moment of the question: another one, of the same price, is another act.
    about: [item.id, item.stage_at],
    picture: async () => ({
      ...(await askedGoods(tx, [item])),
      numbers: [(await findOrderNumber(tx, item.order_id)).number],
      address: '',
      line: '',
      insured_fen: 0,
    }),
  })
  return answered
}

/** What the answer costs besides: the supplement that it led to, in fen. */
async function dueFor(tx: Tx, shopperId: string, supplementId: string | null): Promise<number> {
  if (supplementId === null) return 0
  return orNotFound(await findOwnItemSupplement(tx, shopperId, supplementId)).amount_fen
}
