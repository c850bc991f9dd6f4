import { BINS_MAX, CART_MAX, SHORT_REASONS } from '@longhaul/domain/parcels/picking.ts'
import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, nullable, oneOf, text } from '../fields.ts'
import { StoredGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'

const Cart = Type.Integer({ minimum: 1, maximum: CART_MAX })
const Bin = Type.Integer({ minimum: 1, maximum: BINS_MAX })
const Pieces = Type.Integer({ minimum: 1, maximum: 999 })
const Piece = nullable(Type.Integer({ minimum: 1, maximum: 999 }))
const warehouse = { staff: ['warehouse'] } as const

/** A thing that a picker could not bring: why, who said so and when. */
export const PickShort = Type.Object({ reason: oneOf(SHORT_REASONS), by: Type.String(), at: Moment })

const WaveHead = Type.Object({
  id: Id,
  number: Type.Integer(),
  warehouse_id: Type.String(),
  cart: Type.Integer(),
  bins: Type.Integer(),
  /** Null: nobody has taken it yet. */
  picker: nullable(Type.Object({ id: Id, name: Type.String() })),
  created_at: Moment,
  /** When its cart was handed over to packing. */
  ended_at: nullable(Moment),
  /** Its packages by bin. */
  parcels: Type.Array(
    Type.Object({
      parcel_id: Id,
      number: Type.String(),
      country_name: Type.String(),
      line_name: Type.String(),
      stage: oneOf(PARCEL_STAGES),
      bin: Type.Integer(),
      /** All its bins, `bin` first: what does not fit goes into a further one. */
      bins: Type.Array(Type.Integer()),
      /** A free bin for what will not fit into those, judged by size; null if it fits, or nobody knows. */
      more_bin: nullable(Type.Integer()),
      /** Packed, put back, or returned to the queue: its bin is free again. */
      left: Type.Boolean(),
      pieces: Type.Integer(),
      picked_pieces: Type.Integer(),
      /** How many of its things could not be brought. */
      short: Type.Integer(),
      /** The numbers of its things, any of which opens it at the bench. */
      goods_numbers: Type.Array(Type.String()),
    }),
  ),
})

const Thing = {
  stock_item_id: Id,
  ...StoredGoods.properties,
  tracking_number: Type.String(),
  parcel_id: Id,
  bin: Type.Integer(),
  bins: Type.Array(Type.Integer()),
}

const Wave = Type.Object({
  ...WaveHead.properties,
  /** What to fetch, in the order of one walk along the shelves. */
  items: Type.Array(
    Type.Object({
      ...Thing,
      picked_pieces: Type.Integer(),
      /** Which of its labels are in the bin. */
      picked_labels: Type.Array(Type.Integer()),
      short: nullable(PickShort),
    }),
  ),
  /** What lies in a bin but no longer belongs to its package, and goes back to a shelf. */
  put_back: Type.Array(Type.Object({ ...Thing, pieces: Type.Integer() })),
})

export const listPickWaves = route('GET /staff/pick_waves', {
  who: warehouse,
  summary:
    'List the carts of a warehouse that hold packages, and the paid packages that wait to be picked, earliest payment first',
  query: Type.Object({ warehouse_id: Type.Optional(text(8)) }),
  shows: ['parcels'],
  reply: Type.Object({
    waves: Type.Array(WaveHead),
    waiting: Type.Array(
      Type.Object({
        id: Id,
        number: Type.String(),
        warehouse_id: Type.String(),
        country_name: Type.String(),
        line_id: Type.String(),
        line_name: Type.String(),
        paid_at: Moment,
        pieces: Type.Integer(),
        estimated_grams: Type.Integer(),
        shelves: Type.Array(Type.String()),
        /** How many bins its goods need, judged by size; null if the size of one is unknown. */
        bins_needed: nullable(Type.Integer()),
        remark: Type.String(),
      }),
    ),
  }),
})

export const startPickWave = route('POST /staff/pick_waves', {
  who: warehouse,
  summary:
    'Make a wave of paid packages with a bin of a cart for each. It is the caller’s, or waits for whoever takes it.',
  body: Type.Object({
    parcel_ids: Type.Array(Id, { minItems: 1, maxItems: BINS_MAX }),
    cart: Cart,
    /** How many bins the cart has. */
    bins: Bin,
    for_me: Type.Boolean(),
  }),
  changes: ['parcels'],
  reply: Wave,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const getPickWave = route('GET /staff/pick_waves/{id}', {
  who: warehouse,
  summary: 'Get a wave: what to fetch, in the order of the walk, and what is in which bin',
  params: ById,
  shows: ['parcels'],
  reply: Wave,
  refusals: ['not_found'],
})

export const pickPiece = route('POST /staff/pick_waves/{id}/pick', {
  who: warehouse,
  summary:
    'Record that a piece of a wave, by its label, was put into a bin; goods without labels by their stock item id, or by the tracking number they arrived with. Each label counts once, and only in the bin of its package.',
  params: ById,
  body: Type.Object({
    code: Type.String({ minLength: 4, maxLength: 60 }),
    cart: Cart,
    bin: Bin,
    pieces: Type.Optional(Pieces),
    /** The package’s bins are full: this free bin of the cart is its too from now on. */
    opens: Type.Optional(Type.Boolean()),
  }),
  changes: ['parcels'],
  reply: Wave,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const unpickPiece = route('POST /staff/pick_waves/{id}/unpick', {
  who: warehouse,
  summary: 'Take back a pick: the piece is on its shelf again, or in the hand',
  params: ById,
  body: Type.Object({ stock_item_id: Id, piece: Piece, pieces: Type.Optional(Pieces) }),
  changes: ['parcels'],
  reply: Wave,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const reportPickShort = route('POST /staff/pick_waves/{id}/short', {
  who: warehouse,
  summary: 'Record why a thing cannot be brought, which the bench sees; null takes it back',
  params: ById,
  body: Type.Object({ stock_item_id: Id, reason: nullable(oneOf(SHORT_REASONS)) }),
  changes: ['parcels'],
  reply: Wave,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const takePickWave = route('POST /staff/pick_waves/{id}/take', {
  who: warehouse,
  summary:
    'Take a wave that waits or a colleague’s, or give it to a colleague with `to`, with what is in its bins',
  params: ById,
  body: Type.Object({
    /** Who is to pick it; left out: the caller. */
    to: Type.Optional(Id),
  }),
  changes: ['parcels'],
  reply: Wave,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const endPickWave = route('POST /staff/pick_waves/{id}/end', {
  who: warehouse,
  summary:
    'Hand the cart over to packing. Packages of which nothing was picked return to the queue; none may be picked in part, except for what was reported missing.',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: Wave,
  refusals: ['not_found', 'transition_not_allowed'],
})
