-- A scan at the dock can be taken back while nothing followed it. The row stays: the number may be scanned again, and then counts anew.
alter table arrivals add undone_at timestamptz, add undone_by uuid references staff;
alter table arrivals add check ((undone_at is null) = (undone_by is null));

-- What was on the list of unclaimed parcels by such a scan.
alter table unclaimed_parcels drop constraint unclaimed_parcels_stage_check;
alter table unclaimed_parcels add constraint unclaimed_parcels_stage_check
  check (stage in ('unclaimed', 'claimed', 'matched', 'disposed', 'undone'));
