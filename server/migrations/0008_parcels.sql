-- Combined and shipped abroad.
create table parcels (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  stage text not null check (stage in (
    'pending_payment', 'to_pick', 'packing', 'supplement_due', 'to_ship', 'address_problem', 'in_transit', 'exception', 'delivered', 'done',
    'returned', 'cancelled')),
  stage_at timestamptz not null,
  -- A snapshot of the address: a later change of the address book does not touch it.
  address jsonb not null,
  country text not null references countries,
  line_id text not null references shipping_lines,
  -- A snapshot of the rate the quote was made by.
  rate jsonb not null,
  service_ids text[] not null default '{}',
  insured_fen bigint not null default 0 check (insured_fen >= 0),
  declaration jsonb not null,
  estimated_grams integer not null check (estimated_grams > 0),
  estimated_size_mm integer[] not null,
  estimated_fees jsonb not null,
  estimated_fen bigint not null check (estimated_fen > 0),
  actual_grams integer check (actual_grams > 0),
  actual_size_mm integer[],
  actual_fees jsonb,
  actual_fen bigint check (actual_fen > 0),
  frozen_fen bigint not null default 0 check (frozen_fen >= 0),
  tracking_number text,
  remark text not null default '' check (length(remark) <= 500),
  created_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  done_at timestamptz,
  closed_by text check (closed_by in ('shopper', 'staff', 'system')),
  close_reason text not null default ''
);
create index parcels_newest on parcels (shopper_id, created_at desc, id desc);
create index parcels_stage on parcels (stage, stage_at);
create unique index parcels_tracking on parcels (tracking_number);

alter table supplements add foreign key (parcel_id) references parcels;
alter table payments add foreign key (parcel_id) references parcels;

-- A stock item is in at most one open parcel.
create table parcel_items (
  parcel_id uuid not null references parcels,
  stock_item_id uuid not null references stock_items,
  open boolean not null default true,
  checked_at timestamptz,
  primary key (parcel_id, stock_item_id)
);
create unique index parcel_items_one_open on parcel_items (stock_item_id) where open;

create table parcel_steps (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  step text not null,
  from_stage text,
  to_stage text not null,
  actor text not null,
  actor_id uuid,
  note text not null default '',
  created_at timestamptz not null
);
create index parcel_steps_parcel on parcel_steps (parcel_id, id);
create trigger parcel_steps_append_only before update or delete on parcel_steps for each row execute function refuse_change();

create table parcel_photos (
  parcel_id uuid not null references parcels,
  file_id uuid not null references files,
  position integer not null,
  created_at timestamptz not null,
  primary key (parcel_id, file_id)
);

create table tracking_events (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  provider text not null,
  code text not null,
  status text not null,
  place text not null default '',
  description text not null default '',
  happened_at timestamptz not null,
  created_at timestamptz not null,
  unique (parcel_id, happened_at, code)
);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  parcel_id uuid not null unique references parcels,
  shopper_id uuid not null references shoppers,
  stars integer not null check (stars between 1 and 5),
  body text not null default '' check (length(body) <= 1000),
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null
);
