import { QUESTION_KINDS } from '@longhaul/domain/orders/question.ts'
import { Type } from 'typebox'
import { Fen, Id, Moment, oneOf } from '../fields.ts'

/** A question awaiting the shopper's answer. */
export const Question = Type.Object({
  id: Id,
  kind: oneOf(QUESTION_KINDS),
  note: Type.String(),
  old_fen: Fen,
  new_fen: Fen,
  /** Our fee on the difference, which accepting a higher price costs besides. */
  service_fen: Fen,
  answer_by: Moment,
})

/** An answer that may still be changed. */
export const Answered = Type.Object({
  kind: Question.properties.kind,
  accepted: Type.Boolean(),
  /** Until when it may be changed. */
  until: Moment,
})
