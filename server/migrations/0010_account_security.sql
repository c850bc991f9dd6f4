-- How an account is guarded, handed over and ended.
alter table shoppers
  add column password_changed_at timestamptz,
  add column email_changed_at timestamptz,
  -- An account that its owner deleted: what the books must keep hangs on it, nothing of the person does.
  add column closed_at timestamptz;

alter table email_links drop constraint email_links_purpose_check;
alter table email_links add check (purpose in ('verify_email', 'reset_password', 'change_email'));

-- Somebody asked for a mail by an address. Whether we know it, only the job looks up: the answer and its time are the same for all.
create table reset_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null check (length(email) between 3 and 254),
  lang text not null check (lang in ('en', 'zh')),
  created_at timestamptz not null
);

-- Every try at a known account, kept 90 days: the owner reads it.
create table login_events (
  id bigint generated always as identity primary key,
  shopper_id uuid not null references shoppers,
  outcome text not null check (outcome in ('succeeded', 'wrong_password', 'wrong_code')),
  user_agent text not null,
  address text not null,
  created_at timestamptz not null
);
create index login_events_newest on login_events (shopper_id, id desc);

-- Wrong tries in a row, by a hashed name for who tried what. Outlives a restart.
create table failed_tries (
  key text primary key,
  tries integer not null check (tries >= 0),
  first_at timestamptz not null,
  last_at timestamptz not null
);

-- A solved challenge counts once.
create table spent_proofs (
  nonce text primary key,
  expires_at timestamptz not null
);

-- Two-step login. The secret has to be readable: the code is computed from it.
create table two_factor (
  shopper_id uuid primary key references shoppers,
  secret text not null check (length(secret) >= 32),
  confirmed_at timestamptz,
  -- The newest 30-second step whose code was used. It only goes up, so that a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

create table recovery_codes (
  shopper_id uuid not null references shoppers,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (shopper_id, code_hash)
);

-- A shopper's own data as a zip, kept 7 days.
create table exports (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  stage text not null default 'making' check (stage in ('making', 'ready', 'expired')),
  lang text not null check (lang in ('en', 'zh')),
  file_id uuid references files,
  bytes bigint not null default 0 check (bytes >= 0),
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((stage = 'ready') = (file_id is not null)),
  check (stage = 'making' or (ready_at is not null and expires_at is not null))
);
create index exports_shopper on exports (shopper_id, created_at desc);
create unique index exports_one_making on exports (shopper_id) where stage = 'making';
