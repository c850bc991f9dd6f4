-- Programs that shoppers connect by OAuth. What they may do is a token like any other, renewed every hour by a second
-- secret, which is replaced at each use.
alter table read_tokens
  -- The program that the shopper connected, and the host that received the answer; empty for a personal token.
  add column client_id text not null default '',
  add column client_host text not null default '',
  -- When the value in `token_hash` ends; null for a personal token, whose value lives as long as the token.
  add column access_ends_at timestamptz,
  add column refresh_hash bytea,
  -- The secret before: whoever still uses it has copied it.
  add column spent_refresh_hash bytea;
alter table read_tokens
  add constraint read_tokens_client check (length(client_id) <= 1000 and length(client_host) <= 260) not valid,
  add constraint read_tokens_hashes check (length(refresh_hash) = 32 and length(spent_refresh_hash) = 32) not valid,
  add constraint read_tokens_connected check (case when client_id = ''
    then client_host = '' and access_ends_at is null and refresh_hash is null and spent_refresh_hash is null
    else client_host <> '' and access_ends_at is not null and refresh_hash is not null and cardinality(act_scopes) > 0
    end) not valid;
-- lock: a table of a few tokens per shopper, whose indexes are empty at first: no row has these values yet.
create unique index read_tokens_refresh on read_tokens (refresh_hash) where refresh_hash is not null;
create index read_tokens_spent_refresh on read_tokens (spent_refresh_hash) where spent_refresh_hash is not null;
create index read_tokens_client on read_tokens (client_id) where client_id <> '';

-- Programs that have registered themselves, because they have no document of their own that describes them.
create table oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 60),
  redirect_uris text[] not null check (cardinality(redirect_uris) between 1 and 10),
  created_at timestamptz not null,
  -- When a shopper last connected it; null: never.
  connected_at timestamptz
);
create index oauth_clients_age on oauth_clients (created_at);

-- What a shopper has allowed and the program has not fetched yet: valid once, for a minute. Kept for a day, so that a
-- second use is noticed.
create table oauth_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  shopper_id uuid not null references shoppers,
  session_id uuid not null references sessions,
  client_id text not null check (length(client_id) between 1 and 1000),
  client_name text not null check (length(client_name) between 1 and 60),
  client_host text not null check (length(client_host) between 1 and 260),
  redirect_uri text not null check (length(redirect_uri) between 1 and 1000),
  resource text not null check (length(resource) between 1 and 1000),
  challenge text not null check (challenge ~ '^[A-Za-z0-9_-]{43}$'),
  act_scopes text[] not null check (cardinality(act_scopes) between 1 and 12 and act_scopes <@ array['cart:read',
    'cart:write', 'orders:read', 'orders:write', 'payments:write', 'answers:write', 'stock:read', 'parcels:read',
    'parcels:write', 'funds:read', 'messages:read', 'addresses:read']),
  per_act_fen bigint not null check (per_act_fen between 0 and 100000000),
  per_day_fen bigint not null check (per_day_fen between 0 and 100000000),
  -- For how long the program stays connected.
  days int not null check (days between 1 and 365),
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  -- The token that was made from it; null until then.
  token_id uuid
);
create index oauth_codes_shopper on oauth_codes (shopper_id);
create index oauth_codes_end on oauth_codes (ends_at);

-- What ends the tokens of a shopper also ends what would become one.
create or replace function revoke_read_tokens() returns trigger language plpgsql as $$
begin
  delete from oauth_codes where shopper_id = new.id;
  delete from read_tokens where shopper_id = new.id;
  return null;
end $$;
