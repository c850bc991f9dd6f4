-- A payment for orders, a parcel or supplements. Through a provider it waits for its recharge: one way to pay, one way back.
create table payments (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  method text not null,
  stage text not null check (stage in ('created', 'succeeded', 'failed', 'expired')),
  stage_at timestamptz not null,
  total_fen bigint not null check (total_fen > 0),
  order_ids uuid[] not null default '{}',
  parcel_id uuid,
  supplement_ids uuid[] not null default '{}',
  failure text not null default '',
  created_at timestamptz not null
);
create index payments_shopper on payments (shopper_id, created_at desc);

-- Money in through providers.
create table recharges (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  provider text not null,
  stage text not null check (stage in ('created', 'succeeded', 'failed', 'expired')),
  stage_at timestamptz not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In minor units of the currency.
  pay_minor bigint not null check (pay_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  credit_fen bigint not null check (credit_fen > 0),
  rate_nanos bigint not null check (rate_nanos > 0),
  rate_quoted_on date not null,
  margin_per_mille integer not null check (margin_per_mille between 0 and 500),
  provider_ref text unique,
  provider_url text not null default '',
  -- The payment that waits for it; null for a plain recharge.
  payment_id uuid unique references payments,
  failure text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  succeeded_at timestamptz,
  check ((stage = 'succeeded') = (succeeded_at is not null))
);
create index recharges_newest on recharges (shopper_id, created_at desc, id desc);

-- What providers told us, raw and in full, once each.
create table webhook_events (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  body text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text not null default '',
  unique (provider, event_id)
);

-- The sandbox provider's own books (demo mode and tests): another company's table, as it were.
create table sandbox_checkouts (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  currency text not null,
  amount_minor bigint not null,
  notify_url text not null,
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'declined')),
  created_at timestamptz not null
);
