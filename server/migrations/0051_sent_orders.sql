-- Whether all that is left of an order has been sent abroad is kept with it, as its status is (0046): such an order is not in stock for the shopper any more.
-- The rule is domain/src/orders/place.ts; the books compare the two.

create function order_sent(stages text[]) returns boolean language sql immutable parallel safe as $$
  select 'shipped_abroad' = any(stages) and stages <@ '{shipped_abroad,cancelled,refunded,abandoned}'
$$;

alter table orders add column sent boolean not null default false;
update orders set sent = true
  from (select order_id from order_items group by order_id having order_sent(array_agg(stage))) derived
  where orders.id = derived.order_id;
create index orders_in_stock on orders (shopper_id, sent, created_at desc, id desc) where status = 'in_stock';

create or replace function keep_status_of_order(wanted uuid) returns void language plpgsql as $$
declare
  derived_status text;
  derived_sent boolean;
begin
  select order_status(array_agg(item_status(item.stage, item.refund_open))), order_sent(array_agg(item.stage))
    into derived_status, derived_sent from items_of_order(wanted) item;
  update orders set status = derived_status, sent = derived_sent
    where id = wanted and (status <> derived_status or sent <> derived_sent);
end $$;
