-- A token may also act, within two ceilings: what it may then do is in `act_scopes`, and `scopes` is empty, so that the
-- version before goes on reading the tokens that it knows. A ceiling of 0 means: ask the shopper every time.
alter table read_tokens add column act_scopes text[] not null default '{}';
alter table read_tokens add column per_act_fen bigint not null default 0;
alter table read_tokens add column per_day_fen bigint not null default 0;
alter table read_tokens drop constraint read_tokens_scopes_check;
alter table read_tokens add constraint read_tokens_scopes_check
  check (cardinality(scopes) <= 5 and scopes <@ array['orders', 'warehouse', 'parcels', 'funds', 'messages']) not valid;
alter table read_tokens add constraint read_tokens_act_scopes_check
  check (cardinality(act_scopes) <= 12 and act_scopes <@ array['cart:read', 'cart:write', 'orders:read',
    'orders:write', 'payments:write', 'answers:write', 'stock:read', 'parcels:read', 'parcels:write', 'funds:read',
    'messages:read', 'addresses:read']) not valid;
alter table read_tokens add constraint read_tokens_one_kind
  check ((cardinality(scopes) = 0) <> (cardinality(act_scopes) = 0)) not valid;
alter table read_tokens add constraint read_tokens_ceilings
  check (per_act_fen between 0 and 100000000 and per_day_fen between 0 and 100000000
    and (cardinality(act_scopes) > 0 or (per_act_fen = 0 and per_day_fen = 0))) not valid;

-- What a program did with a token that acts, and what it cost. Written in the transaction of the act, never changed. The
-- token may be gone: a revoked one is deleted.
create table grant_acts (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  token_id uuid not null,
  token_name text not null check (length(token_name) between 1 and 60),
  route text not null check (length(route) between 5 and 100),
  subject_kind text not null default '' check (subject_kind in ('', 'order', 'parcel', 'payment', 'order_item')),
  subject_id text not null default '' check (length(subject_id) <= 60),
  amount_fen bigint not null check (amount_fen >= 0),
  -- Whether the shopper was asked first.
  outcome text not null check (outcome in ('done', 'approved')),
  request_id text not null check (length(request_id) between 1 and 100),
  -- The day in Shanghai whose ceiling it counts against.
  day date not null,
  created_at timestamptz not null
);
create index grant_acts_day on grant_acts (token_id, day) where amount_fen > 0;
create index grant_acts_token on grant_acts (shopper_id, token_id, created_at desc);
create index grant_acts_age on grant_acts (created_at);

-- What a program wanted to do that only the shopper decides. What is performed is `params` and `body`, exactly; `picture` is
-- what the shopper is shown, in our own words.
create table approvals (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  token_id uuid not null,
  token_name text not null check (length(token_name) between 1 and 60),
  route text not null check (length(route) between 5 and 100),
  -- The attempt that it answers: a repeat of the key finds it again.
  attempt text not null check (length(attempt) <= 300),
  idempotency_key text not null check (length(idempotency_key) between 1 and 255),
  body_hash bytea not null check (length(body_hash) = 32),
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  why text[] not null check (cardinality(why) between 1 and 6 and why <@ array['above_act', 'above_day', 'terms',
    'new_address', 'restricted', 'declared_value']),
  picture jsonb not null check (jsonb_typeof(picture) = 'object'),
  -- Everything that the act is about, which may be more than is shown: what has changed since is not performed.
  about_hash bytea not null check (length(about_hash) = 32),
  amount_fen bigint not null check (amount_fen >= 0),
  state text not null check (state in ('waiting', 'approved', 'declined')),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  decided_at timestamptz,
  unique (shopper_id, attempt, idempotency_key),
  check ((state = 'waiting') = (decided_at is null))
);
create index approvals_shopper on approvals (shopper_id, created_at desc);
create index approvals_end on approvals (ends_at);
