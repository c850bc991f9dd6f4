import { LEVELS } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { MEASURES } from '@longhaul/domain/goods-knowledge/weighings.ts'
import { Type } from 'typebox'
import { Moment, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })
const figures = {
  /** The number of pieces compared, and how many lay inside the interval. */
  pieces: Count,
  inside: Count,
  inside_per_mille: nullable(Count),
  /** The interval score: its width plus a penalty for misses; smaller is better. */
  score: Type.Number({ minimum: 0 }),
  /** The median error of the expected weights. */
  error_per_mille: Count,
  /**
   * The same for naive estimates, by the weight of all goods, or of the kind; null for versions without this
   * figure.
   */
  overall_error_per_mille: nullable(Count),
  kind_error_per_mille: nullable(Count),
}

/** The accuracy of a version on the latest pieces, each estimated before it was seen. */
export const EstimateFigures = Type.Object({
  measures: Type.Array(Type.Object({ id: oneOf(MEASURES), ...figures })),
  /** For the weight: by what it was based on, and by kind, most frequent first. */
  levels: Type.Array(Type.Object({ id: oneOf(LEVELS), ...figures })),
  kinds: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), ...figures })),
})

export const listEstimateModels = route('GET /staff/estimate_models', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'List the accuracy of weight and size estimates, night by night, on the latest pieces, each estimated before it was seen',
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
        /** Why it was not put in force; null if it was. */
        why_not: nullable(oneOf(['worse'])),
        figures: EstimateFigures,
        /** The figures of the version in force until then, on the same pieces. */
        figures_before: nullable(EstimateFigures),
      }),
    ),
  }),
})
