import { QUANTITY_MAX } from '@longhaul/domain/orders/limits.ts'
import { ITEM_STAGES } from '@longhaul/domain/states/item-stages.ts'
import { Type } from 'typebox'
import { ById, Id, Lang, Moment, filled, nullable, pageOf, pageQuery, text, oneOf } from '../fields.ts'
import { PHOTO_SHOWS } from '@longhaul/domain/warehouse/photo-captions.ts'
import { Photo, PhotoOrder } from '../orders/orders.ts'
import { StoredGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'

/** An inspection photo, and whether it is withheld from other shoppers. */
const StaffPhoto = Type.Object({ ...Photo.properties, held_back: Type.Optional(Type.Boolean()) })

export const StockRow = Type.Object({
  id: Id,
  ...StoredGoods.properties,
  stage: oneOf(ITEM_STAGES),
  shopper_id: Id,
  shopper_name: Type.String(),
  shopper_code: Type.String(),
  shopper_lang: Lang,
  order_number: nullable(Type.String()),
  order_item_id: nullable(Type.String()),
  inbound_id: nullable(Type.String()),
  tracking_number: Type.String(),
  category: nullable(Type.String()),
  weight_grams: nullable(Type.Integer()),
  size_mm: nullable(Type.Array(Type.Integer())),
  /** The size when the same product, in the same options and quantity, was last measured. */
  last_size_mm: Type.Optional(nullable(Type.Array(Type.Integer()))),
  photo_shots: Type.Integer(),
  photo_remark: Type.String(),
  photos: Type.Array(StaffPhoto),
  /** The pending order of detail photos. */
  photo_order: Type.Optional(nullable(PhotoOrder)),
  /** How many of its pieces an open refund request is about; null without one. */
  refund_pieces: Type.Optional(nullable(Type.Integer())),
  received_at: Moment,
  stocked_at: nullable(Moment),
  free_until: nullable(Moment),
  late_fee_fen: Type.Optional(Type.Integer()),
  /** The last reminder sent, as the number of days before the last free day. */
  reminded_days_left: Type.Optional(nullable(Type.Integer())),
  /** On its way to another warehouse. */
  moving: Type.Optional(
    nullable(Type.Object({ to_warehouse: Type.String(), reason: Type.String(), sent_at: Moment })),
  ),
  /** The final notice that was given for it. */
  disposal: Type.Optional(
    nullable(
      Type.Object({
        reason: Type.String(),
        dispose_from: Moment,
        told_at: Moment,
        disposed_at: nullable(Moment),
      }),
    ),
  ),
})

export const scanArrival = route('POST /staff/arrivals', {
  who: { staff: ['warehouse'] },
  summary:
    'Scan a parcel at the dock: its tracking number is matched with what was bought or with what one shopper announced. A number that nobody expects is refused with `not_expected`, or kept as unclaimed with `register_unclaimed`',
  body: Type.Object({
    warehouse_id: Type.String({ minLength: 1, maxLength: 8 }),
    tracking_number: Type.String({ minLength: 4, maxLength: 60 }),
    /** The station has looked at the label: a number that nobody expects becomes an unclaimed parcel. */
    register_unclaimed: Type.Optional(Type.Boolean()),
  }),
  changes: ['orders', 'stock', 'messages'],
  reply: Type.Object({
    tracking_number: Type.String(),
    courier: Type.String(),
    unclaimed: Type.Boolean(),
    /** Unclaimed because it could be several people's: staff decide by proof. */
    in_doubt: Type.Boolean(),
    /** Where an unclaimed parcel is found: `GET /staff/unclaimed/{id}`. */
    arrival_id: Id,
    repeated: Type.Boolean(),
    items: Type.Array(StockRow),
  }),
  refusals: ['invalid_input', 'not_found'],
  once: true,
})

export const undoArrival = route('POST /staff/arrivals/{id}/undo', {
  who: { staff: ['warehouse'] },
  summary:
    'Undo a scan that nothing has followed; what it received is on its way again, and the shopper is notified',
  params: ById,
  body: Type.Object({}),
  changes: ['orders', 'stock', 'messages'],
  reply: Type.Object({ arrival_id: Id, tracking_number: Type.String(), items: Type.Integer() }),
  refusals: ['not_found', 'transition_not_allowed'],
  once: true,
})

export const listStockForStaff = route('GET /staff/stock_items', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'List the stock items in the warehouse by stage',
  query: Type.Object({
    ...pageQuery,
    stage: Type.Optional(text(20)),
    q: Type.Optional(text(100)),
    /** Only what was given to the caller. */
    mine: Type.Optional(Type.Boolean()),
  }),
  shows: ['stock'],
  reply: Type.Object({ ...pageOf(StockRow).properties, counts: Type.Record(Type.String(), Type.Integer()) }),
})

export const getStockForStaff = route('GET /staff/stock_items/{id}', {
  who: { staff: ['warehouse', 'support'] },
  summary: 'Get a stock item',
  params: ById,
  shows: ['stock'],
  reply: StockRow,
  refusals: ['not_found'],
})

export const listStockPlaces = route('GET /staff/stock_items/{id}/places', {
  who: { staff: ['warehouse', 'support'] },
  summary:
    'List every time a stock item was put on a shelf, with where, when and by whom, newest first, to help find it',
  params: ById,
  shows: ['stock'],
  reply: Type.Object({
    items: Type.Array(Type.Object({ shelf: Type.String(), at: Moment, by: nullable(Type.String()) })),
  }),
  refusals: ['not_found'],
})

export const measureStock = route('PUT /staff/stock_items/{id}/measures', {
  who: { staff: ['warehouse'] },
  summary:
    'Record the weight, size and goods category of a received item. A weight that is likelier a slip of the scale or keyboard than right is refused with `weight_unlike_kind` and the expected weight until it is confirmed; then it is believed.',
  params: ById,
  body: Type.Object({
    weight_grams: Type.Integer({ minimum: 1, maximum: 200_000 }),
    length_mm: Type.Integer({ minimum: 1, maximum: 5000 }),
    width_mm: Type.Integer({ minimum: 1, maximum: 5000 }),
    height_mm: Type.Integer({ minimum: 1, maximum: 5000 }),
    category: nullable(Type.String({ maxLength: 40 })),
    /** Confirms the weight after a second reading of the scale. */
    weight_confirmed: Type.Optional(Type.Boolean()),
  }),
  changes: ['stock'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const addStockPhoto = route('POST /staff/stock_items/{id}/photos', {
  who: { staff: ['warehouse'] },
  summary:
    'Add an uploaded picture to a received item, or a requested detail photo to one on its shelf. Without `shows`, it gets the caption usual for the next photo.',
  params: ById,
  body: Type.Object({
    file_id: Id,
    kind: oneOf(['free', 'detail']),
    shows: Type.Optional(oneOf(PHOTO_SHOWS)),
  }),
  changes: ['stock', 'orders'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const labelStock = route('POST /staff/stock_items/labels', {
  who: { staff: ['warehouse'] },
  summary:
    "Register printed labels for every piece of received goods; from now on the packing bench counts these labels instead of the courier's tracking number. `GET /staff/goods_labels.pdf` contains them.",
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true }) }),
  changes: ['stock', 'parcels'],
  reply: Type.Object({ labels: Type.Integer() }),
  refusals: ['not_found', 'transition_not_allowed'],
})

export const shelveStock = route('POST /staff/stock_items/{id}/shelve', {
  who: { staff: ['warehouse'] },
  summary:
    'Shelve a stock item after it was inspected, measured and photographed. Its free storage days and refund window start.',
  params: ById,
  body: Type.Object({ shelf: filled(20) }),
  changes: ['orders', 'stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const reportStockProblem = route('POST /staff/stock_items/{id}/problem', {
  who: { staff: ['warehouse'] },
  summary:
    'Report a problem with what arrived; the shopper decides. `pieces`: how many of them, where it is not all; the note begins with it, in the shopper’s language.',
  params: ById,
  body: Type.Object({
    problem: text(40),
    pieces: Type.Optional(Type.Integer({ minimum: 1, maximum: QUANTITY_MAX })),
    note: text(500),
  }),
  changes: ['orders', 'stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
