import {
  type AnswerChoice,
  type AnswerState,
  answerState,
  otherAnswer,
} from '@longhaul/domain/orders/answer-link.ts'
import type { Fen } from '@longhaul/domain/money/fen.ts'
import type { AnswerLinkRow } from './sql-answer-links.ts'

type Asking = { choice: AnswerChoice; availableFen: Fen; now: Date }

/** The state of a link for one of its answers. */
export const stateOf = (link: AnswerLinkRow, { choice, availableFen, now }: Asking): AnswerState =>
  answerState(
    {
      expiresAt: link.expires_at,
      usedAt: link.used_at,
      answerBy: link.answer_by,
      answer: link.answer,
      payFen: link.pay_fen,
      availableFen,
      isOwnerActive: link.is_owner_active,
    },
    choice,
    now,
  )

/** The answer that a link offers instead of the one given by it, or null. */
export const changeOf = (link: AnswerLinkRow, asking: Asking): AnswerChoice | null =>
  otherAnswer(
    stateOf(link, asking),
    {
      isLast: link.is_last,
      answered: {
        kind: link.kind,
        answer: link.answer,
        answerBy: link.answer_by,
        changedAt: link.changed_at,
        stage: link.stage,
        refundStage: link.refund_stage,
        refundDeadlineAt: link.refund_deadline_at,
      },
    },
    asking.now,
  )

/**
 * What declining gives back: what the mail said, or, of an accepted change, all that is on hold for the item
 * by now.
 */
export const backFenOf = (link: AnswerLinkRow): Fen =>
  link.used_at !== null && link.kind !== 'problem' ? link.frozen_fen : link.back_fen
