-- Labels printed for things without one. Each is used once.
create table found_labels (
  number integer generated always as identity primary key,
  warehouse_id text references warehouses,
  printed_by uuid not null references staff,
  printed_at timestamptz not null
);
create index found_labels_warehouse on found_labels (warehouse_id);
create index found_labels_printed_by on found_labels (printed_by);

-- A thing without a label that a count found. It waits for somebody to say what it is.
create table found_things (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique references found_labels (number),
  count_id uuid not null references shelf_counts,
  -- What it looks like, in words that anybody may read if it is kept as unclaimed.
  look text not null check (length(look) between 1 and 200),
  pieces integer not null check (pieces between 1 and 999),
  file_id uuid unique references files,
  told_by uuid not null references staff,
  told_at timestamptz not null,
  decision text check (decision in ('is_stock', 'unclaimed')),
  stock_item_id uuid references stock_items,
  -- Where the books had the goods as which it was recognised.
  was_shelf text not null default '',
  -- It was treated as lost, so the loss was taken back.
  was_lost boolean not null default false,
  unclaimed_id uuid unique references unclaimed_parcels,
  note text not null default '' check (length(note) <= 500),
  decided_by uuid references staff,
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decided_by is null)),
  check ((decision is not distinct from 'is_stock') = (stock_item_id is not null)),
  check ((decision is not distinct from 'unclaimed') = (unclaimed_id is not null))
);
create index found_things_list on found_things (told_at desc, id desc);
create index found_things_count on found_things (count_id);
create index found_things_stock on found_things (stock_item_id);
create index found_things_told_by on found_things (told_by);
create index found_things_decided_by on found_things (decided_by);
create trigger attached before insert or update of file_id on found_things
  for each row execute function check_attached('file_id', 'inspection', '');
-- What was not in a package that came back is decided like what a count misses.
alter table count_differences add column parcel_id uuid references parcels;
-- Who told it, where no count or load says so.
alter table count_differences add column told_by uuid references staff;
-- lock: a table of some thousand rows
create index count_differences_parcel on count_differences (parcel_id) where parcel_id is not null;
-- lock: a table of some thousand rows
create index count_differences_told_by on count_differences (told_by) where told_by is not null;
alter table count_differences drop constraint count_differences_of;
alter table count_differences add constraint count_differences_of
  check (num_nonnulls(count_id, load_id, parcel_id) = 1 and (parcel_id is null) = (told_by is null)) not valid;
alter table count_differences drop constraint count_differences_kind_check;
alter table count_differences add constraint count_differences_kind_check
  check (kind in ('missing', 'unlabelled', 'elsewhere', 'other_warehouse', 'moving', 'gone', 'not_arrived',
    'not_returned')) not valid;
