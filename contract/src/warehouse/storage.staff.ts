import { Type } from 'typebox'
import { ById, filled } from '../fields.ts'
import { route } from '../route.ts'
import { StockRow } from './warehouse.staff.ts'

const WarehouseId = Type.String({ minLength: 1, maxLength: 8 })

export const sendStock = route('POST /staff/stock_items/{id}/send', {
  who: { staff: ['warehouse'] },
  summary:
    'Send a stock item to another warehouse, with a reason. While on the way, it uses no storage days and cannot go into a package.',
  params: ById,
  body: Type.Object({ warehouse_id: WarehouseId, reason: filled(500) }),
  changes: ['stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const arriveStock = route('POST /staff/stock_items/{id}/arrive', {
  who: { staff: ['warehouse'] },
  summary:
    'Record that a stock item is on a shelf of the other warehouse or, if the transfer was cancelled, back on one where it came from',
  params: ById,
  body: Type.Object({ warehouse_id: WarehouseId, shelf: filled(20) }),
  changes: ['stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const extendStorage = route('POST /staff/stock_items/{id}/extend', {
  who: { staff: ['support', 'warehouse'] },
  summary: 'Grant a stock item more free storage days, with a reason. Its reminders start again.',
  params: ById,
  body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 180 }), reason: filled(500) }),
  changes: ['stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const giveDisposalNotice = route('POST /staff/stock_items/{id}/disposal_notice', {
  who: { staff: ['support'] },
  summary:
    'Send the shopper the final notice that a stock item kept too long can be disposed of, and from when',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const disposeOfStock = route('POST /staff/stock_items/{id}/dispose', {
  who: { staff: ['support'] },
  summary:
    'Dispose of a stock item kept too long whose shopper was notified and did not act, with a reason. Recorded in the log.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  changes: ['orders', 'stock', 'messages'],
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
