-- Photos of earlier pieces, for whoever thinks of buying the same: what may be shown of what was taken at inspection, in copies of their own that nobody can follow to the original.
alter table files
  drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('avatar', 'product', 'inspection', 'packing', 'review', 'receipt', 'attachment', 'document', 'preview'));

-- Whether others may see photos of what somebody bought: all of it, or one piece. Its own shopper sees them either way.
alter table shoppers add shares_photos boolean not null default true;
alter table stock_items add shares_photos boolean not null default true;
-- Held back by whoever took it, or taken out by staff afterwards.
alter table stock_photos add held_back boolean not null default false;

create table goods_photos (
  id uuid primary key default gen_random_uuid(),
  -- Null: no longer shown; a job removes it with its copies.
  goods_id bigint references goods_knowledge on delete set null,
  -- Null: taken before this shop kept records of whose it was.
  stock_photo_id uuid unique references stock_photos,
  shows text not null check (shows in ('front', 'back', 'flaw', 'measure', 'scale')),
  flaw text check (flaw is null or shows = 'flaw'),
  -- The choice in the words of the product's own page; empty where there was none.
  options_text text not null check (length(options_text) <= 400),
  option_hash bytea not null check (length(option_hash) = 16),
  pieces integer not null check (pieces > 0),
  weight_grams integer not null check (weight_grams > 0),
  length_mm integer not null check (length_mm > 0),
  width_mm integer not null check (width_mm > 0),
  height_mm integer not null check (height_mm > 0),
  taken_at timestamptz not null,
  -- Its shopper has a day to keep it to themselves.
  shown_from timestamptz not null,
  -- Our copies, made a moment later.
  small_file_id uuid references files on delete set null,
  large_file_id uuid references files on delete set null,
  check ((small_file_id is null) = (large_file_id is null) or goods_id is null)
);
create index goods_photos_newest on goods_photos (goods_id, taken_at desc, id desc);
create index goods_photos_all_newest on goods_photos (taken_at desc, id desc) where goods_id is not null and small_file_id is not null;
create index goods_photos_waiting on goods_photos (id) where goods_id is null or small_file_id is null;
create index goods_photos_small_file on goods_photos (small_file_id) where small_file_id is not null;
create index goods_photos_large_file on goods_photos (large_file_id) where large_file_id is not null;
create trigger attached_small before insert or update of small_file_id on goods_photos
  for each row execute function check_attached('small_file_id', 'preview', '');
create trigger attached_large before insert or update of large_file_id on goods_photos
  for each row execute function check_attached('large_file_id', 'preview', '');

-- What may be shown changes with the shelf, the photo and the shopper's wish: each marks the product, and the job that computes it looks at its photos as well.
create function mark_goods_of_photo() returns trigger language plpgsql as $$
begin
  perform mark_goods(stock.order_item_id) from stock_items stock where stock.id = new.stock_item_id and stock.order_item_id is not null;
  return null;
end $$;
create trigger stock_photos_mark_goods after update of shows, flaw, held_back on stock_photos for each row
  when ((old.shows, old.flaw, old.held_back) is distinct from (new.shows, new.flaw, new.held_back)) execute function mark_goods_of_photo();
create trigger stock_items_mark_photos after update of stocked_at, shares_photos on stock_items for each row
  when (new.order_item_id is not null and (old.stocked_at, old.shares_photos) is distinct from (new.stocked_at, new.shares_photos))
  execute function mark_goods_of_stock();

create function mark_goods_of_shopper() returns trigger language plpgsql as $$
begin
  insert into goods_marks (platform, item_id)
  select distinct item.platform, item.item_id from order_items item join stock_items stock on stock.order_item_id = item.id
  where stock.shopper_id = new.id and length(item.item_id) between 1 and 200;
  return null;
end $$;
create trigger shoppers_mark_goods after update of shares_photos on shoppers for each row
  when (old.shares_photos <> new.shares_photos) execute function mark_goods_of_shopper();

-- What was photographed until today.
insert into goods_marks (platform, item_id)
select distinct item.platform, item.item_id from order_items item
join stock_items stock on stock.order_item_id = item.id join stock_photos photo on photo.stock_item_id = stock.id
where stock.stocked_at is not null and length(item.item_id) between 1 and 200;
