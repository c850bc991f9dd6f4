-- Creators: shoppers who bring others to the shop, and the share of the service fee that they earn by it.

create table creators (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null unique references shoppers,
  -- Of the same letters as that of a public list; never changes and is never given to anybody else.
  code text not null unique check (code ~ '^[23456789bcdfghjkmnpqrstvwxyz]{10}$'),
  state text not null check (state in ('applied', 'declined', 'active', 'paused', 'ended')),
  -- The name that the creator chose for the page; never taken from the account.
  shown_name text not null check (length(shown_name) <= 40),
  -- Where they show what they like, for staff.
  about text not null default '' check (length(about) <= 1000),
  -- Agreed with this creator, per mille of the service fee; null: the shop's own rate.
  share_per_mille integer check (share_per_mille between 0 and 1000),
  -- Taken back after it was paid out, and not yet kept from later shares.
  owed_fen bigint not null default 0 check (owed_fen >= 0),
  applied_at timestamptz not null,
  state_at timestamptz not null,
  -- What the creator was told.
  reason text not null default '' check (length(reason) <= 500)
);
create index creators_state on creators (state, applied_at, id);

-- How often a creator's link was followed, and how many registered by it. Who they were is not kept.
create table creator_days (
  creator_id uuid not null references creators,
  day date not null,
  visits integer not null default 0 check (visits >= 0),
  registrations integer not null default 0 check (registrations >= 0),
  primary key (creator_id, day)
);

-- Who registered by a creator's link. Written once, at registration, and never changed.
create table creator_bindings (
  shopper_id uuid primary key references shoppers,
  creator_id uuid not null references creators,
  bound_at timestamptz not null,
  -- Orders placed later earn nothing.
  ends_at timestamptz not null check (ends_at > bound_at)
);
create index creator_bindings_creator on creator_bindings (creator_id);
create function refuse_binding_change() returns trigger language plpgsql as $$
begin
  raise exception 'who brought a shopper never changes' using errcode = 'restrict_violation';
end $$;
create trigger creator_bindings_kept before update or delete on creator_bindings
  for each row execute function refuse_binding_change();

-- What a creator earns by an item: once, whatever becomes of it.
create table creator_shares (
  id uuid primary key default gen_random_uuid(),
  creator_id uuid not null references creators,
  order_item_id uuid not null unique references order_items,
  -- `held` until `due_at`, then `paid` to the balance, or `checking` by staff. `refused` by staff and `lapsed`
  -- with the creator's account were taken back in full.
  state text not null check (state in ('held', 'checking', 'paid', 'refused', 'lapsed')),
  -- The service fee that we had of the item, the rate, and the share of it within the bounds.
  fee_fen bigint not null check (fee_fen > 0),
  per_mille integer not null check (per_mille between 1 and 1000),
  share_fen bigint not null check (share_fen > 0),
  -- Taken back because of refunds or a decision.
  taken_back_fen bigint not null default 0 check (taken_back_fen between 0 and share_fen),
  -- The part that paid what the creator owed, instead of going to the balance.
  kept_fen bigint not null default 0 check (kept_fen between 0 and share_fen),
  -- Why it was checked by a person.
  signs text[] not null default '{}'
    check (signs <@ array['mailbox', 'address', 'device', 'payout', 'blocked']),
  earned_at timestamptz not null,
  due_at timestamptz not null,
  state_at timestamptz not null,
  -- Why staff refused it.
  reason text not null default '' check (length(reason) <= 500),
  check (state not in ('refused', 'lapsed') or taken_back_fen = share_fen)
);
create index creator_shares_newest on creator_shares (creator_id, earned_at desc, id desc);
create index creator_shares_due on creator_shares (due_at) where state = 'held';
create index creator_shares_checking on creator_shares (earned_at desc, id desc) where state = 'checking';

-- What a creator has earned and not got is an account of its own for each.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
-- lock: a row for each shopper's account; not checked again, because the new list only adds a word.
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in ('available', 'frozen',
  'withdrawing', 'shortfall', 'clearing', 'exchange', 'supplier', 'carrier', 'revenue', 'payout', 'adjustment',
  'marketing', 'taxes', 'creator')) not valid;
alter table ledger_transactions drop constraint ledger_transactions_subject_kind_check;
-- lock: every event in the books; not checked again, because the new list only adds a word.
alter table ledger_transactions add constraint ledger_transactions_subject_kind_check check (subject_kind in
  ('order_item', 'parcel', 'recharge', 'remittance', 'withdrawal', 'stock_item', 'refund_case', 'adjustment',
  'plan', 'data_import_row', 'creator_share')) not valid;
