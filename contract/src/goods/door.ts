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
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

/** Of `holds_in` of 100 the truth lies between `low` and `high`. */
const Grams = Type.Object({ low: Count, expected: Count, high: Count })
const Amount = Type.Object({ low_fen: Fen, expected_fen: Fen, high_fen: Fen })

/** So many different things at once: more than anybody sends in one package. */
const ITEMS_MAX = 50

const DoorItem = Type.Object({
  /** Its link, as it was pasted. */
  url: filled(4000),
  /** What it is called, for a product whose page nobody has read yet. */
  title: Type.Optional(text(TITLE_MAX)),
  options_text: Type.Optional(text(OPTIONS_TEXT_MAX)),
  /** 1, unless said. */
  quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
  /** The price that was last read, unless said. */
  unit_price_fen: Type.Optional(Type.Integer({ minimum: 1, maximum: UNIT_PRICE_MAX_FEN })),
  /** What the seller takes for sending it to us: the one that was last read, or none, unless said. */
  freight_fen: Type.Optional(Type.Integer({ minimum: 0, maximum: UNIT_PRICE_MAX_FEN })),
  /** Things of one seller become one order, with one domestic freight. */
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
  'tax',
  'recharge',
] as const

/** One row of the sum: what it is, how it comes about, where that can be read, and when it is paid. */
const DoorRow = Type.Object({
  kind: oneOf(DOOR_ROWS),
  name: Type.String(),
  how: Type.String(),
  /** A page of this site (`/faq/18`), or an address of the web; null where there is none. */
  source: nullable(Type.String()),
  when: oneOf(['order', 'shipping', 'door']),
  ...Amount.properties,
})

const DoorLine = Type.Object({
  line_id: Type.String(),
  name: Type.String(),
  option: oneOf(DELIVERY_OPTIONS),
  min_days: Count,
  max_days: Count,
  tax_mode: oneOf(TAX_MODES),
  /** Which of the expected weights and sizes it takes: all, all but the heaviest, only the lightest, none. */
  takes: oneOf(['all', 'likely', 'lightest', 'none']),
  /** Why it does not take the rest; empty where it takes all. */
  refusals: Type.Array(Type.String()),
  /** The heaviest package that it takes; 0 where it does not go there. */
  max_grams: Count,
  /** What is paid when it ships; null for a line that takes none of it. */
  shipping: nullable(Amount),
  /** To the door, with what is paid before, where that is known. */
  total: nullable(Amount),
})

export const reckonDoorCost = route('POST /goods/door', {
  who: 'anyone',
  summary:
    'What goods cost to the door: goods, our fee, domestic freight, packing, freight, insurance, duty and tax, and what a recharge costs, in one total with an interval that holds in 80 of 100. Nothing is kept.',
  body: Type.Object({
    items: Type.Array(DoorItem, { minItems: 1, maxItems: ITEMS_MAX }),
    /** The country of the default address, or of the browser, unless said. */
    country: Type.Optional(CountryCode),
    /** The line that is suggested, unless said. */
    line_id: Type.Optional(Type.String({ maxLength: 40 })),
    /** What all of it weighs, packed, instead of what we expect. */
    packed_grams: Type.Optional(Type.Integer({ minimum: 1, maximum: 200_000 })),
    /** Insure the goods for their price. */
    insured: Type.Optional(Type.Boolean()),
  }),
  shows: ['site', 'stock', 'funds', 'rewards'],
  changes: [],
  reply: Type.Object({
    country: CountryCode,
    /** The day whose rules of customs hold. */
    day: Type.String({ format: 'date' }),
    items: Type.Array(
      Type.Object({
        marketplace: Type.String(),
        item_id: Type.String(),
        title: Type.String(),
        quantity: Count,
        /** Null where no price is known: then `total` is one of the rest. */
        unit_price_fen: nullable(Fen),
        /** Of one piece. */
        weight_grams: Grams,
        level: oneOf(LEVELS),
        explanation: Type.String(),
      }),
    ),
    /** How many of `items` have no known price. */
    unpriced: Count,
    /** All of it in one package: the goods, and with what packing adds. */
    goods_grams: Grams,
    packed_grams: Grams,
    holds_in: Type.Integer({ minimum: 1, maximum: 99 }),
    model_version: Count,
    /** The line that `rows` and `total` are by; null where none takes it. */
    line_id: nullable(Type.String()),
    rows: Type.Array(DoorRow),
    total: nullable(Amount),
    /** Paid when it is ordered: to the fen what the order comes to. */
    order_fen: nullable(Fen),
    /** Paid when it ships. */
    shipping: nullable(Amount),
    /** Whether customs ask for something that we know: `partly`, where some depends on the goods. */
    tax_known: oneOf(['yes', 'partly', 'no']),
    /** How many grams more, packed, cost nothing more at the expected weight. */
    free_grams: nullable(Count),
    /** What it adds to a package of all that lies on the shopper's shelf in one warehouse; null for guests, and where nothing lies there. */
    shelf: nullable(Type.Object({ things: Count, adds: Amount })),
    lines: Type.Array(DoorLine),
  }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 60,
})
