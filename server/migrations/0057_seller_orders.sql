-- An order at a seller: several items of several shoppers, bought together under one number. Freight and discount are entered once and shared among them.
create table seller_orders (
  id uuid primary key default gen_random_uuid(),
  platform text not null,
  seller_name text not null,
  number text not null check (length(number) between 1 and 64 and number = btrim(number)),
  freight_fen bigint not null check (freight_fen >= 0),
  discount_fen bigint not null check (discount_fen >= 0),
  bought_by uuid not null references staff,
  bought_at timestamptz not null
);
-- Each number once at a seller; by the number alone one finds another seller that had it.
create unique index seller_orders_number on seller_orders (upper(number), platform, seller_name);
create index seller_orders_begins on seller_orders (number text_pattern_ops);

-- What was recorded item by item until now: the same number at the same seller was one order there.
insert into seller_orders (platform, seller_name, number, freight_fen, discount_fen, bought_by, bought_at)
select item.platform, orders.seller_name, min(btrim(purchases.seller_order_number)), sum(purchases.freight_fen), 0,
  (array_agg(purchases.bought_by order by purchases.bought_at, purchases.id))[1], min(purchases.bought_at)
from purchases
join order_items item on item.id = purchases.order_item_id
join orders on orders.id = item.order_id
group by item.platform, orders.seller_name, upper(btrim(purchases.seller_order_number));

alter table purchases
  add column seller_order_id uuid references seller_orders,
  -- What the item's share of the discount took off its goods already.
  add column discount_fen bigint not null default 0 check (discount_fen >= 0);
update purchases set seller_order_id = seller_orders.id
from order_items item, orders, seller_orders
where item.id = purchases.order_item_id and orders.id = item.order_id
  and seller_orders.platform = item.platform and seller_orders.seller_name = orders.seller_name
  and upper(seller_orders.number) = upper(btrim(purchases.seller_order_number));
alter table purchases
  alter column seller_order_id set not null,
  alter column discount_fen drop default,
  drop column seller_order_number,
  drop column bought_by,
  drop column bought_at;
create index purchases_seller_order on purchases (seller_order_id);

-- The shares of its items are the freight and the discount of an order, to the fen, and an order has items.
create function seller_order_adds_up() returns trigger language plpgsql as $$
declare
  checked uuid := case tg_table_name when 'purchases' then to_jsonb(new) ->> 'seller_order_id' else to_jsonb(new) ->> 'id' end;
begin
  if not exists (
    select from seller_orders bought
    join purchases on purchases.seller_order_id = bought.id
    where bought.id = checked
    group by bought.id
    having sum(purchases.freight_fen) = bought.freight_fen and sum(purchases.discount_fen) = bought.discount_fen
  ) then
    raise exception 'the shares of seller order % do not add up to it', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger seller_orders_add_up after insert or update on seller_orders
  deferrable initially deferred for each row execute function seller_order_adds_up();
create constraint trigger purchases_add_up after insert or update of seller_order_id, freight_fen, discount_fen on purchases
  deferrable initially deferred for each row execute function seller_order_adds_up();

-- Purchases brought in bulk: each order at a seller is recorded once, whole, by a job, and says what became of it.
create table purchase_batches (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  order_count integer not null check (order_count > 0),
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index purchase_batches_newest on purchase_batches (staff_id, created_at desc, id desc);
create table purchase_batch_orders (
  batch_id uuid not null references purchase_batches,
  -- Its first line in the list.
  row integer not null check (row > 0),
  number text not null,
  -- Each with its share of the bill and the tracking number of its parcel.
  items jsonb not null check (jsonb_array_length(items) > 0),
  outcome text not null default 'waiting' check (outcome in ('waiting', 'recorded', 'refused')),
  -- Why it was refused: a reason of domain/src/refusals.ts.
  reason text not null default '',
  seller_order_id uuid unique references seller_orders,
  primary key (batch_id, row),
  check ((outcome = 'recorded') = (seller_order_id is not null)),
  check ((outcome = 'refused') = (reason <> ''))
);
create index purchase_batch_orders_waiting on purchase_batch_orders (batch_id, row) where outcome = 'waiting';
