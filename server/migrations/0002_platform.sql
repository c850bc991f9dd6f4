-- What every feature leans on: repeats, files, mail, messages, configuration, limits.
create table secrets (
  name text primary key,
  value bytea not null
);

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

create table rate_limits (
  key text primary key,
  hits integer not null check (hits > 0),
  resets_at timestamptz not null
);

create table settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  updated_by uuid references staff
);

create table files (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid references shoppers,
  staff_id uuid references staff,
  kind text not null check (kind in ('avatar', 'product', 'inspection', 'packing', 'review', 'receipt', 'attachment', 'document')),
  media_type text not null,
  bytes integer not null check (bytes > 0),
  width integer,
  height integer,
  sha256 bytea not null,
  created_at timestamptz not null
);
create index files_shopper on files (shopper_id, created_at);

create table mails (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid references shoppers,
  recipient text not null,
  lang text not null check (lang in ('en', 'zh')),
  template text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null
);
create index mails_newest on mails (created_at desc, id desc);

-- The inbox keeps what happened, not a sentence: the text is made in the reader's language when it is read.
create table messages (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  kind text not null,
  args jsonb not null,
  subject_kind text not null check (subject_kind in ('order', 'parcel', 'stock_item', 'inbound', 'funds', 'account')),
  subject_id text not null,
  read_at timestamptz,
  created_at timestamptz not null
);
create index messages_newest on messages (shopper_id, created_at desc, id desc);
create index messages_unread on messages (shopper_id) where read_at is null;
