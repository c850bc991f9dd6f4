-- The books. A posting moves an amount from one account to another of the same currency: a transaction balances by its shape.
-- The database itself keeps them append-only and every shopper at or above zero.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in (
    'available', 'frozen', 'withdrawing', 'clearing', 'exchange', 'supplier', 'carrier', 'revenue', 'payout', 'adjustment')),
  owner text not null default '',
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  shopper_id uuid references shoppers,
  -- Kept only for shoppers' accounts. A house account would be one row that every payment waits for.
  balance_fen bigint not null default 0 check (balance_fen >= 0),
  unique (kind, owner, currency),
  unique (id, currency),
  check ((kind in ('available', 'frozen', 'withdrawing')) = (shopper_id is not null)),
  check (shopper_id is null or (owner = shopper_id::text and currency = 'CNY'))
);
create index ledger_accounts_shopper on ledger_accounts (shopper_id) where shopper_id is not null;

create table ledger_transactions (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What caused it, and what it belongs to: the sum over a subject is what is frozen for it.
  subject_kind text not null check (subject_kind in ('order_item', 'parcel', 'recharge', 'remittance', 'withdrawal', 'stock_item', 'refund_case', 'adjustment')),
  subject_id uuid not null,
  -- Tells the one time from the next where an event may happen more than once to a subject (two supplements, say).
  step integer not null default 1,
  shopper_id uuid references shoppers,
  actor text not null,
  created_at timestamptz not null,
  xid xid8 not null default pg_current_xact_id(),
  unique (kind, subject_kind, subject_id, step)
);
create index ledger_transactions_subject on ledger_transactions (subject_kind, subject_id);
create index ledger_transactions_shopper on ledger_transactions (shopper_id, id desc);

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
  check (from_account_id <> to_account_id),
  foreign key (from_account_id, currency) references ledger_accounts (id, currency),
  foreign key (to_account_id, currency) references ledger_accounts (id, currency)
);
create index ledger_postings_transaction on ledger_postings (transaction_id);
create index ledger_postings_from on ledger_postings (from_account_id, id);
create index ledger_postings_to on ledger_postings (to_account_id, id);

create function apply_posting() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_transactions where id = new.transaction_id and xid = pg_current_xact_id()) then
    raise exception 'a posting belongs to a transaction made with it' using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance_fen = balance_fen - new.amount
    where id = new.from_account_id and shopper_id is not null returning balance_fen into new.from_balance_after;
  update ledger_accounts set balance_fen = balance_fen + new.amount
    where id = new.to_account_id and shopper_id is not null returning balance_fen into new.to_balance_after;
  return new;
end $$;
create trigger ledger_postings_apply before insert on ledger_postings for each row execute function apply_posting();

create function refuse_empty_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_postings where transaction_id = new.id) then
    raise exception 'a ledger transaction has postings' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transactions_not_empty after insert on ledger_transactions
  deferrable initially deferred for each row execute function refuse_empty_transaction();

create trigger ledger_postings_append_only before update or delete on ledger_postings for each row execute function refuse_change();
create trigger ledger_postings_not_emptied before truncate on ledger_postings for each statement execute function refuse_change();
create trigger ledger_transactions_append_only before update or delete on ledger_transactions for each row execute function refuse_change();
create trigger ledger_transactions_not_emptied before truncate on ledger_transactions for each statement execute function refuse_change();

-- A balance changes only by a posting: never by hand, and an account is never removed or given to somebody else.
create function guard_account() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.kind, old.owner, old.currency, old.shopper_id) is distinct from (new.kind, new.owner, new.currency, new.shopper_id) then
    raise exception 'a ledger account stays what it is' using errcode = 'restrict_violation';
  end if;
  if old.balance_fen <> new.balance_fen and pg_trigger_depth() < 2 then
    raise exception 'a balance changes only by a posting' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger ledger_accounts_guard before update or delete on ledger_accounts for each row execute function guard_account();
