import type { StockHold } from '@longhaul/contract/warehouse/stock-hold.ts'
import type { Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { StockItems } from '../platform/database/tables.ts'

/** The hold of goods as their shopper sees it: without the note for staff. */
export const toShopperHold = ({
  held_at: since,
  hold_reason: reason,
}: Pick<Selectable<StockItems>, 'held_at' | 'hold_reason'>): Static<typeof StockHold> =>
  since && reason && { since: since.toISOString(), reason }
