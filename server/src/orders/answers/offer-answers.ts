import { answerLinkExpiry } from '@longhaul/domain/orders/answer-link.ts'
import { type AnswerOffer, answerButtons } from '../../messages/public.ts'
import { stepOfItem } from '../../next-steps/public.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { hashToken, newToken } from '../../platform/session.ts'
import { readSettings } from '../../site/public.ts'
import { findOpenQuestion } from '../sql-questions.ts'
import { findItemFacts, insertAnswerLink, replaceAnswerLink } from './sql-answer-links.ts'

/**
 * The answers to the open question about an item, as buttons of its mail: what they cost and give back is
 * what the order's page says, and they work without logging in for no more than that. `newKey` takes the
 * place of the key that the question has.
 */
export async function offerAnswers(
  work: UnitOfWork,
  { itemId, shopperId, newKey }: { itemId: string; shopperId: string; newKey?: string },
): Promise<AnswerOffer | undefined> {
  const { tx, now } = work
  const question = await findOpenQuestion(tx, itemId)
  const step = stepOfItem(await findItemFacts(tx, itemId), { now, settings: await readSettings(tx) })
  // Words cannot be given by a button.
  if (!question || question.kind === 'free' || step?.kind !== 'answer') return undefined
  const token = newKey ?? newToken()
  const [payFen, backFen] = [step.payFen ?? 0, step.backFen ?? 0]
  const expiresAt = answerLinkExpiry(question.answer_by)
  await (newKey === undefined ? insertAnswerLink : replaceAnswerLink)(tx, {
    token_hash: hashToken(token),
    question_id: question.id,
    shopper_id: shopperId,
    pay_fen: payFen,
    back_fen: backFen,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
    choice: null,
  })
  return {
    payFen,
    backFen,
    secret: { token, expiresAt },
    buttons: (lang) => answerButtons(lang, question.kind, { payFen, backFen }),
  }
}
