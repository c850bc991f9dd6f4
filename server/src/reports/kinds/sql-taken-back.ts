import { sql } from 'kysely'

/**
 * Whether a row `step` of `order_item_steps` is not a purchase that was undone later. A purchase can only be
 * undone on the same day.
 */
export const notTakenBack = sql`(step.step <> 'purchase' or not exists (
  select from order_item_steps later
  where later.order_item_id = step.order_item_id and later.step = 'undo_purchase' and later.id > step.id))`
