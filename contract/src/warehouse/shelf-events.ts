import { Type } from 'typebox'
import { Id, nullable, oneOf } from '../fields.ts'
import { event } from '../hooks/event.ts'

const stock = { stock_item_id: Id, item_id: nullable(Id), inbound_id: nullable(Id) }

/** What happens to goods at the warehouse, which `GET /stock_items` lists. */
export const shelfEvents = {
  'stock.arrived': event('stock.arrived', stock),
  'stock.inspected': event('stock.inspected', { ...stock, result: oneOf(['in_stock', 'abnormal']) }),
  'storage.ending': event('storage.ending', { ...stock, days_left: Type.Integer({ minimum: 0 }) }),
  'storage.expired': event('storage.expired', stock),
}
