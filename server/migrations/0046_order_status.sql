-- The status that shoppers see of an order is kept with it, so that a list of one status, and the numbers on its tabs, are read from an index. It is derived
-- from its items as domain/src/orders/stages.ts says; the books compare the two.

create function item_status(stage text, refund_open boolean) returns text language sql immutable parallel safe as $$
  select case when refund_open then 'refund_processing' else case stage
    when 'pending_payment' then 'pending_payment'
    when 'in_review' then 'paid'
    when 'in_stock' then 'in_stock'
    when 'in_parcel' then 'in_stock'
    when 'shipped_abroad' then 'in_stock'
    when 'storage_expired' then 'in_stock'
    when 'cancelled' then 'cancelled'
    when 'abandoned' then 'cancelled'
    when 'refunded' then 'refunded'
    else 'processing'
  end end
$$;

create function order_status(items text[]) returns text language sql immutable parallel safe as $$
  select case
    when items <@ '{cancelled}' then 'cancelled'
    when items <@ '{cancelled,refunded}' then 'refunded'
    when 'refund_processing' = any(items) then 'refund_processing'
    when 'pending_payment' = any(items) then 'pending_payment'
    when 'paid' = any(items) then 'paid'
    when 'processing' = any(items) then 'processing'
    else 'in_stock'
  end
$$;

alter table orders add column status text not null default 'pending_payment' check (status in (
  'pending_payment', 'paid', 'processing', 'in_stock', 'refund_processing', 'refunded', 'cancelled'));
update orders set status = derived.status
  from (
    select item.order_id, order_status(array_agg(item_status(item.stage, open_case.id is not null))) as status
    from order_items item left join refund_cases open_case on open_case.order_item_id = item.id
      and open_case.stage in ('requested', 'with_seller', 'returning', 'to_refund')
    group by item.order_id
  ) derived
  where orders.id = derived.order_id and orders.status <> derived.status;
create index orders_by_status on orders (shopper_id, status, created_at desc, id desc);

-- Kept where items and refund cases change, so that no way of changing them can forget it. Whoever does has locked the order before (decision 0058): nothing
-- is waited for here, and what is read is all there is.
create function keep_status_of_order(wanted uuid) returns void language plpgsql as $$
declare
  derived text := (select order_status(array_agg(item_status(item.stage, item.refund_open))) from items_of_order(wanted) item);
begin
  update orders set status = derived where id = wanted and status <> derived;
end $$;

create function keep_status_of_moved() returns trigger language plpgsql as $$
begin
  perform keep_status_of_order(moved.order_id) from (
    select distinct became.order_id from new_rows became join old_rows was on was.id = became.id where was.stage <> became.stage
    order by became.order_id
  ) moved;
  return null;
end $$;
create trigger order_items_status after update on order_items
  referencing old table as old_rows new table as new_rows for each statement execute function keep_status_of_moved();

create function keep_status_of_placed() returns trigger language plpgsql as $$
begin
  perform keep_status_of_order(new.order_id);
  return null;
end $$;
-- Orders are placed with all their items at once, which is what the column begins with: only what comes from elsewhere is further.
create trigger order_items_placed after insert on order_items for each row when (new.stage <> 'pending_payment')
  execute function keep_status_of_placed();

create function keep_status_of_refund() returns trigger language plpgsql as $$
begin
  perform keep_status_of_order(order_id) from order_items where id = new.order_item_id;
  return null;
end $$;
create trigger refund_cases_status after insert or update of stage on refund_cases for each row execute function keep_status_of_refund();

-- What shoppers look for by words among their own is found in the index of the pairs of letters (0030), which holds whose each row is as well: PostgreSQL
-- meets the two lists at the rows that are in both, without reading either to its end.
drop index order_items_title_parts;
create index order_items_title_parts on order_items using gin ((array[shopper_id]), pairs(title));
drop index orders_seller_parts;
create index orders_parts on orders using gin ((array[shopper_id]), pairs(seller_name), pairs(number));
