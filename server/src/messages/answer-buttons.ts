import type { Lang } from '@longhaul/domain/languages.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import { ANSWER_CHOICES, type AnswerChoice } from '@longhaul/domain/orders/answer-link.ts'
import { formatter } from '@longhaul/text/format.ts'
import { type QuestionKind, answersIn } from '@longhaul/text/mail/answers.ts'
import { type MailLink, MASK } from '../mail/public.ts'
import { publicUrl } from '../platform/http/public-url.ts'

/** The page that a button of a mail opens. */
export const ANSWER_PAGE = '/answer'

/** What an answer costs, and what it gives back. */
export type AnswerSums = { payFen: Fen; backFen: Fen }

/** The answers to a question as buttons of its mail, with the mask in place of their key. */
export function answerButtons(
  lang: Lang,
  kind: QuestionKind,
  sums: AnswerSums,
): { list: MailLink[]; note: string } {
  return {
    list: ORDER[kind].map((choice) => ({
      label: answerLabel(lang, kind, choice, sums),
      url: publicUrl(`${ANSWER_PAGE}?choice=${choice}&key=${MASK}`),
    })),
    note: answersIn(lang).note,
  }
}

/** The answer that keeps the order going comes first, except for goods that arrived with a problem. */
const ORDER: Record<QuestionKind, readonly AnswerChoice[]> = {
  price: ANSWER_CHOICES,
  options: ANSWER_CHOICES,
  // Words cannot be given by a button.
  free: [],
  problem: ANSWER_CHOICES.toReversed(),
}

/** An answer in words, with its sum. */
export const answerLabel = (lang: Lang, kind: QuestionKind, choice: AnswerChoice, sums: AnswerSums): string =>
  answersIn(lang).label(kind, choice, sumsIn(lang, sums))

/** The sums as text; empty if there is nothing to pay or to get back. */
export function sumsIn(lang: Lang, { payFen, backFen }: AnswerSums) {
  const { money } = formatter(lang)
  return { pay: payFen > 0 ? money(payFen) : '', back: backFen > 0 ? money(backFen) : '' }
}
