-- From the dock to the shelf.

-- === Arrivals ===

-- A parcel bought elsewhere that a shopper announced by its tracking number. Several shoppers may announce
-- one number; the arrival decides whose it is, by proof if there is more than one claimant.
create table inbounds (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  stage text not null check (stage in ('announced', 'in_doubt', 'arrived', 'ended', 'cancelled')),
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
create index inbounds_newest on inbounds (shopper_id, created_at desc, id desc);
create unique index inbounds_tracking on inbounds (tracking_number, shopper_id)
  where stage in ('announced', 'in_doubt');
create index inbounds_open on inbounds (shopper_id) where stage in ('announced', 'in_doubt');

-- One scan at the dock. It matches an announcement or a purchase at once, or is unclaimed. A scan can be
-- undone while nothing followed; its row remains, and the number may be scanned again.
create table arrivals (
  id uuid primary key default gen_random_uuid(),
  warehouse_id text not null references warehouses,
  tracking_number text not null unique,
  scanned_by uuid not null references staff,
  scanned_at timestamptz not null,
  unclaimed boolean not null default false,
  undone_at timestamptz,
  undone_by uuid references staff,
  check ((undone_at is null) = (undone_by is null))
);
create index arrivals_tracking_begins on arrivals (tracking_number text_pattern_ops);
create index arrivals_unclaimed_begins on arrivals (tracking_number text_pattern_ops) where unclaimed;

-- A parcel that arrived without a known owner, or whose ownership is disputed.
create table unclaimed_parcels (
  id uuid primary key references arrivals,
  stage text not null check (stage in ('unclaimed', 'disputed', 'claimed', 'matched', 'disposed', 'undone')),
  stage_at timestamptz not null,
  shelf text not null default '' check (length(shelf) <= 20),
  -- A description that anyone may read: no name, no tracking number.
  look text not null default '' check (length(look) <= 200)
);
create index unclaimed_parcels_stage on unclaimed_parcels (stage, stage_at);

-- A photo of an unclaimed parcel.
create table unclaimed_photos (
  unclaimed_id uuid not null references unclaimed_parcels,
  file_id uuid not null unique references files,
  position integer not null,
  created_at timestamptz not null,
  primary key (unclaimed_id, position)
);
create trigger attached before insert or update of file_id on unclaimed_photos
  for each row execute function check_attached('file_id', 'inspection', '');

-- A transition of an unclaimed parcel. Append-only.
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
create trigger unclaimed_steps_append_only before update or delete on unclaimed_steps
  for each row execute function refuse_change();

-- A shopper's claim to an unclaimed parcel, with a tracking number or photos as proof.
create table unclaimed_claims (
  id uuid primary key default gen_random_uuid(),
  unclaimed_id uuid not null references unclaimed_parcels,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('submitted', 'accepted', 'rejected', 'withdrawn')),
  -- Normalised; empty if the shopper does not know it.
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
  -- The announcement from which it was made, if the parcel arrived and could be someone else's.
  inbound_id uuid references inbounds,
  check (tracking_number <> '' or cardinality(file_ids) > 0)
);
create unique index unclaimed_claims_one_open on unclaimed_claims (unclaimed_id, shopper_id)
  where stage = 'submitted';
create unique index unclaimed_claims_one_accepted on unclaimed_claims (unclaimed_id) where stage = 'accepted';
create index unclaimed_claims_newest on unclaimed_claims (shopper_id, created_at desc, id desc);
create unique index unclaimed_claims_one_of_inbound on unclaimed_claims (inbound_id)
  where stage = 'submitted';
create trigger attached before insert or update of file_ids on unclaimed_claims
  for each row execute function check_attached('file_ids', 'attachment', 'shopper_id');

-- === Stock ===

create sequence goods_numbers as integer start 10407;

-- Goods on a shelf: from one item of an order, or from one announced parcel.
create table stock_items (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  order_item_id uuid unique references order_items,
  inbound_id uuid unique references inbounds,
  arrival_id uuid not null references arrivals,
  stage text not null check (stage in ('received', 'abnormal', 'in_stock', 'in_parcel', 'shipped_abroad',
    'storage_expired', 'refunded', 'abandoned')),
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
  -- How many of the free days are due to a plan.
  plan_days integer not null default 0 check (plan_days >= 0),
  -- The shopper looked at the inspection photos and approved them. No right is lost by it.
  accepted_at timestamptz,
  title_latin text not null default '' check (length(title_latin) <= 300),
  machine_named boolean not null default false,
  -- The number on the labels of its pieces.
  goods_number integer not null default nextval('goods_numbers') unique check (goods_number > 0),
  -- For how many pieces labels were printed.
  labelled_pieces integer not null default 0 check (labelled_pieces between 0 and 999),
  -- Whether others may see the photos of this piece.
  shares_photos boolean not null default true,
  -- The parcel it came in is disputed; it stays where it is until staff decide.
  disputed_at timestamptz,
  check ((order_item_id is null) <> (inbound_id is null)),
  constraint stock_items_measured check (stage in ('received', 'abnormal', 'refunded', 'abandoned')
    or (weight_grams is not null and length_mm is not null and width_mm is not null and height_mm is not null
    and stocked_at is not null))
);
create index stock_items_stocked on stock_items (stocked_at) where stocked_at is not null;
create index stock_items_list on stock_items (received_at, id);
create index stock_items_list_stage on stock_items (stage, received_at, id);
create index stock_items_shelf on stock_items (shelf text_pattern_ops) where shelf <> '';
create index stock_items_arrival on stock_items (arrival_id);
create index stock_items_list_warehouse on stock_items (warehouse_id, received_at, id);
create index stock_items_title_parts on stock_items using gin ((array[shopper_id]), pairs(title),
  pairs(title_latin)) with (gin_pending_list_limit = 1024);
-- A shopper's shelf in the order in which goods must leave. An open deadline counts as infinity, so that a
-- page can start in the index where the previous one ended.
create index stock_items_own on stock_items (shopper_id, stage, (coalesce(free_until, 'infinity')),
  received_at, id);
create index stock_items_signs on stock_items using gin ((array[shopper_id]),
  signs(title || e'\n' || title_latin)) with (gin_pending_list_limit = 1024);
alter sequence goods_numbers owned by stock_items.goods_number;

-- A parcel is received once: as goods that we bought, or as one announced parcel, never both. Abandoned goods
-- do not count.
create function refuse_second_receipt() returns trigger language plpgsql as $$
begin
  perform from arrivals where id = new.arrival_id for no key update;
  if exists (
    select from stock_items
    where arrival_id = new.arrival_id and stage <> 'abandoned'
      and (order_item_id is null or new.order_item_id is null)
  ) then
    raise exception 'The parcel of arrival % was received already', new.arrival_id
      using errcode = 'unique_violation', constraint = 'stock_items_one_receipt';
  end if;
  return new;
end
$$;
create trigger stock_items_one_receipt before insert on stock_items
  for each row execute function refuse_second_receipt();

-- A transition of goods on a shelf. Append-only.
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
create index stock_item_steps_moment on stock_item_steps (step, created_at);
create trigger stock_item_steps_append_only before update or delete on stock_item_steps
  for each row execute function refuse_change();

-- A reminder of the end of free storage that was sent.
create table storage_reminders (
  stock_item_id uuid not null references stock_items,
  days_left integer not null,
  created_at timestamptz not null,
  primary key (stock_item_id, days_left)
);

-- Free days in addition to the usual ones, granted by staff or paid by the shopper.
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

-- Goods on their way from one warehouse to another.
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
  -- False: the transfer was called off and the goods are back where they were.
  went_there boolean,
  check (from_warehouse <> to_warehouse),
  check ((arrived_at is null) = (arrived_by is null) and (arrived_at is null) = (went_there is null))
);
create unique index stock_transfers_one_open on stock_transfers (stock_item_id) where arrived_at is null;
create index stock_transfers_item on stock_transfers (stock_item_id, sent_at);

-- A notice to the shopper before goods are disposed of. One that the shopper responded to is void.
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

-- === Photos ===

-- Detail photos of goods on a shelf, ordered and paid by the shopper. Photos ordered before inspection belong
-- to the item of the order.
create table photo_orders (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  shopper_id uuid not null references shoppers,
  stage text not null default 'waiting' check (stage in ('waiting', 'taken', 'declined', 'cancelled')),
  shots integer not null check (shots between 1 and 100),
  remark text not null default '' check (length(remark) <= 500),
  -- On hold while it waits. Afterwards `taken_fen` is what we keep of it.
  fee_fen bigint not null check (fee_fen >= 0),
  taken_fen bigint not null default 0,
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references staff,
  check (taken_fen between 0 and fee_fen),
  check ((stage = 'waiting') = (ended_at is null)),
  check (stage <> 'declined' or reason <> '')
);
-- One waits at a time; further photos are added to it.
create unique index photo_orders_one_waiting on photo_orders (stock_item_id) where stage = 'waiting';
create index photo_orders_stock_item on photo_orders (stock_item_id);
create index photo_orders_longest_waiting on photo_orders (created_at) where stage = 'waiting';

-- Goods that wait for photos stay in stock: the money on hold for the photos must be settled first.
create function refuse_leaving_with_photos() returns trigger language plpgsql as $$
begin
  if exists (select from photo_orders where stock_item_id = new.id and stage = 'waiting') then
    raise exception 'stock item % waits for detail photos', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger stock_items_photos before update of stage on stock_items
  for each row when (old.stage = 'in_stock' and new.stage <> 'in_stock')
  execute function refuse_leaving_with_photos();

-- A photo of goods on a shelf. `shows`, `flaw` and `note` make its caption.
create table stock_photos (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  file_id uuid not null references files,
  kind text not null check (kind in ('free', 'detail')),
  position integer not null,
  created_at timestamptz not null,
  photo_order_id uuid references photo_orders,
  shows text not null default 'other' check (shows in ('front', 'back', 'label', 'flaw', 'measure', 'scale',
    'accessories', 'packaging', 'other')),
  flaw text check (flaw in ('crack', 'chip', 'scratch', 'stain', 'hole', 'tear', 'thread', 'dent', 'colour',
    'print', 'glue', 'missing')),
  note text not null default '' check (length(note) <= 100),
  -- Not to be shown to other shoppers.
  held_back boolean not null default false,
  unique (stock_item_id, position),
  constraint stock_photos_flaw check (flaw is null or shows = 'flaw'),
  constraint stock_photos_ordered_detail check (photo_order_id is null or kind = 'detail')
);
create unique index stock_photos_file on stock_photos (file_id);
create index stock_photos_photo_order on stock_photos (photo_order_id) where photo_order_id is not null;
create trigger attached before insert or update of file_id on stock_photos
  for each row execute function check_attached('file_id', 'inspection', '');
