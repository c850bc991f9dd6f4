import { RETURNED_CONDITIONS, RETURN_MISSING_CAUSES } from '@longhaul/domain/parcels/returned-things.ts'
import { type Static, Type } from 'typebox'
import { Id, filled, oneOf } from '../fields.ts'

/**
 * What the dock finds in a package that came back: every thing, its state, and the shelf it is put on; or
 * that it was not in it, and why.
 */
export const ReturnFound = Type.Object({
  weight_grams: Type.Integer({ minimum: 1, maximum: 200_000 }),
  photo_file_ids: Type.Array(Id, { minItems: 1, maxItems: 10 }),
  things: Type.Array(
    Type.Object({ stock_item_id: Id, shelf: filled(20), condition: oneOf(RETURNED_CONDITIONS) }),
    { maxItems: 200 },
  ),
  missing: Type.Optional(
    Type.Array(Type.Object({ stock_item_id: Id, cause: oneOf(RETURN_MISSING_CAUSES) }), { maxItems: 200 }),
  ),
})
export type ReturnFound = Static<typeof ReturnFound>
