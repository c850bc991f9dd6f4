import { KIND_NAME_MAX } from '@longhaul/domain/goods-knowledge/own-kinds.ts'
import { Type } from 'typebox'
import { Done, Moment, inLanguages, nullable, oneOf, text } from '../fields.ts'
import { route } from '../route.ts'
import { goodsOf } from './knowledge.ts'

const READERS = { staff: ['support', 'buyer', 'warehouse', 'finance'] } as const
const EDITORS = { staff: ['warehouse'] } as const

const Count = Type.Integer({ minimum: 0 })
const Amount = Type.Integer({ minimum: -1, maximum: 2_000_000_000 })
const KindId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' })
const ById = Type.Object({ id: KindId })
/** Long enough that a text without separators is refused with a reason of its own. */
const Words = Type.Array(text(20_000), { maxItems: 10_000 })

/** What is assumed of one piece in its own packaging: 10 of 100 are lighter, half, 10 of 100 heavier. */
const figures = {
  ...inLanguages('name', text(KIND_NAME_MAX)),
  low_grams: Amount,
  usual_grams: Amount,
  high_grams: Amount,
  length_mm: Amount,
  width_mm: Amount,
  height_mm: Amount,
}

/** A kind of goods as the shop has it, and how many products are of it. */
export const GoodsKind = Type.Object({
  id: Type.String(),
  name: Type.String(),
  ...figures,
  words: Type.Array(Type.String()),
  products: Count,
  /** Whether it comes with the program, was changed here (its figures or a word), or was added here. */
  origin: oneOf(['built_in', 'changed', 'added']),
  changed_at: nullable(Moment),
  changed_by: nullable(Type.String()),
})

const Changed = { changed_at: Moment, changed_by: Type.String() }

/** A word of the program's table that names something else here; without a kind it names none. */
export const GoodsWord = Type.Object({
  word: Type.String(),
  kind: nullable(Type.String()),
  kind_name: nullable(Type.String()),
  released_name: nullable(Type.String()),
  ...Changed,
})

/** What staff say of one product, whatever its words name. */
export const GoodsCorrection = Type.Object({
  marketplace: Type.String(),
  item_id: Type.String(),
  title: Type.String(),
  kind: nullable(Type.String()),
  kind_name: nullable(Type.String()),
  is_comparable: Type.Boolean(),
  ...Changed,
})

export const listGoodsKinds = route('GET /staff/goods_kinds', {
  who: READERS,
  summary:
    'List the kinds of goods with their words and what is assumed of them, the words and products that staff corrected (the latest 500 of each)',
  shows: ['site'],
  reply: Type.Object({
    kinds: Type.Array(GoodsKind),
    words: Type.Array(GoodsWord),
    products: Type.Array(GoodsCorrection),
  }),
})

const Kind = Type.Object({ ...figures, words: Words })

export const saveGoodsKind = route('PUT /staff/goods_kinds/{id}', {
  who: EDITORS,
  summary:
    'Add a kind of goods, or change one: what it is called, weighs and measures, and its words. Counts at once. `seen_at` is the `changed_at` that was edited.',
  params: ById,
  body: Type.Object({ ...Kind.properties, is_new: Type.Boolean(), seen_at: nullable(Moment) }),
  changes: ['site'],
  reply: Type.Object({ changed_at: Moment }),
  refusals: ['invalid_input', 'out_of_date'],
})

export const removeGoodsKind = route('DELETE /staff/goods_kinds/{id}', {
  who: EDITORS,
  summary: 'Return a kind of goods and its words to what comes with the program, or remove an added one',
  params: ById,
  changes: ['site'],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const saveGoodsWord = route('PUT /staff/goods_words/{word}', {
  who: EDITORS,
  summary: 'Say which kind of goods a word names, or (null) that it names none',
  params: Type.Object({ word: Type.String({ minLength: 1, maxLength: 200 }) }),
  body: Type.Object({ kind: nullable(KindId) }),
  changes: ['site'],
  reply: Done,
  refusals: ['invalid_input'],
})

export const removeGoodsWord = route('DELETE /staff/goods_words/{word}', {
  who: EDITORS,
  summary: 'Let a word name again what it names in the table that comes with the program',
  params: Type.Object({ word: Type.String({ minLength: 1, maxLength: 200 }) }),
  changes: ['site'],
  reply: Done,
  refusals: ['not_found'],
})

export const getGoodsCorrection = route('GET /staff/goods_corrections/{marketplace}/{item}', {
  who: READERS,
  summary: 'Get what a product’s words say about its kind, and what staff say',
  params: Type.Object(goodsOf),
  shows: ['site'],
  reply: Type.Object({
    marketplace: Type.String(),
    item_id: Type.String(),
    title: Type.String(),
    /** By its words; null if they name none. */
    kind_by_words: nullable(Type.String()),
    weighings: Count,
    kind: nullable(Type.String()),
    is_comparable: Type.Boolean(),
  }),
  refusals: ['not_found'],
})

const correction = { kind: nullable(KindId), is_comparable: Type.Boolean() }

export const saveGoodsCorrection = route('PUT /staff/goods_corrections/{marketplace}/{item}', {
  who: EDITORS,
  summary:
    'Set the kind of one product, or that its pieces cannot be compared; with neither, what its words say holds again',
  params: Type.Object(goodsOf),
  body: Type.Object(correction),
  changes: ['site'],
  reply: Done,
  refusals: ['not_found', 'invalid_input'],
})

const Grams = nullable(Count)

export const previewGoodsKinds = route('POST /staff/goods_kinds/preview', {
  who: EDITORS,
  summary:
    'See what a correction of kinds, words or a product would change, without making it: how many products move from which kind to which, how many of the last 200 estimates, and the expected weights',
  body: Type.Object({
    kind: Type.Optional(Type.Object({ id: KindId, ...Kind.properties })),
    /** The kind would be as it comes with the program, or be gone. */
    removed_kind: Type.Optional(KindId),
    word: Type.Optional(Type.Object({ word: text(200), kind: nullable(KindId) })),
    product: Type.Optional(Type.Object({ ...goodsOf, ...correction })),
  }),
  changes: [],
  reply: Type.Object({
    moves: Type.Array(
      Type.Object({
        /** Names of kinds; null for goods of no kind. The same twice if only what is assumed changes. */
        from: nullable(Type.String()),
        to: nullable(Type.String()),
        products: Count,
        /** How many of the last 200 pieces with an estimate are of these products. */
        estimates: Count,
        /**
         * The median expected weight of such goods before any of them is weighed; for one product, its own.
         */
        grams_before: Grams,
        grams_after: Grams,
        /** Titles of a few of them. */
        examples: Type.Array(Type.String()),
      }),
    ),
    products: Count,
    /** Only so many products were compared; more may change. */
    is_part: Type.Boolean(),
  }),
  refusals: ['invalid_input', 'not_found', 'transition_not_allowed'],
})
