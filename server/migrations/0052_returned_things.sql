-- What was not in a package that came back is decided like what a count misses.
alter table count_differences add column parcel_id uuid references parcels;
-- Who told it, where no count or load says so.
alter table count_differences add column told_by uuid references staff;
-- lock: a table of some thousand rows
create index count_differences_parcel on count_differences (parcel_id) where parcel_id is not null;
-- lock: a table of some thousand rows
create index count_differences_told_by on count_differences (told_by) where told_by is not null;
alter table count_differences drop constraint count_differences_of;
alter table count_differences add constraint count_differences_of
  check (num_nonnulls(count_id, load_id, parcel_id) = 1 and (parcel_id is null) = (told_by is null)) not valid;
alter table count_differences drop constraint count_differences_kind_check;
alter table count_differences add constraint count_differences_kind_check
  check (kind in ('missing', 'unlabelled', 'elsewhere', 'other_warehouse', 'moving', 'gone', 'not_arrived',
    'not_returned')) not valid;
