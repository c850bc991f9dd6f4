-- Coupons, points and plans. What a coupon pays is a posting in the ledger.

-- === Coupons ===

-- A coupon as staff create it. It is never changed, only stopped: coupons that were given keep their rule.
create table coupon_offers (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null check (is_texts(name, 1, 60)),
  -- What it pays part of: the service fee of an order, or the freight of a package.
  purpose text not null check (purpose in ('service', 'shipping')),
  amount_fen bigint check (amount_fen > 0),
  per_mille integer check (per_mille between 1 and 1000),
  cap_fen bigint check (cap_fen > 0),
  minimum_fen bigint not null default 0 check (minimum_fen >= 0),
  -- Valid for this many days from when it is given, but never beyond `ends_at`.
  valid_days integer not null check (valid_days between 1 and 1095),
  ends_at timestamptz,
  -- How shoppers obtain it, apart from staff: a code they type, registration, or points.
  code text unique check (code ~ '^[A-Z0-9]{4,20}$'),
  on_register boolean not null default false,
  points_price integer check (points_price > 0),
  -- The maximum in all, and for each shopper.
  total_limit integer check (total_limit > 0),
  per_shopper integer not null default 1 check (per_shopper between 1 and 100),
  created_at timestamptz not null,
  created_by uuid references staff,
  stopped_at timestamptz,
  stopped_by uuid references staff,
  check ((amount_fen is null) <> (per_mille is null)),
  check (cap_fen is null or per_mille is not null)
);
create index coupon_offers_newest on coupon_offers (created_at desc, id desc);

-- A coupon held by a shopper, with the rule under which it was given.
create table coupons (
  id uuid primary key default gen_random_uuid(),
  coupon_offer_id uuid not null references coupon_offers,
  shopper_id uuid not null references shoppers,
  purpose text not null check (purpose in ('service', 'shipping')),
  amount_fen bigint check (amount_fen > 0),
  per_mille integer check (per_mille between 1 and 1000),
  cap_fen bigint check (cap_fen > 0),
  minimum_fen bigint not null check (minimum_fen >= 0),
  source text not null check (source in ('code', 'register', 'points', 'staff')),
  note text not null default '' check (length(note) <= 300),
  given_by uuid references staff,
  created_at timestamptz not null,
  valid_until timestamptz not null,
  -- What it is used for; cleared when that is cancelled.
  used_at timestamptz,
  order_id uuid unique references orders,
  parcel_id uuid unique references parcels,
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  -- A keyed hash of the mailbox it was given to. It outlives the account, so that another account of the same
  -- mailbox receives no second coupon of an offer.
  mailbox_hash bytea,
  check ((used_at is not null) = (num_nonnulls(order_id, parcel_id) = 1)),
  check (order_id is null or purpose = 'service'),
  check (parcel_id is null or purpose = 'shipping')
);
create index coupons_newest on coupons (shopper_id, created_at desc, id desc);
create index coupons_offer on coupons (coupon_offer_id, created_at desc, id desc);
create index coupons_mailbox on coupons (mailbox_hash) where mailbox_hash is not null;

-- A change of a coupon: given, used, given back. Append-only.
create table coupon_steps (
  id bigint generated always as identity primary key,
  coupon_id uuid not null references coupons,
  step text not null check (step in ('give', 'use', 'give_back')),
  order_id uuid references orders,
  parcel_id uuid references parcels,
  actor text not null check (actor in ('shopper', 'staff', 'system')),
  actor_id uuid,
  created_at timestamptz not null
);
create index coupon_steps_coupon on coupon_steps (coupon_id, id);
create trigger coupon_steps_append_only before update or delete on coupon_steps
  for each row execute function refuse_change();

-- === Points ===

-- Points earned by one received package. They expire together and are spent earliest expiry first.
create table point_lots (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  parcel_id uuid not null unique references parcels,
  -- The rule by which they were earned: the amount paid, and the points for 100 yuan.
  paid_fen bigint not null check (paid_fen >= 0),
  per_100_yuan integer not null check (per_100_yuan >= 0),
  points integer not null check (points > 0),
  left_points integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the shopper was told that they expire soon.
  noticed_at timestamptz,
  -- Points that a refund took back. If they had been spent already, they are owed and deducted from the next
  -- ones earned.
  given_back_points integer not null default 0 check (given_back_points >= 0),
  owed_points integer not null default 0 check (owed_points >= 0),
  check (left_points between 0 and points),
  constraint point_lots_given_back check (owed_points <= given_back_points and given_back_points <= points)
);
create index point_lots_expiring on point_lots (expires_at) where left_points > 0;
create index point_lots_owed on point_lots (shopper_id) where owed_points > 0;
-- The points left are summed from the index alone.
create index point_lots_open on point_lots (shopper_id, expires_at, id) include (left_points)
  where left_points > 0;

-- A change of a shopper's points, with its cause. Append-only.
create table point_entries (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  cause text not null check (cause in ('receipt', 'exchanged', 'expired', 'given_back')),
  points integer not null check (points <> 0),
  balance_after integer not null check (balance_after >= 0),
  parcel_id uuid references parcels,
  coupon_id uuid references coupons,
  created_at timestamptz not null
);
create index point_entries_newest on point_entries (shopper_id, created_at desc, id desc);
create trigger point_entries_append_only before update or delete on point_entries
  for each row execute function refuse_change();

-- === Plans ===

-- A paid tier. It is never changed, only stopped. Null means that the configuration applies.
create table plans (
  id uuid primary key default gen_random_uuid(),
  name jsonb not null check (is_texts(name, 1, 40)),
  price_fen bigint not null check (price_fen between 1 and 1000000),
  free_storage_days integer check (free_storage_days between 1 and 365),
  photo_price_fen bigint check (photo_price_fen between 0 and 10000),
  service_per_mille integer check (service_per_mille between 0 and 300),
  review_hours integer check (review_hours between 1 and 72),
  created_at timestamptz not null,
  created_by uuid references staff,
  stopped_at timestamptz
);

-- A shopper's subscription to a plan, at most one at a time.
create table plan_memberships (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  plan_id uuid not null references plans,
  started_at timestamptz not null,
  -- The end of the paid month. It is renewed then, unless it was cancelled.
  paid_until timestamptz not null,
  cancelled_at timestamptz,
  ended_at timestamptz,
  -- The end of the month for which the shopper was told that the balance does not suffice.
  warned_for timestamptz,
  end_reason text check (end_reason in ('cancelled', 'unpaid', 'changed', 'stopped')),
  created_at timestamptz not null,
  -- The plan that replaces this one when the paid month ends.
  next_plan_id uuid references plans,
  check ((ended_at is null) = (end_reason is null)),
  check (next_plan_id is null or (cancelled_at is null and ended_at is null and next_plan_id <> plan_id))
);
create unique index plan_memberships_open on plan_memberships (shopper_id) where ended_at is null;
create index plan_memberships_due on plan_memberships (paid_until) where ended_at is null;

-- A paid month. Each month is paid once.
create table plan_charges (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references plan_memberships,
  shopper_id uuid not null references shoppers,
  plan_id uuid not null references plans,
  from_at timestamptz not null,
  until_at timestamptz not null,
  price_fen bigint not null check (price_fen > 0),
  -- What was credited for the unused part of the month before.
  credit_fen bigint not null default 0 check (credit_fen >= 0),
  created_at timestamptz not null,
  -- The month that was credited. It is credited once.
  credit_of uuid unique references plan_charges,
  unique (membership_id, from_at),
  check (until_at > from_at)
);
create index plan_charges_newest on plan_charges (shopper_id, created_at desc, id desc);

-- What a plan saved in a month, recorded when it is granted: a lower fee, cheaper photos, longer storage. A
-- price change before payment adds the difference. Append-only.
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
create trigger plan_savings_append_only before update or delete on plan_savings
  for each row execute function refuse_change();

-- What a month has saved so far. What was cancelled before it was bought saved nothing.
create function plan_month_saved(month uuid) returns bigint language sql stable as $$
  select greatest(0, coalesce(sum(s.saved_fen), 0))::bigint
  from plan_savings s left join order_items i on i.id = s.order_item_id
  where s.charge_id = month and i.stage is distinct from 'cancelled'
$$;

-- A month is credited only towards a more expensive one of the same shopper, and by no more than it has not
-- saved yet.
create function guard_plan_charge() returns trigger language plpgsql as $$
declare
  before plan_charges;
begin
  if new.credit_of is null then
    if new.credit_fen > 0 then
      raise exception 'what is left of no month counts nothing' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  select * into before from plan_charges where id = new.credit_of for update;
  if before.shopper_id <> new.shopper_id or before.price_fen >= new.price_fen then
    raise exception 'a month gives way to a dearer one of the same shopper only'
      using errcode = 'check_violation';
  end if;
  if new.credit_fen > greatest(0, before.price_fen - plan_month_saved(before.id)) then
    raise exception 'a month counts more than it has not saved yet' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger plan_charges_guard before insert on plan_charges
  for each row execute function guard_plan_charge();

-- A month that was credited towards another saves nothing more.
create function guard_plan_saving() returns trigger language plpgsql as $$
begin
  perform 1 from plan_charges where id = new.charge_id for share;
  if exists (select from plan_charges where credit_of = new.charge_id) then
    raise exception 'a month that gave way to another saves nothing more' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger plan_savings_guard before insert on plan_savings
  for each row execute function guard_plan_saving();
