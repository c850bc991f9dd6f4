import { OPEN_REFUND_STAGES } from '@longhaul/domain/orders/refund-case.ts'
import type { ReturnFinding } from '@longhaul/domain/parcels/returned-things.ts'
import { MISSING_KINDS } from '@longhaul/domain/warehouse/shelf-count.ts'
import type { HoldReason } from '@longhaul/domain/warehouse/stock-stop.ts'
import { type RawBuilder, sql } from 'kysely'
import { literals } from '../platform/database/literals.ts'

/*
 * What a thing carries from desk to desk, as one column of a statement, so that a list and its things take
 * one statement. Everything is found by ids or by unique keys.
 */

/** Facts as the database writes them into JSON: times are text. */
export type GoodsFacts = {
  title: string
  title_latin: string | null
  options_text: string | null
  options_latin: string | null
  quantity: number
  photo_file_id: string | null
  option_file_id: string | null
  listed_file_id: string | null
  /** Whether the listed picture is that of an option that was not chosen. */
  is_other_option: boolean | null
  order_remark: string | null
  item_remark: string | null
  inbound_remark: string | null
  /** Our questions in words, each with its answer. */
  answers: string | null
  photo_shots: number | null
  photo_remark: string | null
  photos_taken: number
  shelf_photos: { shots: number; remark: string; taken: number } | null
  problem: string | null
  problem_note: string | null
  is_undecided: boolean | null
  held: { since: string; by: string; reason: HoldReason; note: string } | null
  disputed_at: string | null
  returned: ReturnFinding | null
  missing_since: string | null
  refund: { since: string; pieces: number } | null
  question_at: string | null
  moving: { since: string; to: string } | null
}

/**
 * How a stock item was found in the last package that came back with it. What was missing there and lies on a
 * shelf since is found.
 */
export const returnedOf = (stockId: RawBuilder<unknown>, shelf: RawBuilder<unknown>) =>
  sql<ReturnFinding | null>`(
    select coalesce(
      (select thing ->> 'condition' from jsonb_array_elements(back.return_found -> 'things') thing
        where thing ->> 'stock_item_id' = ${stockId}::text),
      case when ${shelf} = '' and back.return_found -> 'missing' @>
        jsonb_build_array(jsonb_build_object('stock_item_id', ${stockId}::text)) then 'missing' end)
    from parcel_items sent join parcels back on back.id = sent.parcel_id
    where sent.stock_item_id = ${stockId} and back.return_found is not null
    order by back.stage_at desc limit 1
  )`

const missingKinds = literals(MISSING_KINDS)
const openRefund = literals(OPEN_REFUND_STAGES)

/** Whether every choice of a product's `variant` is among the options, as an order stores them or typed. */
const isChosen = sql`jsonb_array_length(variant -> 'choices') > 0 and not exists (
  select from jsonb_array_elements_text(variant -> 'choices') choice
  where choice <> all (regexp_split_to_array(item.options_text, '\\s*[;；:：]\\s*'))
    and position(': ' || choice || ';' in item.options_text || ';') = 0
    and (item.options_text ~ '[:：]' or position(choice in item.options_text) = 0)
)`
const variantsWithPicture = sql`from products product,
  jsonb_array_elements(case jsonb_typeof(product.variants) when 'array' then product.variants else '[]' end) variant
  where item.item_id <> '' and product.platform = item.platform and product.item_id = item.item_id
    and variant ->> 'imageFileId' is not null`

const goodsFacts = (itemId: RawBuilder<unknown>, stockId: RawBuilder<unknown>) => sql<GoodsFacts>`(
  select json_build_object(
    'title', coalesce(stock.title, item.title),
    'title_latin', coalesce(stock.title_latin, item.title_latin),
    'options_text', item.options_text,
    'options_latin', item.options_latin,
    'quantity', coalesce(stock.quantity, item.quantity),
    'photo_file_id', (select file_id from stock_photos where stock_item_id = stock.id order by position limit 1),
    'option_file_id', (select variant ->> 'imageFileId' ${variantsWithPicture} and ${isChosen} limit 1),
    'listed_file_id', item.image_file_id,
    'is_other_option', exists (
      select ${variantsWithPicture} and variant ->> 'imageFileId' = item.image_file_id::text
    ),
    'order_remark', orders.remark,
    'item_remark', item.remark,
    'inbound_remark', inbound.remark,
    'answers', (
      select string_agg(note || ' → ' || reply, E'\n' order by asked_at) from item_questions
      where order_item_id = item.id and reply <> ''
    ),
    'photo_shots', item.photo_shots,
    'photo_remark', item.photo_remark,
    'photos_taken', (
      select count(*)::int from stock_photos
      where stock_item_id = stock.id and kind = 'detail' and photo_order_id is null
    ),
    'shelf_photos', (
      select json_build_object('shots', shots, 'remark', remark, 'taken', (
        select count(*)::int from stock_photos where photo_order_id = photo_orders.id
      )) from photo_orders where stock_item_id = stock.id and stage = 'waiting'
    ),
    'problem', stock.problem,
    'problem_note', stock.problem_note,
    'is_undecided', stock.stage = 'abnormal',
    'held', case when stock.held_at is not null then (
      select json_build_object('since', stock.held_at, 'by', name, 'reason', stock.hold_reason, 'note', stock.hold_note)
      from staff where id = stock.held_by
    ) end,
    'disputed_at', stock.disputed_at,
    'returned', ${returnedOf(sql`stock.id`, sql`stock.shelf`)},
    'missing_since', (
      select created_at from count_differences
      where stock_item_id = stock.id and decided_at is null and kind in (${missingKinds})
    ),
    'refund', (
      select json_build_object('since', created_at, 'pieces', quantity) from refund_cases
      where order_item_id = item.id and stage in (${openRefund})
    ),
    'question_at', (select asked_at from item_questions where order_item_id = item.id and answer is null),
    'moving', (
      select json_build_object('since', sent_at, 'to', to_warehouse) from stock_transfers
      where stock_item_id = stock.id and arrived_at is null
    )
  )
  from (select ${itemId} as item_id, ${stockId} as stock_id) thing
  left join stock_items stock on stock.id = thing.stock_id
  left join order_items item on item.id = thing.item_id
  left join orders on orders.id = item.order_id
  left join inbounds inbound on inbound.id = stock.inbound_id
)`

/** Of `stock_items`. */
export const goodsOfStock = goodsFacts(sql`stock_items.order_item_id`, sql`stock_items.id`)

/** Of `order_items as item`, whether it has arrived or not. */
export const goodsOfItem = goodsFacts(
  sql`item.id`,
  sql`(select id from stock_items where order_item_id = item.id)`,
)

/** Of `order_items`. */
export const goodsOfOrderItem = goodsFacts(
  sql`order_items.id`,
  sql`(select id from stock_items where order_item_id = order_items.id)`,
)
