import type { Reply } from '@longhaul/contract/routes.ts'
import type { WorkKind } from '@longhaul/domain/staff/assignments.ts'

/** As what it is given to somebody: at the dock, or on a shelf; null once it has left. */
export function workOf(stage: string): WorkKind | null {
  if (stage === 'received' || stage === 'abnormal') return 'inspection'
  return stage === 'in_stock' || stage === 'in_parcel' || stage === 'storage_expired' ? 'stock_item' : null
}

export type StockRow = Reply<'GET /staff/stock_items'>['items'][number]
