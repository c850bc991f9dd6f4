-- Detail photos of what lies on a shelf: ordered and paid by its shopper, waited for, then taken, answered that they cannot be, or called off. What is
-- ordered before inspection stays with the order's item.
create table photo_orders (
  id uuid primary key default gen_random_uuid(),
  stock_item_id uuid not null references stock_items,
  shopper_id uuid not null references shoppers,
  stage text not null default 'waiting' check (stage in ('waiting', 'taken', 'declined', 'cancelled')),
  shots integer not null check (shots between 1 and 100),
  remark text not null default '' check (length(remark) <= 500),
  -- On hold while it waits; afterwards what was kept of it is `taken_fen`, and the rest went back.
  fee_fen bigint not null check (fee_fen >= 0),
  taken_fen bigint not null default 0 check (taken_fen between 0 and fee_fen),
  reason text not null default '' check (length(reason) <= 500),
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_by uuid references staff,
  check ((stage = 'waiting') = (ended_at is null)),
  check (stage <> 'declined' or reason <> '')
);
-- One waits at a time; more photos join it.
create unique index photo_orders_one_waiting on photo_orders (stock_item_id) where stage = 'waiting';
create index photo_orders_stock_item on photo_orders (stock_item_id);
create index photo_orders_longest_waiting on photo_orders (created_at) where stage = 'waiting';

-- What waits for its photos stays in stock: the money on hold for them ends first.
create function refuse_leaving_with_photos() returns trigger language plpgsql as $$
begin
  if exists (select from photo_orders where stock_item_id = new.id and stage = 'waiting') then
    raise exception 'stock item % waits for detail photos', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger stock_items_photos before update of stage on stock_items
  for each row when (old.stage = 'in_stock' and new.stage <> 'in_stock') execute function refuse_leaving_with_photos();

-- What a photo shows, so that its caption can say it. Of those that were taken before nothing is known.
alter table stock_photos
  add column photo_order_id uuid references photo_orders,
  add column shows text not null default 'other' check (shows in (
    'front', 'back', 'label', 'flaw', 'measure', 'scale', 'accessories', 'packaging', 'other'
  )),
  -- Of a flaw: which of those that have a name in every language; and a note in the words of whoever saw it.
  add column flaw text check (flaw in (
    'crack', 'chip', 'scratch', 'stain', 'hole', 'tear', 'thread', 'dent', 'colour', 'print', 'glue', 'missing'
  )),
  add column note text not null default '' check (length(note) <= 100),
  add constraint stock_photos_flaw check (flaw is null or shows = 'flaw'),
  add constraint stock_photos_ordered_detail check (photo_order_id is null or kind = 'detail');
create index stock_photos_photo_order on stock_photos (photo_order_id) where photo_order_id is not null;
