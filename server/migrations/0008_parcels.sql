-- Packages: combined from goods on a shelf, shipped abroad, tracked to the door.

-- === Packages ===

create sequence parcel_numbers start 20317;

-- A package. Address, rate and fees are snapshots from when it was made; later changes elsewhere do not
-- affect it.
create table parcels (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  stage text not null check (stage in ('pending_payment', 'to_pick', 'packing', 'supplement_due', 'to_ship',
    'address_problem', 'in_transit', 'exception', 'delivered', 'done', 'returned', 'cancelled', 'lost')),
  stage_at timestamptz not null,
  address jsonb not null,
  country text not null references countries,
  line_id text not null references shipping_lines,
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
  close_reason text not null default '',
  plan_saved_fen bigint not null default 0 check (plan_saved_fen >= 0),
  -- The expected duty and tax when the package was made; null if no estimate was made.
  tax_estimate jsonb,
  carton_code text references cartons,
  -- The package it was split from, or merged into.
  split_from uuid references parcels,
  merged_into uuid references parcels,
  -- The carrier (domain/src/shipping/carriers.ts); empty if unknown.
  carrier text not null default '' check (length(carrier) <= 40),
  -- 'estimate': the estimate is put on hold and settled after packing. 'exact': only a deposit is put on
  -- hold, the rest is paid by actual weight.
  pay_way text not null default 'estimate' check (pay_way in ('estimate', 'exact')),
  deposit_fen bigint not null default 0 check (deposit_fen >= 0),
  video_file_id uuid references files,
  -- Why it came back, and what the carrier charged for that.
  return_cause text check (return_cause in ('wrong_address', 'refused', 'not_collected', 'papers_missing',
    'carrier', 'ours')),
  return_freight_fen bigint check (return_freight_fen >= 0),
  check ((return_cause is null) = (return_freight_fen is null)),
  constraint parcels_insured_fen_cap check (insured_fen <= 1000000),
  check (return_cause is null or stage = 'returned')
);
alter table supplements add foreign key (parcel_id) references parcels;
create index parcels_newest on parcels (shopper_id, created_at desc, id desc);
create unique index parcels_tracking on parcels (tracking_number);
create index parcels_packed on parcels (packed_at) where packed_at is not null;
create index parcels_shipped on parcels (shipped_at) where shipped_at is not null;
create index parcels_list on parcels (stage_at, id);
create index parcels_list_stage on parcels (stage, stage_at, id);
create index parcels_created on parcels (created_at, id);
create index parcels_created_stage on parcels (stage, created_at, id);
create index parcels_number_begins on parcels (number text_pattern_ops);
create index parcels_tracking_begins on parcels (tracking_number text_pattern_ops);
create index parcels_recipient_begins on parcels (lower(address ->> 'last_name') text_pattern_ops);
create index parcels_list_country on parcels (country, stage_at, id);
create index parcels_list_line on parcels (line_id, stage_at, id);
create index parcels_list_warehouse on parcels (warehouse_id, stage_at, id);
create index parcels_by_stage on parcels (shopper_id, stage, created_at desc, id desc);
create index parcels_parts on parcels using gin ((array[shopper_id]), pairs(number), pairs(tracking_number))
  with (gin_pending_list_limit = 1024);
create trigger attached before insert or update of video_file_id on parcels
  for each row execute function check_attached('video_file_id', 'packing', '');

-- Goods in a package. They are in at most one open package.
create table parcel_items (
  parcel_id uuid not null references parcels,
  stock_item_id uuid not null references stock_items,
  open boolean not null default true,
  checked_at timestamptz,
  -- How many pieces were scanned into the box; `checked_at` is the time of the last one.
  checked_pieces integer not null default 0 check (checked_pieces >= 0),
  primary key (parcel_id, stock_item_id)
);
create unique index parcel_items_one_open on parcel_items (stock_item_id) where open;
create index parcel_items_stock on parcel_items (stock_item_id);

-- A labelled piece that was scanned into a box; no label counts twice.
create table packed_pieces (
  parcel_id uuid not null,
  stock_item_id uuid not null,
  piece integer not null check (piece between 1 and 999),
  packed_at timestamptz not null,
  primary key (parcel_id, stock_item_id, piece),
  foreign key (parcel_id, stock_item_id) references parcel_items on delete cascade
);

-- A transition of a package. Append-only.
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
create trigger parcel_steps_append_only before update or delete on parcel_steps
  for each row execute function refuse_change();

-- A photo of the packed package.
create table parcel_photos (
  parcel_id uuid not null references parcels,
  file_id uuid not null references files,
  position integer not null,
  created_at timestamptz not null,
  primary key (parcel_id, file_id)
);
create trigger attached before insert or update of file_id on parcel_photos
  for each row execute function check_attached('file_id', 'packing', '');

-- A shopper's review of a package. It is published only after staff approve it.
create table reviews (
  id uuid primary key default gen_random_uuid(),
  parcel_id uuid not null unique references parcels,
  shopper_id uuid not null references shoppers,
  stars integer not null check (stars between 1 and 5),
  body text not null default '' check (length(body) <= 1000),
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  stage text not null default 'waiting' check (stage in ('waiting', 'shown', 'hidden')),
  decided_by uuid references staff,
  decided_at timestamptz,
  decide_reason text not null default '' check (length(decide_reason) <= 300),
  check (stage = 'waiting' or (decided_by is not null and decided_at is not null))
);
create index reviews_stage on reviews (stage, created_at desc, id desc);
create trigger attached before insert or update of file_ids on reviews
  for each row execute function check_attached('file_ids', 'review', 'shopper_id');

-- === Shipping and tracking ===

-- A package booked with a carrier through its API. `key` is ours: a carrier that receives it twice books
-- once.
create table shipments (
  id uuid primary key default gen_random_uuid(),
  parcel_id uuid not null references parcels,
  carrier text not null,
  service text not null,
  key text not null unique,
  stage text not null check (stage in ('asked', 'booked', 'refused', 'cancelling', 'cancelled')),
  carrier_ref text,
  tracking_number text,
  label_file_id uuid references files,
  failure text not null default '',
  asked_by uuid not null references staff,
  created_at timestamptz not null,
  stage_at timestamptz not null
);
create unique index shipments_open on shipments (parcel_id) where stage in ('asked', 'booked', 'cancelling');
create index shipments_parcel on shipments (parcel_id, created_at);
create trigger attached before insert or update of label_file_id on shipments
  for each row execute function check_attached('label_file_id', 'document', '');

-- Tracking numbers imported in bulk.
create table number_batches (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  row_count integer not null check (row_count > 0),
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index number_batches_newest on number_batches (created_at desc, id desc);

-- A tracking number within an import. A job handles it once and notes the outcome.
create table number_batch_rows (
  batch_id uuid not null references number_batches,
  row integer not null check (row > 0),
  parcel_number text not null,
  carrier text not null,
  tracking_number text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'shipped', 'refused')),
  -- Why it was refused: a reason of domain/src/refusals.ts.
  reason text not null default '',
  primary key (batch_id, row)
);
create index number_batch_rows_waiting on number_batch_rows (batch_id, row) where outcome = 'waiting';

-- A package registered with a tracking provider.
create table trackings (
  parcel_id uuid primary key references parcels,
  provider text not null,
  -- The number that was registered; a corrected number is registered again.
  number text not null,
  stage text not null check (stage in ('watched', 'refused', 'ended')),
  -- The provider's code for the carrier it recognised.
  carrier_code integer,
  refusal text not null default '',
  created_at timestamptz not null,
  -- When it was last asked about, and when the provider last reported, in either way.
  asked_at timestamptz,
  heard_at timestamptz
);
create index trackings_watched on trackings (asked_at) where stage = 'watched';
create index trackings_number on trackings (provider, number);

-- An event reported by a carrier. Its status is null if its code is not known here.
create table tracking_events (
  id bigint generated always as identity primary key,
  parcel_id uuid not null references parcels,
  provider text not null,
  code text not null,
  status text,
  place text not null default '',
  description text not null default '',
  happened_at timestamptz not null,
  created_at timestamptz not null,
  unique (parcel_id, happened_at, code)
);

-- A problem with a package that a person must look at: one open alarm of each kind.
create table parcel_alarms (
  id uuid primary key default gen_random_uuid(),
  parcel_id uuid not null references parcels,
  kind text not null check (kind in ('trouble', 'late', 'not_tracked', 'no_news')),
  -- The tracking status and description that caused it.
  status text not null default '',
  detail text not null default '',
  raised_at timestamptz not null,
  settled_at timestamptz,
  -- Null if it was settled by the progress of the package.
  settled_by uuid references staff,
  note text not null default '' check (length(note) <= 500)
);
create unique index parcel_alarms_open on parcel_alarms (parcel_id, kind) where settled_at is null;
create index parcel_alarms_queue on parcel_alarms (raised_at, id) where settled_at is null;
create index parcel_alarms_parcel on parcel_alarms (parcel_id);

-- === Claims ===

create sequence claim_numbers start 60127;

-- A claim for a package that was lost, damaged or incomplete. A package may be claimed more than once, for
-- other pieces each time.
create table parcel_claims (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  parcel_id uuid not null references parcels,
  shopper_id uuid not null references shoppers,
  kind text not null check (kind in ('lost', 'damaged', 'missing')),
  stage text not null check (stage in ('submitted', 'evidence_wanted', 'granted', 'paid', 'rejected',
    'cancelled')),
  stage_at timestamptz not null,
  -- The goods it is about; everything in the package if that is lost.
  stock_item_ids uuid[] not null,
  story text not null check (length(story) between 1 and 2000),
  -- The decision of staff, and the amounts by the rules of that day.
  fault text check (fault in ('carrier', 'ours')),
  share_per_mille integer check (share_per_mille between 1 and 1000),
  goods_fen bigint check (goods_fen >= 0),
  freight_fen bigint check (freight_fen >= 0),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  approved_by uuid references staff,
  approved_at timestamptz,
  paid_by uuid references staff,
  -- How many pieces of each of the goods; if empty, the trigger fills in all of them.
  quantities integer[] not null default '{}',
  constraint parcel_claims_approved check ((approved_by is null) = (approved_at is null)),
  -- A claim that is decided again must be approved again.
  constraint parcel_claims_approved_while_granted check (approved_by is null or stage in ('granted', 'paid',
    'cancelled')),
  check (stage not in ('granted', 'paid') or (fault is not null and share_per_mille is not null
    and goods_fen is not null and freight_fen is not null and goods_fen + freight_fen > 0)),
  constraint parcel_claims_two_people check (paid_by is null or paid_by is distinct from approved_by)
);
create index parcel_claims_queue on parcel_claims (stage, created_at, id);
create index parcel_claims_shopper on parcel_claims (shopper_id);
create index parcel_claims_parcel on parcel_claims (parcel_id);

-- No piece is claimed twice by claims that are open or paid, and claims against the carrier do not exceed the
-- insurance of the package. The package is locked, so that two claims made at once see each other.
create function guard_claims() returns trigger language plpgsql as $$
begin
  if new.stage in ('rejected', 'cancelled') then return new; end if;
  perform from parcels where id = new.parcel_id for no key update;
  if new.quantities = '{}' then
    new.quantities := array(
      select stock.quantity from unnest(new.stock_item_ids) with ordinality goods (id, position)
      join stock_items stock on stock.id = goods.id order by position);
  end if;
  if cardinality(new.quantities) <> cardinality(new.stock_item_ids) or 0 >= any (new.quantities) then
    raise exception 'a claim names at least one piece of each of its goods'
      using errcode = 'check_violation', constraint = 'parcel_claims_pieces';
  end if;
  -- Checked only when the goods of a claim change: there may be fewer pieces later, because those
  -- of a package that came back can be refunded.
  if (tg_op = 'INSERT' or old.stage in ('rejected', 'cancelled')
      or (old.stock_item_ids, old.quantities) is distinct from (new.stock_item_ids, new.quantities))
        and exists (
    select from (
      select id, quantity from unnest(new.stock_item_ids, new.quantities) own (id, quantity)
      union all
      select goods.id, goods.quantity from parcel_claims other, unnest(other.stock_item_ids,
        other.quantities) goods (id, quantity)
      where other.parcel_id = new.parcel_id and other.id <> new.id and other.stage not in ('rejected',
        'cancelled')
    ) named
    group by id
    having sum(quantity) > coalesce((
      select stock.quantity from parcel_items packed join stock_items stock on stock.id = packed.stock_item_id
      where packed.parcel_id = new.parcel_id and packed.stock_item_id = named.id
    ), 0)
    and id = any (new.stock_item_ids)
  ) then
    raise exception 'a piece is claimed once' using errcode = 'check_violation',
      constraint = 'parcel_claims_once_a_piece';
  end if;
  if new.fault = 'carrier' and new.stage in ('granted', 'paid') and new.goods_fen + (
    select coalesce(sum(goods_fen), 0) from parcel_claims other
    where other.parcel_id = new.parcel_id and other.id <> new.id and other.fault = 'carrier'
      and other.stage in ('granted', 'paid')
  ) > (select insured_fen from parcels where id = new.parcel_id) then
    raise exception 'the claims for a package share its insurance'
      using errcode = 'check_violation', constraint = 'parcel_claims_within_insurance';
  end if;
  return new;
end $$;
create trigger parcel_claims_guard before insert or update of stage, stock_item_ids, quantities, fault,
  goods_fen on parcel_claims
  for each row execute function guard_claims();

-- Evidence for a claim.
create table claim_files (
  claim_id uuid not null references parcel_claims,
  file_id uuid not null references files,
  slot text not null check (slot in ('box', 'label', 'goods', 'inside', 'paper')),
  position integer not null,
  created_at timestamptz not null,
  primary key (claim_id, file_id)
);
create trigger attached before insert or update of file_id on claim_files
  for each row execute function check_attached('file_id', 'attachment', '');

-- A transition of a claim. Append-only.
create table claim_steps (
  id bigint generated always as identity primary key,
  claim_id uuid not null references parcel_claims,
  step text not null,
  from_stage text,
  to_stage text not null,
  actor text not null,
  actor_id uuid,
  note text not null default '',
  created_at timestamptz not null
);
create index claim_steps_claim on claim_steps (claim_id, id);
create trigger claim_steps_append_only before update or delete on claim_steps
  for each row execute function refuse_change();
