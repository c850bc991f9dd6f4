-- From a pasted link to a bought item.
create sequence order_numbers start 10241;
create sequence parcel_numbers start 20317;
create sequence recharge_numbers start 30113;

create table products (
  id uuid primary key default gen_random_uuid(),
  platform text not null,
  item_id text not null,
  url text not null,
  title text not null,
  price_fen bigint check (price_fen > 0),
  freight_fen bigint check (freight_fen >= 0),
  seller_name text not null default '',
  seller_id text not null default '',
  image_file_ids uuid[] not null default '{}',
  options jsonb not null default '[]',
  source text not null,
  read_at timestamptz not null,
  unique (platform, item_id, source)
);

create table cart_items (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  platform text not null,
  item_id text not null default '',
  url text not null check (length(url) <= 2048),
  title text not null check (length(title) between 1 and 200),
  seller_name text not null default '',
  image_file_id uuid references files,
  options_text text not null default '' check (length(options_text) <= 200),
  unit_price_fen bigint not null check (unit_price_fen between 1 and 10000000),
  -- What the page said, where the shopper proposes another price.
  page_price_fen bigint check (page_price_fen between 1 and 10000000),
  price_reason text check (price_reason in ('full_reduction', 'negotiated', 'shipping_discount', 'page_price_wrong', 'other')),
  price_reason_text text not null default '' check (length(price_reason_text) <= 150),
  quantity integer not null check (quantity between 1 and 999),
  freight_fen bigint not null default 0 check (freight_fen between 0 and 10000000),
  remark text not null default '' check (length(remark) <= 500),
  photo_shots integer not null default 0 check (photo_shots between 0 and 20),
  photo_remark text not null default '' check (length(photo_remark) <= 500),
  sold_out_choice text not null default 'ask' check (sold_out_choice in ('ask', 'alternative', 'cancel')),
  alternative text not null default '' check (length(alternative) <= 200),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((price_reason is null) = (page_price_fen is null))
);
create index cart_items_shopper on cart_items (shopper_id, created_at);

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  shopper_id uuid not null references shoppers,
  warehouse_id text not null references warehouses,
  platform text not null,
  seller_name text not null,
  contact text not null,
  remark text not null default '',
  created_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  review_due_at timestamptz
);
create index orders_newest on orders (shopper_id, created_at desc, id desc);
create index orders_unpaid on orders (pay_by) where paid_at is null;

create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  shopper_id uuid not null references shoppers,
  position integer not null,
  stage text not null check (stage in (
    'pending_payment', 'in_review', 'to_purchase', 'awaiting_customer', 'supplement_due', 'purchased', 'seller_shipped', 'received',
    'abnormal', 'in_stock', 'in_parcel', 'shipped_abroad', 'storage_expired', 'cancelled', 'refunded', 'abandoned')),
  stage_at timestamptz not null,
  platform text not null,
  item_id text not null,
  url text not null,
  title text not null,
  image_file_id uuid references files,
  options_text text not null,
  unit_price_fen bigint not null check (unit_price_fen > 0),
  page_price_fen bigint,
  price_reason text,
  price_reason_text text not null default '',
  quantity integer not null check (quantity > 0),
  remark text not null,
  sold_out_choice text not null,
  alternative text not null,
  photo_shots integer not null,
  photo_remark text not null,
  goods_fen bigint not null check (goods_fen >= 0),
  freight_fen bigint not null check (freight_fen >= 0),
  service_fen bigint not null check (service_fen >= 0),
  photos_fen bigint not null check (photos_fen >= 0),
  total_fen bigint generated always as (goods_fen + freight_fen + service_fen + photos_fen) stored,
  -- What is set aside for it now. Proved against the ledger by the books check.
  frozen_fen bigint not null default 0 check (frozen_fen >= 0),
  -- Why it ended, and by whom.
  closed_by text check (closed_by in ('shopper', 'staff', 'system')),
  close_reason text not null default '',
  refund_deadline_at timestamptz,
  unique (order_id, position)
);
create index order_items_order on order_items (order_id);
create index order_items_stage on order_items (stage, stage_at);
create index order_items_shopper on order_items (shopper_id, stage);

-- Every step of every item: from, to, by whom, when. Append-only.
create table order_item_steps (
  id bigint generated always as identity primary key,
  order_item_id uuid not null references order_items,
  step text not null,
  from_stage text,
  to_stage text not null,
  actor text not null,
  actor_id uuid,
  note text not null default '',
  created_at timestamptz not null
);
create index order_item_steps_item on order_item_steps (order_item_id, id);
create trigger order_item_steps_append_only before update or delete on order_item_steps for each row execute function refuse_change();

-- Our order at the seller.
create table purchases (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null unique references order_items,
  seller_order_number text not null check (length(seller_order_number) between 1 and 64),
  goods_fen bigint not null check (goods_fen >= 0),
  freight_fen bigint not null check (freight_fen >= 0),
  courier text not null default '',
  tracking_number text check (length(tracking_number) between 4 and 40),
  bought_by uuid not null references staff,
  bought_at timestamptz not null,
  shipped_at timestamptz
);
create index purchases_tracking on purchases (tracking_number);

-- A question to the shopper: the real price differs, or the chosen option is gone. Answered, or out of time.
create table item_questions (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null references order_items,
  kind text not null check (kind in ('price', 'options', 'problem')),
  note text not null default '' check (length(note) <= 500),
  old_goods_fen bigint not null,
  new_goods_fen bigint not null check (new_goods_fen >= 0),
  old_freight_fen bigint not null,
  new_freight_fen bigint not null check (new_freight_fen >= 0),
  asked_by uuid not null references staff,
  asked_at timestamptz not null,
  answer_by timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'expired')),
  answered_at timestamptz
);
create unique index item_questions_open on item_questions (order_item_id) where answer is null;

-- What is still owed for an item or a parcel.
create table supplements (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  order_item_id uuid references order_items,
  parcel_id uuid,
  amount_fen bigint not null check (amount_fen > 0),
  note text not null default '',
  created_at timestamptz not null,
  pay_by timestamptz not null,
  paid_at timestamptz,
  cancelled_at timestamptz,
  check ((order_item_id is null) <> (parcel_id is null))
);
create unique index supplements_open_item on supplements (order_item_id) where paid_at is null and cancelled_at is null;
create unique index supplements_open_parcel on supplements (parcel_id) where paid_at is null and cancelled_at is null;

create table refund_cases (
  id uuid primary key default gen_random_uuid(),
  order_item_id uuid not null references order_items,
  shopper_id uuid not null references shoppers,
  stage text not null check (stage in ('requested', 'with_seller', 'returning', 'to_refund', 'refunded', 'rejected', 'cancelled')),
  reason text not null check (length(reason) between 1 and 500),
  goods_fen bigint not null check (goods_fen >= 0),
  freight_fen bigint not null check (freight_fen >= 0),
  service_fen bigint not null check (service_fen >= 0),
  decision_note text not null default '',
  created_at timestamptz not null,
  stage_at timestamptz not null
);
create unique index refund_cases_open on refund_cases (order_item_id)
  where stage in ('requested', 'with_seller', 'returning', 'to_refund');
create index refund_cases_stage on refund_cases (stage, stage_at);
