-- The shoppers' other data for these orders, for bench/src/scale.ts: run after many-orders.sql, over the same connection. The contents of packages, the ledger,
-- payments, messages and points. The balances do not match the entries, so the books must not be checked here either.
insert into parcel_items (parcel_id, stock_item_id, open)
select parcels.id, made.stock_id, false
from made join parcels on parcels.number = 'P' || n where made.stage = 'shipped_abroad';

insert into ledger_accounts (kind, owner, currency, shopper_id, balance_fen)
select kind, id::text, 'CNY', id, case kind when 'available' then 500000000 else 0 end
from who cross join unnest(array['available', 'frozen', 'withdrawing', 'shortfall']) kind;
insert into ledger_accounts (kind, owner, currency) values ('supplier', 'bench', 'CNY');

-- Two events for each order: paid, and bought. Their ids increase with time.
insert into ledger_transactions (kind, subject_kind, subject_id, shopper_id, actor, created_at)
select kind, 'order_item', item_id, shopper_id, 'shopper', at + place * interval '1 minute'
from made cross join unnest(array['order_paid', 'item_purchased']) with ordinality as event (kind, place)
order by made.n desc, place;
-- Without statistics it would scan all accounts for each one.
analyze ledger_accounts;
analyze ledger_transactions;
insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount, from_balance_after, to_balance_after)
select event.id, case event.kind when 'order_paid' then available.id else frozen.id end, case event.kind when 'order_paid' then frozen.id else house.id end,
  'CNY', 1000, 1000, case event.kind when 'order_paid' then 1000 end
from ledger_transactions event
join ledger_accounts available on available.shopper_id = event.shopper_id and available.kind = 'available'
join ledger_accounts frozen on frozen.shopper_id = event.shopper_id and frozen.kind = 'frozen'
cross join (select id from ledger_accounts where kind = 'supplier' and owner = 'bench') house
order by event.id;
insert into ledger_things (thing_kind, thing_id, shopper_id, paid_fen, held_fen)
select 'order_item', item_id, shopper_id, 1000, case when n < $1 / 100 then 1000 else 0 end from made where stage <> 'pending_payment';

insert into payments (shopper_id, method, stage, stage_at, total_fen, order_ids, created_at)
select shopper_id, 'balance', 'succeeded', at, 1000, array[order_id], at from made where stage <> 'pending_payment';

insert into messages (shopper_id, kind, args, subject_kind, subject_id, read_at, created_at)
select shopper_id, 'order_placed', jsonb_build_object('number', 'B' || n, 'amount_fen', 1000, 'date', at),
  case when n % 8 = 0 then 'parcel' else 'order' end, order_id, case when n > $1 / 20 then at end, at from made;

insert into point_entries (shopper_id, cause, points, balance_after, created_at)
select shopper_id, 'receipt', 10, 100, at from made where n % 3 = 0;
insert into point_lots (shopper_id, parcel_id, paid_fen, per_100_yuan, points, left_points, created_at, expires_at)
select shopper_id, id, 1000, 100, 10, case when created_at > now() - interval '1 year' then 10 else 0 end, created_at, created_at + interval '1 year'
from parcels where stage = 'done';

insert into inbounds (shopper_id, warehouse_id, tracking_number, stage, stage_at, title, quantity, value_fen, remark, created_at)
select shopper_id, (select min(id) from warehouses), 'INB' || n, case when n < $1 / 50 then 'announced' else 'arrived' end, at, 'Shoes', 1, 1000, '', at
from made where n % 10 = 7
