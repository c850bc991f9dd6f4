-- What goods and their options are called in Latin letters, for whoever does not read Chinese: as it was known when they were added. Empty where
-- the seller's own words can be read, or nothing better is known.
alter table cart_items
  add column title_latin text not null default '' check (length(title_latin) <= 300),
  add column options_latin text not null default '' check (length(options_latin) <= 600),
  -- What its shopper calls it, and nobody else is shown.
  add column own_name text not null default '' check (length(own_name) <= 200);
alter table order_items
  add column title_latin text not null default '' check (length(title_latin) <= 300),
  add column options_latin text not null default '' check (length(options_latin) <= 600),
  add column own_name text not null default '' check (length(own_name) <= 200);
alter table stock_items
  add column title_latin text not null default '' check (length(title_latin) <= 300);
