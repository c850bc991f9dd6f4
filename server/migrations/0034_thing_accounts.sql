-- One account of what was ever paid for a thing and what has gone back for it: an order's item, a package, or (only for what a claim pays) goods
-- that the shopper bought elsewhere. Its boundary is the shopper's balance: what leaves it for the thing was paid, what comes back onto it for
-- the thing was returned, whichever way. The database refuses whatever would give back more than was paid, and whatever would touch what is on
-- hold for it, so that this can always go back.
-- Filling it reads all postings there are.
set local statement_timeout = 0;

create table ledger_things (
  thing_kind text not null check (thing_kind in ('order_item', 'parcel', 'stock_item')),
  thing_id uuid not null,
  shopper_id uuid not null references shoppers,
  paid_fen bigint not null default 0 check (paid_fen >= 0),
  -- What may go back beyond what was paid: the worth of goods that were bought elsewhere, which a claim may pay. And what had gone back too much
  -- before this account was kept, so that it is known and never becomes more.
  covered_fen bigint not null default 0 check (covered_fen >= 0),
  returned_fen bigint not null default 0 check (returned_fen >= 0),
  -- What of it is on hold now.
  held_fen bigint not null default 0 check (held_fen >= 0),
  -- The part of `returned_fen` that no posting names: claims for several goods that were paid in one posting, before postings named things.
  opening_fen bigint not null default 0 check (opening_fen >= 0),
  primary key (thing_kind, thing_id),
  constraint ledger_things_not_more_than_paid check (returned_fen + held_fen <= paid_fen + covered_fen)
);

alter table ledger_postings
  -- What it is about. Null for what belongs to no thing: money in and out, storage, plans.
  add column thing_kind text check (thing_kind in ('order_item', 'parcel', 'stock_item')),
  add column thing_id uuid,
  add constraint ledger_postings_thing_whole check ((thing_kind is null) = (thing_id is null));

-- Whose a thing is, and how much a claim may pay for it though it was not bought through us. Goods of an order are its item's account.
create view thing_owners as
  select 'order_item' as thing_kind, id as thing_id, shopper_id, 0::bigint as covered_fen from order_items
  union all select 'parcel', id, shopper_id, 0 from parcels
  union all select 'stock_item', id, shopper_id, value_fen from stock_items where order_item_id is null;

-- What is in the books already, so that every account begins with the truth.
alter table ledger_postings disable trigger ledger_postings_append_only;
update ledger_postings p set thing_kind = t.subject_kind, thing_id = t.subject_id
  from ledger_transactions t
  where t.id = p.transaction_id and t.subject_kind in ('order_item', 'parcel') and t.kind <> 'claim_paid';
update ledger_postings p set thing_kind = 'order_item', thing_id = c.order_item_id
  from ledger_transactions t join refund_cases c on c.id = t.subject_id
  where t.id = p.transaction_id and t.subject_kind = 'refund_case';
-- A claim was paid as goods, where there were any, and then freight.
create temporary table claim_postings on commit drop as
  select p.id, p.amount, c.id as claim_id, c.parcel_id, c.stock_item_ids,
    c.goods_fen > 0 and p.id = min(p.id) over (partition by t.id) as of_goods
  from ledger_transactions t
  join ledger_postings p on p.transaction_id = t.id
  join parcel_claims c on c.parcel_id = t.subject_id and c.stage = 'paid'
  where t.kind = 'claim_paid' and t.subject_kind = 'parcel';
update ledger_postings p set thing_kind = 'parcel', thing_id = c.parcel_id
  from claim_postings c where c.id = p.id and not c.of_goods;
update ledger_postings p
  set thing_kind = case when s.order_item_id is null then 'stock_item' else 'order_item' end, thing_id = coalesce(s.order_item_id, s.id)
  from claim_postings c join stock_items s on s.id = c.stock_item_ids[1]
  where c.id = p.id and c.of_goods and cardinality(c.stock_item_ids) = 1;
alter table ledger_postings enable trigger ledger_postings_append_only;
create index ledger_postings_thing on ledger_postings (thing_kind, thing_id) where thing_kind is not null;

with moved as (
  select p.thing_kind, p.thing_id,
    case when f.kind = 'available' then p.amount else 0 end as paid,
    case when t.kind = 'available' then p.amount else 0 end as returned,
    case when t.kind = 'frozen' then p.amount else 0 end - case when f.kind = 'frozen' then p.amount else 0 end as held, 0::bigint as opening
  from ledger_postings p
  join ledger_accounts f on f.id = p.from_account_id
  join ledger_accounts t on t.id = p.to_account_id
  where p.thing_kind is not null and (f.kind in ('available', 'frozen') or t.kind in ('available', 'frozen'))
), shares as (
  -- Several goods in one posting: shared out by their worth, so that the parts add up to it.
  select case when s.order_item_id is null then 'stock_item' else 'order_item' end as thing_kind, coalesce(s.order_item_id, s.id) as thing_id,
    c.amount, sum(s.value_fen) over (partition by c.id order by s.id) as up_to, s.value_fen, sum(s.value_fen) over (partition by c.id) as whole
  from claim_postings c join stock_items s on s.id = any (c.stock_item_ids)
  where c.of_goods and cardinality(c.stock_item_ids) > 1
), opened as (
  select thing_kind, thing_id, 0::bigint as paid, part as returned, 0::bigint as held, part as opening
  from shares
  cross join lateral (select case when whole = 0 then 0
    else floor(amount * up_to / whole) - floor(amount * (up_to - value_fen) / whole) end::bigint as part) of
), together as (
  select thing_kind, thing_id, sum(paid)::bigint as paid, sum(returned)::bigint as returned, sum(held)::bigint as held, sum(opening)::bigint as opening
  from (select * from moved union all select * from opened) every group by thing_kind, thing_id
)
insert into ledger_things (thing_kind, thing_id, shopper_id, paid_fen, covered_fen, returned_fen, held_fen, opening_fen)
select m.thing_kind, m.thing_id, o.shopper_id, m.paid, greatest(o.covered_fen, m.returned + m.held - m.paid), m.returned, m.held, m.opening
from together m join thing_owners o on o.thing_kind = m.thing_kind and o.thing_id = m.thing_id;

-- A posting moves its accounts, and the account of what it is about.
create or replace function apply_posting() returns trigger language plpgsql as $$
declare
  subject text;
  from_kind text;
  to_kind text;
  from_owner uuid;
  to_owner uuid;
begin
  select subject_kind into subject from ledger_transactions where id = new.transaction_id and xid = pg_current_xact_id();
  if not found then
    raise exception 'a posting belongs to a transaction made with it' using errcode = 'restrict_violation';
  end if;
  update ledger_accounts set balance_fen = balance_fen - new.amount
    where id = new.from_account_id and shopper_id is not null
    returning balance_fen, kind, shopper_id into new.from_balance_after, from_kind, from_owner;
  update ledger_accounts set balance_fen = balance_fen + new.amount
    where id = new.to_account_id and shopper_id is not null
    returning balance_fen, kind, shopper_id into new.to_balance_after, to_kind, to_owner;
  if coalesce(from_kind, '') not in ('available', 'frozen') and coalesce(to_kind, '') not in ('available', 'frozen') then
    return new;
  end if;
  if new.thing_kind is null then
    -- What goes back for a thing may pay a debt at once (migration 0035): that is not paid for the thing.
    if subject in ('order_item', 'parcel', 'refund_case') and to_kind is distinct from 'shortfall' then
      raise exception 'what is paid for a thing, or goes back for it, names the thing' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  insert into ledger_things (thing_kind, thing_id, shopper_id, covered_fen)
    select thing_kind, thing_id, shopper_id, covered_fen from thing_owners
    where thing_kind = new.thing_kind and thing_id = new.thing_id
    on conflict do nothing;
  update ledger_things set
    paid_fen = paid_fen + case when from_kind = 'available' then new.amount else 0 end,
    returned_fen = returned_fen + case when to_kind = 'available' then new.amount else 0 end,
    held_fen = held_fen + case when to_kind = 'frozen' then new.amount else 0 end - case when from_kind = 'frozen' then new.amount else 0 end
    where thing_kind = new.thing_kind and thing_id = new.thing_id and shopper_id = coalesce(from_owner, to_owner);
  if not found then
    raise exception 'money for a thing is that of whoever has it' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- An account of a thing changes only by a posting, as a balance does.
create function guard_thing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'TRUNCATE' and tg_op <> 'DELETE' and pg_trigger_depth() >= 2 then return new; end if;
  raise exception 'the account of a thing changes only by a posting' using errcode = 'restrict_violation';
end $$;
create trigger ledger_things_guard before insert or update or delete on ledger_things for each row execute function guard_thing();
create trigger ledger_things_not_emptied before truncate on ledger_things for each statement execute function guard_thing();

-- Points follow what was kept. What was spent of them before it went back is owed, and taken from the next that are earned.
alter table point_lots
  add column given_back_points integer not null default 0 check (given_back_points >= 0),
  add column owed_points integer not null default 0 check (owed_points >= 0),
  add constraint point_lots_given_back check (owed_points <= given_back_points and given_back_points <= points);
create index point_lots_owed on point_lots (shopper_id) where owed_points > 0;
alter table point_entries drop constraint point_entries_cause_check;
alter table point_entries add constraint point_entries_cause_check check (cause in ('receipt', 'exchanged', 'expired', 'given_back'));
