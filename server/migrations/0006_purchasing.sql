-- Buying from sellers, and what is settled with the shopper afterwards: questions, supplements and refunds.

-- === Buying from sellers ===

-- Our order with a seller: items of several shoppers bought under one number. Freight and discount are
-- entered once and divided among the items. An order recorded by mistake can be taken back on the same day,
-- after which its number may be recorded again.
create table seller_orders (
  id uuid primary key default gen_random_uuid(),
  platform text not null,
  seller_name text not null,
  number text not null check (length(number) between 1 and 64 and number = btrim(number)),
  freight_fen bigint not null check (freight_fen >= 0),
  discount_fen bigint not null check (discount_fen >= 0),
  bought_by uuid not null references staff,
  bought_at timestamptz not null,
  taken_back_at timestamptz,
  taken_back_by uuid references staff,
  taken_back_reason text not null default '' check (length(taken_back_reason) <= 500),
  constraint seller_orders_taken_back check ((taken_back_at is null) = (taken_back_by is null)
    and (taken_back_at is null) = (taken_back_reason = ''))
);
create index seller_orders_begins on seller_orders (number text_pattern_ops);
-- A number occurs once with each seller; the number comes first, to find other sellers with the same one.
create unique index seller_orders_number on seller_orders (upper(number), platform, seller_name)
  where taken_back_at is null;

-- The cost of one item within an order with a seller. The `agreed_*`, `saved_fen` and `added_*` columns keep
-- what the item was before, so that the purchase can be taken back.
create table purchases (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null unique references order_items,
  goods_fen bigint not null check (goods_fen >= 0),
  freight_fen bigint not null check (freight_fen >= 0),
  courier text not null default '',
  tracking_number text check (length(tracking_number) between 4 and 40),
  shipped_at timestamptz,
  seller_order_id uuid not null references seller_orders,
  -- The item's share of the discount, already deducted from its goods.
  discount_fen bigint not null check (discount_fen >= 0),
  agreed_goods_fen bigint check (agreed_goods_fen >= 0),
  agreed_freight_fen bigint check (agreed_freight_fen >= 0),
  saved_fen bigint check (saved_fen >= 0),
  added_fen bigint check (added_fen >= 0),
  -- Part of `added_fen`.
  added_service_fen bigint not null default 0,
  added_discount_fen bigint not null default 0,
  added_plan_saved_fen bigint not null default 0,
  constraint purchases_added_fees check (added_service_fen between 0 and coalesce(added_fen, 0)
    and added_discount_fen >= 0 and added_plan_saved_fen >= 0),
  constraint purchases_before_whole check (num_nulls(agreed_goods_fen, agreed_freight_fen, saved_fen,
    added_fen) in (0, 4))
);
create index purchases_tracking on purchases (tracking_number);
create index purchases_tracking_begins on purchases (tracking_number text_pattern_ops);
create index purchases_seller_order on purchases (seller_order_id);

-- The shares of the items add up to the freight and the discount of the order, to the fen. An order has
-- items, unless it was taken back.
create function seller_order_adds_up() returns trigger language plpgsql as $$
declare
  checked uuid := case tg_table_name
    when 'purchases' then to_jsonb(new) ->> 'seller_order_id' else to_jsonb(new) ->> 'id' end;
begin
  if exists (select from seller_orders where id = checked and taken_back_at is not null) then
    if exists (select from purchases where seller_order_id = checked) then
      raise exception 'seller order % was taken back, and has items', checked
        using errcode = 'check_violation';
    end if;
    return null;
  end if;
  if not exists (
    select from seller_orders bought
    join purchases on purchases.seller_order_id = bought.id
    where bought.id = checked
    group by bought.id
    having sum(purchases.freight_fen) = bought.freight_fen
      and sum(purchases.discount_fen) = bought.discount_fen
  ) then
    raise exception 'the shares of seller order % do not add up to it', checked
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger seller_orders_add_up after insert or update on seller_orders
  deferrable initially deferred for each row execute function seller_order_adds_up();
create constraint trigger purchases_add_up after insert or update of seller_order_id, freight_fen,
  discount_fen on purchases
  deferrable initially deferred for each row execute function seller_order_adds_up();

-- Purchases imported in bulk.
create table purchase_batches (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  order_count integer not null check (order_count > 0),
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index purchase_batches_newest on purchase_batches (staff_id, created_at desc, id desc);

-- One order with a seller within an import. A job records it once, as a whole, and notes the outcome.
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

-- A prepared reason for shoppers: staff choose it in their language, the shopper reads it in theirs.
create table ready_reasons (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('cancel_item', 'refuse_price', 'reject_refund', 'ask_shopper')),
  position integer not null check (position between 1 and 30),
  words jsonb not null check (is_texts(words, 1, 500)),
  unique (kind, position) deferrable initially deferred
);

insert into ready_reasons (kind, position, words) values
  ('cancel_item', 1, '{"en": "Sold out at the seller", "zh": "卖家已售罄"}'),
  ('cancel_item', 2, '{"en": "The chosen colour or size is sold out", "zh": "所选颜色或尺码已售罄"}'),
  ('cancel_item', 3, '{"en": "The seller no longer offers it", "zh": "卖家已下架此商品"}'),
  ('cancel_item', 4, '{"en": "The seller does not answer", "zh": "卖家没有回复"}'),
  ('refuse_price', 1, '{"en": "The seller does not agree to this price", "zh": "卖家不同意这个价格"}'),
  ('refuse_price', 2, '{"en": "The discount is over", "zh": "优惠活动已结束"}'),
  ('refuse_price', 3, '{"en": "The discount is only for new customers of the seller", "zh": "这个优惠仅限店铺新客"}'),
  ('reject_refund', 1, '{"en": "The photos of our inspection show the goods as the seller describes them", "zh": "验货照片显示商品与卖家描述一致"}'),
  ('reject_refund', 2, '{"en": "The seller does not take these goods back", "zh": "卖家不接受这类商品退货"}'),
  ('reject_refund', 3, '{"en": "The seller’s time for returns is over", "zh": "已过卖家的退货期限"}'),
  ('ask_shopper', 1, '{"en": "The chosen colour is sold out. Would you take another one?", "zh": "所选颜色已售罄，可以换别的颜色吗？"}'),
  ('ask_shopper', 2, '{"en": "The chosen size is sold out. Would you take another one?", "zh": "所选尺码已售罄，可以换别的尺码吗？"}'),
  ('ask_shopper', 3, '{"en": "The seller sells this only in a set. Shall we buy the set?", "zh": "卖家只整套出售，要买整套吗？"}');

-- === Questions, supplements and refunds ===

-- A question to the shopper because the price differs or the options are not available. It is answered or
-- expires.
create table item_questions (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null references order_items,
  kind text not null check (kind in ('price', 'options', 'problem')),
  note text not null default '' check (length(note) <= 500),
  old_goods_fen bigint not null,
  new_goods_fen bigint not null check (new_goods_fen >= 0),
  old_freight_fen bigint not null,
  new_freight_fen bigint not null check (new_freight_fen >= 0),
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'expired')),
  answered_at timestamptz,
  -- What accepting a higher price costs in fees.
  service_fen bigint not null default 0,
  constraint item_questions_fee check (service_fen >= 0)
);
create unique index item_questions_open on item_questions (order_item_id) where answer is null;

-- An amount that is still due for an item or a package. The new price of the goods and the freight, and what
-- is added to the fees, are known only for items.
create table supplements (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  order_item_id uuid references order_items,
  parcel_id uuid,
  amount_fen bigint not null check (amount_fen > 0),
  note text not null default '',
  created_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  goods_fen bigint check (goods_fen >= 0),
  freight_fen bigint check (freight_fen >= 0),
  service_fen bigint not null default 0,
  discount_fen bigint not null default 0,
  plan_saved_fen bigint not null default 0,
  check ((order_item_id is null) <> (parcel_id is null)),
  constraint supplements_fees check (service_fen >= 0 and discount_fen >= 0 and plan_saved_fen >= 0
    and (order_item_id is not null or (service_fen = 0 and discount_fen = 0 and plan_saved_fen = 0))),
  check ((goods_fen is null) = (order_item_id is null)),
  check ((freight_fen is null) = (order_item_id is null)),
  check (pay_by is not null or parcel_id is not null)
);
create unique index supplements_open_item on supplements (order_item_id)
  where paid_at is null and cancelled_at is null;
create unique index supplements_open_parcel on supplements (parcel_id)
  where paid_at is null and cancelled_at is null;
create index supplements_open_own on supplements (shopper_id) where paid_at is null and cancelled_at is null;

-- A refund request. `service_fen` is what goes back to the shopper of the fee, `discount_fen` what goes back
-- to us because a coupon paid it.
create table refund_cases (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null references order_items,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('requested', 'with_seller', 'returning', 'to_refund', 'refunded',
    'rejected', 'cancelled')),
  reason text not null check (length(reason) between 1 and 500),
  goods_fen bigint not null check (goods_fen >= 0),
  freight_fen bigint not null check (freight_fen >= 0),
  service_fen bigint not null check (service_fen >= 0),
  decision_note text not null default '',
  created_at timestamptz not null,
  stage_at timestamptz not null,
  quantity integer not null check (quantity > 0),
  cause text not null check (cause in ('changed_mind', 'ordered_by_mistake', 'wrong_item', 'wrong_options',
    'missing', 'damaged', 'poor_quality', 'not_sent', 'other')),
  -- Who is at fault, which decides who pays for the return.
  fault text not null check (fault in ('shopper', 'seller', 'ours')),
  -- What the return costs the shopper, deducted from the goods.
  return_fen bigint not null default 0 check (return_fen >= 0),
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  approved_by uuid references staff,
  approved_at timestamptz,
  paid_by uuid references staff,
  constraint refund_cases_approved check ((approved_by is null) = (approved_at is null)),
  check (return_fen <= goods_fen + freight_fen),
  constraint refund_cases_two_people check (paid_by is null or paid_by is distinct from approved_by)
);
create unique index refund_cases_open on refund_cases (order_item_id)
  where stage in ('requested', 'with_seller', 'returning', 'to_refund');
create index refund_cases_stage on refund_cases (stage, stage_at);
create index refund_cases_list on refund_cases (created_at, id);
create index refund_cases_shopper_newest on refund_cases (shopper_id, created_at desc, id desc);
create index refund_cases_item on refund_cases (order_item_id);

-- The items of an order with their stages and whether a refund request is open.
create function items_of_order(wanted uuid) returns table (id uuid, stage text, refund_open boolean)
  language sql stable as $$
  select item.id, item.stage, exists (select from refund_cases where refund_cases.order_item_id = item.id
    and refund_cases.stage in ('requested', 'with_seller', 'returning', 'to_refund'))
  from order_items item where item.order_id = wanted
$$;

-- Updates the status of an order. The triggers run wherever items or refund requests change, so that no code
-- can forget it. The order was locked before (decision 0058), so nothing waits here and all items are
-- visible.
create function keep_status_of_order(wanted uuid) returns void language plpgsql as $$
declare
  derived_status text;
  derived_sent boolean;
begin
  select order_status(array_agg(item_status(item.stage, item.refund_open))), order_sent(array_agg(item.stage))
    into derived_status, derived_sent from items_of_order(wanted) item;
  update orders set status = derived_status, sent = derived_sent
    where id = wanted and (status <> derived_status or sent <> derived_sent);
end $$;

create function keep_status_of_moved() returns trigger language plpgsql as $$
begin
  perform keep_status_of_order(moved.order_id) from (
    select distinct became.order_id from new_rows became join old_rows was on was.id = became.id
    where was.stage <> became.stage
    order by became.order_id
  ) moved;
  return null;
end $$;
create trigger order_items_status after update on order_items
  referencing old table as old_rows new table as new_rows for each statement
  execute function keep_status_of_moved();

-- Orders are placed with all their items, in the stage that is the default. Only imported items begin
-- elsewhere.
create function keep_status_of_placed() returns trigger language plpgsql as $$
begin
  perform keep_status_of_order(new.order_id);
  return null;
end $$;
create trigger order_items_placed after insert on order_items
  for each row when (new.stage <> 'pending_payment') execute function keep_status_of_placed();

create function keep_status_of_refund() returns trigger language plpgsql as $$
begin
  perform keep_status_of_order(order_id) from order_items where id = new.order_item_id;
  return null;
end $$;
create trigger refund_cases_status after insert or update of stage on refund_cases
  for each row execute function keep_status_of_refund();
