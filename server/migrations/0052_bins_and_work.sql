-- Every bin of a package on a cart: the first, and those that its picker opened because it was full. No two
-- packages have one bin.
create table pick_wave_bins (
  wave_id uuid not null,
  parcel_id uuid not null,
  warehouse_id text not null,
  cart integer not null,
  bin integer not null check (bin between 1 and 40),
  left_at timestamptz,
  primary key (wave_id, parcel_id, bin),
  foreign key (wave_id, parcel_id) references pick_wave_parcels,
  foreign key (wave_id, warehouse_id, cart) references pick_waves (id, warehouse_id, cart)
);
create unique index pick_wave_bins_one_package on pick_wave_bins (warehouse_id, cart, bin) where left_at is null;
insert into pick_wave_bins (wave_id, parcel_id, warehouse_id, cart, bin, left_at)
select wave_id, parcel_id, warehouse_id, cart, bin, left_at from pick_wave_parcels;

-- The first bin is taken, and all are left, with the package.
create function follow_pick_wave_parcel() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pick_wave_bins (wave_id, parcel_id, warehouse_id, cart, bin)
    values (new.wave_id, new.parcel_id, new.warehouse_id, new.cart, new.bin);
  else
    update pick_wave_bins set left_at = new.left_at where wave_id = new.wave_id and parcel_id = new.parcel_id;
  end if;
  return null;
end $$;
create trigger pick_wave_parcels_bins after insert or update of left_at on pick_wave_parcels
  for each row execute function follow_pick_wave_parcel();

-- In which of them a piece lies; null for picks of before.
alter table picks add column bin integer;
alter table picks add constraint picks_bin check (bin between 1 and 40) not valid;

-- Goods at the dock and on shelves, sellers' orders and found things are given to somebody too.
alter table assignments drop constraint assignments_subject_kind_check;
alter table assignments add constraint assignments_subject_kind_check
  check (subject_kind in ('order', 'seller_group', 'seller_order', 'refund_case', 'claim', 'inspection',
    'stock_item', 'unclaimed', 'count_difference', 'found_thing', 'parcel', 'dispatch', 'withdrawal',
    'remittance')) not valid;
alter table mentions drop constraint mentions_subject_kind_check;
alter table mentions add constraint mentions_subject_kind_check
  check (subject_kind in ('order', 'seller_group', 'seller_order', 'refund_case', 'claim', 'inspection',
    'stock_item', 'unclaimed', 'count_difference', 'found_thing', 'parcel', 'dispatch', 'withdrawal',
    'remittance', 'shopper', 'lead', 'conversation', 'shift_note')) not valid;
