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
