-- Several shoppers may announce one number. Whose the parcel is, is decided when it arrives, by proof where there is more than one claimant.
-- Until it is replaced, a process of the version before cannot store an announcement: its statement names the index that ends here.
alter table inbounds drop constraint inbounds_stage_check;
alter table inbounds add constraint inbounds_stage_check
  check (stage in ('announced', 'in_doubt', 'arrived', 'ended', 'cancelled')) not valid;
drop index inbounds_tracking;
-- lock: few parcels are announced at a time, and the index before was as small.
create unique index inbounds_tracking on inbounds (tracking_number, shopper_id) where stage in ('announced', 'in_doubt');
drop index inbounds_open;
-- lock: as above.
create index inbounds_open on inbounds (shopper_id) where stage in ('announced', 'in_doubt');

-- A claim that an announcement became when a parcel with its number arrived and could be somebody else's.
alter table unclaimed_claims add column inbound_id uuid references inbounds;
-- lock: a table of some hundred rows.
create unique index unclaimed_claims_one_of_inbound on unclaimed_claims (inbound_id) where stage = 'submitted';

-- One parcel is at most one receipt: of goods that we bought, or of one parcel that a shopper sent here, never of both. What was abandoned does not count.
create function refuse_second_receipt() returns trigger language plpgsql as $$
begin
  perform from arrivals where id = new.arrival_id for no key update;
  if exists (
    select from stock_items
    where arrival_id = new.arrival_id and stage <> 'abandoned' and (order_item_id is null or new.order_item_id is null)
  ) then
    raise exception 'The parcel of arrival % was received already', new.arrival_id
      using errcode = 'unique_violation', constraint = 'stock_items_one_receipt';
  end if;
  return new;
end
$$;
create trigger stock_items_one_receipt before insert on stock_items
  for each row execute function refuse_second_receipt();

-- A parcel was received for somebody, and then a buyer recorded its number for goods of others.
alter table unclaimed_parcels drop constraint unclaimed_parcels_stage_check;
alter table unclaimed_parcels add constraint unclaimed_parcels_stage_check
  check (stage in ('unclaimed', 'disputed', 'claimed', 'matched', 'disposed', 'undone')) not valid;
-- What is taken back from its receiver may not have been weighed yet.
alter table stock_items drop constraint stock_items_check1;
alter table stock_items add constraint stock_items_measured check (
  stage in ('received', 'abnormal', 'refunded', 'abandoned')
  or (weight_grams is not null and length_mm is not null and width_mm is not null and height_mm is not null and stocked_at is not null)
) not valid;
