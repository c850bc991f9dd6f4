-- More of what a page says: a title in another language, its category, the smallest quantity, prices by quantity.
alter table products
  add column helper_title text not null default '',
  add column category text not null default '',
  add column min_order integer check (min_order > 0),
  -- Objects with the smallest quantity and what one piece costs from there, in the smallest unit of `currency`.
  add column price_steps jsonb not null default '[]';

-- The demo mall's products are read from its pages like any other shop's.
delete from products where source = 'demo_mall';

-- Pages that could not be read, for the short time in which nobody asks them again.
create table product_faults (
  platform text not null,
  item_id text not null,
  -- Null: it answered, and named no product.
  trouble text check (trouble in ('blocked', 'gone', 'shop_closed', 'unreachable')),
  read_at timestamptz not null,
  primary key (platform, item_id)
);
create index product_faults_read_at on product_faults (read_at);
