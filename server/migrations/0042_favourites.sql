-- What shoppers keep of goods: favourites with a note, and the goods that they looked at.
alter table shoppers add column keeps_history boolean not null default true;

create table favourites (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  platform text not null,
  item_id text not null default '',
  url text not null check (octet_length(url) <= 2000 and url ~* '^https?://'),
  title text not null check (length(title) between 1 and 200),
  note text not null default '' check (length(note) <= 200),
  -- Its price in yuan when it became a favourite, if that was known.
  saved_fen bigint check (saved_fen > 0),
  created_at timestamptz not null,
  unique (shopper_id, url)
);
create index favourites_shopper on favourites (shopper_id, created_at);

create table viewed_goods (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  platform text not null,
  item_id text not null default '',
  url text not null check (octet_length(url) <= 2000 and url ~* '^https?://'),
  title text not null check (length(title) between 1 and 200),
  viewed_at timestamptz not null,
  unique (shopper_id, url)
);
create index viewed_goods_shopper on viewed_goods (shopper_id, viewed_at);

-- Goods that are watched for shoppers: each page is read once for all of them.
create table watched_goods (
  id uuid primary key default gen_random_uuid(),
  platform text not null,
  item_id text not null default '',
  url text not null unique check (octet_length(url) <= 2000 and url ~* '^https?://'),
  -- The earliest time of the next reading. It outlives the last watch, so that ending and beginning one makes
  -- no site be read more often.
  next_at timestamptz not null,
  read_at timestamptz,
  -- How often in a row nothing changed, the page could not be read, and was gone.
  unchanged integer not null default 0,
  failed integer not null default 0,
  gone integer not null default 0
);
create index watched_goods_due on watched_goods (next_at);

create table watches (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  goods_id uuid not null references watched_goods,
  title text not null check (length(title) between 1 and 200),
  options_text text not null default '' check (length(options_text) <= 200),
  -- What the shopper was told last, or what the first reading said; null before it.
  seen_state text check (seen_state in ('available', 'sold_out', 'option_gone')),
  seen_fen bigint check (seen_fen > 0),
  -- The day (Asia/Shanghai) of the last message about it: there is at most one a day.
  told_on date,
  until timestamptz not null,
  created_at timestamptz not null,
  unique (shopper_id, goods_id)
);
create index watches_goods on watches (goods_id);
create index watches_until on watches (until);
