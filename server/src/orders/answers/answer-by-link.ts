import type { AnswerChoice } from '@longhaul/domain/orders/answer-link.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { Refusal, orNotFound } from '../../platform/http/refusal.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { answerOpenQuestion } from '../answer-open-question.ts'
import { changeAnswer } from '../change-answer.ts'
import { payItemSupplement } from '../pay-item-supplement.ts'
import { findOwnItemSupplement } from '../sql-questions.ts'
import { lockOwnItem } from '../sql.ts'
import { recordItemStep } from '../take-item-step.ts'
import { changeOf, stateOf } from './link-state.ts'
import { findAnswerLink, noteChangedChoice, spendAnswerLink } from './sql-answer-links.ts'

/**
 * Answers a question by the link of a mail, exactly as the order's page does; what accepting costs is paid
 * from the balance at once, never more than the mail said. Does nothing if the link cannot be used any more.
 * The caller has locked the shopper's balance, so that of two answers at the same moment one counts.
 */
export async function answerByLink(
  work: UnitOfWork,
  { tokenHash, choice, availableFen }: { tokenHash: Buffer; choice: AnswerChoice; availableFen: Fen },
): Promise<void> {
  const { tx, now } = work
  const link = await findAnswerLink(tx, tokenHash)
  if (!link) return
  const { shopper_id: shopperId, order_item_id: itemId } = link
  if (stateOf(link, { choice, availableFen, now }) !== 'ask') return
  const item = orNotFound(await lockOwnItem(tx, shopperId, itemId))
  if (!(await spendAnswerLink(tx, tokenHash, choice, now))) return
  const by = { actor: 'shopper', actorId: shopperId } as const
  await recordItemStep(tx, { ...by, itemId, step: 'answer_by_mail', from: item.stage, to: item.stage, now })
  const { supplement_id: supplementId } = await answerOpenQuestion(work, item, {
    accept: choice === 'accept',
  })
  work.concerns(shopperId)
  if (supplementId === null) return
  const supplement = orNotFound(await findOwnItemSupplement(tx, shopperId, supplementId))
  // Fees may have changed since the mail was written: then the shopper has to look at the page.
  if (supplement.amount_fen > link.pay_fen) throw new Refusal('transition_not_allowed')
  await payItemSupplement(work, shopperId, supplementId)
}

/**
 * Gives the other answer instead of the one given by the link, as the order's page does. Does nothing if that
 * is not possible any more. The caller has locked the shopper's balance.
 */
export async function changeAnswerByLink(
  work: UnitOfWork,
  { tokenHash, choice, availableFen }: { tokenHash: Buffer; choice: AnswerChoice; availableFen: Fen },
): Promise<void> {
  const { tx, now } = work
  const link = await findAnswerLink(tx, tokenHash)
  if (!link || changeOf(link, { choice, availableFen, now }) !== choice) return
  const item = orNotFound(await lockOwnItem(tx, link.shopper_id, link.order_item_id))
  await noteChangedChoice(tx, tokenHash, choice)
  await changeAnswer(work, item, { accept: choice === 'accept', byMail: true })
  work.concerns(link.shopper_id)
}
