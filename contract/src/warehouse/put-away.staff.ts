import { Type } from 'typebox'
import { ById, filled, nullable, text } from '../fields.ts'
import { route } from '../route.ts'

const Mm3 = Type.Integer({ minimum: 0 })

export const listShelfChoices = route('GET /staff/stock_items/{id}/shelf_choices', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'List shelves of its warehouse from which one is proposed for a stock item: those with other goods of the same shopper, and those where things of its size lie or lay and which have room',
  params: ById,
  query: Type.Object({
    /** The last shelf used at the station; it is listed too, if anything lies or lay there. */
    last_used: Type.Optional(text(20)),
  }),
  shows: ['stock'],
  reply: Type.Object({
    /** Nothing else of the shopper is on its way to this warehouse, so that the item probably leaves soon. */
    leaves_soon: Type.Boolean(),
    items: Type.Array(
      Type.Object({
        shelf: Type.String(),
        /** How many other things of the same shopper lie there. */
        things: Type.Integer(),
        /** The longest side of anything that lies or lay there. */
        longest_mm: Type.Integer(),
        /** The volume of the other goods that lie there. */
        volume_mm3: Mm3,
        /** The volume at which a clerk said that it was full; null if nobody did. */
        full_mm3: nullable(Mm3),
      }),
    ),
  }),
  refusals: ['not_found', 'invalid_input'],
})

export const sayShelfFull = route('POST /staff/shelves/full', {
  who: { staff: ['warehouse'] },
  summary:
    'Say that a shelf is full: what lies there now is all that fits, and the shelf is proposed again when something has left. With `is_full: false` nothing is known about its room any more',
  body: Type.Object({
    warehouse_id: Type.String({ minLength: 1, maxLength: 8 }),
    shelf: filled(20),
    is_full: Type.Boolean(),
  }),
  changes: ['stock'],
  reply: Type.Object({
    shelf: Type.String(),
    /** The volume at which it is full from now on. */
    full_mm3: nullable(Mm3),
  }),
  refusals: ['invalid_input', 'transition_not_allowed'],
})
