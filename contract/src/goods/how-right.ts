import { Type } from 'typebox'
import { Moment, nullable } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

export const getHowRight = route('GET /estimates/how_right', {
  who: 'anyone',
  summary:
    'How right the estimates of weight were: what was told of each piece before it reached our scale, beside what the scale held. Counted every night.',
  shows: ['site'],
  reply: Type.Object({
    /** Of how many of 100 pieces the truth should lie inside what is told. */
    holds_in: Count,
    /** At most twelve, oldest first; the last is the running one. Empty for a shop that has weighed nothing yet. */
    months: Type.Array(
      Type.Object({
        month: Type.String({ examples: ['2026-10'] }),
        pieces: Count,
        inside_per_mille: Count,
        below_per_mille: Count,
        above_per_mille: Count,
        /** By how much half of the expected weights were off, at most. */
        error_per_mille: Count,
      }),
    ),
    /** Over these months, kinds of which at least 200 pieces were weighed, the most frequent first. */
    kinds: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), pieces: Count, inside_per_mille: Count }),
    ),
    /** The version by which estimates are made now; 0 is the starting table. */
    model_version: Count,
    learned_at: nullable(Moment),
  }),
  perMinute: 60,
})
