import { Type } from 'typebox'
import { Moment, nullable, text } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

/**
 * Estimates made before weighing, compared with the scale: how many pieces were within the interval, lighter,
 * heavier.
 */
const Checked = {
  pieces: Count,
  below: Count,
  above: Count,
  inside_per_mille: Count,
}

export const listEstimateChecks = route('GET /staff/estimate_checks', {
  who: { staff: ['support', 'buyer', 'warehouse', 'finance'] },
  summary:
    'Compare weight estimates with the measured weights: by month, by kind over twelve months, and for the latest pieces one by one',
  query: Type.Object({
    /** Only the latest pieces of this kind. */
    kind: Type.Optional(text(40)),
  }),
  shows: ['site'],
  reply: Type.Object({
    /** At most twelve, oldest first. */
    months: Type.Array(
      Type.Object({
        month: Type.String(),
        ...Checked,
        /** The median error of the expected weights. */
        error_per_mille: Count,
      }),
    ),
    /**
     * Most frequent first. `is_off`: of at least 200 pieces, fewer than 70 or more than 90 of 100 were
     * inside.
     */
    kinds: Type.Array(
      Type.Object({ id: Type.String(), name: Type.String(), ...Checked, is_off: Type.Boolean() }),
    ),
    /** The latest, newest first; figures per piece as bought. */
    pieces: Type.Array(
      Type.Object({
        kind: nullable(Type.String()),
        version: Count,
        low_grams: Count,
        expected_grams: Count,
        high_grams: Count,
        held_grams: Count,
        measured_at: Moment,
      }),
    ),
    /** The number of weighings that were set aside and wait for a decision. */
    set_aside: Count,
  }),
})
