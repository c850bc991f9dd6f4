import { ANSWER_CHOICES, type AnswerChoice, answerLinkExpiry } from '@longhaul/domain/orders/answer-link.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { Lang } from '@longhaul/domain/languages.ts'
import { formatter } from '@longhaul/text/format.ts'
import { type QuestionKind, answersIn } from '@longhaul/text/mail/answers.ts'
import { MASK } from '../../mail/public.ts'
import type { AnswerOffer } from '../../messages/public.ts'
import { stepOfItem } from '../../next-steps/public.ts'
import { publicUrl } from '../../platform/http/public-url.ts'
import type { UnitOfWork } from '../../platform/jobs/unit-of-work.ts'
import { hashToken, newToken } from '../../platform/session.ts'
import { readSettings } from '../../site/public.ts'
import { findOpenQuestion } from '../sql-questions.ts'
import { findItemFacts, insertAnswerLink, replaceAnswerLink } from './sql-answer-links.ts'

/** The page that a button of a mail opens. */
export const ANSWER_PAGE = '/answer'

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
  if (!question || step?.kind !== 'answer') return undefined
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
  const { kind } = question
  return {
    payFen,
    backFen,
    secret: { token, expiresAt },
    buttons: (lang) => ({
      list: ORDER[kind].map((choice) => ({
        label: answerLabel(lang, kind, choice, { payFen, backFen }),
        url: publicUrl(`${ANSWER_PAGE}?choice=${choice}&key=${MASK}`),
      })),
      note: answersIn(lang).note,
    }),
  }
}

/** The answer that keeps the order going comes first, except for goods that arrived with a problem. */
const ORDER: Record<QuestionKind, readonly AnswerChoice[]> = {
  price: ANSWER_CHOICES,
  options: ANSWER_CHOICES,
  problem: ANSWER_CHOICES.toReversed(),
}

/** An answer in words, with its sum. */
export const answerLabel = (
  lang: Lang,
  kind: QuestionKind,
  choice: AnswerChoice,
  sums: { payFen: Fen; backFen: Fen },
): string => answersIn(lang).label(kind, choice, sumsIn(lang, sums))

/** The sums as text; empty if there is nothing to pay or to get back. */
export function sumsIn(lang: Lang, { payFen, backFen }: { payFen: Fen; backFen: Fen }) {
  const { money } = formatter(lang)
  return { pay: payFen > 0 ? money(payFen) : '', back: backFen > 0 ? money(backFen) : '' }
}
