-- A label on every piece: the number of a thing on it, of how many pieces labels were printed, and which of these are in which box.
create sequence goods_numbers as integer start 10407;
alter table stock_items
  add column goods_number integer not null unique default nextval('goods_numbers') check (goods_number > 0),
  add column labelled_pieces integer not null default 0 check (labelled_pieces between 0 and 999);
alter sequence goods_numbers owned by stock_items.goods_number;

-- One row a label: the same one cannot be counted twice for a box, whoever asks.
create table packed_pieces (
  parcel_id uuid not null,
  stock_item_id uuid not null,
  piece integer not null check (piece between 1 and 999),
  packed_at timestamptz not null,
  primary key (parcel_id, stock_item_id, piece),
  foreign key (parcel_id, stock_item_id) references parcel_items on delete cascade
);
