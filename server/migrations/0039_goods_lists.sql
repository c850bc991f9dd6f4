-- Lists of goods that shoppers paste or upload, and keep. A background job reads the product of each row.
create table goods_lists (
  id uuid primary key default gen_random_uuid(),
  shopper_id uuid not null references shoppers,
  name text not null check (length(name) between 1 and 80),
  stage text not null check (stage in ('reading', 'stopped', 'done')),
  -- Of what it was made of, so that the same thing sent twice in a moment is one list.
  content_hash bytea not null,
  -- Whether what it was made of has more rows than are read.
  is_cut boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index goods_lists_shopper on goods_lists (shopper_id, created_at);

create table goods_list_rows (
  id uuid primary key default gen_random_uuid(),
  list_id uuid not null references goods_lists on delete cascade,
  shopper_id uuid not null references shoppers,
  position integer not null check (position between 1 and 2000),
  -- What the sheet says, as it was written: never changed.
  written jsonb not null,
  url text not null check (length(url) <= 4000),
  is_read boolean not null default false,
  -- What the page of the product said when it was read; null if it could not be read.
  found jsonb,
  title text not null default '' check (length(title) <= 200),
  -- Why the link leads to nothing that can be bought, and why the row cannot go into the cart as it stands.
  link_issue text check (link_issue in ('no_link', 'cut_link', 'outside_china', 'no_product', 'gone', 'unread', 'sold_out',
    'quantity_unclear', 'price_differs', 'option_needed', 'price_unknown')),
  issue text check (issue in ('no_link', 'cut_link', 'outside_china', 'no_product', 'gone', 'unread', 'sold_out',
    'quantity_unclear', 'price_differs', 'option_needed', 'price_unknown')),
  -- Of one piece, with the chosen options.
  price_fen bigint check (price_fen between 1 and 10000000),
  -- The shopper's choices.
  options_text text not null default '' check (length(options_text) <= 200),
  quantity integer check (quantity between 1 and 999),
  remark text not null default '' check (length(remark) <= 500),
  own_fen bigint check (own_fen between 1 and 10000000),
  price_accepted boolean not null default false,
  -- When it was put into the cart; it is put there once.
  added_at timestamptz,
  unique (list_id, position)
);
create index goods_list_rows_shopper on goods_list_rows (shopper_id);
create index goods_list_rows_unread on goods_list_rows (list_id, position) where not is_read;
