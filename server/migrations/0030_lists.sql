-- Staff's lists: how somebody wants to see one again, and what lets the first page of each answer at once however long it has grown.
create table list_views (
  id uuid primary key default gen_random_uuid(),
  list text not null,
  staff_id uuid not null references staff,
  name text not null check (length(name) between 1 and 60),
  shared boolean not null,
  query jsonb not null,
  created_at timestamptz not null
);
create unique index list_views_name on list_views (staff_id, list, lower(name));
create index list_views_shared on list_views (list) where shared;

create table list_layouts (
  staff_id uuid not null references staff,
  list text not null,
  -- In the order of the screen; null: those that everybody sees at first.
  columns text[],
  density text not null check (density in ('normal', 'compact')),
  default_view uuid references list_views on delete set null,
  primary key (staff_id, list)
);

-- Each order that a list can have, alone and within a stage. The id makes it total, so that a page can end anywhere.
create index order_items_list on order_items (stage_at, id);
create index order_items_list_stage on order_items (stage, stage_at, id);
create index order_items_total on order_items (total_fen, id);
create index order_items_total_stage on order_items (stage, total_fen, id);
drop index order_items_stage;
create index parcels_list on parcels (stage_at, id);
create index parcels_list_stage on parcels (stage, stage_at, id);
create index parcels_created on parcels (created_at, id);
create index parcels_created_stage on parcels (stage, created_at, id);
drop index parcels_stage;
create index stock_items_list on stock_items (received_at, id);
create index stock_items_list_stage on stock_items (stage, received_at, id);
drop index stock_items_stage;
create index stock_items_shelf on stock_items (shelf text_pattern_ops) where shelf <> '';
create index shoppers_list on shoppers (created_at, id);
create index recharges_list_stage on recharges (stage, created_at, id);
create index recharges_amount on recharges (credit_fen, id);
create index remittances_list on remittances (created_at, id);
create index withdrawals_list on withdrawals (created_at, id);
create index withdrawals_amount on withdrawals (amount_fen, id);
create index refund_cases_list on refund_cases (created_at, id);
create index mails_waiting on mails (created_at, id) where sent_at is null;

-- What is searched for is the beginning of a number, a code or a name, or a part of a title.
-- Any two letters that stand beside each other, each pair once: most Chinese words have two, too few for the trigrams of PostgreSQL's own extension.
create function pairs(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(low, at, 2)), '{}')
  from (select lower(words) as low) spelled, generate_series(1, length(low) - 1) at
$$;
create index orders_number_begins on orders (number text_pattern_ops);
create index parcels_number_begins on parcels (number text_pattern_ops);
create index parcels_tracking_begins on parcels (tracking_number text_pattern_ops);
create index purchases_tracking_begins on purchases (tracking_number text_pattern_ops);
create index purchases_seller_begins on purchases (seller_order_number text_pattern_ops);
create index arrivals_tracking_begins on arrivals (tracking_number text_pattern_ops);
create index stock_items_arrival on stock_items (arrival_id);
create index shoppers_email_begins on shoppers (lower(email) text_pattern_ops);
create index shoppers_name_begins on shoppers (lower(nickname) text_pattern_ops);
create index recharges_provider_ref_begins on recharges (provider_ref text_pattern_ops);
create index mails_recipient_begins on mails (lower(recipient) text_pattern_ops);
create index order_items_title_parts on order_items using gin (pairs(title));
create index stock_items_title_parts on stock_items using gin (pairs(title));
create index mails_subject_parts on mails using gin (pairs(subject));
