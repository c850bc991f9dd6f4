-- What short links led to: asked once of the outside world, then known.
create table short_links (
  url text primary key check (length(url) <= 2048),
  -- The first product address found behind it; empty where there was none.
  target text not null check (length(target) <= 2048),
  -- Where there was none: why.
  fault text check (fault in ('no_product', 'blocked', 'unreachable')),
  read_at timestamptz not null,
  check ((target = '') = (fault is not null))
);
-- Links that led nowhere are forgotten after a day, or made-up ones would fill the table.
create index short_links_faults on short_links (read_at) where fault is not null;
