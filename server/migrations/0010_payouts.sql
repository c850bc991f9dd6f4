-- Money out, money that arrives outside the providers, corrections, and the comparison with what others bill.

-- === Withdrawals and refunds through providers ===

create sequence withdrawal_numbers start 40213;

-- Money out: put on hold when requested, then refunded through the providers it came from, and by hand as far
-- as that does not suffice.
create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('requested', 'paying', 'paid', 'rejected', 'cancelled')),
  stage_at timestamptz not null,
  amount_fen bigint not null check (amount_fen > 0),
  -- What is still on hold for it. The check of the books compares it with the ledger.
  withdrawing_fen bigint not null,
  -- What no provider can refund: staff pay it to where the shopper asked.
  by_hand_fen bigint not null,
  -- One of PAYOUT_METHODS (domain/src/funds/withdrawal.ts). The check only excludes nonsense, so that a new
  -- method needs no migration.
  payout_method text check (payout_method ~ '^[a-z][a-z0-9_]{1,39}$'),
  payout_name text not null default '' check (length(payout_name) <= 100),
  payout_account text not null default '' check (length(payout_account) <= 100),
  payout_details text not null default '' check (length(payout_details) <= 500),
  by_hand_reference text not null default '',
  by_hand_at timestamptz,
  reason text not null default '',
  decided_by uuid references staff,
  decided_at timestamptz,
  created_at timestamptz not null,
  approved_by uuid references staff,
  approved_at timestamptz,
  constraint withdrawals_approved check ((approved_by is null) = (approved_at is null)),
  check (withdrawing_fen between 0 and amount_fen),
  -- Two people only count as such if they are different.
  constraint withdrawals_two_people check (stage not in ('paying', 'paid') or approved_by is null
    or decided_by is distinct from approved_by),
  check (by_hand_fen between 0 and amount_fen),
  check ((by_hand_at is null) = (by_hand_reference = ''))
);
create index withdrawals_newest on withdrawals (shopper_id, created_at desc, id desc);
create index withdrawals_open on withdrawals (created_at) where stage in ('requested', 'paying');
create index withdrawals_list on withdrawals (created_at, id);
create index withdrawals_amount on withdrawals (amount_fen, id);
create index withdrawals_list_stage on withdrawals (stage, created_at, id);
create index withdrawals_number_begins on withdrawals (number text_pattern_ops);

-- A refund of a recharge: as part of a withdrawal, or made without us, by the provider's staff or in a
-- dispute. Its id is the idempotency key at the provider.
create table recharge_refunds (
  id uuid primary key default gen_random_uuid(),
  recharge_id uuid not null references recharges,
  withdrawal_id uuid references withdrawals,
  -- Distinguishes the refunds of a recharge in the ledger.
  step integer generated always as identity,
  stage text not null check (stage in ('waiting', 'done', 'refused', 'undone')),
  stage_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- The part that is the provider's fee, which was never credited to the shopper.
  fee_minor bigint not null default 0,
  amount_fen bigint not null check (amount_fen >= 0),
  -- Of a refund made without us: what the balance no longer held.
  short_fen bigint not null default 0,
  provider_ref text,
  failure text not null default '',
  created_at timestamptz not null,
  -- What went beyond the amount that was credited; the shopper owes it.
  excess_fen bigint not null default 0,
  -- A dispute holds withdrawals until it is decided.
  is_dispute boolean not null default false,
  decided_at timestamptz,
  -- When the provider was first asked for it.
  asked_at timestamptz,
  unique (recharge_id, provider_ref),
  check (fee_minor between 0 and amount_minor),
  constraint recharge_refunds_decided check (decided_at is null or is_dispute),
  constraint recharge_refunds_dispute check (not is_dispute or withdrawal_id is null),
  constraint recharge_refunds_excess check (excess_fen between 0 and amount_fen
    and (excess_fen = 0 or withdrawal_id is null)),
  check (short_fen between 0 and amount_fen)
);
create index recharge_refunds_withdrawal on recharge_refunds (withdrawal_id) where withdrawal_id is not null;
create index recharge_refunds_disputes on recharge_refunds (recharge_id)
  where is_dispute and stage = 'done' and decided_at is null;

-- No refund of ours exceeds what the recharge brought, however many are made at once.
create function refuse_refund_beyond_credit() returns trigger language plpgsql as $$
declare
  source recharges;
  back_fen bigint;
  back_minor bigint;
begin
  select * into source from recharges where id = new.recharge_id for no key update;
  select coalesce(sum(amount_fen), 0), coalesce(sum(amount_minor - fee_minor), 0) into back_fen, back_minor
    from recharge_refunds where recharge_id = new.recharge_id and stage in ('waiting', 'done')
      and id <> new.id;
  if source.stage <> 'succeeded' or back_fen + new.amount_fen > source.credit_fen
    or back_minor + new.amount_minor - new.fee_minor > source.pay_minor - source.fee_minor then
    raise exception 'recharge % does not give back more than it brought', source.number
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger recharge_refunds_within_credit before insert on recharge_refunds
  for each row when (new.withdrawal_id is not null and new.stage in ('waiting', 'done'))
  execute function refuse_refund_beyond_credit();

-- The amounts of a refund never change.
create function keep_refund_amounts() returns trigger language plpgsql as $$
begin
  raise exception 'what went back stays what it was' using errcode = 'restrict_violation';
end $$;
create trigger recharge_refunds_keep_amounts before update on recharge_refunds
  for each row when ((old.recharge_id, old.withdrawal_id, old.amount_minor, old.fee_minor, old.amount_fen,
    old.short_fen, old.excess_fen) is distinct from (new.recharge_id, new.withdrawal_id, new.amount_minor,
    new.fee_minor, new.amount_fen, new.short_fen, new.excess_fen))
  execute function keep_refund_amounts();

-- === Remittances ===

create sequence remittance_numbers start 50119;

-- Money in by Western Union or bank transfer: what the shopper states, then what finance saw arrive.
create table remittances (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  method text not null check (method in ('western_union', 'bank_transfer')),
  stage text not null check (stage in ('submitted', 'credited', 'rejected')),
  stage_at timestamptz not null,
  sender_first_name text not null check (length(sender_first_name) between 1 and 100),
  sender_last_name text not null check (length(sender_last_name) between 1 and 100),
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  sent_minor bigint not null check (sent_minor > 0),
  sent_on date not null,
  -- Whoever knows the control number can collect the money: it is sealed, displayed by its last four digits
  -- and compared by its hash.
  mtcn_sealed text,
  mtcn_hash bytea,
  mtcn_end text not null default '' check (mtcn_end ~ '^(\d{4})?$'),
  bank_reference text not null default '' check (length(bank_reference) <= 100),
  receipt_file_id uuid references files,
  note text not null default '' check (length(note) <= 500),
  -- What arrived, and what it was worth.
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
  -- The first of two people, what they saw arrive, and its value at that time. The second one confirms the
  -- same.
  approved_by uuid references staff,
  approved_at timestamptz,
  approved_currency text check (approved_currency ~ '^[A-Z]{3}$'),
  approved_minor bigint check (approved_minor > 0),
  approved_fen bigint check (approved_fen > 0),
  constraint remittances_approved check (num_nonnulls(approved_by, approved_at, approved_currency,
    approved_minor, approved_fen) in (0, 5)),
  check ((stage = 'credited') = (credit_fen is not null)),
  constraint remittances_mtcn_sealed_sealed check (is_sealed(mtcn_sealed)),
  constraint remittances_two_people check (stage <> 'credited' or decided_by is distinct from approved_by),
  check ((stage = 'submitted') = (decided_at is null))
);
create index remittances_newest on remittances (shopper_id, created_at desc, id desc);
create index remittances_waiting on remittances (created_at) where stage = 'submitted';
create unique index remittances_mtcn on remittances (mtcn_hash)
  where stage <> 'rejected' and mtcn_hash is not null;
create index remittances_list on remittances (created_at, id);
create index remittances_number_begins on remittances (number text_pattern_ops);
create trigger attached before insert or update of receipt_file_id on remittances
  for each row execute function check_attached('receipt_file_id', 'receipt', 'shopper_id');

-- === Corrections and reconciliation ===

create sequence adjustment_numbers start 50107;

-- A correction of a balance by staff. A large one is requested by one person and booked by another. It never
-- changes after the decision.
create table adjustments (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('requested', 'booked', 'rejected')),
  stage_at timestamptz not null,
  -- Positive: added to the balance.
  amount_fen bigint not null check (amount_fen <> 0 and abs(amount_fen) <= 10000000),
  cause text not null check (cause in ('goodwill', 'wrong_charge', 'wrong_credit', 'payment_found', 'other')),
  reason text not null check (length(reason) between 1 and 500),
  asked_by uuid not null references staff,
  created_at timestamptz not null,
  two_people boolean not null,
  decided_by uuid references staff,
  decision_note text not null default '' check (length(decision_note) <= 500),
  check ((stage = 'requested') = (decided_by is null)),
  constraint adjustments_two_people check (not (stage = 'booked' and two_people and decided_by = asked_by))
);
create index adjustments_newest on adjustments (created_at desc, id desc);
create index adjustments_open on adjustments (created_at) where stage = 'requested';
create index adjustments_shopper on adjustments (shopper_id, created_at desc, id desc);

-- One day's comparison of a provider's statement with the ledger.
create table reconciliations (
  provider text not null,
  day date not null,
  movements integer not null check (movements >= 0),
  checked_at timestamptz not null,
  primary key (provider, day)
);

-- A difference between a provider's statement and the ledger, open until somebody settles it.
create table reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  provider text not null,
  day date not null,
  kind text not null check (kind in ('not_in_books', 'not_at_provider', 'amount_differs', 'found_late',
    'short', 'beyond_credit', 'account_ended')),
  -- The provider's id of the movement, or ours if it does not know it.
  ref text not null,
  recharge_id uuid references recharges,
  currency text not null,
  ours_minor bigint,
  theirs_minor bigint,
  found_at timestamptz not null,
  settled_at timestamptz,
  settled_by uuid references staff,
  note text not null default '' check (length(note) <= 500),
  unique (provider, kind, ref),
  check ((settled_at is null) = (settled_by is null))
);
create index reconciliation_differences_open on reconciliation_differences (found_at)
  where settled_at is null;

-- A hold on withdrawals that staff ended early. It names one change by its kind and time, so that a later
-- change holds again.
create table hold_lifts (
  shopper_id uuid not null references shoppers,
  kind text not null check (kind in ('password_reset', 'email_changed', 'two_factor_removed',
    'new_payout_account')),
  event_at timestamptz not null,
  lifted_by uuid not null references staff,
  lifted_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (shopper_id, kind, event_at)
);

-- === Carrier invoices ===

-- An invoice of a carrier, imported from a file. The hash recognises the same file under another number.
create table carrier_invoices (
  id uuid primary key default gen_random_uuid(),
  carrier text not null check (length(carrier) between 1 and 60),
  number text not null check (length(number) between 1 and 60),
  content_hash bytea not null unique,
  staff_id uuid not null references staff,
  created_at timestamptz not null
);
create unique index carrier_invoices_number on carrier_invoices (lower(carrier), lower(number));
create index carrier_invoices_newest on carrier_invoices (created_at desc);

-- What a carrier charged for one package, beside what the shopper had paid for it when the invoice was
-- imported.
create table carrier_invoice_rows (
  invoice_id uuid not null references carrier_invoices,
  row integer not null check (row > 1),
  tracking_number text not null check (length(tracking_number) between 4 and 40),
  carrier_fen bigint not null,
  grams integer check (grams > 0),
  -- Null: no package has this tracking number.
  parcel_id uuid references parcels,
  line_id text references shipping_lines,
  charged_fen bigint,
  charged_grams integer,
  -- An earlier invoice contains this number.
  again boolean not null,
  primary key (invoice_id, row),
  unique (invoice_id, tracking_number),
  check ((parcel_id is null) = (charged_fen is null) and (parcel_id is null) = (line_id is null))
);
create index carrier_invoice_rows_tracking on carrier_invoice_rows (tracking_number);
create index carrier_invoice_rows_parcel on carrier_invoice_rows (parcel_id) where parcel_id is not null;
