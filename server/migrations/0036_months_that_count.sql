-- A month of a plan that was bought counts as a month (domain/src/rewards/plans.ts).
alter table plan_memberships
  -- The plan that takes this one's place when the month that is paid ends. Whoever leaves has none.
  add column next_plan_id uuid references plans,
  add check (next_plan_id is null or (cancelled_at is null and ended_at is null and next_plan_id <> plan_id));

-- The month before, of which `credit_fen` was left. Its rest counts once.
alter table plan_charges add column credit_of uuid unique references plan_charges;

-- What a month has saved, as it is granted: a lower fee, cheaper photos, longer storage. Append-only; a price that changes before it is paid adds
-- what it saves more or less.
create table plan_savings (
  id bigint generated always as identity primary key,
  charge_id uuid not null references plan_charges,
  order_item_id uuid references order_items,
  stock_item_id uuid references stock_items,
  saved_fen bigint not null,
  created_at timestamptz not null,
  check (num_nonnulls(order_item_id, stock_item_id) = 1)
);
create index plan_savings_charge on plan_savings (charge_id);
create trigger plan_savings_append_only before update or delete on plan_savings for each row execute function refuse_change();

-- What a month has saved in all, in fen. What was cancelled before it was bought saved nothing.
create function plan_month_saved(month uuid) returns bigint language sql stable as $$
  select greatest(0, coalesce(sum(s.saved_fen), 0))::bigint
  from plan_savings s left join order_items i on i.id = s.order_item_id
  where s.charge_id = month and i.stage is distinct from 'cancelled'
$$;

-- What was granted in months that still run, before it was kept.
insert into plan_savings (charge_id, order_item_id, saved_fen, created_at)
select c.id, i.id, i.plan_saved_fen, o.created_at
from plan_charges c
join plan_memberships m on m.id = c.membership_id and m.ended_at is null
join orders o on o.shopper_id = c.shopper_id and o.created_at >= c.from_at and o.created_at < c.until_at
join order_items i on i.order_id = o.id and i.plan_saved_fen > 0
where c.until_at = m.paid_until;

create function guard_plan_charge() returns trigger language plpgsql as $$
declare
  before plan_charges;
begin
  if new.credit_of is null then
    if new.credit_fen > 0 then raise exception 'what is left of no month counts nothing' using errcode = 'check_violation'; end if;
    return new;
  end if;
  select * into before from plan_charges where id = new.credit_of for update;
  if before.shopper_id <> new.shopper_id or before.price_fen >= new.price_fen then
    raise exception 'a month gives way to a dearer one of the same shopper only' using errcode = 'check_violation';
  end if;
  if new.credit_fen > greatest(0, before.price_fen - plan_month_saved(before.id)) then
    raise exception 'a month counts more than it has not saved yet' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger plan_charges_guard before insert on plan_charges for each row execute function guard_plan_charge();

create function guard_plan_saving() returns trigger language plpgsql as $$
begin
  perform 1 from plan_charges where id = new.charge_id for share;
  if exists (select from plan_charges where credit_of = new.charge_id) then
    raise exception 'a month that gave way to another saves nothing more' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger plan_savings_guard before insert on plan_savings for each row execute function guard_plan_saving();

-- A package is insured for what insurance can pay at most, 10,000 yuan (INSURANCE_CAP_FEN). Of what is not packed or not shipped, the fee for more is
-- taken off the bill: unpaid it is never asked for, paid it goes back when the package ships, with whatever else was set aside too much. What has
-- shipped, or waits for a supplement, keeps its bill: docs/operating.md says how finance finds it.
create function pg_temp.capped_fees(fees jsonb, insured bigint) returns jsonb language sql as $$
  select coalesce(jsonb_agg(
    case when fee.item->>'kind' = 'insurance'
      then jsonb_set(fee.item, '{feeFen}', to_jsonb((fee.item->>'feeFen')::bigint * 1000000 / insured))
      else fee.item end order by fee.place), '[]')
  from jsonb_array_elements(fees) with ordinality as fee(item, place)
$$;
create function pg_temp.sum_of_fees(fees jsonb) returns bigint language sql as $$
  select coalesce(sum((fee->>'feeFen')::bigint), 0)::bigint from jsonb_array_elements(fees) fee
$$;
update parcels set estimated_fees = pg_temp.capped_fees(estimated_fees, insured_fen),
  actual_fees = case when actual_fees is not null then pg_temp.capped_fees(actual_fees, insured_fen) end
where insured_fen > 1000000 and stage in ('pending_payment', 'to_pick', 'packing', 'to_ship');
update parcels set estimated_fen = pg_temp.sum_of_fees(estimated_fees),
  actual_fen = case when actual_fees is not null then pg_temp.sum_of_fees(actual_fees) end
where insured_fen > 1000000 and stage in ('pending_payment', 'to_pick', 'packing', 'to_ship');
update parcels set insured_fen = 1000000 where insured_fen > 1000000;
alter table parcels add constraint parcels_insured_fen_cap check (insured_fen <= 1000000);
