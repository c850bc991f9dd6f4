-- What an agency that worked with spreadsheets brings along: a file of shoppers with their balances, of open orders, of goods on the shelf. Each file once, each row of it once, by a job.
create table takeovers (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('shoppers', 'orders', 'shelf')),
  -- SHA-256 of the file.
  content_hash bytea not null check (length(content_hash) = 32),
  stage text not null check (stage in ('waiting', 'running', 'done', 'rejected')),
  row_count integer not null check (row_count between 1 and 5000),
  -- What its opening entries come to.
  total_fen bigint not null check (total_fen >= 0),
  two_people boolean not null,
  asked_by uuid not null references staff,
  decided_by uuid references staff,
  request_id text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Since when its shoppers have been mailed how to set a password.
  invited_at timestamptz,
  constraint takeovers_two_people check (
    not two_people or stage in ('waiting', 'rejected') or (decided_by is not null and decided_by <> asked_by)),
  check ((stage in ('done', 'rejected')) = (ended_at is not null)),
  check (invited_at is null or (kind = 'shoppers' and stage = 'done'))
);
create unique index takeovers_file on takeovers (content_hash) where stage <> 'rejected';
create index takeovers_newest on takeovers (created_at desc, id desc);
create index takeovers_asked on takeovers (asked_by, created_at);

create table takeover_rows (
  id uuid primary key default gen_random_uuid(),
  takeover_id uuid not null references takeovers,
  kind text not null check (kind in ('shoppers', 'orders', 'shelf')),
  row integer not null check (row > 1),
  -- Tells a row from every other of its kind: of the shopper's address, or of the number that it had in the spreadsheet, only the SHA-256 is kept.
  key_hash bytea not null check (length(key_hash) = 32),
  fen bigint not null check (fen >= 0),
  -- What the row says, until it is brought: afterwards it stands where everything of its shopper stands.
  data jsonb,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'brought', 'refused')),
  -- Why it was refused: a reason of domain/src/refusals.ts.
  reason text not null default '',
  -- What became of it: the shopper, the item of an order, the goods.
  subject_id uuid,
  -- The account was made by it, and has no password that anybody knows.
  is_new_account boolean not null default false,
  unique (takeover_id, row),
  check ((outcome = 'waiting') = (data is not null)),
  check ((outcome = 'brought') = (subject_id is not null)),
  check ((outcome = 'refused') = (reason <> ''))
);
create unique index takeover_rows_once on takeover_rows (kind, key_hash) where outcome <> 'refused';
create index takeover_rows_waiting on takeover_rows (takeover_id, row) where outcome = 'waiting';
create index takeover_rows_subject on takeover_rows (subject_id) where kind = 'shoppers' and outcome = 'brought';

-- The opening entry of a row is about the row.
alter table ledger_transactions drop constraint ledger_transactions_subject_kind_check;
alter table ledger_transactions add constraint ledger_transactions_subject_kind_check check (subject_kind in (
  'order_item', 'parcel', 'recharge', 'remittance', 'withdrawal', 'stock_item', 'refund_case', 'adjustment', 'plan', 'takeover_row'));
