-- A walk along the shelves of a warehouse for several packages, with a cart that has a bin for each of them.
create table pick_waves (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  warehouse_id text not null references warehouses,
  cart integer not null check (cart between 1 and 99),
  bins integer not null check (bins between 1 and 40),
  -- Null: nobody has taken it yet.
  picker_id uuid references staff,
  created_by uuid not null references staff,
  created_at timestamptz not null,
  -- When the cart was handed over to packing.
  ended_at timestamptz,
  unique (id, warehouse_id, cart)
);
create unique index pick_waves_one_each on pick_waves (picker_id) where ended_at is null;

-- A package of a wave and its bin. It leaves when it is packed, put back, or returned to the queue; until
-- then it is in no other wave, and no other package in its bin.
create table pick_wave_parcels (
  wave_id uuid not null,
  parcel_id uuid not null references parcels,
  warehouse_id text not null,
  cart integer not null,
  bin integer not null check (bin between 1 and 40),
  left_at timestamptz,
  primary key (wave_id, parcel_id),
  foreign key (wave_id, warehouse_id, cart) references pick_waves (id, warehouse_id, cart)
);
create unique index pick_wave_parcels_one_wave on pick_wave_parcels (parcel_id) where left_at is null;
create unique index pick_wave_parcels_one_bin on pick_wave_parcels (warehouse_id, cart, bin)
  where left_at is null;

-- Pieces that were put into a bin, one by its label or several by hand. Not on their shelf until `back_at`.
create table picks (
  id bigint generated always as identity primary key,
  wave_id uuid not null,
  parcel_id uuid not null,
  stock_item_id uuid not null references stock_items,
  piece integer check (piece between 1 and 999),
  pieces integer not null check (pieces between 1 and 999),
  picked_by uuid not null references staff,
  picked_at timestamptz not null,
  back_at timestamptz,
  check (piece is null or pieces = 1),
  foreign key (wave_id, parcel_id) references pick_wave_parcels
);
-- No label is in two bins, or in one twice.
create unique index picks_one_label on picks (parcel_id, stock_item_id, piece)
  where back_at is null and piece is not null;
create index picks_in_bins on picks (stock_item_id) where back_at is null;
create index picks_wave on picks (wave_id);

-- A thing that the picker of a wave could not bring, until it is found.
create table pick_shorts (
  wave_id uuid not null,
  parcel_id uuid not null,
  stock_item_id uuid not null references stock_items,
  reason text not null check (reason in ('not_on_shelf', 'damaged', 'label_unreadable')),
  reported_by uuid not null references staff,
  reported_at timestamptz not null,
  primary key (parcel_id, stock_item_id),
  foreign key (wave_id, parcel_id) references pick_wave_parcels
);
