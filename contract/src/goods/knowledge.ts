import { LEVELS } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { OPTIONS_TEXT_MAX, TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { Fen, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

/** 10 of 100 were below, half, 10 of 100 above. */
const Spread = Type.Object({ p10: Count, median: Count, p90: Count })

/** What our warehouse measured, per piece as bought, in the seller's own packaging. */
export const GoodsFigures = Type.Object({
  /** How often it was put on the scale, and how many pieces that were. */
  weighings: Count,
  pieces: Count,
  weight_grams: Spread,
  /** Sides of pieces that were measured alone, longest first; null where none was. */
  length_mm: nullable(Spread),
  width_mm: nullable(Spread),
  height_mm: nullable(Spread),
  first_at: Moment,
  last_at: Moment,
})

/** All that is known of a product from earlier pieces. Nothing in it says whose they were. */
export const GoodsSeen = Type.Object({
  ...GoodsFigures.properties,
  /** How many different choices of options were measured. */
  options: Count,
  /** How many reached our dock, and with how many of these something was wrong, by what. */
  arrived: Count,
  problem_per_mille: Count,
  problems: Type.Array(Type.Object({ problem: Type.String(), count: Count })),
  /** From purchase to our dock; null where none is known. */
  days_to_dock: nullable(Spread),
  /** What a piece cost at the seller, by the month in which we bought it, oldest first; at most 24 months. */
  prices: Type.Array(Type.Object({ month: Type.String(), price_fen: Fen, pieces: Count })),
  /** By which shipping methods packages with it were sent, and how many of them came back. */
  lines: Type.Array(
    Type.Object({ line_id: Type.String(), name: Type.String(), sent: Count, returned: Count }),
  ),
})

/** Of `holds_in` of 100 pieces the truth lies between `low` and `high`. */
const Interval = Type.Object({ low: Count, expected: Count, high: Count })

/** What one piece, as it is bought (a set is one), is expected to weigh and measure. */
export const GoodsEstimate = Type.Object({
  weight_grams: Interval,
  volume_cm3: Interval,
  longest_mm: Interval,
  holds_in: Type.Integer({ minimum: 1, maximum: 99 }),
  /** What the weight rests on, from the nearest to the farthest; `start` is the table that a new shop begins with. */
  level: oneOf(LEVELS),
  /** Of an option or a product: how often it was weighed. Of a shop: of how many of its products. Of a kind or all: of how many pieces. */
  weighings: Count,
  /** What it is, by the words of its title; null where they say nothing. */
  kind: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  /** Where a figure of the starting table comes from; null where it is our own, or was measured. */
  source: nullable(Type.String()),
  /** The same as a sentence in the caller's language. */
  explanation: Type.String(),
  /** The version of the model, which is counted up each night that one is put in force; 0 is the starting table. */
  model_version: Count,
  learned_at: nullable(Moment),
})

/** A product of a marketplace. */
export const goodsOf = {
  marketplace: Type.String({
    minLength: 1,
    maxLength: 40,
    description: 'As in `platform` of GET /products',
  }),
  item: Type.String({ minLength: 1, maxLength: 200, description: 'As in `item_id` of GET /products' }),
}

export const getGoodsKnowledge = route('GET /goods/{marketplace}/{item}/knowledge', {
  who: 'anyone',
  summary:
    'What our warehouse measured of earlier pieces of a product, and what one more is expected to weigh, with an interval that holds in 80 of 100. Never fails for want of knowledge.',
  params: Type.Object(goodsOf),
  query: Type.Object({
    /** The chosen options as they stand in the cart: "颜色: 黑色; 尺码: L". Blanks, case and order do not count. */
    option: Type.Optional(text(OPTIONS_TEXT_MAX)),
    /** What it is called, for a product whose page nobody has read yet. */
    title: Type.Optional(filled(TITLE_MAX)),
  }),
  shows: ['site'],
  reply: Type.Object({
    marketplace: Type.String(),
    item_id: Type.String(),
    /** What its own page said when it was read last; null where nobody read it. */
    page: nullable(Type.Object({ title: Type.String(), helper_title: Type.String(), url: Type.String() })),
    /** Null where it was never measured. */
    seen: nullable(GoodsSeen),
    /** Of the option that was asked about; null where that was never measured. */
    seen_option: nullable(GoodsFigures),
    estimate: GoodsEstimate,
  }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 120,
})
