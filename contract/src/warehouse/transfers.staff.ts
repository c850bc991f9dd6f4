import { LOAD_BOXES_MAX, LOAD_PUT_IN_MAX, LOAD_STAGES } from '@longhaul/domain/warehouse/transfer-load.ts'
import { Type } from 'typebox'
import { ById, Id, Moment, filled, nullable, oneOf, pageOf, pageQuery, text } from '../fields.ts'
import { StoredGoods } from '../goods/staff-goods.ts'
import { route } from '../route.ts'

const CLERK = { staff: ['warehouse'] } as const
const WarehouseId = Type.String({ minLength: 1, maxLength: 8 })

/** Goods that travel together from one warehouse to another. */
const TransferLoadRow = Type.Object({
  id: Id,
  /** As printed: `T000012`. */
  number: Type.String(),
  stage: oneOf(LOAD_STAGES),
  from_warehouse: Type.String(),
  to_warehouse: Type.String(),
  reason: Type.String(),
  waybill: Type.String(),
  boxes: Type.Integer(),
  things: Type.Integer(),
  arrived: Type.Integer(),
  /** Things of which it was decided that they are lost. */
  lost: Type.Integer(),
  /** Pieces of all things, and of those that arrived. */
  pieces: Type.Integer(),
  arrived_pieces: Type.Integer(),
  made_by: Type.String(),
  made_at: Moment,
  sent_by: nullable(Type.String()),
  sent_at: nullable(Moment),
  closed_by: nullable(Type.String()),
  closed_at: nullable(Moment),
})

/**
 * A thing of a load. `in`: in its box, or on the way with it; `arrived`: on a shelf of the destination;
 * `missing`: it did not come and waits for a decision; `lost`: it was decided to be lost.
 */
const LoadThing = Type.Object({
  stock_item_id: Id,
  ...StoredGoods.properties,
  is: oneOf(['in', 'arrived', 'missing', 'lost']),
  box: Type.Integer(),
  from_shelf: Type.String(),
  shopper_code: Type.String(),
  weight_grams: nullable(Type.Integer()),
})

export const TransferLoad = Type.Object({ ...TransferLoadRow.properties, list: Type.Array(LoadThing) })

export const listTransferLoads = route('GET /staff/transfer_loads', {
  who: CLERK,
  summary:
    "List the transfers from and to the caller's warehouse, newest first: open ones, or those that are over",
  query: Type.Object({ ...pageQuery, stage: Type.Optional(text(20)) }),
  shows: ['stock'],
  reply: pageOf(TransferLoadRow),
  refusals: ['invalid_input'],
})

export const getTransferLoad = route('GET /staff/transfer_loads/{id}', {
  who: CLERK,
  summary: 'Get a transfer with everything in it, by box',
  params: ById,
  shows: ['stock'],
  reply: TransferLoad,
  refusals: ['not_found'],
})

export const makeTransferLoad = route('POST /staff/transfer_loads', {
  who: CLERK,
  summary: 'Begin a transfer of many goods to another warehouse, with a reason that shoppers read',
  body: Type.Object({ from_warehouse: WarehouseId, to_warehouse: WarehouseId, reason: filled(500) }),
  changes: ['stock'],
  reply: TransferLoad,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const putInLoad = route('POST /staff/transfer_loads/{id}/put_in', {
  who: CLERK,
  summary:
    'Take goods off their shelves and put them into a box of a transfer, each independently, by label, number or id. From then on nobody can pick, move or pack them.',
  params: ById,
  body: Type.Object({
    things: Type.Array(filled(60), { minItems: 1, maxItems: LOAD_PUT_IN_MAX }),
    box: Type.Integer({ minimum: 1, maximum: LOAD_BOXES_MAX }),
  }),
  changes: ['stock'],
  reply: Type.Object({
    rows: Type.Array(
      Type.Object({
        /** As it was sent. */
        id: Type.String(),
        done: Type.Boolean(),
        refusal: nullable(Type.String()),
      }),
    ),
  }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const takeOutOfLoad = route('POST /staff/transfer_loads/{id}/take_out', {
  who: CLERK,
  summary: 'Take goods out of a transfer that has not left: they are back on the shelf they came from',
  params: ById,
  body: Type.Object({ stock_item_id: Id }),
  changes: ['stock'],
  reply: TransferLoad,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const sendTransferLoad = route('POST /staff/transfer_loads/{id}/send', {
  who: CLERK,
  summary:
    'Hand a transfer over to whoever drives it: nothing can be added or taken out, and shoppers are told',
  params: ById,
  body: Type.Object({ waybill: text(60) }),
  changes: ['stock', 'messages'],
  reply: TransferLoad,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const callOffTransferLoad = route('POST /staff/transfer_loads/{id}/call_off', {
  who: CLERK,
  summary: 'Call a transfer off before it leaves: everything is back on the shelf it came from',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: TransferLoad,
  refusals: ['not_found', 'transition_not_allowed'],
})

export const arriveOnLoad = route('POST /staff/transfer_loads/{id}/arrive', {
  who: CLERK,
  summary:
    'Put goods of a transfer on a shelf of its destination, by label. With the last of them the transfer is received; what turns up later settles what was missing.',
  params: ById,
  body: Type.Object({ code: filled(60), shelf: filled(20) }),
  changes: ['stock', 'messages'],
  reply: Type.Object({
    stock_item_id: Id,
    title: Type.String(),
    shelf: Type.String(),
    /** It had been scanned before, so nothing changed. */
    again: Type.Boolean(),
    /** How many things have not arrived yet. */
    left: Type.Integer(),
  }),
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const closeTransferLoad = route('POST /staff/transfer_loads/{id}/close', {
  who: CLERK,
  summary:
    'Say that nothing more of a transfer is coming: what is missing waits for the decision of somebody else',
  params: ById,
  body: Type.Object({}),
  changes: ['stock'],
  reply: TransferLoad,
  refusals: ['not_found', 'transition_not_allowed'],
})
