-- From the hand-over to the shopper's door: who carries a package, who tells where it is, what is paid when it never arrives.

-- The carrier that has it, of domain/src/shipping/carriers.ts; empty where nobody said.
alter table parcels add column carrier text not null default '' check (length(carrier) <= 40);
-- A package that was lost is at its end: its shopper was paid.
alter table parcels drop constraint parcels_stage_check;
alter table parcels add constraint parcels_stage_check check (stage in (
  'pending_payment', 'to_pick', 'packing', 'supplement_due', 'to_ship', 'address_problem', 'in_transit', 'exception', 'delivered', 'done',
  'returned', 'cancelled', 'lost'));

-- A code that nobody here knows says something, but not where the package is.
alter table tracking_events alter column status drop not null;

-- A package that somebody watches for us.
create table trackings (
  parcel_id uuid primary key references parcels,
  provider text not null,
  -- The number that was registered: a later correction of the package's number is registered anew.
  number text not null,
  stage text not null check (stage in ('watched', 'refused', 'ended')),
  -- The provider's own number of the carrier that it found.
  carrier_code integer,
  refusal text not null default '',
  created_at timestamptz not null,
  -- When it was last asked for, and when anything was last heard, by webhook or by asking.
  asked_at timestamptz,
  heard_at timestamptz
);
create index trackings_watched on trackings (asked_at) where stage = 'watched';
create index trackings_number on trackings (provider, number);

-- What about a package needs a person: one open alarm of each kind.
create table parcel_alarms (
  id uuid primary key default gen_random_uuid(),
  parcel_id uuid not null references parcels,
  kind text not null check (kind in ('trouble', 'late', 'not_tracked', 'no_news')),
  -- The status and the words that raised it, as they were then.
  status text not null default '',
  detail text not null default '',
  raised_at timestamptz not null,
  settled_at timestamptz,
  -- Empty where it settled itself: the package moved on.
  settled_by uuid references staff,
  note text not null default '' check (length(note) <= 500)
);
create unique index parcel_alarms_open on parcel_alarms (parcel_id, kind) where settled_at is null;
create index parcel_alarms_queue on parcel_alarms (raised_at, id) where settled_at is null;
create index parcel_alarms_parcel on parcel_alarms (parcel_id);

-- A shipment that was booked with a carrier by its interface. `key` is ours: a carrier asked twice with it books once.
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

-- Tracking numbers brought in bulk: each row is done once, by a job, and says what became of it.
create table number_batches (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  row_count integer not null check (row_count > 0),
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index number_batches_newest on number_batches (created_at desc, id desc);
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

-- A claim for a package that is lost, damaged or not complete. One that is open or paid shuts the door for another.
create table parcel_claims (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  parcel_id uuid not null references parcels,
  shopper_id uuid not null references shoppers,
  kind text not null check (kind in ('lost', 'damaged', 'missing')),
  stage text not null check (stage in ('submitted', 'evidence_wanted', 'granted', 'paid', 'rejected', 'cancelled')),
  stage_at timestamptz not null,
  -- What it is about; all that is in the package where it is lost.
  stock_item_ids uuid[] not null,
  story text not null check (length(story) between 1 and 2000),
  -- What staff decided, and what it comes to by the rule of that day.
  fault text check (fault in ('carrier', 'ours')),
  share_per_mille integer check (share_per_mille between 1 and 1000),
  goods_fen bigint check (goods_fen >= 0),
  freight_fen bigint check (freight_fen >= 0),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  check (stage not in ('granted', 'paid') or (fault is not null and share_per_mille is not null and goods_fen is not null
    and freight_fen is not null and goods_fen + freight_fen > 0))
);
create unique index parcel_claims_one on parcel_claims (parcel_id) where stage not in ('rejected', 'cancelled');
create index parcel_claims_queue on parcel_claims (stage, created_at, id);
create index parcel_claims_shopper on parcel_claims (shopper_id);
create sequence claim_numbers start 60127;

create table claim_files (
  claim_id uuid not null references parcel_claims,
  file_id uuid not null references files,
  slot text not null check (slot in ('box', 'label', 'goods', 'inside', 'paper')),
  position integer not null,
  created_at timestamptz not null,
  primary key (claim_id, file_id)
);
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
create trigger claim_steps_append_only before update or delete on claim_steps for each row execute function refuse_change();
