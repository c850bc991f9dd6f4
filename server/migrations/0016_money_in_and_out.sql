-- Providers are asked outside any transaction: what they are asked, and asked again, is read from the recharge.
alter table recharges
  -- The language of the provider's page. A provider that is asked again must be asked the very same.
  add column lang text not null default 'en' check (lang in ('en', 'zh')),
  -- The provider's own number of the payment (an intent, a capture, a trade), by which it gives money back.
  add column payment_ref text;
alter table recharges alter column lang drop default;
create index recharges_payment_ref on recharges (provider, payment_ref) where payment_ref is not null;

-- The sandbox, asked twice for the same, has one checkout of it.
create unique index sandbox_checkouts_reference on sandbox_checkouts (reference);
alter table sandbox_checkouts add column decided_at timestamptz;
-- What the sandbox gave back, once for each key.
create table sandbox_refunds (
  key text primary key,
  checkout_id uuid not null references sandbox_checkouts,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);

-- Money out: set aside when it is asked for, then paid to where it came from, and by hand as far as that does not reach.
create sequence withdrawal_numbers start 40213;
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('requested', 'paying', 'paid', 'rejected')),
  stage_at timestamptz not null,
  amount_fen bigint not null check (amount_fen > 0),
  -- What is still set aside for it. Proved against the ledger by the books check.
  withdrawing_fen bigint not null check (withdrawing_fen between 0 and amount_fen),
  -- What no provider takes back: it goes by hand to where the shopper said.
  by_hand_fen bigint not null check (by_hand_fen between 0 and amount_fen),
  payout_method text check (payout_method in ('bank_transfer', 'paypal', 'alipay')),
  payout_name text not null default '' check (length(payout_name) <= 100),
  payout_account text not null default '' check (length(payout_account) <= 100),
  payout_details text not null default '' check (length(payout_details) <= 500),
  by_hand_reference text not null default '',
  by_hand_at timestamptz,
  reason text not null default '',
  decided_by uuid references staff,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((by_hand_at is null) = (by_hand_reference = ''))
);
create index withdrawals_newest on withdrawals (shopper_id, created_at desc, id desc);
create index withdrawals_open on withdrawals (created_at) where stage in ('requested', 'paying');

-- What went back through a provider: as part of a withdrawal, or without us, by its own staff or by a dispute.
create table recharge_refunds (
  -- Also the key that the provider is asked with.
  id uuid primary key default gen_random_uuid(),
  recharge_id uuid not null references recharges,
  withdrawal_id uuid references withdrawals,
  -- Tells refunds apart in the books.
  step integer generated always as identity,
  stage text not null check (stage in ('waiting', 'done', 'refused', 'undone')),
  stage_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- Of it, the provider's fee, which never was the shopper's.
  fee_minor bigint not null default 0 check (fee_minor between 0 and amount_minor),
  amount_fen bigint not null check (amount_fen >= 0),
  -- Of what went back without us, what the balance did not hold any more.
  short_fen bigint not null default 0 check (short_fen between 0 and amount_fen),
  provider_ref text,
  failure text not null default '',
  created_at timestamptz not null,
  unique (recharge_id, provider_ref)
);
create index recharge_refunds_withdrawal on recharge_refunds (withdrawal_id) where withdrawal_id is not null;

-- Money in by Western Union or bank transfer, which finance sees arrive.
create sequence remittance_numbers start 50119;
create table remittances (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  method text not null check (method in ('western_union', 'bank_transfer')),
  stage text not null check (stage in ('submitted', 'credited', 'rejected')),
  stage_at timestamptz not null,
  -- What the shopper says: who sent how much, from where, when.
  sender_first_name text not null check (length(sender_first_name) between 1 and 100),
  sender_last_name text not null check (length(sender_last_name) between 1 and 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sent_minor bigint not null check (sent_minor > 0),
  sent_on date not null,
  -- Who knows a control number can collect the money: it is kept sealed, told by its last four digits, and compared by its hash.
  mtcn_sealed text,
  mtcn_hash bytea,
  mtcn_end text not null default '' check (mtcn_end ~ '^(\d{4})?$'),
  bank_reference text not null default '' check (length(bank_reference) <= 100),
  receipt_file_id uuid references files,
  note text not null default '' check (length(note) <= 500),
  -- What finance saw arrive, and what it was worth.
  received_currency text check (received_currency ~ '^[A-Z]{3}$'),
  received_minor bigint check (received_minor > 0),
  credit_fen bigint check (credit_fen > 0),
  rate_nanos bigint check (rate_nanos > 0),
  rate_quoted_on date,
  margin_per_mille integer check (margin_per_mille between 0 and 500),
  reason text not null default '',
  decided_by uuid references staff,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((stage = 'credited') = (credit_fen is not null)),
  check ((stage = 'submitted') = (decided_at is null))
);
create index remittances_newest on remittances (shopper_id, created_at desc, id desc);
create index remittances_waiting on remittances (created_at) where stage = 'submitted';
create unique index remittances_mtcn on remittances (mtcn_hash) where stage <> 'rejected' and mtcn_hash is not null;

-- Each day what each provider says against what the books say, and where the two differ, until somebody settled it.
create table reconciliations (
  provider text not null,
  day date not null,
  movements integer not null check (movements >= 0),
  checked_at timestamptz not null,
  primary key (provider, day)
);
create table reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  day date not null,
  kind text not null check (kind in ('not_in_books', 'not_at_provider', 'amount_differs', 'found_late', 'short')),
  -- The provider's number of the movement, or ours where it knows none.
  ref text not null,
  recharge_id uuid references recharges,
  currency text not null,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references staff,
  note text not null default '' check (length(note) <= 500),
  check ((settled_at is null) = (settled_by is null)),
  unique (provider, kind, ref)
);
create index reconciliation_differences_open on reconciliation_differences (found_at) where settled_at is null;
