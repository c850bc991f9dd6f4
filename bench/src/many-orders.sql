-- A shop after some years, for bench/src/lists.ts and scale.ts: $1 ordered items, a fifth as many shoppers and so on, spread over three years and
-- nearly all finished. Inserted directly into the tables without a ledger, so the books must not be checked here.
insert into staff (id, email, name, password_hash, roles, created_at)
values ('00000000-0000-4000-8000-000000000001', 'bench@bench.example', 'Bench', 'x', '{admin}', now());

insert into shoppers (code, email, password_hash, nickname, lang, email_verified_at, blocked_at, created_at)
select lpad(upper(to_hex(n)), 6, 'Z'), 'shopper' || n || '@bench.example', 'x', case when n % 3 = 0 then 'Nick ' || n else '' end,
  case when n % 4 = 0 then 'zh' else 'en' end, case when n % 20 <> 0 then now() end, case when n % 500 = 0 then now() end,
  now() - n * interval '3 years' / ($1 / 5)
from generate_series(1, $1 / 5) n;

create temp table who as select id, row_number() over () as place from shoppers;
create unique index on who (place);

create temp table made as
select n, gen_random_uuid() as order_id, gen_random_uuid() as item_id, gen_random_uuid() as arrival_id, gen_random_uuid() as stock_id,
  who.id as shopper_id, now() - n * interval '3 years' / $1 as at,
  case when n < $1 / 100 then (array['pending_payment', 'in_review', 'to_purchase', 'awaiting_customer', 'purchased', 'seller_shipped', 'received',
    'in_stock'])[1 + n % 8]
    when n % 30 = 0 then 'cancelled' when n % 97 = 0 then 'refunded' when n % 11 = 0 then 'in_stock' else 'shipped_abroad' end as stage
-- Every twentieth order belongs to the first shopper, who buys for others; the rest belong to a fifth as many shoppers.
from generate_series(1, $1) n join who on who.place = case when n % 20 = 7 then 1 else 1 + (n * 7919::bigint) % ($1 / 5) end;

insert into orders (id, number, shopper_id, warehouse_id, platform, seller_name, contact, created_at, pay_by, paid_at, status)
select order_id, 'B' || n, shopper_id, (select min(id) from warehouses), 'taobao', '卖家 ' || n % 5000, 'mail', at, at, at,
  item_status(stage, n % 97 = 0 and n < $1 / 100) from made;

insert into order_items (id, order_id, shopper_id, position, stage, stage_at, platform, item_id, url, title, options_text, unit_price_fen, quantity,
  remark, sold_out_choice, alternative, photo_shots, photo_remark, goods_fen, freight_fen, service_fen, photos_fen)
select item_id, order_id, shopper_id, 0, stage, at, 'taobao', n::text, 'https://item.taobao.com/item.htm?id=' || n,
  (array['青瓷茶杯', '棉麻衬衫', '纸灯笼', 'Cotton shirt', 'Paper lantern', '木梳', '帆布包', '手账本'])[1 + n % 8] || ' ' || n, '', 100 + n % 90000, 1,
  '', 'ask', '', 0, '', 100 + n % 90000, 0, 10, 0 from made;

-- Each order at a seller has one item, so there are no shares that would have to add up.
alter table seller_orders disable trigger user;
alter table purchases disable trigger user;
insert into seller_orders (id, platform, seller_name, number, freight_fen, discount_fen, bought_by, bought_at)
select item_id, 'taobao', '卖家 ' || n % 5000, 'T' || n, 0, 0, '00000000-0000-4000-8000-000000000001', at
from made where stage in ('seller_shipped', 'received', 'in_stock', 'shipped_abroad', 'refunded');
insert into purchases (order_item_id, seller_order_id, goods_fen, freight_fen, discount_fen, tracking_number)
select item_id, item_id, 100, 0, 0, 'SF' || (1000000000000 + n)
from made where stage in ('seller_shipped', 'received', 'in_stock', 'shipped_abroad', 'refunded');
alter table seller_orders enable trigger user;
alter table purchases enable trigger user;

insert into arrivals (id, warehouse_id, tracking_number, scanned_by, scanned_at)
select arrival_id, (select min(id) from warehouses), 'SF' || (1000000000000 + n), '00000000-0000-4000-8000-000000000001', at
from made where stage in ('received', 'in_stock', 'shipped_abroad');

insert into stock_items (id, shopper_id, warehouse_id, order_item_id, arrival_id, stage, title, quantity, value_fen, weight_grams, length_mm, width_mm,
  height_mm, shelf, received_at, stocked_at)
select stock_id, shopper_id, (select min(id) from warehouses), item_id, arrival_id, stage,
  (array['青瓷茶杯', '棉麻衬衫', '纸灯笼', 'Cotton shirt', 'Paper lantern', '木梳', '帆布包', '手账本'])[1 + n % 8] || ' ' || n, 1, 100, 500, 100, 100, 100,
  case when stage = 'in_stock' then 'A-' || n % 40 || '-' || n % 20 else '' end, at, at
from made where stage in ('received', 'in_stock', 'shipped_abroad');

insert into parcels (number, shopper_id, warehouse_id, stage, stage_at, address, country, line_id, rate, declaration, estimated_grams,
  estimated_size_mm, estimated_fees, estimated_fen, tracking_number, created_at, pay_by, paid_at)
select 'P' || n, shopper_id, (select min(id) from warehouses),
  case when n < $1 / 50 then (array['pending_payment', 'to_pick', 'packing', 'to_ship', 'in_transit'])[1 + n / 3 % 5] else 'done' end,
  at, '{"last_name": "Bench"}', (select min(code) from countries), (select min(id) from shipping_lines), '{}', '[]', 500, '{100,100,100}', '[]', 5000,
  case when n % 5 <> 0 then 'LH' || n || 'CN' end, at, at, at
from made where n % 3 = 0;

insert into recharges (number, shopper_id, provider, stage, stage_at, currency, pay_minor, fee_minor, credit_fen, rate_nanos, rate_quoted_on,
  margin_per_mille, provider_ref, created_at, expires_at, succeeded_at, lang)
select 'R' || n, shopper_id, (array['stripe', 'paypal', 'alipay'])[1 + n % 3], case when n % 10 = 0 then 'expired' else 'succeeded' end, at, 'USD', 1000, 0,
  1000 + n % 70000, 7000000000, current_date, 0, 'ref' || n, at, at, case when n % 10 <> 0 then at end, 'en'
from made where n % 2 = 0;

insert into withdrawals (number, shopper_id, stage, stage_at, amount_fen, withdrawing_fen, by_hand_fen, created_at)
select 'W' || n, shopper_id, case when n < $1 / 100 then 'requested' else 'paid' end, at, 1000 + n % 9000, 0, 0, at from made where n % 50 = 0;

insert into remittances (number, shopper_id, method, stage, stage_at, sender_first_name, sender_last_name, country, currency, sent_minor, sent_on, created_at)
select 'M' || n, shopper_id, 'western_union', 'submitted', at, 'Ada', 'Bench', 'US', 'USD', 1000, current_date, at from made where n % 100 = 0;

insert into refund_cases (order_item_id, shopper_id, stage, reason, goods_fen, freight_fen, service_fen, created_at, stage_at, quantity, cause, fault)
select item_id, shopper_id, case when n < $1 / 100 then 'requested' else 'refunded' end, 'broken', 100, 0, 0, at, at, 1, 'damaged', 'seller'
from made where n % 97 = 0;

insert into mails (shopper_id, recipient, lang, template, subject, text_body, html_body, sent_at, created_at)
select shopper_id, 'shopper' || n % ($1 / 5) || '@bench.example', 'en', 'notice', 'Your item ' || n || ' is in our warehouse', '', '',
  case when n % 1000 <> 0 then at end, at from made;

insert into conversations (id, shopper_id, subject, about_number, stage, stage_at, waiting_since, shopper_read_at, staff_read_at, last_message_at,
  created_at)
select item_id, shopper_id, 'About my order B' || n, '', case when n < $1 / 200 then 'waiting' else 'closed' end, at,
  case when n < $1 / 200 then at end, at, at, at, at from made where n % 20 = 0;

insert into conversation_messages (conversation_id, author, body, created_at)
select item_id, 'shopper', 'Hello, when does B' || n || ' arrive? It is a present, and I wait since ' || at::date, at from made where n % 20 = 0;

insert into audit_log (staff_id, action, subject_kind, subject_id, request_id, created_at)
select '00000000-0000-4000-8000-000000000001', 'record_purchase', 'order_item', item_id::text, 'bench-' || n, at
from made order by n desc;
