import { FOUND_PAGE } from '@longhaul/domain/goods-search/limits.ts'
import { SEARCH_SORTS } from '@longhaul/domain/goods-search/merge.ts'
import { UNIT_PRICE_MAX_FEN } from '@longhaul/domain/orders/limits.ts'
import { Type } from 'typebox'
import { Fen, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { UPLOAD_MAX_BYTES } from '../site/files.ts'

/** Where goods are looked for: in what this shop knows, in the demo's mall, at marketplaces by their APIs. */
export const SEARCH_SOURCES = [
  'memory',
  'demo_mall',
  '1688_open',
  'tmapi',
  'onebound_taobao',
  'onebound_1688',
] as const

/**
 * How a source answered. `slow`: it had not answered yet; the same call in a moment has its answer.
 * `used_up`: its calls, or the caller's share of them, are used up for now. `not_open`: the shop has no
 * access to it.
 */
export const SOURCE_STATES = ['answered', 'slow', 'failed', 'used_up', 'not_open'] as const

const Count = Type.Integer({ minimum: 0 })
const Price = Type.Integer({ minimum: 0, maximum: UNIT_PRICE_MAX_FEN })

/** What our warehouse weighed of a product, and how much of it arrived with a problem. */
export const WeighedBefore = Type.Object({
  /** The number of weighings, and the number of pieces weighed. */
  weighings: Count,
  pieces: Count,
  /** The median of a piece as bought. */
  weight_grams: Count,
  arrived: Count,
  problems: Count,
})

/** A product that a search found. */
export const FoundGoods = Type.Object({
  marketplace: Type.String(),
  item_id: Type.String(),
  /** Its address, as `url` of GET /products takes it. */
  url: Type.String(),
  title: Type.String(),
  /** The title in Latin letters, as far as known; empty if none is needed. */
  helper_title: Type.String(),
  /** An address at this shop, valid for a day or two. */
  picture: nullable(Type.String()),
  /** Null if it is not known, or in another currency than yuan. */
  price_fen: nullable(Fen),
  price_is_from: Type.Boolean(),
  /** The seller's freight within China; null if unknown. */
  freight_fen: nullable(Fen),
  seller_name: Type.String(),
  min_order: nullable(Type.Integer({ minimum: 2 })),
  is_sold_out: Type.Boolean(),
  /** Whether the source was paid to show it. */
  is_ad: Type.Boolean(),
  source: oneOf(SEARCH_SOURCES),
  /** Null unless it was weighed at least three times. */
  weighed: nullable(WeighedBefore),
})

/** How each source answered. */
const SourcesAsked = Type.Array(
  Type.Object({
    source: oneOf(SEARCH_SOURCES),
    state: oneOf(SOURCE_STATES),
    /** How many it has, if it says; null otherwise. */
    total: nullable(Count),
  }),
)

export const searchGoodsByPicture = route('POST /goods/search_by_picture', {
  who: 'anyone',
  summary:
    'Search for goods by a picture, in the pictures of products and photos of earlier pieces that this shop has, and at a marketplace that compares pictures, if the shop has access to one. The picture is sent there without its metadata; this shop does not keep it.',
  form: true,
  shows: [],
  changes: [],
  reply: Type.Object({
    /** What this shop has, the most alike first, at most 24; then what the marketplace finds. */
    items: Type.Array(
      Type.Object({
        ...FoundGoods.properties,
        /** Whether it has this very picture, or one that is only much alike; a marketplace does not say. */
        is_same: Type.Boolean(),
      }),
    ),
    sources: SourcesAsked,
  }),
  refusals: ['invalid_input', 'too_large', 'unsupported_file', 'try_again'],
  bodyLimit: UPLOAD_MAX_BYTES + 16_384,
  perMinute: 20,
})

export const searchGoods = route('GET /goods/search', {
  who: 'anyone',
  summary:
    'Search for goods by words, in English or Chinese, in everything that this shop knows and in every marketplace that it has access to. Answers within three seconds with what has arrived, and says how each source answered.',
  query: Type.Object({
    q: text(4_000),
    sort: Type.Optional(oneOf(SEARCH_SORTS)),
    min_fen: Type.Optional(Price),
    max_fen: Type.Optional(Price),
    /** Only goods of this marketplace. */
    marketplace: Type.Optional(text(40)),
    /** Only what this source finds. */
    source: Type.Optional(oneOf(SEARCH_SOURCES)),
    /** Only goods that our warehouse has weighed. */
    weighed: Type.Optional(Type.Boolean()),
    /** Only goods of which photos of earlier pieces are shown. */
    photos: Type.Optional(Type.Boolean()),
    /** Only goods that were weighed, of which at most so many of 1,000 arrived with a problem. */
    problems_per_mille: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: FOUND_PAGE })),
  }),
  shows: [],
  reply: Type.Object({
    items: Type.Array(FoundGoods),
    next_cursor: nullable(Type.String()),
    sources: SourcesAsked,
    /** The Chinese words that were sent to a source instead; null if none were. */
    searched_as: nullable(Type.String()),
  }),
  refusals: ['invalid_input'],
  perMinute: 60,
})
