-- What a package under way asks of its shopper, and the papers that the shopper gives.

-- One question at a time: papers for customs, what to do after a failed delivery, or to collect it.
create table parcel_asks (
  id uuid primary key default gen_random_uuid(),
  parcel_id uuid not null references parcels,
  kind text not null check (kind in ('papers', 'delivery', 'collect')),
  -- Null: an update of the carrier asks.
  asked_by uuid references staff,
  -- What staff ask for, as the shopper reads it.
  words text not null default '' check (length(words) <= 500),
  asked_at timestamptz not null,
  answer text,
  note text not null default '' check (length(note) <= 500),
  answered_at timestamptz,
  -- Passed on by staff, or, without them, made obsolete by the progress of the package.
  settled_by uuid references staff,
  settled_at timestamptz,
  check ((answer is null) = (answered_at is null)),
  constraint parcel_asks_answers check (answer is null or (kind, answer) in (('papers', 'papers'),
    ('delivery', 'again'), ('delivery', 'collect'))),
  check (settled_by is null or settled_at is not null)
);
create unique index parcel_asks_open on parcel_asks (parcel_id) where settled_at is null;
create index parcel_asks_parcel on parcel_asks (parcel_id, asked_at);

-- A paper that the shopper added to an ask.
create table parcel_papers (
  file_id uuid primary key references files,
  ask_id uuid not null references parcel_asks,
  -- The name of the file, as the shopper chose it.
  name text not null check (length(name) between 1 and 120),
  created_at timestamptz not null
);
create index parcel_papers_ask on parcel_papers (ask_id, created_at);
create trigger attached before insert or update of file_id on parcel_papers
  for each row execute function check_attached('file_id', 'attachment', '');
