-- What trade came to, counted every night: pages read these rows and never a year of orders.

-- How long packages really took, by destination and shipping method: of a month, and of twelve months together (an empty month).
create table line_days (
  country text not null check (country ~ '^[A-Z]{2}$'),
  line_id text not null references shipping_lines on delete cascade,
  month text not null check (month ~ '^(\d{4}-(0[1-9]|1[0-2]))?$'),
  -- That were delivered; counted in the month in which they left.
  parcels integer not null check (parcels > 0),
  days_p50 integer not null check (days_p50 >= 0),
  days_p90 integer not null check (days_p90 >= days_p50),
  -- What most of them were promised, and how many took longer than they were.
  promised_min integer not null check (promised_min >= 0),
  promised_max integer not null check (promised_max >= promised_min),
  late integer not null check (late >= 0 and late <= parcels),
  primary key (country, line_id, month)
);

-- A seller as the dock knows it: `marketplace number-or-name`, as in goods_knowledge.
create table seller_figures (
  shop text primary key check (length(shop) between 1 and 300),
  name text not null check (length(name) between 1 and 300),
  products integer not null check (products > 0),
  arrived integer not null check (arrived > 0),
  problems integer not null check (problems >= 0),
  returned integer not null check (returned >= 0),
  -- From purchase to dock, by product; null where none is known.
  days_p50 integer check (days_p50 >= 0),
  days_p90 integer check (days_p90 >= days_p50)
);
create index seller_figures_problems on seller_figures (problems desc, shop);

-- Goods that cost more than they bring, and goods that travel alone, over twelve months.
create table goods_trade (
  platform text not null,
  item_id text not null,
  title text not null,
  bought integer not null check (bought > 0),
  -- Closed by staff; given back; paid for because it was lost or damaged.
  refused integer not null check (refused >= 0),
  refunded integer not null check (refunded >= 0),
  refunded_fen bigint not null check (refunded_fen >= 0),
  claimed integer not null check (claimed >= 0),
  claimed_fen bigint not null check (claimed_fen >= 0),
  -- Packages in which it lay alone: what could be packed as it arrives.
  alone integer not null check (alone >= 0),
  primary key (platform, item_id)
);
create index goods_trade_loss on goods_trade ((refunded_fen + claimed_fen) desc, refused desc) where refunded + claimed + refused > 0;
create index goods_trade_alone on goods_trade (alone desc) where alone > 0;
