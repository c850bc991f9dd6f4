import { LEVELS } from '@longhaul/domain/goods-knowledge/estimate.ts'
import { OPTIONS_TEXT_MAX, TITLE_MAX } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { Fen, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'

const Count = Type.Integer({ minimum: 0 })

/** The 10th, 50th and 90th percentiles. */
const Spread = Type.Object({ p10: Count, median: Count, p90: Count })

/** Our warehouse's measurements per piece as bought, in the seller's own packaging. */
export const GoodsFigures = Type.Object({
  /** The number of weighings, and the number of pieces weighed. */
  weighings: Count,
  pieces: Count,
  weight_grams: Spread,
  /** The sides of pieces that were measured singly, longest first; null if none were. */
  length_mm: nullable(Spread),
  width_mm: nullable(Spread),
  height_mm: nullable(Spread),
  first_at: Moment,
  last_at: Moment,
})

/** All that is known about a product from earlier pieces. Contains nothing that identifies their owners. */
export const GoodsSeen = Type.Object({
  ...GoodsFigures.properties,
  /** The number of different option choices that were measured. */
  options: Count,
  /** The number of pieces that arrived at our dock, and how many of them had a problem, by problem. */
  arrived: Count,
  problem_per_mille: Count,
  /** `refunded`: how many of them were refunded, wholly or in part. */
  problems: Type.Array(Type.Object({ problem: Type.String(), count: Count, refunded: Count })),
  /** The latest single weighings, per piece, from the lightest; at most sixty. */
  weighed: Type.Array(Type.Object({ weight_grams: Count, had_problem: Type.Boolean() })),
  /** Days from purchase to our dock; null if unknown. */
  days_to_dock: nullable(Spread),
  /** The seller's price per piece by month of purchase, oldest first; at most 24 months. */
  prices: Type.Array(Type.Object({ month: Type.String(), price_fen: Fen, pieces: Count })),
  /** The shipping methods of packages that contained it, and how many of those were returned. */
  lines: Type.Array(
    Type.Object({ line_id: Type.String(), name: Type.String(), sent: Count, returned: Count }),
  ),
})

/** For `holds_in` of 100 pieces the actual value lies between `low` and `high`. */
const Interval = Type.Object({ low: Count, expected: Count, high: Count })

/** The expected weight and size of one piece as bought (a set is one piece). */
export const GoodsEstimate = Type.Object({
  weight_grams: Interval,
  volume_cm3: Interval,
  longest_mm: Interval,
  holds_in: Type.Integer({ minimum: 1, maximum: 99 }),
  /**
   * What the weight is based on, from the most to the least specific; `start` is the initial table of a new
   * shop.
   */
  level: oneOf(LEVELS),
  /**
   * For an option or a product: the number of weighings. For a shop: the number of its products. For a kind
   * or all goods: the number of pieces.
   */
  weighings: Count,
  /** Its kind according to the words of its title; null if they do not tell. */
  kind: nullable(Type.Object({ id: Type.String(), name: Type.String() })),
  /** The source of a figure from the starting table; null if it is our own estimate or was measured. */
  source: nullable(Type.String()),
  /** The same as a sentence in the caller's language, with `caution` and what is like it. */
  explanation: Type.String(),
  /**
   * Until 500 pieces have been learnt from: a sentence in the caller's language which says that the figure
   * stands on a general table or on few weighings.
   */
  caution: nullable(Type.String()),
  /**
   * Up to three weighed products of the same kind whose titles are most like this one, with the median weight
   * of a piece; each was weighed at least three times. None for products that were weighed themselves.
   */
  nearest: Type.Array(Type.Object({ title: Type.String(), weight_grams: Count, weighings: Count })),
  /**
   * The version of the model, incremented each night when a new one is put in force; 0 is the starting table.
   */
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
    'Get what our warehouse measured of earlier pieces of a product, and the expected weight of one more, with an 80 % interval. Never fails for lack of data.',
  params: Type.Object(goodsOf),
  query: Type.Object({
    /** The chosen options as in the cart: "颜色: 黑色; 尺码: L". Blanks, case and order are ignored. */
    option: Type.Optional(text(OPTIONS_TEXT_MAX)),
    /** Its title, for a product whose page has not been read yet. */
    title: Type.Optional(filled(TITLE_MAX)),
  }),
  shows: ['site'],
  reply: Type.Object({
    marketplace: Type.String(),
    item_id: Type.String(),
    /** The contents of its own page when last read; null if it was never read. */
    page: nullable(Type.Object({ title: Type.String(), helper_title: Type.String(), url: Type.String() })),
    /** Null if it was never measured. */
    seen: nullable(GoodsSeen),
    /** For the requested option; null if that was never measured. */
    seen_option: nullable(GoodsFigures),
    estimate: GoodsEstimate,
  }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 120,
})
