import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/**
 * Transit days of delivered packages by destination, method and month of shipping, including packages sent
 * before this shop kept records.
 */
export async function countLineDaysForJob(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('line_days').execute()
  await sql`
    insert into line_days (country, line_id, month, parcels, days_p50, days_p90, promised_min, promised_max, late)
    select country, line_id, coalesce(month, ''), count(*),
      ceil(percentile_cont(0.5) within group (order by days)), ceil(percentile_cont(0.9) within group (order by days)),
      mode() within group (order by least(promised_min, promised_max)), mode() within group (order by promised_max),
      count(*) filter (where days > promised_max)
    from (
      select country, line_id, to_char(shipped_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
        extract(epoch from delivered_at - shipped_at) / 86400 as days, promised_min, promised_max
      from (
        select country, line_id, shipped_at, delivered_at,
          (rate->>'transitMinDays')::integer as promised_min, (rate->>'transitMaxDays')::integer as promised_max
        from parcels where shipped_at >= ${since} and delivered_at >= shipped_at
        union all
        select country, line_id, shipped_at, delivered_at, promised_min, promised_max
        from earlier_travels where shipped_at >= ${since}
      ) sent
    ) parcel
    group by grouping sets ((country, line_id), (country, line_id, month))
    having mode() within group (order by least(promised_min, promised_max)) <= mode() within group (order by promised_max)`.execute(
    tx,
  )
}

/** Figures on sellers, from their goods that arrived at the dock. */
export async function countSellersForJob(tx: Tx): Promise<void> {
  await tx.deleteFrom('seller_figures').execute()
  await sql`
    insert into seller_figures (shop, name, products, arrived, problems, returned, days_p50, days_p90)
    select shop, coalesce(max(page.seller_name), shop), count(*), sum(arrived),
      sum((select coalesce(sum(value::integer), 0) from jsonb_each_text(problems))), sum(coalesce(back.returned, 0)),
      percentile_disc(0.5) within group (order by days_p50),
      greatest(percentile_disc(0.5) within group (order by days_p50), percentile_disc(0.9) within group (order by days_p90))
    from goods_knowledge goods
    left join (
      select platform, item_id, max(nullif(left(seller_name, 300), '')) as seller_name from products group by platform, item_id
    ) page using (platform, item_id)
    left join (
      select platform, item_id, count(*) as returned from refund_cases join order_items on order_items.id = order_item_id
      where refund_cases.fault = 'seller' and refund_cases.stage in ('returning', 'to_refund', 'refunded') group by platform, item_id
    ) back using (platform, item_id)
    where shop <> '' and arrived > 0 group by shop`.execute(tx)
}

/**
 * Figures on goods: cancellations by staff, refunds, claims, coupon discounts, and how often they are shipped
 * alone.
 */
export async function countGoodsForJob(tx: Tx, since: Date): Promise<void> {
  await tx.deleteFrom('goods_trade').execute()
  await sql`
    insert into goods_trade (platform, item_id, title, bought, refused, refunded, refunded_fen, claimed, claimed_fen, discount_fen, alone)
    select item.platform, item.item_id, max(item.title), count(*),
      count(*) filter (where item.stage = 'cancelled' and item.closed_by = 'staff'),
      count(refund.fen), coalesce(sum(refund.fen), 0), count(claim.fen), coalesce(sum(claim.fen), 0),
      sum(case when item.stage = 'cancelled' then 0 else greatest(0, item.discount_fen - coalesce(undone.fen, 0)) end + coalesce(freight.fen, 0)),
      count(alone.order_item_id)
    from orders join order_items item on item.order_id = orders.id
    left join (
      select order_item_id, greatest(0, sum(goods_fen + freight_fen + service_fen - discount_fen)) as fen
      from refund_cases where stage = 'refunded' and fault <> 'shopper' group by order_item_id
    ) refund on refund.order_item_id = item.id
    left join (
      select stock.order_item_id, sum(round((coalesce(goods_fen, 0) + coalesce(freight_fen, 0)) / cardinality(stock_item_ids))) as fen
      from parcel_claims cross join unnest(stock_item_ids) lost (id) join stock_items stock on stock.id = lost.id
      where parcel_claims.stage in ('granted', 'paid') group by stock.order_item_id
    ) claim on claim.order_item_id = item.id
    left join (
      select order_item_id, sum(discount_fen) as fen from refund_cases where stage = 'refunded' group by order_item_id
    ) undone on undone.order_item_id = item.id
    left join (
      -- A coupon for shipping, shared out evenly among the things in its package.
      select stock.order_item_id, sum(round(used.discount_fen::numeric / used.things)) as fen
      from (
        select parcel_id, discount_fen, (select count(*) from parcel_items where parcel_id = coupons.parcel_id) as things
        from coupons join parcels on parcels.id = parcel_id where shipped_at >= ${since}
      ) used
      join parcel_items packed on packed.parcel_id = used.parcel_id join stock_items stock on stock.id = packed.stock_item_id
      group by stock.order_item_id
    ) freight on freight.order_item_id = item.id
    left join (
      select max(stock.order_item_id::text)::uuid as order_item_id
      from parcels join parcel_items packed on packed.parcel_id = parcels.id join stock_items stock on stock.id = packed.stock_item_id
      where shipped_at >= ${since} group by parcels.id having count(*) = 1
    ) alone on alone.order_item_id = item.id
    where orders.created_at >= ${since} and item.item_id <> '' and item.stage <> 'pending_payment'
    group by item.platform, item.item_id
    having count(refund.fen) + count(claim.fen) + count(alone.order_item_id) + sum(item.discount_fen) + coalesce(sum(freight.fen), 0)
      + count(*) filter (where item.stage = 'cancelled' and item.closed_by = 'staff') > 0`.execute(tx)
}
