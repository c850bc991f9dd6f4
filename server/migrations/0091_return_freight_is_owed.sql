-- Return freight that a shopper owes is a debt like any other: it is in the ledger, and the database collects it from whatever is on the balance.

-- What came last caused the collection: money that reached the balance, or the debt itself.
create or replace function collect_shortfall() returns trigger language plpgsql as $$
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
  select t.* into cause from ledger_transactions t where t.id = (
    select p.transaction_id from (
      (select id, transaction_id from ledger_postings where to_account_id = spendable.id order by id desc limit 1)
      union all
      (select id, transaction_id from ledger_postings where from_account_id = owed.id order by id desc limit 1)
    ) p order by p.id desc limit 1
  );
  insert into ledger_transactions (kind, subject_kind, subject_id, step, shopper_id, actor, created_at)
    values ('shortfall_collected', cause.subject_kind, cause.subject_id, nextval('shortfall_steps'), new.shopper_id, 'system', cause.created_at)
    returning id into made;
  insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
    values (made, spendable.id, owed.id, owed.currency, collected);
  perform graphile_worker.add_job('tell-collection', json_build_object('transactionId', made), max_attempts => 12);
  return null;
end $$;

-- What is open of it now, as supplements without a deadline.
create temporary table owed_freight on commit drop as
  select s.id, s.shopper_id, s.parcel_id, s.amount_fen from supplements s join parcels p on p.id = s.parcel_id
  where p.stage = 'returned' and s.pay_by is null and s.paid_at is null and s.cancelled_at is null;
insert into ledger_accounts (kind, owner, currency, shopper_id)
  select distinct 'shortfall', shopper_id::text, 'CNY', shopper_id from owed_freight
  on conflict do nothing;
with booked as (
  insert into ledger_transactions (kind, subject_kind, subject_id, step, shopper_id, actor, created_at)
  select 'return_freight_owed', 'parcel', parcel_id, 1, shopper_id, 'system', now() from owed_freight
  returning id, subject_id
)
insert into ledger_postings (transaction_id, from_account_id, to_account_id, currency, amount)
  select booked.id, owed.id, house.id, 'CNY', f.amount_fen
  from booked
  join owed_freight f on f.parcel_id = booked.subject_id
  join ledger_accounts owed on owed.kind = 'shortfall' and owed.shopper_id = f.shopper_id
  join ledger_accounts house on house.kind = 'adjustment' and house.owner = 'return_freight' and house.currency = 'CNY';
update supplements set cancelled_at = now() where id in (select id from owed_freight);
-- A supplement can be declined until its last day; what has none is over.
update supplements set pay_by = coalesce(paid_at, cancelled_at) where pay_by is null;
-- lock: the table has a row for each supplement ever asked for, which is read within milliseconds.
alter table supplements alter pay_by set not null;
