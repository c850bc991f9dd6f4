-- A higher price carries our fee (docs/rules/orders.md). What a supplement adds to it: what the shopper pays,
-- what the coupon pays, and what a plan takes off. What was asked before costs what was said then.
alter table supplements
  add column service_fen bigint not null default 0,
  add column discount_fen bigint not null default 0,
  add column plan_saved_fen bigint not null default 0;
alter table supplements add constraint supplements_fees check (
  service_fen >= 0 and discount_fen >= 0 and plan_saved_fen >= 0
  and (order_item_id is not null or (service_fen = 0 and discount_fen = 0 and plan_saved_fen = 0))) not valid;

-- What accepting a higher price costs in fees.
alter table item_questions add column service_fen bigint not null default 0;
alter table item_questions add constraint item_questions_fee check (service_fen >= 0) not valid;

-- The same of a purchase within the tolerance, so that it can be taken back. `added_service_fen` is a part of
-- `added_fen`.
alter table purchases
  add column added_service_fen bigint not null default 0,
  add column added_discount_fen bigint not null default 0,
  add column added_plan_saved_fen bigint not null default 0;
alter table purchases add constraint purchases_added_fees check (
  added_service_fen between 0 and coalesce(added_fen, 0) and added_discount_fen >= 0 and added_plan_saved_fen >= 0) not valid;
