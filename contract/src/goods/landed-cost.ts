import { CERTAINTIES } from '@longhaul/domain/duty/answer.ts'
import { PACKAGE_ROWS_MAX } from '@longhaul/domain/goods-lists/packages.ts'
import { LEVELS } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { TAX_MODES } from '@longhaul/domain/customs/import-rule.ts'
import { PHOTO_SHOTS_MAX } from '@longhaul/domain/orders/fine-photos.ts'
import {
  OPTIONS_TEXT_MAX,
  QUANTITY_MAX,
  TITLE_MAX,
  UNIT_PRICE_MAX_FEN,
} from '@longhaul/domain/orders/limits.ts'
import { DELIVERY_OPTIONS } from '@longhaul/domain/shipping/fee.ts'
import { Type } from 'typebox'
import { CountryCode, Fen, filled, nullable, oneOf, text } from '../fields.ts'
import { DutyCard } from '../parcels/duty.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

/** In `holds_in` of 100 cases the actual weight lies between `low` and `high`. */
const Grams = Type.Object({ low: Count, expected: Count, high: Count })
const Amount = Type.Object({ low_fen: Fen, expected_fen: Fen, high_fen: Fen })

const LandedCostItem = Type.Object({
  /** Its link as pasted. */
  url: filled(4000),
  /** Its title, for a product whose page has not been read yet. */
  title: Type.Optional(text(TITLE_MAX)),
  options_text: Type.Optional(text(OPTIONS_TEXT_MAX)),
  /** 1 by default. */
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  /** By default the price last read. */
  unit_price_fen: Type.Optional(Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN })),
  /** The seller's freight to our warehouse; by default the freight last read, or none. */
  freight_fen: Type.Optional(Type.Integer({ minimum: 0, maximum: UNIT_PRICE_MAX_FEN })),
  /** Items of one seller become one order, with one domestic freight. */
  seller_name: Type.Optional(text(100)),
  photo_shots: Type.Optional(Type.Integer({ minimum: 0, maximum: PHOTO_SHOTS_MAX })),
})

export const DOOR_ROWS = [
  'goods',
  'domestic_freight',
  'service',
  'photos',
  'freight',
  'packing',
  'insurance',
  'collected_tax',
  'advanced_duty',
  'tax',
] as const

/** One row of the total: what it is, how it is calculated, its source, and when it is paid. */
const LandedCostRow = Type.Object({
  kind: oneOf(DOOR_ROWS),
  name: Type.String(),
  how: Type.String(),
  /** A page of this site (`/faq/18`) or a URL; null if there is none. */
  source: nullable(Type.String()),
  when: oneOf(['order', 'shipping', 'door']),
  ...Amount.properties,
})

const LandedCostLine = Type.Object({
  line_id: Type.String(),
  name: Type.String(),
  option: oneOf(DELIVERY_OPTIONS),
  min_days: Count,
  max_days: Count,
  tax_mode: oneOf(TAX_MODES),
  /**
   * Which of the expected weights and sizes the line accepts: all, all but the heaviest, only the lightest,
   * none.
   */
  takes: oneOf(['all', 'likely', 'lightest', 'none']),
  /** Why it refuses the rest; empty if it accepts all. */
  refusals: Type.Array(Type.String()),
  /** The heaviest package that it accepts; 0 if it does not serve the destination. */
  max_grams: Count,
  /** The usual days: as observed where known, else as promised. */
  usual_min_days: Count,
  usual_max_days: Count,
  /** What it charges for at the likely weight, and why; null for a line that accepts none of it. */
  charged: nullable(Type.Object({ grams: Count, by: oneOf(['weight', 'size', 'minimum']) })),
  /** Whether its minimum makes it pointless here: another line is neither dearer nor slower. */
  is_senseless: Type.Boolean(),
  /** Duty and tax to be paid on delivery; null if the price of the goods is unknown. */
  at_door: nullable(Amount),
  /** How certain that is: a total with `partly` or `unknown` is less than what will be paid. */
  tax_certainty: nullable(oneOf(CERTAINTIES)),
  /** Whether the line's price contains all duty and tax, a part, or nothing. */
  line_pays: nullable(oneOf(['all', 'part', 'nothing'])),
  /**
   * The cost to the door in one package with everything on the shopper's shelf, if that is certainly less
   * than alone.
   */
  with_shelf: nullable(Amount),
  /** The amount due when it ships; null for a line that accepts none of it. */
  shipping: nullable(Amount),
  /** The cost to the door, including what is paid earlier, if that is known. */
  total: nullable(Amount),
})

export const calculateLandedCost = route('POST /goods/landed_cost', {
  who: 'anyone',
  summary:
    'Estimate the total cost to the door: goods, our fee, domestic freight, packing, freight, insurance, duty and tax, as one total with an 80 % interval, without the fee of a payment. Nothing is stored.',
  body: Type.Object({
    items: Type.Array(LandedCostItem, { minItems: 1, maxItems: PACKAGE_ROWS_MAX }),
    /** By default the country of the default address, or of the browser. */
    country: Type.Optional(CountryCode),
    /** By default the suggested line. */
    line_id: Type.Optional(Type.String({ maxLength: 40 })),
    /** The packed weight of everything, instead of our estimate. */
    packed_grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 200_000 })),
    /** Whether to insure the goods for their price. */
    insured: Type.Optional(Type.Boolean()),
  }),
  shows: ['site', 'stock', 'rewards'],
  changes: [],
  reply: Type.Object({
    country: CountryCode,
    /** The day whose customs rules apply. */
    day: Type.String({ format: 'date' }),
    items: Type.Array(
      Type.Object({
        marketplace: Type.String(),
        item_id: Type.String(),
        title: Type.String(),
        quantity: Count,
        /** Null if no price is known: `total` then covers only the rest. */
        unit_price_fen: nullable(Fen),
        /** Of one piece. */
        weight_grams: Grams,
        level: oneOf(LEVELS),
        explanation: Type.String(),
      }),
    ),
    /** How many of `items` have no known price. */
    unpriced: Count,
    /** Everything in one package: the goods alone, and with packaging. */
    goods_grams: Grams,
    packed_grams: Grams,
    holds_in: Type.Integer({ minimum: 1, maximum: 99 }),
    model_version: Count,
    /** The line of `rows` and `total`; null if no line accepts it. */
    line_id: nullable(Type.String()),
    rows: Type.Array(LandedCostRow),
    total: nullable(Amount),
    /** The amount due when ordering, equal to the order's total to the fen. */
    order_fen: nullable(Fen),
    /** The amount due when it ships. */
    shipping: nullable(Amount),
    /** What customs will charge by that line; null if the price of the goods is unknown. */
    duty: nullable(DutyCard),
    /** How many more packed grams cost nothing extra at the expected weight. */
    free_grams: nullable(Count),
    /**
     * The additional cost in one package with everything on the shopper's shelf in one warehouse; null for
     * guests, and for an empty shelf.
     */
    shelf: nullable(Type.Object({ things: Count, adds: Amount })),
    lines: Type.Array(LandedCostLine),
  }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 60,
})
