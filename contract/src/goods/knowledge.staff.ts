import { LEVELS } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { MEASURES } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { Type } from 'typebox'
import { Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })
const figures = {
  /** How many pieces were compared, and of how many the truth was inside the interval. */
  pieces: Count,
  inside: Count,
  inside_per_mille: nullable(Count),
  /** The score of the interval: its width and what it missed by, smaller is better. */
  score: Type.Number({ minimum: 0 }),
  /** By how much half of the expected weights were off, at most. */
  error_per_mille: Count,
  /** The same of who says to everything what all goods weigh, or what its kind weighs; null of versions that were not asked. */
  overall_error_per_mille: nullable(Count),
  kind_error_per_mille: nullable(Count),
}

/** How right a version was about products that it was not learnt from. */
export const EstimateFigures = Type.Object({
  measures: Type.Array(Type.Object({ id: oneOf(MEASURES), ...figures })),
  /** Of the weight: by what it rested on, and by kind, the most frequent first. */
  levels: Type.Array(Type.Object({ id: oneOf(LEVELS), ...figures })),
  kinds: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...figures })),
})

export const listEstimateModels = route('GET /staff/estimate_models', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'How right the estimates of weight and size were, night by night, measured on products that were not learnt from.',
  shows: ['site'],
  reply: Type.Object({
    models: Type.Array(
      Type.Object({
        version: Count,
        learned_at: Moment,
        first_day: nullable(Type.String({ format: 'date' })),
        last_day: nullable(Type.String({ format: 'date' })),
        products: Count,
        weighings: Count,
        in_force: Type.Boolean(),
        /** Why it was not put in force; null where it was. */
        why_not: nullable(oneOf(['worse'])),
        figures: EstimateFigures,
        /** The version that was in force until then, about the same pieces. */
        figures_before: nullable(EstimateFigures),
      }),
    ),
  }),
})
