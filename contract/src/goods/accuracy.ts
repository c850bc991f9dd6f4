import { Type } from 'typebox'
import { Moment, nullable } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

export const getEstimateAccuracy = route('GET /estimates/how_right', {
  who: 'anyone',
  summary:
    'Get the accuracy of the weight estimates: what was stated for each piece before it was weighed, compared with its measured weight. Recalculated every night.',
  shows: ['site'],
  reply: Type.Object({
    /** How many of 100 pieces should lie inside the stated interval. */
    holds_in: Count,
    /**
     * At most twelve, oldest first; the last is the current month. Empty for a shop that has weighed nothing
     * yet.
     */
    months: Type.Array(
      Type.Object({
        month: Type.String({ examples: ['2026-10'] }),
        pieces: Count,
        inside_per_mille: Count,
        below_per_mille: Count,
        above_per_mille: Count,
        /** The median error of the expected weights. */
        error_per_mille: Count,
      }),
    ),
    /** The kinds of which at least 200 pieces were weighed in these months, most frequent first. */
    kinds: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), pieces: Count, inside_per_mille: Count }),
    ),
    /** The version that makes estimates now; 0 is the starting table. */
    model_version: Count,
    learned_at: nullable(Moment),
  }),
  perMinute: 60,
})
