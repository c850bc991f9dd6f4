-- One standing per shopper: what holds their money is told by what is stored already; these two changes were not stored with their time.
alter table shoppers
  add column password_reset_at timestamptz,
  add column two_factor_removed_at timestamptz;

-- The holds that staff ended before their time: each exactly one change, told by its kind and time, so that a later change holds again.
create table hold_lifts (
  shopper_id uuid not null references shoppers,
  kind text not null check (kind in ('password_reset', 'email_changed', 'two_factor_removed', 'new_payout_account')),
  event_at timestamptz not null,
  lifted_by uuid not null references staff,
  lifted_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (shopper_id, kind, event_at)
);

-- lock: a shop has few open supplements, so the index is built within milliseconds.
create index supplements_open_own on supplements (shopper_id) where paid_at is null and cancelled_at is null;
