import type { Inbound } from '@longhaul/contract/warehouse/warehouse.ts'
import type { Static } from 'typebox'
import type { InboundRow } from './sql-inbounds.ts'

/** An announced parcel as its owner sees it. */
export const toInbound = (row: InboundRow): Static<typeof Inbound> => ({
  id: row.id,
  stage: row.stage,
  warehouse_id: row.warehouse_id,
  tracking_number: row.tracking_number,
  courier: row.courier,
  title: row.title,
  quantity: row.quantity,
  value_fen: row.value_fen,
  remark: row.remark,
  created_at: row.created_at.toISOString(),
})
