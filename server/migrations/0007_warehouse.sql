-- From the dock to the shelf.
create table inbounds (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  stage text not null check (stage in ('announced', 'arrived', 'cancelled')),
  tracking_number text not null check (length(tracking_number) between 4 and 40),
  courier text not null default '',
  title text not null check (length(title) between 1 and 200),
  quantity integer not null check (quantity between 1 and 999),
  value_fen bigint not null check (value_fen > 0),
  category text references goods_categories,
  remark text not null default '' check (length(remark) <= 500),
  created_at timestamptz not null,
  stage_at timestamptz not null
);
create unique index inbounds_tracking on inbounds (tracking_number) where stage = 'announced';
create index inbounds_newest on inbounds (shopper_id, created_at desc, id desc);

-- One scan at the dock. What it matched is known at once, or it is unclaimed until somebody proves it is theirs.
create table arrivals (
  id uuid primary key default gen_random_uuid(),
  warehouse_id text not null references warehouses,
  tracking_number text not null unique,
  scanned_by uuid not null references staff,
  scanned_at timestamptz not null,
  unclaimed boolean not null default false
);

create table stock_items (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  order_item_id uuid unique references order_items,
  inbound_id uuid unique references inbounds,
  arrival_id uuid not null references arrivals,
  stage text not null check (stage in ('received', 'abnormal', 'in_stock', 'in_parcel', 'shipped_abroad', 'storage_expired', 'refunded', 'abandoned')),
  title text not null,
  quantity integer not null check (quantity > 0),
  value_fen bigint not null check (value_fen >= 0),
  category text references goods_categories,
  weight_grams integer check (weight_grams between 1 and 200000),
  length_mm integer check (length_mm between 1 and 5000),
  width_mm integer check (width_mm between 1 and 5000),
  height_mm integer check (height_mm between 1 and 5000),
  shelf text not null default '' check (length(shelf) <= 20),
  problem text,
  problem_note text not null default '',
  received_at timestamptz not null,
  stocked_at timestamptz,
  free_until timestamptz,
  check ((order_item_id is null) <> (inbound_id is null)),
  check (stage in ('received', 'abnormal', 'refunded') or (weight_grams is not null and length_mm is not null and width_mm is not null and height_mm is not null and stocked_at is not null))
);
create index stock_items_shopper on stock_items (shopper_id, stage, free_until);
create index stock_items_stage on stock_items (stage, received_at);

create table stock_photos (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  file_id uuid not null references files,
  kind text not null check (kind in ('free', 'detail')),
  position integer not null,
  created_at timestamptz not null,
  unique (stock_item_id, position)
);
create unique index stock_photos_file on stock_photos (file_id);

-- Every step of everything on a shelf: from, to, by whom, when. Append-only.
create table stock_item_steps (
  id bigint generated always as identity primary key,
  stock_item_id uuid not null references stock_items,
  step text not null,
  from_stage text not null,
  to_stage text not null,
  actor text not null,
  actor_id uuid,
  created_at timestamptz not null
);
create index stock_item_steps_item on stock_item_steps (stock_item_id, id);
create trigger stock_item_steps_append_only before update or delete on stock_item_steps for each row execute function refuse_change();

create table storage_reminders (
  stock_item_id uuid not null references stock_items,
  days_left integer not null,
  created_at timestamptz not null,
  primary key (stock_item_id, days_left)
);
