-- What the shop has learnt from its own work: weights and dimensions of goods, estimates made from them,
-- delivery times, sellers, trade. Nothing in it identifies a shopper.

-- === Goods ===

-- What is known of a product. Options are stored as hashes, and a title only decides the kind.
create table goods_knowledge (
  id bigint generated always as identity primary key,
  platform text not null check (length(platform) between 1 and 40),
  item_id text not null check (length(item_id) between 1 and 200),
  -- Marketplace and seller as on the product's page; empty if no page was read.
  shop text not null default '' check (length(shop) <= 300),
  -- A kind of domain/src/goods-knowledge/kinds.ts; null if its words name none.
  kind text check (length(kind) between 1 and 40),
  -- What the product is used for in training: never changes (domain/src/goods-knowledge/fold.ts).
  fold text not null check (fold in ('learn', 'set', 'test')),
  -- How often it reached the dock, and how often there was a problem, by problem.
  arrived integer not null default 0 check (arrived >= 0),
  problems jsonb not null default '{}' check (jsonb_typeof(problems) = 'object'),
  -- Days from purchase to dock.
  days_p10 integer check (days_p10 >= 0),
  days_p50 integer,
  days_p90 integer,
  -- At most 24 months, oldest first: [{month, price_fen, pieces}].
  prices jsonb not null default '[]' check (jsonb_typeof(prices) = 'array'
    and jsonb_array_length(prices) <= 24),
  -- [{line_id, sent, returned}].
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  learned_at timestamptz not null,
  -- What was known before this shop kept records: {arrived, problems, days, prices}. What is measured since
  -- is added to it.
  earlier jsonb check (jsonb_typeof(earlier) = 'object'),
  unique (platform, item_id),
  check (days_p50 >= days_p10),
  check (days_p90 >= days_p50),
  check ((days_p10 is null) = (days_p50 is null) and (days_p50 is null) = (days_p90 is null))
);

-- What a station measured of one thing on a shelf, kept for learning without the shopper.
create table goods_measurements (
  id bigint generated always as identity primary key,
  goods_id bigint not null references goods_knowledge on delete cascade,
  -- No foreign key: if an arrival is undone, a job deletes the measurement. Null: measured before this shop
  -- kept records.
  stock_item_id uuid unique,
  option_hash bytea not null check (length(option_hash) = 16),
  pieces integer not null check (pieces between 1 and 9999),
  weight_grams integer not null check (weight_grams between 1 and 200000),
  length_mm integer not null check (length_mm between 1 and 5000),
  width_mm integer not null check (width_mm between 1 and 5000),
  height_mm integer not null check (height_mm between 1 and 5000),
  -- How much heavier than usual it is according to its size words.
  factor double precision not null check (factor > 0 and factor < 1e6),
  measured_at timestamptz not null,
  -- The estimate for one piece before it was weighed, and the model that made it: low and high enclose 80 of
  -- 100 cases. Null if none was made.
  said_version integer check (said_version >= 0),
  said_low integer check (said_low > 0),
  said_expected integer,
  said_high integer,
  check (said_expected >= said_low),
  check (said_high >= said_expected),
  check (num_nulls(said_version, said_low, said_expected, said_high) in (0, 4))
);
create index goods_measurements_goods on goods_measurements (goods_id, measured_at, id);
create index goods_measurements_said on goods_measurements (measured_at) where said_version is not null;

-- The summary of the measurements of a product (empty hash) and of each option, per piece.
create table goods_figures (
  goods_id bigint not null references goods_knowledge on delete cascade,
  option_hash bytea not null check (length(option_hash) in (0, 16)),
  weighings integer not null check (weighings > 0),
  pieces integer not null,
  weight_p10 integer not null check (weight_p10 >= 0),
  weight_p50 integer not null,
  weight_p90 integer not null,
  -- Dimensions only from single pieces.
  length_p10 integer,
  length_p50 integer,
  length_p90 integer,
  width_p10 integer,
  width_p50 integer,
  width_p90 integer,
  height_p10 integer,
  height_p50 integer,
  height_p90 integer,
  -- For estimates: {weight: {weighings, centre, spread}, …} as logarithms of the usual size.
  seen jsonb not null check (jsonb_typeof(seen) = 'object'),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (goods_id, option_hash),
  check (pieces >= weighings),
  check (weight_p50 >= weight_p10),
  check (weight_p90 >= weight_p50),
  check (num_nulls(length_p10, length_p50, length_p90, width_p10, width_p50, width_p90, height_p10,
    height_p50, height_p90) in (0, 9)),
  check (last_at >= first_at)
);

-- A product of which something changed; a job recomputes it once for all changes. Rows are only added, so
-- that no station waits for another.
create table goods_marks (
  id bigint generated always as identity primary key,
  platform text not null,
  item_id text not null
);
create index goods_marks_product on goods_marks (platform, item_id);

-- Marks the product of an item.
create function mark_goods(wanted uuid) returns void language sql as $$
  insert into goods_marks (platform, item_id)
  select platform, item_id from order_items where id = wanted and length(item_id) between 1 and 200
$$;

create function mark_goods_of_stock() returns trigger language plpgsql as $$
begin
  perform mark_goods(coalesce(new.order_item_id, old.order_item_id));
  return null;
end $$;
create trigger stock_items_mark_goods after update on stock_items
  for each row when (new.order_item_id is not null and (new.weight_grams, new.length_mm, new.width_mm,
    new.height_mm, new.quantity, new.problem) is distinct from (old.weight_grams, old.length_mm, old.width_mm,
    old.height_mm, old.quantity, old.problem))
  execute function mark_goods_of_stock();
create trigger stock_items_forget_goods after delete on stock_items
  for each row when (old.order_item_id is not null) execute function mark_goods_of_stock();
create trigger stock_items_mark_photos after update of stocked_at, shares_photos on stock_items
  for each row when (new.order_item_id is not null and (old.stocked_at, old.shares_photos) is distinct
    from (new.stocked_at, new.shares_photos))
  execute function mark_goods_of_stock();

create function mark_goods_of_parcel() returns trigger language plpgsql as $$
begin
  perform mark_goods(stock.order_item_id) from parcel_items packed
    join stock_items stock on stock.id = packed.stock_item_id
    where packed.parcel_id = new.id and stock.order_item_id is not null;
  return null;
end $$;
create trigger parcels_mark_goods after update of stage on parcels
  for each row when (old.stage <> new.stage and new.stage in ('in_transit', 'returned'))
  execute function mark_goods_of_parcel();

-- A photo of an earlier piece for shoppers who consider buying the same: a copy that cannot be traced to the
-- original.
create table goods_photos (
  id uuid primary key default gen_random_uuid(),
  -- Null: no longer shown; a job deletes it with its copies.
  goods_id bigint references goods_knowledge on delete set null,
  -- Null: taken before this shop kept records.
  stock_photo_id uuid unique references stock_photos,
  shows text not null check (shows in ('front', 'back', 'flaw', 'measure', 'scale')),
  flaw text,
  -- The options in the words of the product's page; empty if there were none.
  options_text text not null check (length(options_text) <= 400),
  option_hash bytea not null check (length(option_hash) = 16),
  pieces integer not null check (pieces > 0),
  weight_grams integer not null check (weight_grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  taken_at timestamptz not null,
  -- The shopper has a day to object.
  shown_from timestamptz not null,
  -- The copies, made a moment later.
  small_file_id uuid references files on delete set null,
  large_file_id uuid references files on delete set null,
  check (flaw is null or shows = 'flaw'),
  check ((small_file_id is null) = (large_file_id is null) or goods_id is null)
);
create index goods_photos_newest on goods_photos (goods_id, taken_at desc, id desc);
create index goods_photos_all_newest on goods_photos (taken_at desc, id desc)
  where goods_id is not null and small_file_id is not null;
create index goods_photos_waiting on goods_photos (id) where goods_id is null or small_file_id is null;
create index goods_photos_small_file on goods_photos (small_file_id) where small_file_id is not null;
create index goods_photos_large_file on goods_photos (large_file_id) where large_file_id is not null;
create trigger attached_small before insert or update of small_file_id on goods_photos
  for each row execute function check_attached('small_file_id', 'preview', '');
create trigger attached_large before insert or update of large_file_id on goods_photos
  for each row execute function check_attached('large_file_id', 'preview', '');

-- The photos that may be shown depend on the goods, the photo and the shopper's choice. Each change marks the
-- product; the job that recomputes it also handles its photos.
create function mark_goods_of_photo() returns trigger language plpgsql as $$
begin
  perform mark_goods(stock.order_item_id) from stock_items stock where stock.id = new.stock_item_id
    and stock.order_item_id is not null;
  return null;
end $$;
create trigger stock_photos_mark_goods after update of shows, flaw, held_back on stock_photos
  for each row when ((old.shows, old.flaw, old.held_back) is distinct from (new.shows, new.flaw,
    new.held_back))
  execute function mark_goods_of_photo();

create function mark_goods_of_shopper() returns trigger language plpgsql as $$
begin
  insert into goods_marks (platform, item_id)
  select distinct item.platform, item.item_id from order_items item
    join stock_items stock on stock.order_item_id = item.id
  where stock.shopper_id = new.id and length(item.item_id) between 1 and 200;
  return null;
end $$;
create trigger shoppers_mark_goods after update of shares_photos on shoppers
  for each row when (old.shares_photos <> new.shares_photos) execute function mark_goods_of_shopper();

-- === Estimates ===

-- The result of one night's training: its accuracy on products it was not trained with, and whether it is in
-- use.
create table estimate_models (
  version integer generated always as identity primary key,
  learned_at timestamptz not null,
  first_day date,
  last_day date,
  products integer not null check (products >= 0),
  weighings integer not null check (weighings >= 0),
  model jsonb not null check (jsonb_typeof(model) = 'object'),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  -- The same products estimated by the version in use until then; null for the first.
  figures_before jsonb check (jsonb_typeof(figures_before) = 'object'),
  in_force boolean not null,
  why_not text check (why_not in ('worse')),
  check (why_not is null or not in_force),
  check ((first_day is null) = (last_day is null) and first_day <= last_day)
);
create unique index estimate_models_in_force on estimate_models (in_force) where in_force;
create constraint trigger estimate_models_site_version after insert or update or delete on estimate_models
  deferrable initially deferred for each row execute function note_site_change();

-- The offsets of one seller within a model.
create table estimate_shops (
  version integer not null references estimate_models on delete cascade,
  shop text not null check (length(shop) between 1 and 300),
  -- {weight: {offset, products}, …}
  offsets jsonb not null check (jsonb_typeof(offsets) = 'object'),
  primary key (version, shop)
);

-- How right the estimates of a month were, of each kind and of all (empty kind). Counted again every night
-- for this month and the last, because weights are corrected afterwards.
create table estimate_months (
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null check (length(kind) <= 40),
  pieces integer not null check (pieces > 0),
  -- Pieces lighter than the estimated range, and heavier.
  below integer not null check (below >= 0),
  above integer not null,
  -- The median error of the expected weight; half as heavy is as wrong as twice as heavy.
  error_per_mille integer not null check (error_per_mille >= 0),
  primary key (month, kind),
  check (above >= 0 and below + above <= pieces)
);

-- === Trade, counted every night ===

-- How long packages took to a country with a shipping method, in one month by dispatch, or in twelve months
-- (empty month).
create table line_days (
  country text not null check (country ~ '^[A-Z]{2}$'),
  line_id text not null references shipping_lines on delete cascade,
  month text not null check (month ~ '^(\d{4}-(0[1-9]|1[0-2]))?$'),
  parcels integer not null check (parcels > 0),
  days_p50 integer not null check (days_p50 >= 0),
  days_p90 integer not null,
  -- What most of them were promised; `late` took longer.
  promised_min integer not null check (promised_min >= 0),
  promised_max integer not null,
  late integer not null,
  primary key (country, line_id, month),
  check (days_p90 >= days_p50),
  check (promised_max >= promised_min),
  check (late >= 0 and late <= parcels)
);

-- A delivery from before this shop kept records; it counts in line_days.
create table earlier_travels (
  id bigint generated always as identity primary key,
  country text not null check (country ~ '^[A-Z]{2}$'),
  line_id text not null references shipping_lines on delete cascade,
  shipped_at timestamptz not null,
  delivered_at timestamptz not null,
  promised_min integer not null check (promised_min >= 0),
  promised_max integer not null,
  check (delivered_at >= shipped_at),
  check (promised_max >= promised_min)
);
create index earlier_travels_shipped on earlier_travels (shipped_at);

-- A seller as the dock knows it. `shop` is as in goods_knowledge.
create table seller_figures (
  shop text primary key check (length(shop) between 1 and 300),
  name text not null check (length(name) between 1 and 300),
  products integer not null check (products > 0),
  arrived integer not null check (arrived > 0),
  problems integer not null check (problems >= 0),
  returned integer not null check (returned >= 0),
  -- Days from purchase to dock by product; null if unknown.
  days_p50 integer check (days_p50 >= 0),
  days_p90 integer,
  check (days_p90 >= days_p50)
);
create index seller_figures_problems on seller_figures (problems desc, shop);

-- What a product cost us over twelve months.
create table goods_trade (
  platform text not null,
  item_id text not null,
  title text not null,
  bought integer not null check (bought > 0),
  -- Closed by staff; then refunded, and paid for in claims.
  refused integer not null check (refused >= 0),
  refunded integer not null check (refunded >= 0),
  refunded_fen bigint not null check (refunded_fen >= 0),
  claimed integer not null check (claimed >= 0),
  claimed_fen bigint not null check (claimed_fen >= 0),
  -- Packages that contained nothing else: such goods could be packed on arrival.
  alone integer not null check (alone >= 0),
  -- What our coupons paid towards its fees and freight.
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  primary key (platform, item_id)
);
create index goods_trade_alone on goods_trade (alone desc) where alone > 0;
create index goods_trade_loss on goods_trade ((refunded_fen + claimed_fen + discount_fen) desc, refused desc)
  where refunded + claimed + refused > 0 or discount_fen > 0;
