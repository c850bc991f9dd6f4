import { ACTORS } from '@longhaul/domain/next-step/actor.ts'
import { OTHERWISE, STEP_KINDS, STEP_TOPICS } from '@longhaul/domain/next-step/next-step.ts'
import { Type } from 'typebox'
import { Fen, Moment, nullable, oneOf } from '../fields.ts'

/** The one thing to do next (`domain/src/next-step/`): the same wherever it is shown. */
export const NextStep = Type.Object({
  kind: oneOf(STEP_KINDS),
  about: oneOf(STEP_TOPICS),
  /** Whether nothing goes on without the shopper, or it becomes dearer soon. */
  waits: Type.Boolean(),
  /** Until when, and what happens then by itself. */
  by: nullable(Moment),
  otherwise: nullable(oneOf(OTHERWISE)),
  /** What going on costs, what comes back if the shopper declines, and what each day after the deadline costs. */
  pay_fen: nullable(Fen),
  back_fen: nullable(Fen),
  day_fen: nullable(Fen),
})

/** The same for staff: what the shopper is shown, whose turn it is and since when, until when. */
export const Turn = Type.Object({
  next: nullable(NextStep),
  actor: nullable(oneOf(ACTORS)),
  since: Moment,
  by: nullable(Moment),
})
