import { Type } from 'typebox'
import { CountryCode, Fen, Id, SignedFen, nullable, oneOf } from '../fields.ts'
import { route } from '../route.ts'

/** A package of a proposal: its contents and its cheapest line. */
export const ProposedPackage = Type.Object({
  stock_item_ids: Type.Array(Id),
  line_id: Type.String(),
  line_name: Type.String(),
  option: oneOf(['express', 'direct', 'postal', 'ocean']),
  estimated_grams: Type.Integer(),
  /** What shipping costs, and the price to the door. */
  shipping_fen: Fen,
  total_fen: Fen,
})

export const adviseParcel = route('POST /parcels/advice', {
  who: 'shopper',
  grants: { scope: 'parcels:read' },
  summary:
    'Suggest ways to make a package cheaper to the door: lighter packaging, leaving an item out, combining or splitting, waiting for the rest. Calculated over all shipping methods and their limits, with what customs charge; nothing is stored.',
  body: Type.Object({
    stock_item_ids: Type.Array(Id, { minItems: 0, maxItems: 100 }),
    address_id: Type.Optional(Id),
    country: Type.Optional(CountryCode),
    /** The line for `lighter` and `without`, by default the cheapest. No slower line is proposed. */
    line_id: Type.Optional(Type.String({ maxLength: 40 })),
    service_ids: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  }),
  shows: ['stock'],
  changes: [],
  reply: Type.Object({
    line_id: nullable(Type.String()),
    /**
     * What less or smaller packaging would save on the line: grams of actual weight, or of volumetric weight.
     */
    lighter: nullable(Type.Object({ by: oneOf(['weight', 'size']), grams: Type.Integer(), saved_fen: Fen })),
    /**
     * How much each item adds to the price to the door on the line, or to that of shipping where nobody knows
     * what customs charge; null if the line does not carry the rest. Empty for more than thirty items.
     */
    without: Type.Array(
      Type.Object({ stock_item_id: Id, saved_fen: nullable(SignedFen), is_duty_known: Type.Boolean() }),
    ),
    /** Whether the following prices contain what customs charge; otherwise nobody knows it. */
    is_duty_known: Type.Boolean(),
    /** The price of one package, and of one package per item; null if not possible or not comparable. */
    together_fen: nullable(Fen),
    alone_fen: nullable(Fen),
    /** Several packages, if they are cheaper than one or the only way, in which case `saved_fen` is null. */
    split: nullable(
      Type.Object({
        total_fen: Fen,
        saved_fen: nullable(Fen),
        packages: Type.Array(ProposedPackage),
      }),
    ),
    /**
     * Whether to wait for goods that are still on their way to the same warehouse; null if there are none.
     */
    wait: nullable(
      Type.Object({
        says: oneOf(['wait', 'send']),
        things: Type.Integer(),
        /** Their expected weight, and the number of days in which they should arrive. */
        expected_grams: Type.Integer(),
        expected_days: Type.Integer(),
        /**
         * The saving of one package for all instead of two, less the storage until then; null if they cannot
         * be sent together.
         */
        saved_fen: nullable(SignedFen),
        late_fen: Fen,
        /** Days until storage of the ready goods costs money; null if it never does. */
        free_days_left: nullable(Type.Integer()),
      }),
    ),
  }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
  perMinute: 120,
})
