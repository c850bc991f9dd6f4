import { Type } from 'typebox'
import { CountryCode, Fen, Id, SignedFen, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** A package of a proposal: what goes into it, and its cheapest line. */
export const ProposedPackage = Type.Object({
  stock_item_ids: Type.Array(Id),
  line_id: Type.String(),
  line_name: Type.String(),
  option: oneOf(['express', 'direct', 'postal', 'ocean']),
  estimated_grams: Type.Integer(),
  total_fen: Fen,
})

export const adviseParcel = route('POST /parcels/advice', {
  who: 'shopper',
  summary:
    'What would make a package cheaper: lighter packaging, leaving something out, combining or splitting, waiting for the rest. Computed over all lines and their limits; nothing is kept.',
  body: Type.Object({
    stock_item_ids: Type.Array(Id, { minItems: 0, maxItems: 100 }),
    address_id: Type.Optional(Id),
    country: Type.Optional(CountryCode),
    /** The line that `lighter` and `without` are about, the cheapest unless said. Nothing slower is proposed. */
    line_id: Type.Optional(Type.String({ maxLength: 40 })),
    service_ids: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  }),
  shows: ['stock'],
  changes: [],
  reply: Type.Object({
    line_id: nullable(Type.String()),
    /** What less or smaller packaging saves on the line: so many grams off the scale, or off the billed volume. */
    lighter: nullable(Type.Object({ by: oneOf(['weight', 'size']), grams: Type.Integer(), saved_fen: Fen })),
    /** What each thing adds to the price on the line; null where the rest cannot go by it. Empty beyond thirty things. */
    without: Type.Array(Type.Object({ stock_item_id: Id, saved_fen: nullable(SignedFen) })),
    /** What one package costs, and one for each thing; null where that is not possible. */
    together_fen: nullable(Fen),
    alone_fen: nullable(Fen),
    /** Several packages that are cheaper than one, or the only way; `saved_fen` is null then. */
    split: nullable(
      Type.Object({
        total_fen: Fen,
        saved_fen: nullable(Fen),
        packages: Type.Array(ProposedPackage),
      }),
    ),
    /** Whether to wait for what is still on its way to the same warehouse; null where nothing is. */
    wait: nullable(
      Type.Object({
        says: oneOf(['wait', 'send']),
        things: Type.Integer(),
        /** What it should weigh, and within how many days it should be here. */
        expected_grams: Type.Integer(),
        expected_days: Type.Integer(),
        /** Of one package for all instead of two, after what storage costs until then; null where it cannot travel together. */
        saved_fen: nullable(SignedFen),
        late_fen: Fen,
        /** Of what is ready, until storage costs something; null where nothing of it ever does. */
        free_days_left: nullable(Type.Integer()),
      }),
    ),
  }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
  perMinute: 120,
})
