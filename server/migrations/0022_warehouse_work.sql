-- What arrived and matches nothing lies on a shelf of its own, with photos, until somebody proves it is theirs.
create table unclaimed_parcels (
  id uuid primary key references arrivals,
  stage text not null check (stage in ('unclaimed', 'claimed', 'matched', 'disposed')),
  stage_at timestamptz not null,
  shelf text not null default '' check (length(shelf) <= 20),
  -- What anybody may read of it: never a name, never the number.
  look text not null default '' check (length(look) <= 200)
);
create index unclaimed_parcels_stage on unclaimed_parcels (stage, stage_at);
insert into unclaimed_parcels (id, stage, stage_at) select id, 'unclaimed', scanned_at from arrivals where unclaimed;

create table unclaimed_photos (
  unclaimed_id uuid not null references unclaimed_parcels,
  file_id uuid not null unique references files,
  position integer not null,
  created_at timestamptz not null,
  primary key (unclaimed_id, position)
);

create table unclaimed_steps (
  id bigint generated always as identity primary key,
  unclaimed_id uuid not null references unclaimed_parcels,
  step text not null,
  from_stage text,
  to_stage text not null,
  actor text not null,
  actor_id uuid,
  note text not null default '',
  created_at timestamptz not null
);
create index unclaimed_steps_parcel on unclaimed_steps (unclaimed_id, id);
create trigger unclaimed_steps_append_only before update or delete on unclaimed_steps for each row execute function refuse_change();

create table unclaimed_claims (
  id uuid primary key default gen_random_uuid(),
  unclaimed_id uuid not null references unclaimed_parcels,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('submitted', 'accepted', 'rejected', 'withdrawn')),
  -- Normalised; empty where the shopper knows none.
  tracking_number text not null default '' check (length(tracking_number) <= 40),
  title text not null check (length(title) between 1 and 200),
  quantity integer not null check (quantity between 1 and 999),
  value_fen bigint not null check (value_fen > 0),
  note text not null default '' check (length(note) <= 500),
  file_ids uuid[] not null default '{}',
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references staff,
  check (tracking_number <> '' or cardinality(file_ids) > 0)
);
create unique index unclaimed_claims_one_open on unclaimed_claims (unclaimed_id, shopper_id) where stage = 'submitted';
create unique index unclaimed_claims_one_accepted on unclaimed_claims (unclaimed_id) where stage = 'accepted';
create index unclaimed_claims_newest on unclaimed_claims (shopper_id, created_at desc, id desc);

-- The cartons that the warehouses keep: inner sides, longest first, and what each weighs itself.
create table cartons (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{0,11}$'),
  length_mm integer not null check (length_mm between 10 and 2000),
  width_mm integer not null check (width_mm between 10 and length_mm),
  height_mm integer not null check (height_mm between 10 and width_mm),
  weight_grams integer not null check (weight_grams between 1 and 20000),
  closed_at timestamptz
);
insert into cartons (code, length_mm, width_mm, height_mm, weight_grams) values
  ('C20', 200, 150, 100, 90),
  ('C30', 300, 200, 150, 180),
  ('C39', 390, 300, 250, 390),
  ('C40', 400, 300, 250, 400),
  ('C50', 500, 400, 300, 700),
  ('C60', 600, 400, 400, 1100);

alter table parcels add carton_code text references cartons;
-- Of a package that staff divided, or put together with another one.
alter table parcels add split_from uuid references parcels;
alter table parcels add merged_into uuid references parcels;

-- How many pieces of a thing were scanned into its box; `checked_at` is when the last one was.
alter table parcel_items add checked_pieces integer not null default 0 check (checked_pieces >= 0);
update parcel_items set checked_pieces = stock_items.quantity from stock_items
  where stock_items.id = parcel_items.stock_item_id and parcel_items.checked_at is not null;

-- Something on its way from one warehouse to another.
create table stock_transfers (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  from_warehouse text not null references warehouses,
  to_warehouse text not null references warehouses,
  reason text not null check (length(reason) between 1 and 500),
  sent_by uuid not null references staff,
  sent_at timestamptz not null,
  arrived_by uuid references staff,
  arrived_at timestamptz,
  -- False: called off, and back on a shelf where it began.
  went_there boolean,
  check (from_warehouse <> to_warehouse),
  check ((arrived_at is null) = (arrived_by is null) and (arrived_at is null) = (went_there is null))
);
create unique index stock_transfers_one_open on stock_transfers (stock_item_id) where arrived_at is null;
create index stock_transfers_item on stock_transfers (stock_item_id, sent_at);

-- Free days beyond those that everybody has, given by staff or paid ahead by the shopper.
create table storage_extensions (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  days integer not null check (days between 1 and 365),
  fee_fen bigint not null default 0 check (fee_fen >= 0),
  reason text not null default '' check (length(reason) <= 500),
  staff_id uuid references staff,
  created_at timestamptz not null
);
create index storage_extensions_item on storage_extensions (stock_item_id, created_at);

-- What the shopper was told before anything is disposed of. One that was answered is void.
create table disposal_notices (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  staff_id uuid not null references staff,
  reason text not null check (length(reason) between 1 and 500),
  dispose_from timestamptz not null,
  created_at timestamptz not null,
  void_at timestamptz,
  disposed_at timestamptz
);
create unique index disposal_notices_one_open on disposal_notices (stock_item_id) where void_at is null;
