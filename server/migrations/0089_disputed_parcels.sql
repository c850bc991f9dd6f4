-- What a disputed parcel brought stays where it is until staff decide whose it is.
alter table stock_items add column disputed_at timestamptz;

alter table inbounds validate constraint inbounds_stage_check;
alter table unclaimed_parcels validate constraint unclaimed_parcels_stage_check;
alter table stock_items validate constraint stock_items_measured;
