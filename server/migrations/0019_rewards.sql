-- Coupons, points, plans (PRODUCT.md 14). What they take off is a row of the price; what a coupon pays is a posting of the books.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'available', 'frozen', 'withdrawing', 'clearing', 'exchange', 'supplier', 'carrier', 'revenue', 'payout', 'adjustment', 'marketing'));
alter table ledger_transactions drop constraint ledger_transactions_subject_kind_check;
alter table ledger_transactions add constraint ledger_transactions_subject_kind_check check (subject_kind in (
  'order_item', 'parcel', 'recharge', 'remittance', 'withdrawal', 'stock_item', 'refund_case', 'adjustment', 'plan'));

-- A coupon as staff make it. It is never changed, only stopped: what was given keeps the rule that it was given by.
create table coupon_offers (
  id uuid primary key default gen_random_uuid(),
  name_en text not null check (length(name_en) between 1 and 60),
  name_zh text not null check (length(name_zh) between 1 and 60),
  -- What it pays a part of: our service fee on an order, or the freight of a package.
  purpose text not null check (purpose in ('service', 'shipping')),
  amount_fen bigint check (amount_fen > 0),
  per_mille integer check (per_mille between 1 and 1000),
  cap_fen bigint check (cap_fen > 0),
  minimum_fen bigint not null default 0 check (minimum_fen >= 0),
  -- Good for so many days from when it is given, and never beyond `ends_at`.
  valid_days integer not null check (valid_days between 1 and 1095),
  ends_at timestamptz,
  -- How shoppers come by it, beside staff: a code they type, registration, points.
  code text unique check (code ~ '^[A-Z0-9]{4,20}$'),
  on_register boolean not null default false,
  points_price integer check (points_price > 0),
  -- How many there may be in all, and for one shopper.
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

-- A coupon in a shopper's hands, with the rule that it was given by.
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
  -- What it is used for now; taken off again when that is cancelled.
  used_at timestamptz,
  order_id uuid unique references orders,
  parcel_id uuid unique references parcels,
  -- What it takes off there.
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  check ((used_at is not null) = (num_nonnulls(order_id, parcel_id) = 1)),
  check (order_id is null or purpose = 'service'),
  check (parcel_id is null or purpose = 'shipping')
);
create index coupons_newest on coupons (shopper_id, created_at desc, id desc);
create index coupons_offer on coupons (coupon_offer_id, created_at desc, id desc);

-- Given, used, given back: every change of a coupon. Append-only.
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
create trigger coupon_steps_append_only before update or delete on coupon_steps for each row execute function refuse_change();

-- Of the fee, what a coupon pays: `service_fen` is what the shopper pays, and the two together are the fee.
alter table order_items
  add column discount_fen bigint not null default 0 check (discount_fen >= 0),
  -- What the shopper's plan took off the fee and the detail photos; only told, never charged.
  add column plan_saved_fen bigint not null default 0 check (plan_saved_fen >= 0);
-- The rate of the fee by which it was placed: a change of the price before paying uses the same.
alter table orders add column service_per_mille integer check (service_per_mille between 0 and 1000);
-- The part of the coupon in the fee that is given up; it goes back to us, not to the shopper.
alter table refund_cases add column discount_fen bigint not null default 0 check (discount_fen >= 0);
-- How many of its free days it has by a plan.
alter table stock_items add column plan_days integer not null default 0 check (plan_days >= 0);
alter table parcels add column plan_saved_fen bigint not null default 0 check (plan_saved_fen >= 0);

-- Points: earned in lots that expire together, spent from the lot that expires first.
create table point_lots (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  -- What they were earned by, once: a package that was received.
  parcel_id uuid not null unique references parcels,
  -- The rule they were made by: what was paid, and how many points there were for 100 yuan.
  paid_fen bigint not null check (paid_fen >= 0),
  per_100_yuan integer not null check (per_100_yuan >= 0),
  points integer not null check (points > 0),
  left_points integer not null check (left_points between 0 and points),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the shopper was told that they expire soon.
  noticed_at timestamptz
);
create index point_lots_open on point_lots (shopper_id, expires_at) where left_points > 0;
create index point_lots_expiring on point_lots (expires_at) where left_points > 0;

-- Every change of a shopper's points with its cause. Append-only.
create table point_entries (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  cause text not null check (cause in ('receipt', 'exchanged', 'expired')),
  points integer not null check (points <> 0),
  balance_after integer not null check (balance_after >= 0),
  parcel_id uuid references parcels,
  coupon_id uuid references coupons,
  created_at timestamptz not null
);
create index point_entries_newest on point_entries (shopper_id, created_at desc, id desc);
create trigger point_entries_append_only before update or delete on point_entries for each row execute function refuse_change();

-- A paid tier. It is never changed, only stopped; where it says nothing, the configuration holds.
create table plans (
  id uuid primary key default gen_random_uuid(),
  name_en text not null check (length(name_en) between 1 and 40),
  name_zh text not null check (length(name_zh) between 1 and 40),
  price_fen bigint not null check (price_fen between 1 and 1000000),
  free_storage_days integer check (free_storage_days between 1 and 365),
  photo_price_fen bigint check (photo_price_fen between 0 and 10000),
  service_per_mille integer check (service_per_mille between 0 and 300),
  review_hours integer check (review_hours between 1 and 72),
  created_at timestamptz not null,
  created_by uuid references staff,
  stopped_at timestamptz
);

-- A shopper on a plan, until it ends. One at a time.
create table plan_memberships (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  plan_id uuid not null references plans,
  started_at timestamptz not null,
  -- The end of what is paid. It is renewed then, unless it was cancelled.
  paid_until timestamptz not null,
  cancelled_at timestamptz,
  ended_at timestamptz,
  -- The end of a month before which the shopper was told that the balance will not do.
  warned_for timestamptz,
  end_reason text check (end_reason in ('cancelled', 'unpaid', 'changed', 'stopped')),
  created_at timestamptz not null,
  check ((ended_at is null) = (end_reason is null))
);
create unique index plan_memberships_open on plan_memberships (shopper_id) where ended_at is null;
create index plan_memberships_due on plan_memberships (paid_until) where ended_at is null;

-- What was paid for which time. A month is paid once.
create table plan_charges (
  id uuid primary key default gen_random_uuid(),
  membership_id uuid not null references plan_memberships,
  shopper_id uuid not null references shoppers,
  plan_id uuid not null references plans,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  price_fen bigint not null check (price_fen > 0),
  -- What was left of the plan before, where one was changed for another.
  credit_fen bigint not null default 0 check (credit_fen >= 0),
  created_at timestamptz not null,
  unique (membership_id, from_at)
);
create index plan_charges_newest on plan_charges (shopper_id, created_at desc, id desc);
