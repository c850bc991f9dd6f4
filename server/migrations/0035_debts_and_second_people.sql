-- What a shopper owes, what goes back of one recharge, and the second person for every way by which money moves by hand.

-- What went back from a provider after it was spent is owed by its shopper: one account each, at or below zero, beside the other three.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'available', 'frozen', 'withdrawing', 'shortfall',
  'clearing', 'exchange', 'supplier', 'carrier', 'revenue', 'payout', 'adjustment', 'marketing'));
alter table ledger_accounts drop constraint ledger_accounts_check;
alter table ledger_accounts add constraint ledger_accounts_of_shoppers
  check ((kind in ('available', 'frozen', 'withdrawing', 'shortfall')) = (shopper_id is not null));
alter table ledger_accounts drop constraint ledger_accounts_balance_fen_check;
alter table ledger_accounts add constraint ledger_accounts_balance_fen_check check (kind = 'shortfall' or balance_fen >= 0);
alter table ledger_accounts add constraint ledger_accounts_shortfall check (kind <> 'shortfall' or balance_fen <= 0);
create index ledger_accounts_owing on ledger_accounts (shopper_id) where kind = 'shortfall' and balance_fen < 0;

-- Whatever comes onto a balance pays first what is owed: done when the transaction ends, so that no way in can forget it, and money that is
-- set free and set aside again by the same action is not taken in between. The shopper is told by a job.
create sequence shortfall_steps;
create function collect_shortfall() returns trigger language plpgsql as $$
declare
  spendable ledger_accounts;
  owed ledger_accounts;
  cause ledger_transactions;
  collected bigint;
  made bigint;
begin
  select * into owed from ledger_accounts where shopper_id = new.shopper_id and kind = 'shortfall' and balance_fen < 0;
  if not found then return null; end if;
  perform from ledger_accounts where shopper_id = new.shopper_id order by id for update;
  select * into spendable from ledger_accounts where shopper_id = new.shopper_id and kind = 'available';
  select * into owed from ledger_accounts where shopper_id = new.shopper_id and kind = 'shortfall';
  collected := least(spendable.balance_fen, -owed.balance_fen);
  if collected is null or collected <= 0 then return null; end if;
  -- What came in last is what pays.
  select t.* into cause from ledger_postings p join ledger_transactions t on t.id = p.transaction_id
    where p.to_account_id = spendable.id order by p.id desc limit 1;
  insert into ledger_transactions (kind, subject_kind, subject_id, step, shopper_id, actor, created_at)
    values ('shortfall_collected', cause.subject_kind, cause.subject_id, nextval('shortfall_steps'), new.shopper_id, 'system', cause.created_at)
    returning id into made;
  insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
    values (made, spendable.id, owed.id, owed.currency, collected);
  perform graphile_worker.add_job('tell-collection', json_build_object('transactionId', made), max_attempts => 12);
  return null;
end $$;
create constraint trigger ledger_accounts_collect after insert or update on ledger_accounts
  deferrable initially deferred for each row
  when ((new.kind = 'available' and new.balance_fen > 0) or (new.kind = 'shortfall' and new.balance_fen < 0))
  execute function collect_shortfall();

-- What was noted as one sum of the house is what these shoppers owe.
insert into ledger_accounts (kind, owner, currency, shopper_id)
  select distinct 'shortfall', r.shopper_id::text, 'CNY', r.shopper_id
  from recharge_refunds back join recharges r on r.id = back.recharge_id
  where back.stage = 'done' and back.short_fen > 0
  on conflict do nothing;
with assigned as (
  insert into ledger_transactions (kind, subject_kind, subject_id, step, shopper_id, actor, created_at)
  select 'shortfall_assigned', 'recharge', r.id, back.step, r.shopper_id, 'system', now()
  from recharge_refunds back join recharges r on r.id = back.recharge_id
  where back.stage = 'done' and back.short_fen > 0
  returning id, subject_id, step, shopper_id
)
insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
  select assigned.id, owed.id, house.id, 'CNY', back.short_fen
  from assigned
  join recharge_refunds back on back.recharge_id = assigned.subject_id and back.step = assigned.step
  join ledger_accounts owed on owed.kind = 'shortfall' and owed.shopper_id = assigned.shopper_id
  join ledger_accounts house on house.kind = 'adjustment' and house.owner = 'shortfall' and house.currency = 'CNY';

-- What goes back of one recharge is counted in one place. What went beyond what was credited is owed too; a dispute holds withdrawals until it is
-- decided.
alter table recharge_refunds
  add column excess_fen bigint not null default 0,
  add column is_dispute boolean not null default false,
  add column decided_at timestamptz,
  -- When its provider was first asked for it.
  add column asked_at timestamptz,
  add constraint recharge_refunds_excess check (excess_fen between 0 and amount_fen and (excess_fen = 0 or withdrawal_id is null)),
  add constraint recharge_refunds_dispute check (not is_dispute or withdrawal_id is null),
  add constraint recharge_refunds_decided check (decided_at is null or is_dispute);
update recharge_refunds back set is_dispute = true
  from recharges r where r.id = back.recharge_id and r.provider = 'stripe' and back.withdrawal_id is null and back.provider_ref ~ '^d[pu]_';
-- Those of withdrawals under way may have been asked for.
update recharge_refunds set asked_at = stage_at
  where stage = 'waiting' and exists (select from withdrawals w where w.id = withdrawal_id and w.stage = 'paying');
create index recharge_refunds_disputes on recharge_refunds (recharge_id) where is_dispute and stage = 'done' and decided_at is null;

-- Where the house itself gives back, no recharge ever gives more than it brought, whoever asks and however many at once.
create function refuse_refund_beyond_credit() returns trigger language plpgsql as $$
declare
  source recharges;
  back_fen bigint;
  back_minor bigint;
begin
  select * into source from recharges where id = new.recharge_id for no key update;
  select coalesce(sum(amount_fen), 0), coalesce(sum(amount_minor - fee_minor), 0) into back_fen, back_minor
    from recharge_refunds where recharge_id = new.recharge_id and stage in ('waiting', 'done') and id <> new.id;
  if source.stage <> 'succeeded' or back_fen + new.amount_fen > source.credit_fen
    or back_minor + new.amount_minor - new.fee_minor > source.pay_minor - source.fee_minor then
    raise exception 'recharge % does not give back more than it brought', source.number using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger recharge_refunds_within_credit before insert on recharge_refunds
  for each row when (new.withdrawal_id is not null and new.stage in ('waiting', 'done')) execute function refuse_refund_beyond_credit();
-- How much it was never changes afterwards.
create function keep_refund_amounts() returns trigger language plpgsql as $$
begin
  raise exception 'what went back stays what it was' using errcode = 'restrict_violation';
end $$;
create trigger recharge_refunds_keep_amounts before update on recharge_refunds for each row
  when ((old.recharge_id, old.withdrawal_id, old.amount_minor, old.fee_minor, old.amount_fen, old.short_fen, old.excess_fen)
    is distinct from (new.recharge_id, new.withdrawal_id, new.amount_minor, new.fee_minor, new.amount_fen, new.short_fen, new.excess_fen))
  execute function keep_refund_amounts();

alter table reconciliation_differences drop constraint reconciliation_differences_kind_check;
alter table reconciliation_differences add constraint reconciliation_differences_kind_check
  check (kind in ('not_in_books', 'not_at_provider', 'amount_differs', 'found_late', 'short', 'beyond_credit'));

-- The first of two, for remittances and claims as for the rest. What the first saw arrive is what the second confirms.
alter table remittances
  add column approved_by uuid references staff,
  add column approved_at timestamptz,
  add column approved_currency text check (approved_currency ~ '^[A-Z]{3}$'),
  add column approved_minor bigint check (approved_minor > 0),
  -- What it was worth then; the second sees what it is worth now.
  add column approved_fen bigint check (approved_fen > 0),
  add constraint remittances_approved check (num_nonnulls(approved_by, approved_at, approved_currency, approved_minor, approved_fen) in (0, 5)),
  add constraint remittances_two_people check (stage <> 'credited' or decided_by is distinct from approved_by);
alter table parcel_claims
  add column approved_by uuid references staff,
  add column approved_at timestamptz,
  add column paid_by uuid references staff,
  add constraint parcel_claims_approved check ((approved_by is null) = (approved_at is null)),
  -- What is granted anew is approved anew.
  add constraint parcel_claims_approved_while_granted check (approved_by is null or stage in ('granted', 'paid', 'cancelled')),
  add constraint parcel_claims_two_people check (paid_by is null or paid_by is distinct from approved_by);
-- Kept by the database for those that had a first person before. Older rows may have been let go by the one who approved them.
alter table withdrawals
  add constraint withdrawals_two_people check (stage not in ('paying', 'paid') or approved_by is null or decided_by is distinct from approved_by) not valid;
alter table refund_cases
  add column paid_by uuid references staff,
  add constraint refund_cases_two_people check (paid_by is null or paid_by is distinct from approved_by);
