-- The ledger, payments and recharges. The database itself keeps the ledger append-only, balances at or above
-- zero, and refunds within what was paid.

-- === Ledger ===

-- An account of the ledger: of a shopper, or of the house. Only shoppers' accounts keep a balance; the
-- balance of a house account would be one row that every payment waits for. Every account stays at or above
-- zero, except `shortfall`, what a shopper owes, which stays at or below it.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('available', 'frozen', 'withdrawing', 'shortfall', 'clearing',
    'exchange', 'supplier', 'carrier', 'revenue', 'payout', 'adjustment', 'marketing')),
  owner text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  shopper_id uuid references shoppers,
  balance_fen bigint not null default 0,
  unique (id, currency),
  unique (kind, owner, currency),
  constraint ledger_accounts_balance_fen_check check (kind = 'shortfall' or balance_fen >= 0),
  check (shopper_id is null or (owner = shopper_id::text and currency = 'CNY')),
  constraint ledger_accounts_of_shoppers check ((kind in ('available', 'frozen', 'withdrawing',
    'shortfall')) = (shopper_id is not null)),
  constraint ledger_accounts_shortfall check (kind <> 'shortfall' or balance_fen <= 0)
);
create index ledger_accounts_shopper on ledger_accounts (shopper_id) where shopper_id is not null;
create index ledger_accounts_owing on ledger_accounts (shopper_id)
  where kind = 'shortfall' and balance_fen < 0;

-- A bookkeeping transaction. `subject_*` is what caused it; the amount on hold for a subject is the sum of
-- its transactions.
create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  subject_kind text not null check (subject_kind in ('order_item', 'parcel', 'recharge', 'remittance',
    'withdrawal', 'stock_item', 'refund_case', 'adjustment', 'plan', 'data_import_row')),
  subject_id uuid not null,
  -- Distinguishes transactions of the same kind about the same subject.
  step integer not null default 1,
  shopper_id uuid references shoppers,
  actor text not null,
  created_at timestamptz not null,
  -- The database transaction that wrote it: postings cannot be added later.
  xid xid8 not null default pg_current_xact_id(),
  unique (kind, subject_kind, subject_id, step)
);
create index ledger_transactions_subject on ledger_transactions (subject_kind, subject_id);
create index ledger_transactions_shopper on ledger_transactions (shopper_id, id desc);
create index ledger_transactions_newest on ledger_transactions (created_at desc, id desc);
create index ledger_transactions_kind on ledger_transactions (kind, created_at desc, id desc);
create index ledger_transactions_shopper_newest on ledger_transactions (shopper_id, created_at desc, id desc);
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_transactions_not_emptied before truncate on ledger_transactions
  for each statement execute function refuse_change();

-- Moves an amount from one account to another in the same currency, so that every transaction balances by
-- construction.
create table ledger_postings (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  from_account_id bigint not null,
  to_account_id bigint not null,
  currency text not null,
  amount bigint not null check (amount > 0 and amount <= 900000000000000),
  -- The balance of the shopper's account after this posting; null for a house account.
  from_balance_after bigint,
  to_balance_after bigint,
  -- What it is about; null for recharges, withdrawals, storage and plans.
  thing_kind text check (thing_kind in ('order_item', 'parcel', 'stock_item')),
  thing_id uuid,
  foreign key (from_account_id, currency) references ledger_accounts (id, currency),
  foreign key (to_account_id, currency) references ledger_accounts (id, currency),
  check (from_account_id <> to_account_id),
  constraint ledger_postings_thing_whole check ((thing_kind is null) = (thing_id is null))
);
create index ledger_postings_transaction on ledger_postings (transaction_id);
create index ledger_postings_from on ledger_postings (from_account_id, id);
create index ledger_postings_to on ledger_postings (to_account_id, id);
create index ledger_postings_out on ledger_postings (from_account_id, transaction_id);
create index ledger_postings_in on ledger_postings (to_account_id, transaction_id);
create index ledger_postings_amount on ledger_postings (amount, transaction_id);
create index ledger_postings_thing on ledger_postings (thing_kind, thing_id) where thing_kind is not null;
create trigger ledger_postings_append_only before update or delete on ledger_postings
  for each row execute function refuse_change();
create trigger ledger_postings_not_emptied before truncate on ledger_postings
  for each statement execute function refuse_change();

-- How much was ever paid for, refunded and is on hold for one thing: an item of an order, a package, or goods
-- bought elsewhere (only for what a claim pays). Measured at the shopper's balance: what leaves it for the
-- thing was paid, what returns was refunded.
create table ledger_things (
  thing_kind text not null check (thing_kind in ('order_item', 'parcel', 'stock_item')),
  thing_id uuid not null,
  shopper_id uuid not null references shoppers,
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  -- What may be refunded beyond what was paid: the value of goods bought elsewhere, which a claim may pay.
  covered_fen bigint not null default 0 check (covered_fen >= 0),
  returned_fen bigint not null default 0 check (returned_fen >= 0),
  -- How much of it is on hold now.
  held_fen bigint not null default 0 check (held_fen >= 0),
  -- The part of `returned_fen` that no posting names.
  opening_fen bigint not null default 0 check (opening_fen >= 0),
  primary key (thing_kind, thing_id),
  -- No refund exceeds what was paid, and what is on hold can always be released.
  constraint ledger_things_not_more_than_paid check (returned_fen + held_fen <= paid_fen + covered_fen)
);
create index ledger_things_held on ledger_things (shopper_id) where held_fen > 0;

-- Whose a thing is, and how much a claim may pay for it although it was not bought through us. Goods from an
-- order count as the item of that order.
create view thing_owners as
  select 'order_item' as thing_kind, id as thing_id, shopper_id, 0::bigint as covered_fen from order_items
  union all select 'parcel', id, shopper_id, 0 from parcels
  union all select 'stock_item', id, shopper_id, value_fen from stock_items where order_item_id is null;

-- Applies a posting to its accounts and to the account of the thing it is about. The account of a thing is
-- created by its first posting. That is safe, because whoever posts has just locked a balance of the same
-- shopper.
create function apply_posting() returns trigger language plpgsql as $$
declare
  subject text;
  from_kind text;
  to_kind text;
  from_owner uuid;
  to_owner uuid;
  paid bigint;
  returned bigint;
  held bigint;
begin
  select subject_kind into subject from ledger_transactions
    where id = new.transaction_id and xid = pg_current_xact_id();
  if not found then
    raise exception 'a posting belongs to a transaction made with it' using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance_fen = balance_fen - new.amount
    where id = new.from_account_id and shopper_id is not null
    returning balance_fen, kind, shopper_id into new.from_balance_after, from_kind, from_owner;
  update ledger_accounts set balance_fen = balance_fen + new.amount
    where id = new.to_account_id and shopper_id is not null
    returning balance_fen, kind, shopper_id into new.to_balance_after, to_kind, to_owner;
  if coalesce(from_kind, '') not in ('available', 'frozen')
    and coalesce(to_kind, '') not in ('available', 'frozen') then
    return new;
  end if;
  if new.thing_kind is null then
    -- A refund may pay a debt at once; that is not a payment for the thing.
    if subject in ('order_item', 'parcel', 'refund_case') and to_kind is distinct from 'shortfall' then
      raise exception 'what is paid for a thing, or goes back for it, names the thing'
        using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  paid := case when from_kind = 'available' then new.amount else 0 end;
  returned := case when to_kind = 'available' then new.amount else 0 end;
  held := case when to_kind = 'frozen' then new.amount else 0 end
    - case when from_kind = 'frozen' then new.amount else 0 end;
  update ledger_things
    set paid_fen = paid_fen + paid, returned_fen = returned_fen + returned, held_fen = held_fen + held
    where thing_kind = new.thing_kind and thing_id = new.thing_id
      and shopper_id = coalesce(from_owner, to_owner);
  if not found then
    insert into ledger_things
        (thing_kind, thing_id, shopper_id, paid_fen, covered_fen, returned_fen, held_fen)
      select thing_kind, thing_id, shopper_id, paid, covered_fen, returned, held from thing_owners
      where thing_kind = new.thing_kind and thing_id = new.thing_id
        and shopper_id = coalesce(from_owner, to_owner);
    if not found then
      raise exception 'money for a thing is that of whoever has it' using errcode = 'restrict_violation';
    end if;
  end if;
  return new;
end $$;
create trigger ledger_postings_apply before insert on ledger_postings
  for each row execute function apply_posting();

-- A transaction has at least one posting.
create function refuse_empty_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_postings where transaction_id = new.id) then
    raise exception 'a ledger transaction has postings' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_not_empty after insert on ledger_transactions
  deferrable initially deferred for each row execute function refuse_empty_transaction();

-- A balance changes only by a posting, and an account never changes its identity or is deleted.
create function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.kind, old.owner, old.currency, old.shopper_id) is distinct from (new.kind,
    new.owner, new.currency, new.shopper_id) then
    raise exception 'a ledger account stays what it is' using errcode = 'restrict_violation';
  end if;
  if old.balance_fen <> new.balance_fen and pg_trigger_depth() < 2 then
    raise exception 'a balance changes only by a posting' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before update or delete on ledger_accounts
  for each row execute function guard_account();

-- The account of a thing changes only by a posting.
create function guard_thing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and tg_op <> 'DELETE' and pg_trigger_depth() >= 2 then return new; end if;
  raise exception 'the account of a thing changes only by a posting' using errcode = 'restrict_violation';
end $$;
create trigger ledger_things_guard before insert or update or delete on ledger_things
  for each row execute function guard_thing();
create trigger ledger_things_not_emptied before truncate on ledger_things
  for each statement execute function guard_thing();

create sequence shortfall_steps;

-- Whatever is credited to a balance pays first what its shopper owes. This happens when the transaction ends,
-- so that no code can forget it, and money that is released and put on hold again in one action is not taken
-- in between. The newest posting, of the credit or of the debt, is recorded as the cause. A job informs the
-- shopper.
create function collect_shortfall() returns trigger language plpgsql as $$
declare
  spendable ledger_accounts;
  owed ledger_accounts;
  cause ledger_transactions;
  collected bigint;
  made bigint;
begin
  select * into owed from ledger_accounts where shopper_id = new.shopper_id and kind = 'shortfall'
    and balance_fen < 0;
  if not found then return null; end if;
  perform from ledger_accounts where shopper_id = new.shopper_id order by id for update;
  select * into spendable from ledger_accounts where shopper_id = new.shopper_id and kind = 'available';
  select * into owed from ledger_accounts where shopper_id = new.shopper_id and kind = 'shortfall';
  collected := least(spendable.balance_fen, -owed.balance_fen);
  if collected is null or collected <= 0 then return null; end if;
  select t.* into cause from ledger_transactions t where t.id = (
    select p.transaction_id from (
      (select id, transaction_id from ledger_postings where to_account_id = spendable.id
        order by id desc limit 1)
      union all
      (select id, transaction_id from ledger_postings where from_account_id = owed.id
        order by id desc limit 1)
    ) p order by p.id desc limit 1
  );
  insert into ledger_transactions (kind, subject_kind, subject_id, step, shopper_id, actor, created_at)
    values ('shortfall_collected', cause.subject_kind, cause.subject_id, nextval('shortfall_steps'),
      new.shopper_id, 'system', cause.created_at)
    returning id into made;
  insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
    values (made, spendable.id, owed.id, owed.currency, collected);
  perform graphile_worker.add_job('notify-collection', json_build_object('transactionId', made),
    max_attempts => 12);
  return null;
end $$;
create constraint trigger ledger_accounts_collect after insert or update on ledger_accounts
  deferrable initially deferred for each row when ((new.kind = 'available' and new.balance_fen > 0)
    or (new.kind = 'shortfall' and new.balance_fen < 0))
  execute function collect_shortfall();

-- === Payments and recharges ===

-- A payment for orders, a package or supplements. If it goes through a provider, it waits for its recharge,
-- so that money takes one way in and one way back.
create table payments (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  method text not null,
  stage text not null check (stage in ('created', 'succeeded', 'failed', 'expired')),
  stage_at timestamptz not null,
  total_fen bigint not null check (total_fen > 0),
  order_ids uuid[] not null default '{}',
  parcel_id uuid references parcels,
  supplement_ids uuid[] not null default '{}',
  failure text not null default '',
  created_at timestamptz not null
);
create index payments_shopper on payments (shopper_id, created_at desc);
create index payments_open on payments (shopper_id) where stage = 'created';

create sequence recharge_numbers start 30113;

-- Money in through a payment provider.
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
  -- The language of the provider's page: a provider that is asked again must receive the same request.
  lang text not null check (lang = any (languages())),
  -- The provider's own id of the payment, needed for refunds.
  payment_ref text,
  check ((stage = 'succeeded') = (succeeded_at is not null)),
  constraint recharges_provider_url_web check (provider_url = '' or provider_url ~* '^https?://')
);
create index recharges_newest on recharges (shopper_id, created_at desc, id desc);
create index recharges_payment_ref on recharges (provider, payment_ref) where payment_ref is not null;
create index recharges_all_newest on recharges (created_at desc, id desc);
create index recharges_list_stage on recharges (stage, created_at, id);
create index recharges_amount on recharges (credit_fen, id);
create index recharges_provider_ref_begins on recharges (provider_ref text_pattern_ops);
create index recharges_payment on recharges (payment_ref) where payment_ref is not null;
create index recharges_list_provider on recharges (provider, created_at, id);
create index recharges_open on recharges (shopper_id) where stage = 'created';
create index recharges_number_begins on recharges (number text_pattern_ops);

-- A message from a provider, in full, once each.
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
create index webhook_events_newest on webhook_events (received_at desc, id desc);

-- A checkout at the sandbox provider of the demo and the tests. These two tables stand for another company's.
create table sandbox_checkouts (
  id uuid primary key default gen_random_uuid(),
  reference text not null,
  currency text not null,
  amount_minor bigint not null,
  notify_url text not null,
  return_url text not null,
  state text not null check (state in ('open', 'paid', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz
);
create unique index sandbox_checkouts_reference on sandbox_checkouts (reference);

-- A refund made by the sandbox provider, once for each key.
create table sandbox_refunds (
  key text primary key,
  checkout_id uuid not null references sandbox_checkouts,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null
);
