import type { getDesk } from '@longhaul/contract/desk/desk.ts'
import type { ReplyOf } from '@longhaul/contract/route.ts'
import { imageUrl } from '../files/public.ts'
import { namesOf } from '../goods/public.ts'
import type { DeskReading } from './desk-reading.ts'
import type { ComingRow } from './sql-orders.ts'

/** The items on their way to the warehouse. */
export const toComing = (
  { world, now }: DeskReading,
  { count, rows }: { count: number; rows: readonly ComingRow[] },
): ReplyOf<typeof getDesk>['coming'] => ({
  count,
  items: rows.map((row) => ({
    order_id: row.order_id,
    order_number: row.order_number,
    order_item_id: row.id,
    title: row.title,
    ...namesOf(row),
    options_text: row.options_text,
    image: imageUrl(world, row.image_file_id, now),
    stage: row.stage,
    stage_at: row.stage_at.toISOString(),
    review_due_at: row.review_due_at?.toISOString() ?? null,
  })),
})
