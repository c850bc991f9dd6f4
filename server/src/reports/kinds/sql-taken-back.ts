import { sql } from 'kysely'

/** Of a row `step` of `order_item_steps`: no purchase that was taken back later, which happens on its own day or never. */
export const notTakenBack = sql`(step.step <> 'purchase' or not exists (
  select from order_item_steps later
  where later.order_item_id = step.order_item_id and later.step = 'undo_purchase' and later.id > step.id))`
