-- From a pasted link to a purchased item.

-- === Links and products ===

-- Where a short link leads. It is resolved once.
create table short_links (
  url text primary key check (length(url) <= 2048),
  -- The first product address found behind it; empty if there was none.
  target text not null check (length(target) <= 2048),
  -- Why there was none.
  fault text check (fault in ('no_product', 'blocked', 'unreachable')),
  read_at timestamptz not null,
  check ((target = '') = (fault is not null)),
  constraint short_links_target_web check (target = '' or target ~* '^https?://')
);
-- Failures are deleted after a day, so that invented links cannot fill the table.
create index short_links_faults on short_links (read_at) where fault is not null;

-- A site whose links are read (another agent, a photo gallery, a short-link host, an app): what staff added,
-- or changed in the list that comes with the program (domain/src/links/agents/built-in.ts). A row replaces
-- the entry of its host in that list.
create table link_sites (
  host text primary key check (host ~ '^[a-z0-9][a-z0-9+.-]{1,252}$'),
  kind text not null check (kind in ('agent', 'photos', 'short', 'app')),
  -- The site's name if it is an agent, otherwise empty.
  name text not null default '' check (name ~ '^[a-z0-9][a-z0-9_-]{0,39}$' or name = ''),
  -- The site's own numbers for marketplaces: {"0": "1688"}.
  codes jsonb not null default '{}' check (jsonb_typeof(codes) = 'object' and pg_column_size(codes) < 1000),
  is_read boolean not null default true,
  changed_at timestamptz not null,
  changed_by uuid not null references staff,
  check ((kind = 'agent') = (name <> ''))
);
create constraint trigger link_sites_site_version after insert or update or delete on link_sites
  deferrable initially deferred for each row execute function note_site_change();

-- The form of a pasted link that could not be read, with everything personal removed, and how often it
-- occurred.
create table unread_links (
  form text primary key check (length(form) between 4 and 400),
  host text not null check (length(host) between 2 and 100),
  reason text not null check (reason in ('page_unknown', 'scheme_unknown', 'leads_nowhere', 'nothing_read')),
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  check (last_at >= first_at)
);
create index unread_links_host on unread_links (host);
create index unread_links_last on unread_links (last_at);

-- What a source said about a product. Prices are in the smallest unit of `currency`.
create table products (
  id uuid primary key default gen_random_uuid(),
  platform text not null,
  item_id text not null,
  url text not null,
  title text not null,
  freight_fen bigint check (freight_fen >= 0),
  seller_name text not null default '',
  seller_id text not null default '',
  image_file_ids uuid[] not null default '{}',
  options jsonb not null default '[]',
  source text not null,
  read_at timestamptz not null,
  price_minor bigint check (price_minor > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Other variants cost more.
  is_from boolean not null default false,
  variants jsonb not null default '[]',
  availability text check (availability in ('in_stock', 'sold_out')),
  -- Addresses of pictures that could not be copied in time; the next look-up continues with them.
  pictures_left text[] not null default '{}',
  helper_title text not null default '',
  category text not null default '',
  min_order integer check (min_order > 0),
  -- Objects with a minimum quantity and the price of one piece from that quantity on.
  price_steps jsonb not null default '[]',
  unique (platform, item_id, source),
  constraint products_price_has_currency check ((price_minor is null) = (currency is null)),
  constraint products_url_web check (url ~* '^https?://')
);

-- A product page that could not be read, so that it is not asked again for a short time.
create table product_faults (
  platform text not null,
  item_id text not null,
  -- Null: the page responded, but named no product.
  trouble text check (trouble in ('blocked', 'gone', 'shop_closed', 'unreachable')),
  read_at timestamptz not null,
  primary key (platform, item_id)
);
create index product_faults_read_at on product_faults (read_at);

-- The use of one product data source on one day in Shanghai.
create table product_source_days (
  source text not null,
  day date not null,
  calls integer not null default 0 check (calls >= 0),
  answered integer not null default 0 check (answered >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- In thousandths of a fen.
  cost_millifen bigint not null default 0 check (cost_millifen >= 0),
  primary key (source, day)
);

-- A machine translation of words that the dictionary lacks: asked for and paid once, then used for everyone.
create table goods_translations (
  lang text not null check (lang ~ '^[a-z]{2}(-[A-Za-z]+)?$'),
  original text not null check (length(original) between 1 and 300),
  -- Null while it is being asked for, or if that failed.
  translation text check (length(translation) between 1 and 300),
  provider text not null check (provider in ('deepl', 'google', 'baidu')),
  -- Whose goods it was asked for, so that nobody uses up the shared quota. Deleted with the account.
  asked_by uuid references shoppers,
  asked_at timestamptz not null,
  asked_until timestamptz not null,
  tries integer not null default 1 check (tries > 0),
  primary key (lang, original),
  check (asked_until >= asked_at)
);
create index goods_translations_asked on goods_translations (asked_at);
create index goods_translations_asked_by on goods_translations (asked_by) where asked_by is not null;

-- === Cart and orders ===

-- A line of a shopper's cart. `title_latin` and `options_latin` are for readers who do not read Chinese; they
-- are empty if the seller's words can be read or nothing better is known.
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
  -- The price on the page, if the shopper proposes another one.
  page_price_fen bigint check (page_price_fen between 1 and 10000000),
  price_reason text check (price_reason in ('full_reduction', 'negotiated', 'shipping_discount',
    'page_price_wrong', 'other')),
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
  tolerance_percent integer not null default 0 check (tolerance_percent in (0, 5, 10)),
  title_latin text not null default '' check (length(title_latin) <= 300),
  options_latin text not null default '' check (length(options_latin) <= 600),
  -- What the shopper calls it; shown to nobody else.
  own_name text not null default '' check (length(own_name) <= 200),
  -- Whether a machine translated one of the Latin names.
  machine_named boolean not null default false,
  check ((price_reason is null) = (page_price_fen is null)),
  constraint cart_items_url_web check (url ~* '^https?://')
);
create index cart_items_shopper on cart_items (shopper_id, created_at);
create trigger attached before insert or update of image_file_id on cart_items
  for each row when (new.image_file_id is not null)
  execute function check_attached('image_file_id', 'product', '');

-- The number of lines in a cart as of now, even in a statement that waited for a lock: a statement sees the
-- rows from when it began, a volatile function those from when it is called. So a line is added in one
-- statement that locks the shopper first.
create function cart_lines_now(shopper uuid) returns bigint language plpgsql volatile as $$
begin
  return (select count(*) from cart_items where shopper_id = shopper);
end $$;

create sequence order_numbers start 10241;

-- Items from one seller that were placed together. `status` and `sent` are derived from the items by the
-- triggers below; the check of the books verifies them.
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
  review_due_at timestamptz,
  -- The rate of the service fee when the order was placed; a price change before payment uses the same.
  service_per_mille integer check (service_per_mille between 0 and 1000),
  status text not null default 'pending_payment' check (status in ('pending_payment', 'paid', 'processing',
    'in_stock', 'refund_processing', 'refunded', 'cancelled')),
  -- When the confirmation mail is due. Whoever pays at once receives one mail, about the payment. Null: it
  -- was sent or is not needed.
  mail_due_at timestamptz,
  -- Whether everything that is left of the order was shipped abroad.
  sent boolean not null default false
);
create index orders_newest on orders (shopper_id, created_at desc, id desc);
create index orders_unpaid on orders (pay_by) where paid_at is null;
create index orders_placed on orders (created_at);
create index orders_paid on orders (paid_at) where paid_at is not null;
create index orders_number_begins on orders (number text_pattern_ops);
create index orders_warehouse on orders (warehouse_id);
create index orders_by_status on orders (shopper_id, status, created_at desc, id desc);
-- The owner is part of the search indexes, so that a shopper's search takes the same time however many rows
-- others have. The pending list is short, because every search reads all of it.
create index orders_parts on orders using gin ((array[shopper_id]), pairs(seller_name), pairs(number))
  with (gin_pending_list_limit = 1024);
create index orders_mail_due on orders (mail_due_at) where mail_due_at is not null;
create index orders_in_stock on orders (shopper_id, sent, created_at desc, id desc) where status = 'in_stock';
create index orders_signs on orders using gin ((array[shopper_id]), signs(seller_name))
  with (gin_pending_list_limit = 1024);

-- One product with one choice of options: it is bought, refunded and stocked as a unit. `service_fen` is what
-- the shopper pays of the fee, `discount_fen` what a coupon pays.
create table order_items (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  shopper_id uuid not null references shoppers,
  position integer not null,
  stage text not null check (stage in ('pending_payment', 'in_review', 'to_purchase', 'awaiting_customer',
    'supplement_due', 'purchased', 'seller_shipped', 'received', 'abnormal', 'in_stock', 'in_parcel',
    'shipped_abroad', 'storage_expired', 'cancelled', 'refunded', 'abandoned')),
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
  -- What is on hold for it now. The check of the books compares it with the ledger.
  frozen_fen bigint not null default 0 check (frozen_fen >= 0),
  closed_by text check (closed_by in ('shopper', 'staff', 'system')),
  close_reason text not null default '',
  refund_deadline_at timestamptz,
  tolerance_percent integer not null default 0 check (tolerance_percent in (0, 5, 10)),
  -- How many of the pieces were refunded.
  refunded_quantity integer not null default 0,
  discount_fen bigint not null default 0 check (discount_fen >= 0),
  -- What the shopper's plan took off the fee and the detail photos. For information only.
  plan_saved_fen bigint not null default 0 check (plan_saved_fen >= 0),
  title_latin text not null default '' check (length(title_latin) <= 300),
  options_latin text not null default '' check (length(options_latin) <= 600),
  -- As in cart_items, with the Latin names.
  own_name text not null default '' check (length(own_name) <= 200),
  machine_named boolean not null default false,
  unique (order_id, position),
  check (refunded_quantity between 0 and quantity),
  constraint order_items_url_web check (url = '' or url ~* '^https?://')
);
create index order_items_list on order_items (stage_at, id);
create index order_items_list_stage on order_items (stage, stage_at, id);
create index order_items_total on order_items (total_fen, id);
create index order_items_total_stage on order_items (stage, total_fen, id);
create index order_items_list_platform on order_items (platform, stage_at, id);
-- Search of a shopper's own items: by the seller's title, and by everything else the item is called in one
-- expression. The title is separate because staff search by it too, and must not see a shopper's own name.
create index order_items_title_parts on order_items using gin ((array[shopper_id]), pairs(title),
  pairs(title_latin || e'\n' || options_latin || e'\n' || own_name)) with (gin_pending_list_limit = 1024);
create index order_items_product on order_items (item_id, platform) where item_id <> '';
create index order_items_own on order_items (shopper_id, stage, stage_at desc, id);
create index order_items_signs on order_items using gin ((array[shopper_id]),
  signs(title || e'\n' || title_latin || e'\n' || options_latin || e'\n' || own_name))
  with (gin_pending_list_limit = 1024);
create trigger attached before insert or update of image_file_id on order_items
  for each row when (new.image_file_id is not null)
  execute function check_attached('image_file_id', 'product', '');

-- A transition of an item: from, to, by whom, when. Append-only.
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
create index order_item_steps_moment on order_item_steps (step, created_at);
create trigger order_item_steps_append_only before update or delete on order_item_steps
  for each row execute function refuse_change();

-- Whether everything that is left of an order was shipped abroad (domain/src/orders/place.ts).
create function order_sent(stages text[]) returns boolean language sql immutable parallel safe as $$
  select 'shipped_abroad' = any(stages) and stages <@ '{shipped_abroad,cancelled,refunded,abandoned}'
$$;

-- The status that a shopper sees for an item (domain/src/states/item-stages.ts).
create function item_status(stage text, refund_open boolean) returns text
  language sql immutable parallel safe as $$
  select case when refund_open then 'refund_processing' else case stage
    when 'pending_payment' then 'pending_payment'
    when 'in_review' then 'paid'
    when 'in_stock' then 'in_stock'
    when 'in_parcel' then 'in_stock'
    when 'shipped_abroad' then 'in_stock'
    when 'storage_expired' then 'in_stock'
    when 'cancelled' then 'cancelled'
    when 'abandoned' then 'cancelled'
    when 'refunded' then 'refunded'
    else 'processing'
  end end
$$;

-- The status that a shopper sees for an order, from those of its items (domain/src/states/item-stages.ts).
create function order_status(items text[]) returns text language sql immutable parallel safe as $$
  select case
    when items <@ '{cancelled}' then 'cancelled'
    when items <@ '{cancelled,refunded}' then 'refunded'
    when 'refund_processing' = any(items) then 'refund_processing'
    when 'pending_payment' = any(items) then 'pending_payment'
    when 'paid' = any(items) then 'paid'
    when 'processing' = any(items) then 'processing'
    else 'in_stock'
  end
$$;

-- What an ordered item was expected to cost at the shopper's door, so that the package can tell later how
-- right that was. Amounts are the item's shares of one package with all items ordered together. Written once,
-- shortly after the order.
create table order_expectations (
  order_item_id uuid primary key references order_items on delete cascade,
  kept_at timestamptz not null,
  pieces integer not null check (pieces > 0),
  grams_low integer not null check (grams_low >= 0),
  grams_expected integer not null,
  grams_high integer not null,
  -- The order's part. These sums exclude duty and recharge fees, which the package does not know either.
  order_fen bigint not null check (order_fen >= 0),
  low_fen bigint not null,
  expected_fen bigint not null,
  high_fen bigint not null,
  model_version integer not null check (model_version >= 0),
  country text not null references countries,
  line_id text not null references shipping_lines,
  check (grams_expected >= grams_low),
  check (grams_high >= grams_expected),
  check (low_fen >= order_fen),
  check (expected_fen >= low_fen),
  check (high_fen >= expected_fen)
);

-- An order whose expectations are not yet stored, with the language of the browser and the chosen country and
-- shipping method. One statement handles all of them every minute; a job for each order cost far more.
create table orders_to_expect (
  order_id uuid primary key references orders on delete cascade,
  accept_language text not null check (length(accept_language) <= 100),
  country text check (length(country) = 2),
  line_id text check (length(line_id) <= 40)
);
