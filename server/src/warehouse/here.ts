import type { StockStage } from './sql.ts'

/** Stages in which goods lie in the warehouse. */
export const HERE: ReadonlySet<StockStage> = new Set([
  'received',
  'abnormal',
  'in_stock',
  'in_parcel',
  'storage_expired',
])
