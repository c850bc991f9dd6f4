-- What the scale has seen: kept so that the next shopper knows before paying what goods weigh. Nothing in it says whose they were, and no words of a shopper are kept: the
-- text of an option is a hash, and a title only decides the kind.
create table goods_knowledge (
  id bigint generated always as identity primary key,
  platform text not null check (length(platform) between 1 and 40),
  item_id text not null check (length(item_id) between 1 and 200),
  -- Marketplace and seller as the product's own page names them; empty where no page was read.
  shop text not null default '' check (length(shop) <= 300),
  -- A kind of domain/src/goods-knowledge/kinds.ts; null where its words name none.
  kind text check (length(kind) between 1 and 40),
  -- What it is used for when a model is made: always the same (domain/src/goods-knowledge/fold.ts).
  fold text not null check (fold in ('learn', 'set', 'test')),
  -- Things that reached the dock; of how many something was wrong, by what.
  arrived integer not null default 0 check (arrived >= 0),
  problems jsonb not null default '{}' check (jsonb_typeof(problems) = 'object'),
  -- From purchase to dock.
  days_p10 integer check (days_p10 >= 0),
  days_p50 integer check (days_p50 >= days_p10),
  days_p90 integer check (days_p90 >= days_p50),
  -- At most 24 months, oldest first: [{month, price_fen, pieces}].
  prices jsonb not null default '[]' check (jsonb_typeof(prices) = 'array' and jsonb_array_length(prices) <= 24),
  -- [{line_id, sent, returned}].
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  learned_at timestamptz not null,
  unique (platform, item_id),
  check ((days_p10 is null) = (days_p50 is null) and (days_p50 is null) = (days_p90 is null))
);

-- What stations wrote of one thing on a shelf, once more for learning: of the product, without the shopper. Null where it was weighed before this shop kept records.
create table goods_measurements (
  id bigint generated always as identity primary key,
  goods_id bigint not null references goods_knowledge on delete cascade,
  -- No foreign key: what an undone arrival deletes is forgotten by the job.
  stock_item_id uuid unique,
  option_hash bytea not null check (length(option_hash) = 16),
  pieces integer not null check (pieces between 1 and 9999),
  weight_grams integer not null check (weight_grams between 1 and 200000),
  length_mm integer not null check (length_mm between 1 and 5000),
  width_mm integer not null check (width_mm between 1 and 5000),
  height_mm integer not null check (height_mm between 1 and 5000),
  -- How much heavier than usual its size words say that it is.
  factor double precision not null check (factor > 0 and factor < 1e6),
  measured_at timestamptz not null
);
create index goods_measurements_goods on goods_measurements (goods_id, measured_at, id);

-- What the measurements that count come to: of the product (an empty hash) and of each option. Per piece as bought.
create table goods_figures (
  goods_id bigint not null references goods_knowledge on delete cascade,
  option_hash bytea not null check (length(option_hash) in (0, 16)),
  weighings integer not null check (weighings > 0),
  pieces integer not null check (pieces >= weighings),
  weight_p10 integer not null check (weight_p10 >= 0),
  weight_p50 integer not null check (weight_p50 >= weight_p10),
  weight_p90 integer not null check (weight_p90 >= weight_p50),
  -- Sides only where one piece lay there alone.
  length_p10 integer, length_p50 integer, length_p90 integer,
  width_p10 integer, width_p50 integer, width_p90 integer,
  height_p10 integer, height_p50 integer, height_p90 integer,
  check (num_nulls(length_p10, length_p50, length_p90, width_p10, width_p50, width_p90, height_p10, height_p50, height_p90) in (0, 9)),
  -- For estimates: {weight: {weighings, centre, spread}, …} as logarithms of the usual size.
  seen jsonb not null check (jsonb_typeof(seen) = 'object'),
  first_at timestamptz not null,
  last_at timestamptz not null check (last_at >= first_at),
  primary key (goods_id, option_hash)
);

-- Products of which something changed: a job computes them anew, once for all changes until then. Nothing but rows that are added, so that no station waits for another.
create table goods_marks (
  id bigint generated always as identity primary key,
  platform text not null,
  item_id text not null
);
create index goods_marks_product on goods_marks (platform, item_id);

create function mark_goods(wanted uuid) returns void language sql as $$
  insert into goods_marks (platform, item_id)
  select platform, item_id from order_items where id = wanted and length(item_id) between 1 and 200
$$;

create function mark_goods_of_stock() returns trigger language plpgsql as $$
begin
  perform mark_goods(coalesce(new.order_item_id, old.order_item_id));
  return null;
end $$;
create trigger stock_items_mark_goods after update on stock_items for each row
  when (new.order_item_id is not null and
    (new.weight_grams, new.length_mm, new.width_mm, new.height_mm, new.quantity, new.problem)
      is distinct from (old.weight_grams, old.length_mm, old.width_mm, old.height_mm, old.quantity, old.problem))
  execute function mark_goods_of_stock();
create trigger stock_items_forget_goods after delete on stock_items for each row
  when (old.order_item_id is not null) execute function mark_goods_of_stock();

create function mark_goods_of_parcel() returns trigger language plpgsql as $$
begin
  perform mark_goods(stock.order_item_id) from parcel_items packed join stock_items stock on stock.id = packed.stock_item_id
    where packed.parcel_id = new.id and stock.order_item_id is not null;
  return null;
end $$;
create trigger parcels_mark_goods after update of stage on parcels for each row
  when (old.stage <> new.stage and new.stage in ('in_transit', 'returned')) execute function mark_goods_of_parcel();

-- What was weighed until today.
insert into goods_marks (platform, item_id)
select distinct platform, item_id from order_items item join stock_items stock on stock.order_item_id = item.id
where stock.weight_grams is not null and length(item_id) between 1 and 200;

-- All items of a product, for the job and for what one shopper may learn from another.
create index order_items_product on order_items (item_id, platform) where item_id <> '';

-- What was learnt in a night: a version with its days, how right it was about products that it was not learnt from, and whether estimates are made by it.
create table estimate_models (
  version integer generated always as identity primary key,
  learned_at timestamptz not null,
  first_day date,
  last_day date,
  products integer not null check (products >= 0),
  weighings integer not null check (weighings >= 0),
  model jsonb not null check (jsonb_typeof(model) = 'object'),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  -- The same pieces as told by the version that was in force until then; null for the first.
  figures_before jsonb check (jsonb_typeof(figures_before) = 'object'),
  in_force boolean not null,
  why_not text check (why_not in ('worse')),
  check (why_not is null or not in_force),
  check ((first_day is null) = (last_day is null) and first_day <= last_day)
);
create unique index estimate_models_in_force on estimate_models (in_force) where in_force;
create constraint trigger estimate_models_site_version after insert or update or delete on estimate_models
  deferrable initially deferred for each row execute function note_site_change();

create table estimate_shops (
  version integer not null references estimate_models on delete cascade,
  shop text not null check (length(shop) between 1 and 300),
  -- {weight: {offset, products}, …}
  offsets jsonb not null check (jsonb_typeof(offsets) = 'object'),
  primary key (version, shop)
);
