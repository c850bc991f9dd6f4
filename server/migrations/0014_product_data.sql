-- Product data: prices in the seller's own currency, variants, how many calls the data interfaces cost.
alter table products
  -- In the smallest unit of `currency`.
  add column price_minor bigint check (price_minor > 0),
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  -- Other variants cost more.
  add column is_from boolean not null default false,
  add column variants jsonb not null default '[]',
  add column availability text check (availability in ('in_stock', 'sold_out')),
  -- Addresses of pictures that could not be copied in time: the next look-up goes on with them.
  add column pictures_left text[] not null default '{}';
update products set price_minor = price_fen, currency = 'CNY' where price_fen is not null;
alter table products
  drop column price_fen,
  add constraint products_price_has_currency check ((price_minor is null) = (currency is null));

-- One row for each source and day in Shanghai.
create table product_source_days (
  source text not null,
  day date not null,
  calls integer not null default 0 check (calls >= 0),
  answered integer not null default 0 check (answered >= 0),
  failed integer not null default 0 check (failed >= 0),
  -- What the calls cost, in thousandths of a fen.
  cost_millifen bigint not null default 0 check (cost_millifen >= 0),
  primary key (source, day)
);
