import { RETURN_CAUSES, RETURN_FREIGHT_MAX_FEN } from '@longhaul/domain/parcels/return-freight.ts'
import { PARCEL_STAGES } from '@longhaul/domain/states/parcel-stages.ts'
import { Type } from 'typebox'
import { ById, Done, Fen, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { Turn } from '../desk/next-step.ts'
import { PackingDraft, typedForBox } from './packing-draft.ts'
import { ParcelAsk } from './parcel-asks.ts'
import { PickShort } from './picking.staff.ts'
import { FeeRow, ParcelAddress, TrackingEvent } from './parcels.ts'
import { StoredGoods } from '../goods/staff-goods.ts'
import { ReturnFound } from './return-found.ts'
import { route } from '../route.ts'

export const ParcelRow = Type.Object({
  id: Id,
  number: Type.String(),
  stage: oneOf(PARCEL_STAGES),
  stage_at: Moment,
  shopper_id: Id,
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  warehouse_id: Type.String(),
  country: Type.String(),
  country_name: Type.String(),
  line_id: Type.String(),
  line_name: Type.String(),
  item_count: Type.Integer(),
  /** Staff hold one of its things, so it cannot be packed. */
  is_held: Type.Boolean(),
  estimated_grams: Type.Integer(),
  actual_grams: nullable(Type.Integer()),
  estimated_fen: Fen,
  actual_fen: nullable(Fen),
  frozen_fen: Fen,
  tracking_number: nullable(Type.String()),
  /** One of the product's carriers; empty if none was given. */
  carrier: Type.Optional(Type.String()),
  paid_at: nullable(Moment),
})

export const listParcelsForStaff = route('GET /staff/parcels', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'List packages of all shoppers by stage: the packing and shipping queues',
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(oneOf(PARCEL_STAGES)),
    q: Type.Optional(text(100)),
    /** Only what was given to the caller. */
    mine: Type.Optional(Type.Boolean()),
  }),
  shows: ['parcels'],
  reply: Type.Object({ ...pageOf(ParcelRow).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
})

const detail = Type.Object({
  ...ParcelRow.properties,
  /** Whose turn it is; omitted in the answers of packing steps. */
  turn: Type.Optional(Turn),
  address: ParcelAddress,
  services: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  remark: Type.String(),
  carton: nullable(Type.String()),
  /** What another bench has typed and photographed already. */
  draft: Type.Optional(
    nullable(
      Type.Object({ ...typedForBox, photos: Type.Array(Type.Object({ id: Id, url: Type.String() })) }),
    ),
  ),
  contents: Type.Array(
    Type.Object({
      stock_item_id: Id,
      ...StoredGoods.properties,
      weight_grams: nullable(Type.Integer()),
      tracking_number: Type.String(),
      checked: Type.Boolean(),
      /** How many of its pieces are in the box. */
      checked_pieces: Type.Integer(),
      /** Why the picker could not bring it, until it is found. */
      short: Type.Optional(nullable(PickShort)),
      size_mm: nullable(Type.Array(Type.Integer())),
    }),
  ),
  estimated_fees: Type.Array(FeeRow),
  actual_fees: nullable(Type.Array(FeeRow)),
  photos: Type.Array(Type.Object({ id: Id, url: Type.String() })),
  /** The video of the packing, if there is one. */
  video: Type.Optional(nullable(Type.Object({ url: Type.String(), media_type: Type.String() }))),
  events: Type.Array(TrackingEvent),
  /** What it asks of the shopper at present, and the answer. */
  ask: Type.Optional(nullable(ParcelAsk)),
  /** Why its address cannot be used, until it is corrected. */
  address_problem: Type.Optional(Type.String()),
})

export const getParcelForStaff = route('GET /staff/parcels/{id}', {
  who: { staff: ['warehouse', 'support', 'finance'] },
  summary: 'Get a package: what to pick and where to send it',
  params: ById,
  shows: ['parcels'],
  reply: detail,
  refusals: ['not_found'],
})

export const startPacking = route('POST /staff/parcels/{id}/start_packing', {
  who: { staff: ['warehouse'] },
  summary: 'Start packing a paid package; has no effect if it is being packed already',
  params: ById,
  body: Type.Object({}),
  changes: ['parcels'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const checkContent = route('POST /staff/parcels/{id}/check', {
  who: { staff: ['warehouse'] },
  summary:
    'Confirm that pieces on the pick list are in the box, by stock item id, by the label of one piece, or by the tracking number that goods without labels arrived with, if nothing else came under it: one piece by default, each label once. The first scan starts packing a waiting package. A code that belongs elsewhere is refused, naming where it belongs.',
  params: ById,
  body: Type.Object({
    code: Type.String({ minLength: 4, maxLength: 60 }),
    pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  }),
  changes: ['parcels'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const uncheckContent = route('POST /staff/parcels/{id}/uncheck', {
  who: { staff: ['warehouse'] },
  summary: 'Remove a piece that was scanned into the box',
  params: ById,
  body: Type.Object({
    stock_item_id: Id,
    pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    /** The number on the label of the piece, if one was scanned. */
    piece: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
  }),
  changes: ['parcels'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const keepPackingDraft = route('PUT /staff/parcels/{id}/packing_draft', {
  who: { staff: ['warehouse'] },
  summary: 'Keep what was typed and photographed for a package being packed, so that another bench can go on',
  params: ById,
  body: PackingDraft,
  changes: [],
  reply: Done,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  unaudited: true,
})

export const packParcel = route('POST /staff/parcels/{id}/pack', {
  who: { staff: ['warehouse'] },
  summary:
    'Record a package as packed, with its actual weight and size. An overpayment is given back on shipping; a shortfall becomes a supplement.',
  params: ById,
  body: Type.Object({
    weight_grams: Type.Integer({ minimum: 1, maximum: 200_000 }),
    length_mm: Type.Integer({ minimum: 1, maximum: 5000 }),
    width_mm: Type.Integer({ minimum: 1, maximum: 5000 }),
    height_mm: Type.Integer({ minimum: 1, maximum: 5000 }),
    photo_file_ids: Type.Array(Id, { maxItems: 10 }),
    /** Confirms the weight after a second reading, although it differs from that of the scanned contents. */
    weight_confirmed: Type.Optional(Type.Boolean()),
    /** The stock carton used; omitted if the package is in another box. */
    carton: Type.Optional(Type.String({ maxLength: 12 })),
  }),
  changes: ['parcels', 'messages'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const reopenBox = route('POST /staff/parcels/{id}/reopen_box', {
  who: { staff: ['warehouse'] },
  summary:
    'Return a packed box to the bench to be weighed again or repacked; any extra payment requested for its weight is withdrawn. Its bill is settled when it is packed again.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['parcels', 'funds'],
  reply: detail,
  refusals: ['not_found', 'invalid_input', 'transition_not_allowed'],
  once: true,
})

/** Confirms that the label shows this number although its check digit is wrong. */
export const number_confirmed = Type.Optional(Type.Boolean())

export const shipParcel = route('POST /staff/parcels/{id}/ship', {
  who: { staff: ['warehouse'] },
  summary: 'Record that a package was handed to the carrier, with its tracking number; settles its payment',
  params: ById,
  body: Type.Object({
    tracking_number: Type.String({ minLength: 4, maxLength: 60 }),
    /** Guessed from the number if omitted. */
    carrier: Type.Optional(Type.String({ maxLength: 40 })),
    number_confirmed,
  }),
  changes: ['orders', 'stock', 'parcels', 'funds', 'rewards', 'messages'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const addTrackingEvent = route('POST /staff/parcels/{id}/events', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'Add a tracking event manually',
  params: ById,
  body: Type.Object({
    status: Type.String({ minLength: 1, maxLength: 40 }),
    place: text(100),
    description: text(300),
    happened_at: Type.Optional(Moment),
  }),
  changes: ['parcels', 'messages'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const receiveReturnedParcel = route('POST /staff/parcels/{id}/come_back', {
  who: { staff: ['warehouse'] },
  summary:
    'Record that a package came back to the warehouse, and what was found in it; its items are in stock again, on the shelves named',
  params: ById,
  body: Type.Object({
    note: text(500),
    cause: oneOf(RETURN_CAUSES),
    /** The carrier's return freight. A shopper who caused the return owes it; otherwise we bear it. */
    freight_fen: Type.Integer({ minimum: 0, maximum: RETURN_FREIGHT_MAX_FEN }),
    /** What the dock found; omitted, the goods are on no shelf until somebody puts them on one. */
    found: Type.Optional(ReturnFound),
  }),
  changes: ['orders', 'stock', 'parcels', 'messages'],
  reply: detail,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const cancelParcelByStaff = route('POST /staff/parcels/{id}/cancel', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'Cancel a package that is not packed, with a reason that the shopper sees',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['orders', 'stock', 'parcels', 'funds', 'rewards', 'messages'],
  reply: Type.Object({ released_fen: Fen }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})
