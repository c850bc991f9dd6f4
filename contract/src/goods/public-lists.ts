import {
  PUBLIC_CODE,
  PUBLIC_GOODS_MAX,
  PUBLIC_INTRO_MAX,
  PUBLIC_LIST_STATES,
  PUBLIC_NAME_MAX,
  REPORT_REASONS,
  REPORT_WORDS_MAX,
} from '@longhaul/domain/goods-lists/public-list.ts'
import { LIST_NAME_MAX } from '@longhaul/domain/goods-lists/limits.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, filled, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { GoodsPhoto } from './goods-photos.ts'

const Count = Type.Integer({ minimum: 0 })
const ByCode = Type.Object({ code: Type.String({ pattern: PUBLIC_CODE, examples: ['k7m2p9qrtw'] }) })

/** The public page of a list, as its shopper sees it. */
export const Publication = Type.Object({
  code: Type.String(),
  state: oneOf(PUBLIC_LIST_STATES),
  title: Type.String(),
  intro: Type.String(),
  shown_name: Type.String(),
  /** How many goods are on the page. */
  goods_count: Count,
  published_at: Moment,
  /** When the goods were last copied from the list. */
  updated_at: Moment,
  /** Why staff took it down; empty if they did not. */
  taken_down_reason: Type.String(),
})

/** Goods on a public page: what anybody may know of them, and nothing of the shopper's list besides. */
export const PublicGoods = Type.Object({
  marketplace: Type.String(),
  item_id: Type.String(),
  url: Type.String(),
  title: Type.String(),
  /** The title in the seller's other language; empty if there is none. */
  helper_title: Type.String(),
  /** Chosen options in the words of the product's page, and in Latin letters as far as known. */
  options_text: Type.String(),
  options_latin: Type.String(),
  /** Of one piece, as the seller's page named it when it was read; null if it named none. */
  price_fen: nullable(Fen),
  /** The day on which it was read, at the warehouse. */
  price_on: nullable(Type.String({ format: 'date' })),
  /** Our photo of an earlier piece; null if none is shown. */
  photo: nullable(GoodsPhoto),
  /** What our warehouse measured and found; null if none has arrived. */
  seen: nullable(
    Type.Object({
      pieces: Count,
      weight_grams: nullable(Type.Object({ p10: Count, median: Count, p90: Count })),
      arrived: Count,
      with_problem: Count,
      /** The most frequent problem; null if there was none. */
      problem: nullable(Type.String()),
    }),
  ),
})

const PublicList = Type.Object({
  title: Type.String(),
  intro: Type.String(),
  shown_name: Type.String(),
  updated_at: Moment,
  /** The code of its maker as a creator, who earns a share when somebody registers by it; else null. */
  creator_code: nullable(Type.String()),
  goods: Type.Array(PublicGoods, { maxItems: PUBLIC_GOODS_MAX }),
})

export const getPublication = route('GET /goods_lists/{id}/publication', {
  who: 'shopper',
  summary: 'Get the public page of a list, if it ever had one, and how many of its rows would be on it',
  params: ById,
  shows: ['goods_lists'],
  reply: Type.Object({ publication: nullable(Publication), showable: Count }),
  refusals: ['not_found'],
})

export const publishGoodsList = route('PUT /goods_lists/{id}/publication', {
  who: 'verified',
  summary:
    'Publish a list under a short address, or bring its public page up to date. The page gets a copy of the product, options and price of the rows that can be bought: no quantities, notes or words of the sheet.',
  params: ById,
  body: Type.Object({
    title: filled(LIST_NAME_MAX),
    intro: text(PUBLIC_INTRO_MAX),
    /** The name that the page shows. */
    shown_name: filled(PUBLIC_NAME_MAX),
  }),
  changes: ['goods_lists'],
  reply: Publication,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
  needsOpenShop: true,
  perMinute: 20,
})

export const withdrawGoodsList = route('DELETE /goods_lists/{id}/publication', {
  who: 'shopper',
  summary: 'Withdraw the public page of a list. Publishing it again brings back the same address.',
  params: ById,
  changes: ['goods_lists'],
  reply: Done,
  refusals: ['not_found'],
})

export const getPublicList = route('GET /public_lists/{code}', {
  who: 'anyone',
  summary: 'Get a public list. `list` is null for one that was withdrawn or taken down.',
  params: ByCode,
  shows: ['goods_lists', 'site'],
  reply: Type.Object({ code: Type.String(), list: nullable(PublicList) }),
  refusals: ['invalid_input', 'not_found'],
  perMinute: 120,
})

export const copyPublicList = route('POST /public_lists/{code}/copy', {
  who: 'shopper',
  summary:
    "Copy a public list into one's own lists. Its products are read anew, so their prices are today's.",
  params: ByCode,
  body: Type.Object({}),
  changes: ['goods_lists'],
  reply: Type.Object({ id: Id, row_count: Count, is_cut: Type.Boolean() }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed', 'too_many_requests'],
  once: true,
  needsOpenShop: true,
  perMinute: 20,
})

export const reportPublicList = route('POST /public_lists/{code}/reports', {
  who: 'anyone',
  summary: 'Report a public list to staff. Who reports is not kept.',
  params: ByCode,
  body: Type.Object({ reason: oneOf(REPORT_REASONS), words: text(REPORT_WORDS_MAX) }),
  changes: ['goods_lists'],
  reply: Done,
  refusals: ['invalid_input', 'not_found', 'too_many_requests'],
  perMinute: 6,
})
