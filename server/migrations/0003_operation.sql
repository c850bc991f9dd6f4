-- What the running shop needs (the type of installation, configuration, jobs, processes) and how staff work:
-- lists, limits and second approvals, imports from another shop.

-- === Installation ===

-- Whether this database is the demo or a real shop: one row, written before anyone can log in. It never
-- changes, because the passwords of a demo are public.
create table installation (
  only_one boolean primary key default true check (only_one),
  kind text not null check (kind in ('demo', 'shop')),
  marked_at timestamptz not null default now()
);

-- The type of an installation never changes.
create function refuse_other_installation() returns trigger language plpgsql as $$
begin
  raise exception 'what an installation is never changes';
end $$;
create trigger installation_stays before update or delete on installation
  for each row execute function refuse_other_installation();

-- When the shop was opened to the public and, after that, whether it is closed for now: one row from the
-- first opening on. A demo is always open.
create table shop_opening (
  only_one boolean primary key default true check (only_one),
  opened_at timestamptz not null,
  opened_by uuid references staff,
  closed_at timestamptz,
  closed_by uuid references staff,
  closed_reason text not null default '' check (char_length(closed_reason) <= 500),
  check (closed_at >= opened_at),
  check ((closed_at is null) = (closed_reason = ''))
);

-- That a shop was opened is never deleted, and a demo cannot be closed.
create function keep_opening() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or exists (select from installation where kind = 'demo') then
    raise exception 'a shop that was open was open, and a demo stays so';
  end if;
  return new;
end $$;
create trigger opening_stays before update or delete on shop_opening
  for each row execute function keep_opening();

-- A step of the set-up that no program can check and that staff therefore confirmed.
create table setup_confirmations (
  step text primary key check (step in ('legal_texts', 'fees')),
  confirmed_at timestamptz not null,
  confirmed_by uuid not null references staff
);

-- A test mail. It is confirmed when the code of its link comes back. The settings of the mail server are
-- stored as a hash, so that other settings need a new test.
create table mail_tests (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  code_hash bytea not null unique,
  settings_hash bytea not null,
  sent_at timestamptz not null,
  sent_by uuid not null references staff,
  confirmed_at timestamptz,
  check (confirmed_at >= sent_at)
);
create index mail_tests_sent on mail_tests (sent_at desc);

-- When the whole database was last backed up, for the alert about missing backups. One row.
create table last_backup (
  only_one boolean primary key default true check (only_one),
  made_at timestamptz not null,
  bytes bigint not null check (bytes >= 0),
  encrypted boolean not null
);

-- === Configuration ===

-- A secret of the installation, sealed.
create table secrets (
  name text primary key,
  value text not null,
  constraint secrets_value_sealed check (is_sealed(value))
);

-- A setting that staff have changed. Without a row the default of the program applies.
create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid references staff
);

-- A number that grows with every change of the configuration. Servers keep the configuration in memory; the
-- statement that reads a session also reads this number and notices that the memory is out of date, whoever
-- made the change.
create table site_version (
  one boolean primary key default true check (one),
  version bigint not null
);

insert into site_version (version) values (1);

-- Runs at the end of the transaction, so that the lock on the number is the last one taken. The notification
-- is for servers that nobody asks at the moment; equal notifications of a transaction are delivered as one.
create function note_site_change() returns trigger language plpgsql as $$
begin
  update site_version set version = version + 1;
  perform pg_notify('longhaul_changes', 'site version');
  return null;
end $$;
create constraint trigger shop_opening_site_version after insert or update or delete on shop_opening
  deferrable initially deferred for each row execute function note_site_change();
create constraint trigger settings_site_version after insert or update or delete on settings
  deferrable initially deferred for each row execute function note_site_change();

-- The hours, in Shanghai, in which orders are reviewed, and the days of the week (0 is Sunday). One row.
-- Holidays and substitute working days are in the next two tables.
create table working_hours (
  only_one boolean primary key default true check (only_one),
  weekdays smallint[] not null check (weekdays <@ '{0,1,2,3,4,5,6}'
    and cardinality(weekdays) between 1 and 7),
  opens_hour smallint not null check (opens_hour between 0 and 23),
  closes_hour smallint not null,
  changed_at timestamptz not null,
  changed_by uuid references staff,
  check (closes_hour between 1 and 24 and closes_hour > opens_hour)
);
create constraint trigger working_hours_site_version after insert or update or delete on working_hours
  deferrable initially deferred for each row execute function note_site_change();

-- A holiday of one or more days. Holidays cannot overlap.
create table days_off (
  first_day date primary key,
  last_day date not null,
  constraint days_off_daterange_excl exclude using gist (daterange(first_day, last_day, '[]') with &&),
  check (last_day between first_day and first_day + 60)
);

-- A day that would be free and is worked in exchange for a holiday.
create table days_worked (
  day date primary key
);

-- === Requests ===

-- The reply to a write request, for when its key is sent again.
create table idempotency_keys (
  owner text not null,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (owner, route, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The calls counted under one key until the limit resets.
create table rate_limits (
  key text primary key,
  hits integer not null check (hits > 0),
  resets_at timestamptz not null
);

-- === Jobs and processes ===

-- One run of a job. The queue itself keeps only what failed.
create table job_runs (
  id bigint generated always as identity primary key,
  name text not null,
  -- The queue's id; the attempts at one job share it.
  job_id text not null,
  started_at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  -- Why it failed; null if it succeeded.
  error text check (length(error) <= 2000),
  -- The request or the scheduled job that caused it: the id in the logs and in x-request-id. It has no check,
  -- because the values are our own.
  cause text
);
create index job_runs_name on job_runs (name, id desc);
create index job_runs_started on job_runs (started_at);
create index job_runs_failed on job_runs (id desc) where error is not null;

-- A worker of the job queue, under the name with which it locks jobs. If it has not been seen for a while,
-- its jobs are given to others. Times are those of the database, because the clocks of machines differ.
create table job_workers (
  id text primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- A process of the shop. It writes its row every ten seconds and deletes it when it ends; a row that is not
-- updated belongs to a process that was killed or cannot reach the database.
create table processes (
  id uuid primary key,
  role text not null check (role in ('both', 'web', 'worker')),
  version text not null check (length(version) <= 100),
  host text not null check (length(host) <= 255),
  pid integer not null check (pid > 0),
  -- How many migrations its program knows.
  migrations integer not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- The longest delay of the event loop since the last update.
  held_up_ms integer not null check (held_up_ms >= 0),
  connections integer not null check (connections >= 0),
  -- Calls that wait for a connection.
  waiting integer not null check (waiting >= 0),
  memory_mb integer not null check (memory_mb >= 0),
  out_of_order text[] not null
);

-- === Lists and work in hand ===

-- A saved view of a list: filters and order.
create table list_views (
  id uuid primary key default gen_random_uuid(),
  list text not null,
  staff_id uuid not null references staff,
  name text not null check (length(name) between 1 and 60),
  shared boolean not null,
  query jsonb not null,
  created_at timestamptz not null
);
create unique index list_views_name on list_views (staff_id, list, lower(name));
create index list_views_shared on list_views (list) where shared;

-- How a member of staff sees a list.
create table list_layouts (
  staff_id uuid not null references staff,
  list text not null,
  -- In the order of the screen; null: the default columns.
  columns text[],
  density text not null check (density in ('normal', 'compact')),
  default_view uuid references list_views on delete set null,
  primary key (staff_id, list)
);

-- Who is working on something: a courtesy among colleagues that expires by itself and prevents nobody from
-- acting.
create table work_holds (
  subject_kind text not null check (length(subject_kind) between 1 and 40),
  subject_id uuid not null,
  staff_id uuid not null references staff,
  taken_at timestamptz not null,
  until_at timestamptz not null,
  primary key (subject_kind, subject_id),
  check (until_at > taken_at)
);
create index work_holds_until on work_holds (until_at);

-- === Limits and second approvals ===

-- An act of a member of staff that creates, multiplies or releases value. Limits per person and day are
-- summed from these rows (domain/src/policy/acts.ts). Append-only.
create table value_acts (
  id bigint generated always as identity primary key,
  act text not null,
  -- Who took the last step, and the other person if there were two.
  staff_id uuid not null references staff,
  with_id uuid references staff,
  amount_fen bigint not null default 0 check (amount_fen >= 0),
  shopper_id uuid references shoppers,
  subject_kind text not null,
  subject_id text not null,
  created_at timestamptz not null,
  check (with_id <> staff_id)
);
create index value_acts_person on value_acts (staff_id, act, created_at);
create index value_acts_newest on value_acts (created_at);
create index value_acts_shopper on value_acts (shopper_id, staff_id) where shopper_id is not null;
create trigger value_acts_append_only before update or delete on value_acts
  for each row execute function refuse_change();
create trigger value_acts_not_emptied before truncate on value_acts
  for each statement execute function refuse_change();

-- A call with its input that waits for a second person.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  act text not null,
  call text not null,
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  subject text not null default '',
  -- What it would have changed when it was proposed.
  effect jsonb not null check (jsonb_typeof(effect) = 'object'),
  reason text not null check (length(reason) between 1 and 500),
  stage text not null check (stage in ('waiting', 'approved', 'done', 'rejected', 'lapsed', 'failed')),
  stage_at timestamptz not null,
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  note text not null default '',
  due_at timestamptz,
  check (expires_at > asked_at),
  check ((stage in ('approved', 'done', 'rejected')) <= (decided_by is not null)),
  -- Nobody approves their own proposal, unless the shop has no independent second person and 24 hours have
  -- passed.
  check (stage not in ('approved', 'done') or decided_by <> asked_by
    or decided_at >= asked_at + interval '24 hours')
);
create index proposals_open on proposals (stage, due_at) where stage in ('waiting', 'approved');
create index proposals_newest on proposals (asked_at desc, id desc);
create index proposals_asked_by on proposals (asked_by);

-- A limit of the shop that replaces a default of the program.
create table policy_limits (
  act text not null,
  name text not null,
  value bigint not null check (value >= 0),
  changed_at timestamptz not null,
  primary key (act, name)
);

-- === Imports from another shop ===

-- A file imported from the spreadsheets of an agency: shoppers with balances, open orders, or goods on the
-- shelf. Each file is imported once.
create table data_imports (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('shoppers', 'orders', 'shelf')),
  content_hash bytea not null check (length(content_hash) = 32),
  stage text not null check (stage in ('waiting', 'running', 'done', 'rejected')),
  row_count integer not null check (row_count between 1 and 5000),
  -- The sum of its opening entries.
  total_fen bigint not null check (total_fen >= 0),
  two_people boolean not null,
  asked_by uuid not null references staff,
  decided_by uuid references staff,
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- When its shoppers were mailed how to set a password.
  invited_at timestamptz,
  check ((stage in ('done', 'rejected')) = (ended_at is not null)),
  constraint data_imports_two_people check (not two_people or stage in ('waiting', 'rejected')
    or (decided_by is not null and decided_by <> asked_by)),
  check (invited_at is null or (kind = 'shoppers' and stage = 'done'))
);
create unique index data_imports_file on data_imports (content_hash) where stage <> 'rejected';
create index data_imports_newest on data_imports (created_at desc, id desc);
create index data_imports_asked on data_imports (asked_by, created_at);

-- A row of such a file. A job imports it once.
create table data_import_rows (
  id uuid primary key default gen_random_uuid(),
  data_import_id uuid not null references data_imports,
  kind text not null check (kind in ('shoppers', 'orders', 'shelf')),
  row integer not null check (row > 1),
  -- Identifies the row among all of its kind: the SHA-256 of the shopper's address, or of its number in the
  -- spreadsheet.
  key_hash bytea not null check (length(key_hash) = 32),
  fen bigint not null check (fen >= 0),
  -- The content of the row until it is imported.
  data jsonb,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'brought', 'refused')),
  -- Why it was refused: a reason of domain/src/refusals.ts.
  reason text not null default '',
  -- What it became: the shopper, the item of an order, the goods.
  subject_id uuid,
  -- The row created the account, which has no known password yet.
  is_new_account boolean not null default false,
  unique (data_import_id, row),
  check ((outcome = 'waiting') = (data is not null)),
  check ((outcome = 'brought') = (subject_id is not null)),
  check ((outcome = 'refused') = (reason <> ''))
);
create unique index data_import_rows_once on data_import_rows (kind, key_hash) where outcome <> 'refused';
create index data_import_rows_waiting on data_import_rows (data_import_id, row) where outcome = 'waiting';
create index data_import_rows_subject on data_import_rows (subject_id)
  where kind = 'shoppers' and outcome = 'brought';
