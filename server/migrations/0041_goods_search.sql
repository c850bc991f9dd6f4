-- Goods are found by any part of their titles, in both languages.
-- lock: pages of products that were looked up; a hundred thousand rows take some seconds, and what is written meanwhile waits.
create index products_title_parts on products using gin (pairs(title || ' ' || helper_title));

-- What other shops answered to a search, for an hour, so that the next page and the next reader cost no call.
-- The words themselves are not kept.
create table goods_search_pages (
  source text not null,
  -- Of words, language, order, bounds and page.
  key bytea not null,
  found jsonb not null,
  read_at timestamptz not null,
  primary key (source, key)
);
create index goods_search_pages_read on goods_search_pages (read_at);
