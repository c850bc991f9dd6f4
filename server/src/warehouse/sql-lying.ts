import { COUNTED_STAGES } from '@longhaul/domain/warehouse/shelf-count.ts'
import { sql } from 'kysely'
import { literals } from '../platform/database/literals.ts'

/**
 * Whether a stock item (`item`) really lies on its shelf, and not in a bin of a cart or in the box of its
 * package.
 */
export const liesThere = sql<boolean>`item.stage in (${literals(COUNTED_STAGES)})
  and not exists (
    select from picks join pick_wave_parcels place using (wave_id, parcel_id)
    where picks.stock_item_id = item.id and picks.back_at is null and place.left_at is null
  ) and not exists (
    select from parcel_items content
    where content.stock_item_id = item.id and content.open and content.checked_pieces > 0
  )`

/** The volume of a stock item (`item`), all its pieces together, in mm³. */
export const volumeMm3 = sql<number>`item.length_mm::bigint * item.width_mm * item.height_mm`
