import { ACTORS } from '@longhaul/domain/next-step/actor.ts'
import { OTHERWISE, STEP_KINDS, STEP_TOPICS } from '@longhaul/domain/next-step/next-step.ts'
import { ABNORMAL_REASONS } from '@longhaul/domain/warehouse/inspection.ts'
import { FLAWS } from '@longhaul/domain/warehouse/photo-captions.ts'
import { Type } from 'typebox'
import { Fen, Moment, nullable, oneOf } from '../fields.ts'

/** The one thing to do next (`domain/src/next-step/`), the same wherever it is shown. */
export const NextStep = Type.Object({
  kind: oneOf(STEP_KINDS),
  about: oneOf(STEP_TOPICS),
  /** Whether nothing proceeds without the shopper, or it soon becomes more expensive. */
  waits: Type.Boolean(),
  /** The deadline, and what happens automatically after it. */
  by: nullable(Moment),
  otherwise: nullable(oneOf(OTHERWISE)),
  /**
   * The cost of continuing, the amount given back if the shopper declines, and the cost of each day after the
   * deadline.
   */
  pay_fen: nullable(Fen),
  back_fen: nullable(Fen),
  day_fen: nullable(Fen),
  /** What inspection found, and what is written under the photo of the flaw. */
  finding: Type.Optional(
    Type.Object({ problem: oneOf(ABNORMAL_REASONS), flaw: nullable(oneOf(FLAWS)), note: Type.String() }),
  ),
})

/** The same for staff: the step that the shopper is shown, whose turn it is, since when and until when. */
export const Turn = Type.Object({
  next: nullable(NextStep),
  actor: nullable(oneOf(ACTORS)),
  since: Moment,
  by: nullable(Moment),
})
