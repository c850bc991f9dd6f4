-- A count of one shelf: a clerk scans the label of everything that lies on it.
create table shelf_counts (
  id uuid primary key default gen_random_uuid(),
  warehouse_id text not null references warehouses,
  shelf text not null check (length(shelf) between 1 and 20),
  begun_by uuid not null references staff,
  -- Who counts now: a colleague may go on with a count that was left.
  counted_by uuid not null references staff,
  begun_at timestamptz not null,
  -- When the shelf was scanned by the clock of the station, which may have waited for its network. What
  -- happened to goods since is no difference.
  since timestamptz not null check (since <= begun_at),
  active_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references staff,
  -- Things that lay where the books said, and things that something happened to while the count ran.
  found integer check (found >= 0),
  excused integer check (excused >= 0),
  cancelled_at timestamptz,
  cancelled_by uuid references staff,
  check (ended_at is null or cancelled_at is null),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (found is null)),
  check ((ended_at is null) = (excused is null)),
  check ((cancelled_at is null) = (cancelled_by is null))
);
-- Two clerks never count one shelf at once.
create unique index shelf_counts_one_open on shelf_counts (warehouse_id, shelf)
  where ended_at is null and cancelled_at is null;
create index shelf_counts_last on shelf_counts (warehouse_id, shelf, ended_at desc) where ended_at is not null;
create index shelf_counts_ended on shelf_counts (ended_at desc) where ended_at is not null;

-- What lay on the shelf by the books when the count began.
create table shelf_count_things (
  count_id uuid not null references shelf_counts on delete cascade,
  stock_item_id uuid not null references stock_items,
  primary key (count_id, stock_item_id)
);
create index shelf_count_things_stock on shelf_count_things (stock_item_id);

-- Each label counts once.
create table shelf_count_scans (
  count_id uuid not null references shelf_counts on delete cascade,
  stock_item_id uuid not null references stock_items,
  piece integer not null check (piece between 1 and 999),
  scanned_by uuid not null references staff,
  scanned_at timestamptz not null,
  primary key (count_id, stock_item_id, piece)
);
create index shelf_count_scans_stock on shelf_count_scans (stock_item_id);

-- What a count found other than the books have it, for a second person to decide.
create table count_differences (
  id uuid primary key default gen_random_uuid(),
  count_id uuid not null references shelf_counts,
  stock_item_id uuid not null references stock_items,
  kind text not null check (kind in ('missing', 'unlabelled', 'elsewhere', 'other_warehouse', 'moving',
    'gone')),
  -- Where the books had it when the count ended.
  books_warehouse_id text not null references warehouses,
  books_shelf text not null,
  pieces integer not null check (pieces > 0),
  found_pieces integer not null check (found_pieces >= 0),
  created_at timestamptz not null,
  decision text check (decision in ('here', 'put_back', 'found', 'again', 'lost', 'settled')),
  cause text check (cause in ('searched', 'wrong_package', 'damaged', 'theft')),
  note text not null default '' check (length(note) <= 500),
  -- Null if a later count settled it.
  decided_by uuid references staff,
  decided_at timestamptz,
  unique (count_id, stock_item_id),
  check ((decision is null) = (decided_at is null)),
  check ((decision = 'lost') is not true or cause is not null),
  check (cause is null or decision = 'lost'),
  check ((decision is null or decision = 'settled') = (decided_by is null))
);
-- A thing waits for one decision at a time.
create unique index count_differences_one_open on count_differences (stock_item_id) where decided_at is null;
create index count_differences_list on count_differences (created_at desc, id desc);
create index count_differences_stock on count_differences (stock_item_id, created_at);
