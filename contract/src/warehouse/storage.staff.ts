import { Type } from 'typebox'
import { ById, filled } from '../fields.ts'
import { route } from '../route.ts'
import { StockRow } from './warehouse.staff.ts'

const WarehouseId = Type.String({ minLength: 1, maxLength: 8 })

export const sendStock = route('POST /staff/stock_items/{id}/send', {
  who: { staff: ['warehouse'] },
  summary:
    'Send something on a shelf to another warehouse, with the reason. On the way no storage days count, and it goes into no package.',
  params: ById,
  body: Type.Object({ warehouse_id: WarehouseId, reason: filled(500) }),
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const arriveStock = route('POST /staff/stock_items/{id}/arrive', {
  who: { staff: ['warehouse'] },
  summary:
    'It is on a shelf of the other warehouse; or, called off, back on one of the warehouse that it was sent from.',
  params: ById,
  body: Type.Object({ warehouse_id: WarehouseId, shelf: filled(20) }),
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const extendStorage = route('POST /staff/stock_items/{id}/extend', {
  who: { staff: ['support', 'warehouse'] },
  summary: 'More free storage days for something on a shelf, with the reason. The reminders begin anew.',
  params: ById,
  body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 180 }), reason: filled(500) }),
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
  once: true,
})

export const giveDisposalNotice = route('POST /staff/stock_items/{id}/disposal_notice', {
  who: { staff: ['support'] },
  summary:
    'Tell the shopper for the last time that something kept too long may be disposed of, and from when.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})

export const disposeOfStock = route('POST /staff/stock_items/{id}/dispose', {
  who: { staff: ['support'] },
  summary:
    'Dispose of something kept too long whose shopper was told and did nothing, with the reason. Kept in the log.',
  params: ById,
  body: Type.Object({ reason: filled(500) }),
  reply: StockRow,
  refusals: ['not_found', 'transition_not_allowed', 'invalid_input'],
})
