import { sql } from 'kysely'

/**
 * Whether a row `step` of `order_item_steps` is not a purchase or an approval that was undone later. A
 * purchase can only be undone on the same day, an approval within a minute.
 */
export const notTakenBack = sql`(step.step not in ('purchase', 'approve') or not exists (
  select from order_item_steps later
  where later.order_item_id = step.order_item_id and later.id > step.id
  and later.step = case step.step when 'purchase' then 'undo_purchase' else 'undo_approve' end))`
